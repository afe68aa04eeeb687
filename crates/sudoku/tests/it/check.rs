//! Checks for setters, and boards for solving by hand.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Board, BoardConstraint, Budget, CheckOptions, HouseKind, Refused, Satisfiable, Verdict, check};

use crate::boards::{empty, prepared, puzzle, with_rules};

fn cell(row: u8, column: u8) -> CellId {
    CellId { row: row - 1, column: column - 1 }
}

#[test]
fn a_visible_clash_names_two_cells_and_their_house() {
    let sudoku = prepared(&puzzle(4, "1..1............"));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert_eq!(found.clashes.len(), 1);
    assert_eq!(found.clashes[0].cells, [cell(1, 1), cell(1, 4)]);
    assert_eq!(found.clashes[0].constraint, BoardConstraint::House(HouseKind::Row, 1));
}

#[test]
fn a_hidden_clash_has_a_minimal_core() {
    // The first row has no place for a 4; the 3 below is not involved.
    let sudoku = prepared(&puzzle(4, "12.....4...3...."));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert_eq!(found.clashes, []);
    assert!(found.complete);
    assert_eq!(found.core, [cell(1, 1), cell(1, 2), cell(2, 4)].map(BoardConstraint::Given));
}

#[test]
fn a_core_can_contain_a_rule() {
    let sudoku = prepared(&with_rules(puzzle(4, "1.............2."), &["anti-knight", "diagonals"]));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert!(found.core.iter().any(|origin| matches!(origin, BoardConstraint::Rule(..))), "{:?}", found.core);
}

#[test]
fn a_board_can_be_filled_and_emptied() {
    let mut board = Board::new(&prepared(&puzzle(4, "1...............")));
    let mut budget = Budget::unlimited();
    assert_eq!(board.set(cell(1, 1), 2), Err(Refused::Fixed(cell(1, 1))));
    assert_eq!(board.clear(cell(1, 1)), Err(Refused::Fixed(cell(1, 1))));
    assert_eq!(board.set(cell(1, 5), 2), Err(Refused::NoSuchCell(cell(1, 5))));
    assert_eq!(board.set(cell(1, 2), 5), Err(Refused::NoSuchValue(5)));
    assert_eq!(board.set(cell(1, 2), 0), Err(Refused::NoSuchValue(0)));
    assert_eq!(board.set(cell(1, 2), 2), Ok(()));
    assert_eq!(board.is_solvable(&mut budget), Satisfiable::Yes);
    assert_eq!(board.set(cell(1, 3), 2), Ok(()));
    assert_eq!(board.clashes().len(), 1);
    assert_eq!(board.is_solvable(&mut budget), Satisfiable::No);
    assert_eq!(board.clear(cell(1, 3)), Ok(()));
    assert_eq!(board.get(cell(1, 2)), Some(2));
    assert_eq!(board.clashes(), []);
    assert_eq!(board.candidates(&mut budget).values(cell(1, 3)).collect::<Vec<_>>(), [3, 4]);
    assert!(!board.is_solved());
    assert!(Board::new(&prepared(&empty(4))).clashes().is_empty());
}
