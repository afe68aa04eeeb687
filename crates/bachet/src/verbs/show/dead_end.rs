//! Which marks are to blame if no solution has all of them: entries of a board, or pairs of a logic grid.

use std::hash::{BuildHasher as _, Hash};

use bachet_solver::Budget;
use rustc_hash::FxBuildHasher;

use super::ShowOptions;
use super::marks::{Blamed, Marks, Spent, blamed};

/// Number of marks among which a wrong one is named, so that it is not given away.
const NAMED: usize = 3;

/// Why no solution has all marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadEnd<M> {
    /// The puzzle alone has no solution.
    Givens,
    /// At least one of these must change. Others of them may be right.
    OneOf(Vec<M>),
    /// No solution has any of these, and each other mark is in some solution.
    Wrong(Vec<M>),
    /// The same, but only their number.
    WrongCount(usize),
    /// Each mark is in some solution, but none has all of these; each of them is needed for that.
    Together(Vec<M>),
    /// The same, but only their number.
    TogetherCount(usize),
}

/// Finds why no solution has all of the marks, each of which has a name.
///
/// Names the wrong ones only if `reveal` is set, and counts them only if `count_wrong` is; else it names one of them
/// among others, which `secret` decides.
pub(super) fn dead_end<M: Marks, N: Copy + Eq + Hash>(
    marks: &mut M,
    names: &[N],
    options: &ShowOptions,
    secret: u64,
    budget: &mut Budget<'_>,
) -> Result<DeadEnd<N>, Spent> {
    let (blamed, is_each_wrong) = match blamed(marks, budget)? {
        Blamed::Puzzle => return Ok(DeadEnd::Givens),
        Blamed::Wrong(blamed) => (blamed, true),
        Blamed::Together(blamed) => (blamed, false),
    };
    let named: Vec<N> = blamed.iter().map(|&mark| names[mark]).collect();
    Ok(match (options.reveal, options.count_wrong, is_each_wrong) {
        (true, _, true) => DeadEnd::Wrong(named),
        (true, _, false) => DeadEnd::Together(named),
        (false, true, true) => DeadEnd::WrongCount(named.len()),
        (false, true, false) => DeadEnd::TogetherCount(named.len()),
        (false, false, _) => DeadEnd::OneOf(hidden(&named, is_each_wrong, names, secret)),
    })
}

/// Returns marks among which at least one must change, in their order: a wrong one or all of a conflict, and right ones
/// up to three. A conflict of three or more stands for itself.
///
/// `secret` decides which right ones. It depends on the puzzle alone, so that who asks again learns no more.
fn hidden<N: Copy + Eq + Hash>(wrong: &[N], is_each_wrong: bool, marks: &[N], secret: u64) -> Vec<N> {
    let number = |marks: &[N]| FxBuildHasher.hash_one((secret, marks));
    let one = wrong.iter().copied().min_by_key(|&mark| number(&[mark]));
    let blamed: Vec<N> = if is_each_wrong { one.into_iter().collect() } else { wrong.to_vec() };
    let all = marks.iter().copied();
    match blamed[..] {
        _ if marks.len() <= NAMED => marks.to_vec(),
        [mark] => neighbors(mark, marks, number(&[mark])),
        [a, b] => {
            let third = all.clone().filter(|mark| !blamed.contains(mark)).min_by_key(|&mark| number(&[a, b, mark]));
            all.filter(|mark| blamed.contains(mark) || Some(*mark) == third).collect()
        }
        _ => blamed,
    }
}

/// Returns three marks that follow each other, the first after the last, among which is `mark`: the number decides
/// whether it is the first, the second or the third, so that each of them is as likely to be the one.
fn neighbors<N: Copy + Eq>(mark: N, marks: &[N], number: u64) -> Vec<N> {
    let place = marks.iter().position(|&other| other == mark).expect("a wrong mark is one of the marks");
    let before = (number % NAMED as u64) as usize;
    let start = place + marks.len() - before;
    let mut named: Vec<usize> = (start..start + NAMED).map(|at| at % marks.len()).collect();
    named.sort_unstable();
    named.into_iter().map(|at| marks[at]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use bachet_notation::sudoku::CellId;

    use super::*;

    /// Three entries are named, or all if there are fewer, and each of them is the wrong one, or in the conflict, of some
    /// puzzle for which the same are named.
    #[test]
    fn nothing_tells_which_of_the_named_entries_is_wrong() {
        for count in 1..12 {
            let cells: Vec<CellId> = (0..count).map(|at| CellId::at(at, 9)).collect();
            let single: Vec<Vec<CellId>> = cells.iter().map(|&cell| vec![cell]).collect();
            let pairs = cells.iter().flat_map(|a| cells.iter().filter(move |b| a < b).map(move |b| vec![*a, *b]));
            for (is_each_wrong, blamed) in [(true, single.clone()), (false, single), (false, pairs.collect())] {
                // The entries that are named, with those to blame for them in some puzzle.
                let mut found: BTreeMap<Vec<CellId>, BTreeSet<CellId>> = BTreeMap::new();
                for (wrong, secret) in blamed.iter().flat_map(|wrong| (0..300).map(move |secret| (wrong, secret))) {
                    let named = hidden(wrong, is_each_wrong, &cells, secret);
                    assert_eq!(named.len(), count.min(3), "{wrong:?}: {named:?}");
                    assert!(wrong.iter().all(|cell| named.contains(cell)), "{wrong:?}: {named:?}");
                    found.entry(named).or_default().extend(wrong);
                }
                for (named, wrong) in found {
                    assert!(named.iter().all(|cell| wrong.contains(cell)), "{named:?} tells {wrong:?}");
                }
            }
        }
    }
}
