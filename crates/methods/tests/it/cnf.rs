//! Puzzles as clauses: how many, and of what.

use bachet_methods::{Formula, Group, Method, Problem, Unfit, formula};

use crate::puzzles::{grid, sudoku};

/// The clauses of all groups that are accepted.
fn count(formula: &Formula, of: impl Fn(Group) -> bool) -> usize {
    formula.groups.iter().filter(|(group, _)| of(*group)).map(|(_, clauses)| clauses).sum()
}

/// The figures of the page that the method comes from, but for the one clause that follows from others.
#[test]
fn the_zebra_has_the_clauses_of_the_page() {
    let zebra = formula(Problem::Grid(&grid("zebra"))).expect("it is small");
    assert_eq!((zebra.decisions, zebra.auxiliary), (125, 0));
    assert_eq!(count(&zebra, |group| matches!(group, Group::Values(_))), 275);
    assert_eq!(count(&zebra, |group| matches!(group, Group::Category(_))), 275);
    let clues: Vec<usize> = (0..14).map(|clue| count(&zebra, |group| group == Group::Clue(clue))).collect();
    assert_eq!(clues, [5, 5, 5, 5, 5, 5, 5, 1, 1, 5, 5, 5, 5, 5]);
    assert_eq!(zebra.clauses, 275 + 275 + 62);
}

#[test]
fn a_board_has_clauses_for_cells_houses_rules_and_givens() {
    let board = formula(Problem::Sudoku(&sudoku("x-sudoku"))).expect("it is small");
    assert_eq!((board.decisions, board.auxiliary), (729, 0));
    // One value at least, and of no two of nine.
    let one = 1 + 36;
    assert_eq!(count(&board, |group| group == Group::Cells), 81 * one);
    assert_eq!(count(&board, |group| matches!(group, Group::House(_))), 27 * 9 * one);
    assert_eq!(count(&board, |group| matches!(group, Group::Rule(_))), 2 * 9 * one);
    assert_eq!(count(&board, |group| group == Group::Given), 18);
    assert_eq!(count(&board, |_| true), board.clauses);
}

#[test]
fn facts_that_are_asked_about_are_defined() {
    let counted = formula(Problem::Grid(&grid("schoolverkeer"))).expect("it is small");
    assert_eq!((counted.auxiliary, count(&counted, |group| group == Group::Definitions)), (9, 46));
}

#[test]
fn a_formula_may_be_too_large() {
    let numbers = (0..30).map(|exponent| (1u64 << exponent).to_string()).collect::<Vec<_>>().join(", ");
    let names = (0..30).map(|name| format!("n{name}")).collect::<Vec<_>>();
    let sum = names.iter().map(|name| format!("weight({name})")).collect::<Vec<_>>().join(" + ");
    let source = format!("name: {}\nweight: {numbers}\n1. = {sum} < 5 * weight(n0)\n", names.join(", "));
    let (puzzle, problems) = bachet_notation::read_grid(&source);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(formula(Problem::Grid(&puzzle)), Err(Unfit::TooLarge(Method::Cnf)));
}
