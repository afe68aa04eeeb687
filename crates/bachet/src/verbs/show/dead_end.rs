//! Which entries are to blame if a board without conflicts cannot be filled.

use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable, SearchOutcome};
use bachet_sudoku::{Board, Solution, Sudoku, solve};

/// Number of entries among which a wrong one is named, so that it is not given away.
const AMONG: usize = 3;

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
/// Names the wrong entries only if `reveal` is set, else one of them among others.
/// It takes at most as many searches as there are entries, and two.
pub(super) fn dead_end(
    sudoku: &Sudoku,
    entries: &[(CellId, u8)],
    reveal: bool,
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
        (false, _) => DeadEnd::OneOf(hidden(&wrong, is_only, entries)),
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

/// Returns entries among which at least one must change, in the order of the board: the first wrong one and those
/// beside it, or all of a conflict, with others if it is small.
fn hidden(wrong: &[CellId], is_only: bool, entries: &[(CellId, u8)]) -> Vec<CellId> {
    let mut among = if is_only { wrong[..wrong.len().min(1)].to_vec() } else { wrong.to_vec() };
    let first = entries.iter().position(|(cell, _)| among.contains(cell)).unwrap_or(0);
    // The three of which it is one do not depend on which one it is, except at the end of the board.
    let start = (first / AMONG * AMONG).min(entries.len().saturating_sub(AMONG));
    for &(cell, _) in entries.iter().cycle().skip(start).take(entries.len()) {
        if among.len() < AMONG && !among.contains(&cell) {
            among.push(cell);
        }
    }
    among.sort_by_key(|cell| (cell.row, cell.column));
    among
}
