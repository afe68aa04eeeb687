//! Clues that are read and asked about all the same, where the puzzle has no solution or several.

use std::collections::BTreeSet;

use bachet::front::{Draft, with_expression_instead};
use bachet::{Budget, Puzzle, verbs};

const NAMES: &str = "language: en\nbaker: Ann, Beth, Cleo\npie: apple, pear, plum\n";

/// Returns the label of the clue to check, without those that were skipped.
fn check(clues: &str, skipped: &[usize]) -> Option<String> {
    let draft = Draft::read(format!("{NAMES}{clues}").as_bytes(), None);
    let (Some(puzzle), Some(sentences)) = (&draft.puzzle, &draft.sentences) else { panic!("{:?}", draft.problems) };
    let Puzzle::Grid(grid) = puzzle else { panic!("a logic grid") };
    let skipped: BTreeSet<usize> = skipped.iter().copied().collect();
    let clue = verbs::next_check(puzzle, sentences, &skipped, &mut Budget::unlimited())?;
    Some(grid.clues[clue].label.clone())
}

#[test]
fn without_a_solution_a_clue_of_the_conflict_is_checked() {
    let clues = "1. Cleo has the plum.\n2. Ann has the pear.\n3. Beth has the pear.\n";
    assert_eq!(check(clues, &[]).as_deref(), Some("3"));
    assert_eq!(check(clues, &[2]).as_deref(), Some("2"));
}

#[test]
fn with_several_solutions_clues_are_checked_when_nothing_is_unread() {
    let clues = "1. Ann has the pear.\n";
    assert_eq!(check(clues, &[]).as_deref(), Some("1"));
    assert_eq!(check(clues, &[0]), None);
    let unread = format!("{clues}2. Blorp unless the plum.\n");
    assert_eq!(check(&unread, &[]), None);
    assert_eq!(check(&unread, &[1]).as_deref(), Some("1"));
}

#[test]
fn with_one_solution_and_where_a_person_answered_nothing_is_checked() {
    assert_eq!(check("1. Ann has the pear.\n2. Beth has the plum.\n", &[]), None);
    assert_eq!(check("1. Ann has the pear.\n   = Ann = pear\n", &[]), None);
}

#[test]
fn a_clue_to_check_has_its_reading_among_the_choices_and_can_be_replaced() {
    let text = format!("{NAMES}1. Ann has the pear.\n");
    let draft = Draft::read(text.as_bytes(), None);
    let (Some(puzzle), Some(sentences)) = (&draft.puzzle, &draft.sentences) else { panic!("{:?}", draft.problems) };
    let unclear = verbs::choices_of(puzzle, sentences, 0, &mut Budget::unlimited()).expect("choices");
    assert_eq!(unclear.choices[0].expression, "Ann = pear");
    assert!(unclear.choices.iter().any(|choice| choice.expression == "Ann != pear"), "{:?}", unclear.choices);
    let Puzzle::Grid(grid) = puzzle else { panic!("a logic grid") };
    let replaced = with_expression_instead(&text, &grid.clues[0], "Ann != pear");
    assert_eq!(replaced, format!("{NAMES}1. = Ann != pear  # Ann has the pear.\n"));
    let Some(Puzzle::Grid(read)) = Draft::read(replaced.as_bytes(), None).puzzle else { panic!("a logic grid") };
    assert!(read.clues[0].truth.is_some());
}
