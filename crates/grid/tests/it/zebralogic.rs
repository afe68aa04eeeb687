//! The logical forms of the puzzles of `ZebraLogic` (Lin et al. 2025), from the data beside the project.

use std::ops::ControlFlow;
use std::path::Path;

use bachet_grid::{Solution, solve, verify};
use bachet_notation::clue::{CategoryId, Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{Category, GridPuzzle, Kind, Number};
use bachet_solver::{Budget, SearchOutcome};
use serde_json::Value;

use crate::random::{bare, category, clue};

/// Returns each puzzle with its given solution; `None`, after printing a line, without the data.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn puzzles() -> Option<Vec<(GridPuzzle, Solution)>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/grid/zebralogic.jsonl");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return None;
    };
    let puzzles: Vec<_> = text.lines().map(|line| convert(&serde_json::from_str(line).expect("valid JSON"))).collect();
    assert_eq!(puzzles.len(), 500);
    Some(puzzles)
}

fn convert(json: &Value) -> (GridPuzzle, Solution) {
    let header = list(&json["solution"]["header"]);
    let rows = list(&json["solution"]["rows"]);
    let size = rows.len() as u32;
    let numbers: Vec<Number> = (1..=i64::from(size)).map(Number::from_integer).collect();
    let mut categories = vec![category("House", Kind::OneEach, size, false, Some(&numbers))];
    // The logical form uses the order of the values in the text, where they are between back-ticks.
    let text = json["puzzle"].as_str().expect("a text");
    let lines = text.lines().filter(|line| line.starts_with(" - "));
    for (name, line) in header.iter().skip(1).zip(lines) {
        let mut category: Category = category(string(name), Kind::OneEach, size, false, None);
        for (value, word) in category.values.iter_mut().zip(line.split('`').skip(1).step_by(2)) {
            word.clone_into(&mut value.text);
        }
        categories.push(category);
    }
    assert_eq!(categories.len(), header.len());
    let mut puzzle = bare(categories);
    puzzle.clues = list(&json["logical_form"]).iter().map(|form| clue(truth(list(form)))).collect();
    let mut solution = Solution::of(&puzzle);
    for (house, row) in rows.iter().enumerate() {
        for (column, cell) in list(row).iter().enumerate().skip(1) {
            let values = &puzzle.categories[column].values;
            let index = values.iter().position(|value| value.text == string(cell)).expect("a value of the category");
            solution.set(house, ValueId { category: CategoryId(column as u32), index: index as u32 });
        }
    }
    (puzzle, solution)
}

fn truth(form: &[Value]) -> Truth {
    let house = CategoryId(0);
    let value = |at: usize| {
        let pair = list(&form[at]);
        Who::Has(ValueId { category: CategoryId(number(&pair[0]) + 1), index: number(&pair[1]) })
    };
    let place = || Item::Value(ValueId { category: house, index: number(&form[2]) });
    let order = |order| Truth::Places(value(1), order, value(2), house);
    match string(&form[0]) {
        "eq" => Truth::Same(value(1), Comparison::Equal, value(2)),
        "left" => order(Order::Before),
        "imm" => order(Order::PlacesBefore(1)),
        "next" => order(Order::PlacesFrom(1)),
        "dist" => order(Order::PlacesFrom(number(&form[3]))),
        "at" => Truth::Items(Item::Of(house, Box::new(value(1))), Comparison::Equal, place()),
        "notat" => Truth::Items(Item::Of(house, Box::new(value(1))), Comparison::NotEqual, place()),
        other => panic!("unknown kind {other}"),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn string(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn number(value: &Value) -> u32 {
    value.as_u64().expect("a number") as u32
}

/// Returns up to `limit` solutions, each verified.
fn solutions(puzzle: &GridPuzzle, limit: usize) -> Vec<Solution> {
    let mut all = Vec::new();
    let end = solve(puzzle, &mut Budget::unlimited(), |solution| {
        assert_eq!(verify(puzzle, &solution), []);
        all.push(solution);
        if all.len() == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(all.len() == limit || end == Ok(SearchOutcome::Exhausted), "{end:?}");
    all
}

#[test]
fn each_has_the_given_solution_and_no_other() {
    for (puzzle, solution) in puzzles().unwrap_or_default() {
        assert_eq!(solutions(&puzzle, 2), [solution]);
    }
}

#[test]
fn without_any_one_clue_there_are_more() {
    for (puzzle, _) in puzzles().unwrap_or_default().into_iter().take(100) {
        for dropped in 0..puzzle.clues.len() {
            let mut puzzle = puzzle.clone();
            puzzle.clues.remove(dropped);
            assert_eq!(solutions(&puzzle, 2).len(), 2);
        }
    }
}
