//! What a setter is told.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Board, BoardConstraint, Budget, CheckOptions, HouseKind, Refused, Satisfiable, Verdict, check};

use crate::boards::{empty, puzzle, ready, with_rules};

fn cell(row: u8, column: u8) -> CellId {
    CellId { row: row - 1, column: column - 1 }
}

#[test]
fn two_cells_that_clash_and_the_house_they_share() {
    let sudoku = ready(&puzzle(4, "1..1............"));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert_eq!(found.clashes.len(), 1);
    assert_eq!(found.clashes[0].cells, [cell(1, 1), cell(1, 4)]);
    assert_eq!(found.clashes[0].constraint, BoardConstraint::House(HouseKind::Row, 1));
}

#[test]
fn what_clashes_out_of_sight() {
    // The first row has no place for a 4; the 3 below takes no part.
    let sudoku = ready(&puzzle(4, "12.....4...3...."));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert_eq!(found.clashes, []);
    assert!(found.complete);
    assert_eq!(found.core, [cell(1, 1), cell(1, 2), cell(2, 4)].map(BoardConstraint::Given));
}

#[test]
fn a_rule_takes_part_in_a_clash() {
    let sudoku = ready(&with_rules(puzzle(4, "1.............2."), &["anti-knight", "diagonals"]));
    let found = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert_eq!(found.verdict, Verdict::None);
    assert!(found.core.iter().any(|origin| matches!(origin, BoardConstraint::Rule(..))), "{:?}", found.core);
}

#[test]
fn a_board_can_be_worked_on() {
    let mut board = Board::new(&ready(&puzzle(4, "1...............")));
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
    assert!(Board::new(&ready(&empty(4))).clashes().is_empty());
}
