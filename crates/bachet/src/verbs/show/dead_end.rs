//! Which entries are to blame if a board without conflicts cannot be filled.

use std::hash::BuildHasher as _;
use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable, SearchOutcome};
use bachet_sudoku::{Board, Solution, Sudoku, solve};
use rustc_hash::FxBuildHasher;

/// Number of entries among which a wrong one is named, so that it is not given away.
const NAMED: usize = 3;

/// Why a board cannot be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadEnd {
    /// The givens alone have no solution.
    Givens,
    /// At least one of these entries must change. Others of them may be right.
    OneOf(Vec<CellId>),
    /// The puzzle has one solution, and these entries, all that do, differ from it.
    Wrong(Vec<CellId>),
    /// The puzzle has several solutions, and none has all of these entries; each of them is needed for that.
    Together(Vec<CellId>),
}

/// Finds why a board that cannot be filled cannot; `None` if the budget ends first.
///
/// Names the wrong entries only if `reveal` is set, else one of them among others, which `secret` decides.
/// It takes at most as many searches as there are entries, and two.
pub(super) fn dead_end(
    sudoku: &Sudoku,
    entries: &[(CellId, u8)],
    reveal: bool,
    secret: u64,
    budget: &mut Budget<'_>,
) -> Option<DeadEnd> {
    let mut solutions = Vec::new();
    let end = solve(sudoku, budget, |solution| {
        solutions.push(solution);
        if solutions.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let differing = |solution: &Solution| {
        let differs = |&&(cell, value): &&(CellId, u8)| solution.get(cell) != value;
        entries.iter().filter(differs).map(|&(cell, _)| cell).collect::<Vec<_>>()
    };
    let (wrong, is_only) = match (&solutions[..], end) {
        (_, SearchOutcome::Limit) => return None,
        ([], _) => return Some(DeadEnd::Givens),
        ([solution], _) => (differing(solution), true),
        _ => (conflicting(sudoku, entries, budget)?, false),
    };
    Some(match (reveal, is_only) {
        (true, true) => DeadEnd::Wrong(wrong),
        (true, false) => DeadEnd::Together(wrong),
        (false, _) => DeadEnd::OneOf(hidden(&wrong, is_only, entries, secret)),
    })
}

/// Returns entries that no solution has together and of which none can be left out; `None` if the budget ends first.
fn conflicting(sudoku: &Sudoku, entries: &[(CellId, u8)], budget: &mut Budget<'_>) -> Option<Vec<CellId>> {
    let mut kept = entries.to_vec();
    let mut at = 0;
    while at < kept.len() {
        let left_out = kept.remove(at);
        let mut board = Board::new(sudoku);
        for &(cell, value) in &kept {
            board.set(cell, value).expect("the entry was on the board");
        }
        match board.is_solvable(budget) {
            Satisfiable::No => {}
            Satisfiable::Yes => {
                kept.insert(at, left_out);
                at += 1;
            }
            Satisfiable::Unknown => return None,
        }
    }
    Some(kept.into_iter().map(|(cell, _)| cell).collect())
}

/// Returns entries among which at least one must change, in the order of the board: a wrong one or all of a conflict,
/// and right ones up to three. A conflict of three or more stands for itself.
///
/// `secret` decides which right ones. It depends on the puzzle alone, so that who asks again learns no more.
fn hidden(wrong: &[CellId], is_only: bool, entries: &[(CellId, u8)], secret: u64) -> Vec<CellId> {
    let number = |cells: &[CellId]| FxBuildHasher.hash_one((secret, cells));
    let one = wrong.iter().copied().min_by_key(|&cell| number(&[cell]));
    let blamed: Vec<CellId> = if is_only { one.into_iter().collect() } else { wrong.to_vec() };
    let cells = entries.iter().map(|&(cell, _)| cell);
    match blamed[..] {
        _ if entries.len() <= NAMED => cells.collect(),
        [cell] => neighbors(cell, &cells.collect::<Vec<_>>(), number(&[cell])),
        [a, b] => {
            let third = cells.clone().filter(|cell| !blamed.contains(cell)).min_by_key(|&cell| number(&[a, b, cell]));
            cells.filter(|cell| blamed.contains(cell) || Some(*cell) == third).collect()
        }
        _ => blamed,
    }
}

/// Returns three cells that follow each other, the first after the last, among which is `cell`: the number decides
/// whether it is the first, the second or the third, so that each of them is as likely to be the one.
fn neighbors(cell: CellId, cells: &[CellId], number: u64) -> Vec<CellId> {
    let place = cells.iter().position(|&other| other == cell).expect("a wrong cell is an entry");
    let before = (number % NAMED as u64) as usize;
    let start = place + cells.len() - before;
    let mut named: Vec<usize> = (start..start + NAMED).map(|at| at % cells.len()).collect();
    named.sort_unstable();
    named.into_iter().map(|at| cells[at]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Three entries are named, or all if there are fewer, and each of them is the wrong one, or in the conflict, of some
    /// puzzle for which the same are named.
    #[test]
    fn nothing_tells_which_of_the_named_entries_is_wrong() {
        for count in 1..12 {
            let entries: Vec<(CellId, u8)> = (0..count).map(|at| (CellId::at(at, 9), 1)).collect();
            let cells: Vec<CellId> = entries.iter().map(|&(cell, _)| cell).collect();
            let single: Vec<Vec<CellId>> = cells.iter().map(|&cell| vec![cell]).collect();
            let pairs = cells.iter().flat_map(|a| cells.iter().filter(move |b| a < b).map(move |b| vec![*a, *b]));
            for (is_only, blamed) in [(true, single.clone()), (false, single), (false, pairs.collect())] {
                // The entries that are named, with those to blame for them in some puzzle.
                let mut found: BTreeMap<Vec<CellId>, BTreeSet<CellId>> = BTreeMap::new();
                for (wrong, secret) in blamed.iter().flat_map(|wrong| (0..300).map(move |secret| (wrong, secret))) {
                    let named = hidden(wrong, is_only, &entries, secret);
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
