//! Entries after which a board cannot be filled: what `show` says about them is true of every solution.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use bachet::verbs::{self, DeadEnd, ShowOptions, Shown};
use bachet::{Budget, Puzzle};
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{Solution, Sudoku, solve};
use proptest::prelude::*;

/// A board with one solution, one with three, and one with rules beside the houses and one solution.
const BOARDS: [&str; 3] = [
    "sudoku:\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4\n",
    "sudoku:\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . .\n",
    "sudoku:\n1 . | . .\n. . | 3 .\n----+----\n. . | . .\n. . | . .\ndiagonals\n",
];

fn board(text: &str) -> SudokuPuzzle {
    match bachet::read(text).map(|loaded| loaded.puzzle) {
        Ok(Puzzle::Sudoku(puzzle)) => puzzle,
        other => panic!("{other:?}"),
    }
}

fn solutions(puzzle: &SudokuPuzzle) -> Vec<Solution> {
    let mut all = Vec::new();
    solve(&Sudoku::new(puzzle).0, &mut Budget::unlimited(), |solution| {
        all.push(solution);
        ControlFlow::Continue(())
    });
    all
}

fn shown(puzzle: &SudokuPuzzle, entries: &[(CellId, u8)], reveal: bool) -> verbs::ShownBoard {
    let set = entries.iter().map(|(cell, value)| format!("{cell}={value}")).collect();
    let options = ShowOptions::default().set(set).reveal(reveal);
    match verbs::show(&Puzzle::Sudoku(puzzle.clone()), &options, &mut Budget::unlimited()) {
        Ok(Shown::Board(board)) => board,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn named_entries_are_to_blame(
        which in 0..BOARDS.len(),
        written in prop::collection::btree_map(0..16_usize, 1..=4_u8, 1..8),
    ) {
        let puzzle = board(BOARDS[which]);
        let is_free = |&(cell, _): &(CellId, u8)| puzzle.cell(cell).given.is_none();
        let entries: Vec<(CellId, u8)> =
            written.into_iter().map(|(at, value)| (CellId::at(at, 4), value)).filter(is_free).collect();
        let all = solutions(&puzzle);
        let value = |cell: &CellId| entries.iter().find(|(other, _)| other == cell).expect("it is an entry").1;
        // Whether a solution has all of these entries.
        let possible = |cells: &[CellId]| all.iter().any(|s| cells.iter().all(|cell| s.get(*cell) == value(cell)));
        let cells: Vec<CellId> = entries.iter().map(|&(cell, _)| cell).collect();
        let hidden = shown(&puzzle, &entries, false);
        prop_assert_eq!(hidden.solvable, Some(possible(&cells)));
        match &hidden.dead_end {
            None => prop_assert!(possible(&cells) || !hidden.clashes.is_empty()),
            Some(DeadEnd::OneOf(among)) => {
                prop_assert!(hidden.clashes.is_empty() && !possible(among));
                let is_conflict = all.len() > 1 && among.len() > 3;
                prop_assert!(is_conflict || among.len() == cells.len().min(3), "{:?} of {:?}", among, cells);
            }
            other => prop_assert!(false, "{:?}", other),
        }
        let in_no_solution: Vec<CellId> = cells.iter().copied().filter(|cell| !possible(&[*cell])).collect();
        match &shown(&puzzle, &entries, true).dead_end {
            None => prop_assert!(possible(&cells)),
            Some(DeadEnd::Wrong(wrong)) => {
                prop_assert_eq!(wrong, &in_no_solution);
                prop_assert!(!wrong.is_empty());
            }
            Some(DeadEnd::Together(conflict)) => {
                prop_assert!(all.len() > 1 && in_no_solution.is_empty() && !possible(conflict));
                for left_out in conflict {
                    let others: Vec<CellId> = conflict.iter().copied().filter(|cell| cell != left_out).collect();
                    prop_assert!(possible(&others), "{} is not needed", left_out);
                }
            }
            other => prop_assert!(false, "{:?}", other),
        }
        // A solution has as many of the entries as it can: none of those that it lacks fits to those before.
        let options = ShowOptions::default().set(entries.iter().map(|(cell, value)| format!("{cell}={value}")).collect());
        let options = options.tell(cells.iter().map(CellId::to_string).collect()).solution(true).count_wrong(true);
        let Ok(Shown::Board(told)) = verbs::show(&Puzzle::Sudoku(puzzle.clone()), &options, &mut Budget::unlimited())
        else {
            panic!("a board is shown")
        };
        let mut kept = Vec::new();
        for (cell, found) in &told.told {
            let fits = possible(&[&kept[..], &[*cell]].concat());
            prop_assert_eq!(*found == Some(value(cell)), fits, "{}", cell);
            kept.extend(fits.then_some(*cell));
        }
        prop_assert!(told.solution.is_some());
        match told.dead_end {
            None => prop_assert!(possible(&cells)),
            Some(DeadEnd::WrongCount(count)) => prop_assert_eq!(count, in_no_solution.len()),
            Some(DeadEnd::TogetherCount(count)) => prop_assert!(in_no_solution.is_empty() && count > 1),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn the_givens_alone_are_to_blame() {
    let puzzle = board("sudoku:\n1 2 | . .\n. . | 3 .\n----+----\n. . | . 3\n. . | 4 .\n");
    assert_eq!(solutions(&puzzle), []);
    let found = shown(&puzzle, &[], false);
    assert_eq!((found.clashes.len(), found.dead_end), (0, Some(DeadEnd::Givens)));
}

#[test]
fn the_named_entries_do_not_say_which_is_wrong() {
    let puzzle = board(bachet::gallery::get("difficile").expect("it is in the gallery"));
    let all = solutions(&puzzle);
    let [solution] = &all[..] else { panic!("{all:?}") };
    let free: Vec<CellId> =
        (0..81).map(|at| CellId::at(at, 9)).filter(|cell| puzzle.cell(*cell).given.is_none()).step_by(6).collect();
    // The places that a wrong entry has among those that are named.
    let mut places = BTreeSet::new();
    for (wrong, value) in (0..9).flat_map(|wrong| (1..=9).map(move |value| (wrong, value))) {
        let entry = |(at, &cell): (usize, &CellId)| (cell, if at == wrong { value } else { solution.get(cell) });
        let entries: Vec<(CellId, u8)> = free[..9].iter().enumerate().map(entry).collect();
        if let Some(dead_end) = shown(&puzzle, &entries, false).dead_end {
            let DeadEnd::OneOf(named) = dead_end else { panic!("{dead_end:?}") };
            assert_eq!(named.len(), 3);
            places.extend(named.iter().position(|cell| *cell == free[wrong]));
        }
    }
    assert_eq!(places, BTreeSet::from([0, 1, 2]));
}
