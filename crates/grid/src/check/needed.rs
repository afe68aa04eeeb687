//! Idle clues and parts, and sets of clues that suffice.
//!
//! All of it is answered by one query: is there a table that satisfies some parts of the clues but not all? The
//! smallest sufficient set is found by implicit hitting sets: a set of clues suffices exactly if it contains one of the
//! violated clues of every such table (Davies and Bacchus 2011; Ignatiev et al. 2015).

use bachet_notation::GridPuzzle;
use bachet_solver::{Budget, Model, Satisfiable, Solver, Tag};

use super::{Check, CheckOptions, Limit, Smallest, Verdict, parts};
use crate::compile::{Request, compile_as};
use crate::count::kept;
use crate::tags::DEFINITION;
use crate::{Evaluator, Solution};

/// Finds idle clues and parts, a sufficient set and, if asked for, the smallest one.
pub(super) fn find(
    puzzle: &GridPuzzle,
    options: CheckOptions,
    check: &mut Check,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let unique = check.solutions.first().filter(|_| check.verdict == Verdict::Unique).cloned();
    let query = Query { puzzle, unique: unique.as_ref() };
    let readable: Vec<usize> = (0..puzzle.clues.len()).filter(|&clue| puzzle.clues[clue].truth.is_some()).collect();
    for &clue in &readable {
        if query.suffices(|other| other != clue, budget)? {
            check.idle_clues.push(clue);
        } else if parts(&puzzle.clues[clue]).len() > 1 {
            let first = kept(puzzle, |other| other < clue).iter().filter(|&&kept| kept).count();
            for part in 0..parts(&puzzle.clues[clue]).len() {
                let mut all = kept(puzzle, |_| true);
                all[first + part] = false;
                if query.counterexample(&all, budget)?.is_none() {
                    check.idle_parts.push((clue, part));
                }
            }
        }
    }
    // The last clues are left out first.
    let mut wanted = vec![true; puzzle.clues.len()];
    for &clue in check.idle_clues.iter().rev() {
        wanted[clue] = false;
        if !query.suffices(|other| wanted[other], budget)? {
            wanted[clue] = true;
        }
    }
    let sufficient: Vec<usize> = readable.iter().copied().filter(|&clue| wanted[clue]).collect();
    check.sufficient = Some(sufficient.clone());
    if options.smallest {
        let needed: Vec<usize> = readable.iter().copied().filter(|clue| !check.idle_clues.contains(clue)).collect();
        let mut smallest = Smallest { clues: sufficient, proved: false };
        let found = query.smallest(&needed, &mut smallest, budget);
        check.smallest = Some(smallest);
        found?;
    }
    Ok(())
}

/// A puzzle, with its solution if it has only one.
struct Query<'a> {
    puzzle: &'a GridPuzzle,
    unique: Option<&'a Solution>,
}

impl Query<'_> {
    /// Whether these clues leave the same solutions as all clues.
    fn suffices(&self, wanted: impl Fn(usize) -> bool, budget: &mut Budget<'_>) -> Result<bool, Limit> {
        Ok(self.counterexample(&kept(self.puzzle, wanted), budget)?.is_none())
    }

    /// Returns a table that satisfies the rules and these parts, but is not a solution.
    fn counterexample(&self, kept: &[bool], budget: &mut Budget<'_>) -> Result<Option<Solution>, Limit> {
        if budget.is_spent() {
            return Err(Limit);
        }
        let request = Request { kept: Some(kept), broken: self.unique.is_none(), merged: true, ..Request::default() };
        // The puzzle itself compiles; where the negation of a part does not, the answer is unknown.
        let mut compiled = compile_as(self.puzzle, &request).map_err(|_| Limit)?;
        if let Some(unique) = self.unique {
            let lits: Vec<_> = compiled.layout.encode(unique).into_iter().map(|(x, value)| x.is_not(value)).collect();
            compiled.model.clause(DEFINITION, &lits);
        }
        let mut solver = Solver::new(&compiled.model);
        match solver.solve(budget) {
            Satisfiable::Unknown => Err(Limit),
            Satisfiable::No => Ok(None),
            Satisfiable::Yes => Ok(Some(compiled.decode(self.puzzle, |x| solver.solution().value(x)))),
        }
    }

    /// Replaces `smallest` by the smallest sufficient set; every sufficient set contains the clues `needed`.
    fn smallest(&self, needed: &[usize], smallest: &mut Smallest, budget: &mut Budget<'_>) -> Result<(), Limit> {
        let mut broken: Vec<Vec<usize>> = Vec::new();
        let mut size = needed.len();
        while size < smallest.clues.len() {
            let Some(clues) = self.hitting_set(needed, &broken, size, budget)? else {
                size += 1;
                continue;
            };
            match self.counterexample(&kept(self.puzzle, |clue| clues.contains(&clue)), budget)? {
                None => {
                    smallest.clues = clues;
                    break;
                }
                Some(table) => broken.push(self.broken(&table, budget)?),
            }
        }
        smallest.proved = true;
        Ok(())
    }

    /// Returns the clues that a table violates, after changing it to violate as few as possible, one clue at a time.
    fn broken(&self, table: &Solution, budget: &mut Budget<'_>) -> Result<Vec<usize>, Limit> {
        let evaluator = Evaluator::new(self.puzzle);
        let breaks = |table: &Solution| -> Vec<usize> {
            let clues = self.puzzle.clues.iter().enumerate();
            let broken = clues.filter(|(_, clue)| clue.truth.as_ref().is_some_and(|t| !evaluator.holds(t, table)));
            broken.map(|(index, _)| index).collect()
        };
        let mut broken = breaks(table);
        let mut at = 0;
        while at < broken.len() && broken.len() > 1 {
            let repaired = broken[at];
            let kept = kept(self.puzzle, |clue| clue == repaired || !broken.contains(&clue));
            match self.counterexample(&kept, budget)? {
                Some(better) => {
                    // A clue that could not be repaired before cannot be repaired now, with more clues to satisfy.
                    broken = breaks(&better);
                }
                None => at += 1,
            }
        }
        Ok(broken)
    }

    /// Returns a set of at most `size` clues with all of `needed` and one of each set of `broken`.
    fn hitting_set(
        &self,
        needed: &[usize],
        broken: &[Vec<usize>],
        size: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Vec<usize>>, Limit> {
        let mut model = Model::new();
        let chosen: Vec<_> = self.puzzle.clues.iter().map(|_| model.boolean()).collect();
        for &clue in needed {
            model.restrict(Tag(0), chosen[clue]);
        }
        for clues in broken {
            let lits: Vec<_> = clues.iter().map(|&clue| chosen[clue]).collect();
            model.clause(Tag(0), &lits);
        }
        model.cardinality(Tag(0), 0, size as u32, &chosen);
        let mut solver = Solver::new(&model);
        match solver.solve(budget) {
            Satisfiable::Unknown => Err(Limit),
            Satisfiable::No => Ok(None),
            Satisfiable::Yes => {
                let is_chosen = |clue: &usize| {
                    chosen[*clue].as_within().is_some_and(|(x, mask)| mask >> solver.solution().value(x) & 1 == 1)
                };
                Ok(Some((0..chosen.len()).filter(is_chosen).collect()))
            }
        }
    }
}
