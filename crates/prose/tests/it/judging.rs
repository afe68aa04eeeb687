//! The judge of the readings, on a puzzle of our own: what is wrong is found wrong.

use std::collections::BTreeSet;

use bachet_notation::{GridPuzzle, read_clue};

use crate::sets::figures::{Report, report};
use crate::sets::{Answer, Case, Set, language, table};

/// A puzzle whose second clue states nothing, with what its clues mean and its answer.
fn case(clues: [&str; 2], gold: Option<&str>, rows: [[&str; 2]; 2]) -> Case {
    let names = [("friend", ["Ann", "Bob"]), ("drink", ["tea", "milk"])];
    let lists = names.map(|(name, values)| (name.to_owned(), values.map(str::to_owned).to_vec()));
    let (puzzle, problems): (GridPuzzle, _) = table::puzzle(&lists);
    let solution = table::solution(&puzzle, &rows.map(|row| row.map(str::to_owned).to_vec())).expect("it fits");
    let gold = gold.map(|gold| read_clue(&puzzle, gold).0.expect("it reads"));
    Case {
        name: "own".to_owned(),
        puzzle,
        language: language("en"),
        clues: clues.map(str::to_owned).to_vec(),
        question: None,
        answer: Answer::Table(solution),
        gold: vec![gold, None],
        idle: BTreeSet::from([1]),
        problems,
    }
}

const RIGHT: [[&str; 2]; 2] = [["Ann", "tea"], ["Bob", "milk"]];
const IDLE: &str = "Ann is good friends with Bob.";

fn judged(clues: [&str; 2], gold: Option<&str>, rows: [[&str; 2]; 2]) -> Report {
    report(Set::GridPuzzle, vec![case(clues, gold, rows)])
}

#[test]
fn a_right_reading_counts() {
    let report = judged(["Ann drinks tea.", "A storm is coming."], Some("Bob = milk"), RIGHT);
    assert_eq!((report.figures.wrong, report.figures.read), (0, 1), "{}", report.wrong());
    assert!(report.readings("own").contains("  Ann drinks tea.\n    = Ann = tea\n"), "{}", report.readings("own"));
}

#[test]
fn a_reading_that_is_false_under_the_answer_is_wrong() {
    let report = judged(["Ann drinks milk.", IDLE], None, RIGHT);
    assert!(report.wrong().contains("own, clue 1: false under the answer"), "{}", report.wrong());
}

#[test]
fn a_reading_unlike_its_gold_form_is_wrong_even_if_it_is_true() {
    let report = judged(["Ann drinks tea.", IDLE], Some("Ann = tea or Ann = milk"), RIGHT);
    assert!(report.wrong().contains("own, clue 1: not equivalent to its gold form"), "{}", report.wrong());
}

#[test]
fn a_constraint_where_there_is_none_is_wrong() {
    let report = judged(["Ann drinks tea.", "Bob drinks milk."], None, RIGHT);
    assert!(report.wrong().contains("own, clue 2: it states no constraint"), "{}", report.wrong());
    assert_eq!(report.figures.idle_named, 0);
}
