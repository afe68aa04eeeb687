//! Ticks and crosses of a logic grid.

use std::ops::ControlFlow;

use bachet_explain::Fact;
use bachet_grid::{CheckOptions, Compiled, Evaluator, check, compile, solve};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{Item, Truth, ValueId, Who};
use bachet_solver::{Budget, SearchOutcome, Solver};

use super::{Fit, fit};
use crate::verbs::Refusal;
use crate::verbs::show::{Pairs, clue, pair};

/// A logic grid with what was ticked and crossed out.
pub(in crate::verbs) struct GridEntries<'a> {
    puzzle: &'a GridPuzzle,
    /// What the entries say.
    truths: Vec<Truth>,
    /// The entries, in the order in which they were made.
    pub(in crate::verbs) facts: Vec<Fact>,
    /// The puzzle with the entries as its last clues.
    compiled: Compiled,
}

impl<'a> GridEntries<'a> {
    /// Reads entries such as `Ann = tea` or `Ann != tea`.
    pub(in crate::verbs) fn read(puzzle: &'a GridPuzzle, set: &[String]) -> Result<Self, Refusal> {
        let truths = set.iter().map(|text| pair(puzzle, text)).collect::<Result<Vec<Truth>, Refusal>>()?;
        let mut with_entries = puzzle.clone();
        with_entries.clues.extend(truths.iter().map(clue));
        let compiled = compile(&with_entries).map_err(Refusal::Unfit)?;
        let facts = truths.iter().filter_map(|truth| fact(puzzle, truth)).collect();
        Ok(Self { puzzle, truths, facts, compiled })
    }

    /// Returns how the entries fit the puzzle.
    pub(in crate::verbs) fn fit(&self, budget: &mut Budget<'_>) -> Fit {
        let evaluator = Evaluator::new(self.puzzle);
        let mut pairs = Pairs {
            puzzle: self.puzzle,
            compiled: &self.compiled,
            evaluator: &evaluator,
            solver: Solver::new(&self.compiled.model),
            marked: &self.truths,
        };
        fit(&mut pairs, &self.facts, budget)
    }

    /// Returns the clues that contradict entries, by their index, as few as can be found.
    pub(in crate::verbs) fn broken(&self, entries: &[Fact], budget: &mut Budget<'_>) -> Vec<usize> {
        let mut puzzle = self.puzzle.clone();
        let wrong = self.facts.iter().zip(&self.truths).filter(|(fact, _)| entries.contains(fact));
        puzzle.clues.extend(wrong.map(|(_, truth)| clue(truth)));
        let Ok(found) = check(&puzzle, CheckOptions::default(), budget) else { return Vec::new() };
        let mut clues: Vec<usize> = found.clash.iter().map(|&(clue, _)| clue).collect();
        clues.retain(|&clue| clue < self.puzzle.clues.len());
        clues.dedup();
        // Each part was needed beside the other parts. Beside whole clues, a clue may not be.
        let entries = puzzle.clues.split_off(self.puzzle.clues.len());
        for clue in clues.clone() {
            let fewer: Vec<usize> = clues.iter().copied().filter(|&other| other != clue).collect();
            let kept = fewer.iter().map(|&clue| self.puzzle.clues[clue].clone());
            puzzle.clues = kept.chain(entries.iter().cloned()).collect();
            if is_contradiction(&puzzle, budget) {
                clues = fewer;
            }
        }
        clues
    }
}

/// Whether a puzzle is known to have no solution.
fn is_contradiction(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> bool {
    let mut is_possible = false;
    let end = solve(puzzle, budget, |_| {
        is_possible = true;
        ControlFlow::Break(())
    });
    end == Ok(SearchOutcome::Exhausted) && !is_possible
}

/// Returns the fact that a tick or a cross states.
fn fact(puzzle: &GridPuzzle, truth: &Truth) -> Option<Fact> {
    let (truth, holds) = if let Truth::Not(inner) = truth { (&**inner, false) } else { (truth, true) };
    let has = |who: &Who| if let Who::Has(value) = who { Some(*value) } else { None };
    let of = |item: &Item| match item {
        Item::Value(value) => Some(*value),
        Item::Of(_, who) => has(who),
        Item::Bound(_) => None,
    };
    let (one, other) = match truth {
        Truth::Same(one, _, other) => (has(one)?, has(other)?),
        Truth::Items(one, _, other) => (of(one)?, of(other)?),
        _ => return None,
    };
    let [one, other] = [number(puzzle, one), number(puzzle, other)];
    Some(Fact { holds, ..Fact::is(one.min(other), one.max(other)) })
}

/// Returns the number of a value among the values of all categories.
fn number(puzzle: &GridPuzzle, value: ValueId) -> usize {
    let before = puzzle.categories[..value.category.0 as usize].iter().map(|category| category.values.len());
    before.sum::<usize>() + value.index as usize
}
