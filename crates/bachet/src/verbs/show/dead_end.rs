//! Which entries are to blame if a board without conflicts cannot be filled.

use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable, SearchOutcome};
use bachet_sudoku::{Board, Solution, Sudoku, solve};

/// Minimum number of entries among which a wrong one is named, so that it is not given away.
const MIN_NAMED: usize = 3;

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

/// Returns entries among which at least one must change, in the order of the board: the groups that hold the first
/// wrong one, or all of a conflict; a conflict that is large enough stands for itself.
fn hidden(wrong: &[CellId], is_only: bool, entries: &[(CellId, u8)]) -> Vec<CellId> {
    let blamed = if is_only { &wrong[..wrong.len().min(1)] } else { wrong };
    if blamed.len() >= MIN_NAMED {
        return blamed.to_vec();
    }
    let is_blamed = |group: &&[(CellId, u8)]| group.iter().any(|(cell, _)| blamed.contains(cell));
    groups(entries).filter(is_blamed).flatten().map(|&(cell, _)| cell).collect()
}

/// Cuts the entries into groups by their position alone, each of three or four, unless there are fewer or five. No
/// entry is in two groups, so that a group does not tell which of its entries it is named for.
fn groups(entries: &[(CellId, u8)]) -> impl Iterator<Item = &[(CellId, u8)]> {
    let count = (entries.len() / MIN_NAMED).max(1);
    let start = move |group: usize| group * entries.len() / count;
    (0..count).map(move |group| &entries[start(group)..start(group + 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each entry that is named is the wrong one, or in the conflict, of some board for which the same entries are
    /// named.
    #[test]
    fn nothing_tells_which_of_the_named_entries_is_wrong() {
        for count in 1..20 {
            let entries: Vec<(CellId, u8)> = (0..count).map(|at| (CellId::at(at, 9), 1)).collect();
            let cells: Vec<CellId> = entries.iter().map(|&(cell, _)| cell).collect();
            let single = || cells.iter().map(|&cell| vec![cell]);
            let pairs = cells.iter().flat_map(|a| cells.iter().filter(move |b| a < b).map(move |b| vec![*a, *b]));
            let groups = [(true, single().collect()), (false, single().collect()), (false, pairs.collect::<Vec<_>>())];
            for (is_only, blamed) in groups {
                let named: Vec<_> = blamed.iter().map(|wrong| hidden(wrong, is_only, &entries)).collect();
                for (these, wrong) in named.iter().zip(&blamed) {
                    assert!(wrong.iter().all(|cell| these.contains(cell)), "{wrong:?}: {these:?}");
                    assert!(these.len() >= count.min(3), "{wrong:?}: {these:?}");
                    assert!(!is_only || these.len() <= if count == 5 { 5 } else { 4 }, "{wrong:?}: {these:?}");
                    let same = || named.iter().zip(&blamed).filter(|(those, _)| *those == these);
                    for cell in these {
                        assert!(same().any(|(_, wrong)| wrong.contains(cell)), "{cell} of {these:?} is right");
                    }
                }
            }
        }
    }
}
