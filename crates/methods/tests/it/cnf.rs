//! Puzzles as formulas: the number of clauses of each group.

use bachet_methods::{ClausePurpose, Formula, Method, Problem, Unfit, formula};

use crate::puzzles::{grid, sudoku};

/// Counts the clauses of all groups that satisfy the predicate.
fn count(formula: &Formula, of: impl Fn(ClausePurpose) -> bool) -> usize {
    formula.groups.iter().filter(|(group, _)| of(*group)).map(|(_, clauses)| clauses).sum()
}

/// The figures of the source, without the one clause that follows from others.
#[test]
fn the_zebra_has_the_clauses_of_the_page() {
    let zebra = formula(Problem::Grid(&grid("zebra"))).expect("it is small");
    assert_eq!((zebra.decisions, zebra.auxiliary), (125, 0));
    assert_eq!(count(&zebra, |group| matches!(group, ClausePurpose::Values(_))), 275);
    assert_eq!(count(&zebra, |group| matches!(group, ClausePurpose::Category(_))), 275);
    let clues: Vec<usize> = (0..14).map(|clue| count(&zebra, |group| group == ClausePurpose::Clue(clue))).collect();
    assert_eq!(clues, [5, 5, 5, 5, 5, 5, 5, 1, 1, 5, 5, 5, 5, 5]);
    assert_eq!(zebra.clauses, 275 + 275 + 62);
}

#[test]
fn a_board_has_clauses_for_cells_houses_rules_and_givens() {
    let board = formula(Problem::Sudoku(&sudoku("x-sudoku"))).expect("it is small");
    assert_eq!((board.decisions, board.auxiliary), (729, 0));
    // At least one, and not both of each pair of nine.
    let one = 1 + 36;
    assert_eq!(count(&board, |group| group == ClausePurpose::Cells), 81 * one);
    assert_eq!(count(&board, |group| matches!(group, ClausePurpose::House(_))), 27 * 9 * one);
    assert_eq!(count(&board, |group| matches!(group, ClausePurpose::Rule(_))), 2 * 9 * one);
    assert_eq!(count(&board, |group| group == ClausePurpose::Given), 18);
    assert_eq!(count(&board, |_| true), board.clauses);
}

#[test]
fn auxiliary_booleans_of_facts_are_defined() {
    let counted = formula(Problem::Grid(&grid("schoolverkeer"))).expect("it is small");
    assert_eq!((counted.auxiliary, count(&counted, |group| group == ClausePurpose::Definitions)), (9, 46));
}

#[test]
fn a_formula_may_be_too_large() {
    let numbers = (0..30).map(|exponent| (1u64 << exponent).to_string()).collect::<Vec<_>>().join(", ");
    let names = (0..30).map(|name| format!("n{name}")).collect::<Vec<_>>();
    let sum = names.iter().map(|name| format!("weight({name})")).collect::<Vec<_>>().join(" + ");
    let source = format!("name: {}\nweight: {numbers}\n1. = {sum} < 5 * weight(n0)\n", names.join(", "));
    let (puzzle, problems) = bachet_notation::read_grid(&source);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(formula(Problem::Grid(&puzzle)), Err(Unfit::TooLarge(Method::CNF)));
}
