//! The smallest sufficient set of clues, by implicit hitting sets: a set of clues suffices exactly if it contains one
//! of the violated clues of every table that is no solution (Davies and Bacchus 2011; Ignatiev et al. 2015).

use bachet_solver::{Budget, Model, Satisfiable, Solver, Tag};

use super::questions::Questions;
use super::{Limit, Smallest};

/// Replaces `smallest` by the smallest sufficient set; every sufficient set contains the clues `needed`.
pub(super) fn find(
    questions: &mut Questions<'_>,
    needed: &[usize],
    smallest: &mut Smallest,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let mut broken: Vec<Vec<usize>> = Vec::new();
    let mut size = needed.len();
    while size < smallest.clues.len() {
        let Some(clues) = hitting_set(questions.clues(), needed, &broken, size, budget)? else {
            size += 1;
            continue;
        };
        match questions.broken(|clue| clues.contains(&clue), budget)? {
            None => {
                smallest.clues = clues;
                break;
            }
            Some(clues) => broken.push(repair(questions, clues, budget)?),
        }
    }
    smallest.proved = true;
    Ok(())
}

/// Returns some of the clues that a table violates, which another table violates and no others: as few as can be found
/// by repairing one clue at a time.
fn repair(questions: &mut Questions<'_>, mut broken: Vec<usize>, budget: &mut Budget<'_>) -> Result<Vec<usize>, Limit> {
    let mut at = 0;
    while at < broken.len() && broken.len() > 1 {
        let repaired = broken[at];
        match questions.broken(|clue| clue == repaired || !broken.contains(&clue), budget)? {
            // A clue that could not be repaired before cannot be repaired now, with more clues to satisfy.
            Some(better) => broken = better,
            None => at += 1,
        }
    }
    Ok(broken)
}

/// Returns a set of at most `size` of the clues with all of `needed` and one of each set of `broken`.
fn hitting_set(
    clues: usize,
    needed: &[usize],
    broken: &[Vec<usize>],
    size: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<usize>>, Limit> {
    let mut model = Model::new();
    let chosen: Vec<_> = (0..clues).map(|_| model.boolean()).collect();
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
        Satisfiable::Yes => Ok(Some((0..clues).filter(|&clue| chosen[clue].holds(solver.solution())).collect())),
    }
}
