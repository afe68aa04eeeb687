//! Marks on a logic grid: what `show` says about them is true of every solution.

use std::ops::ControlFlow;

use bachet::messages::Messages;
use bachet::requests::Request;
use bachet::verbs::{self, DeadEnd, ShowOptions, Shown, ShownGrid};
use bachet::{Budget, Language, Progress, Puzzle, gallery, json};
use bachet_grid::Solution;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A grid with one solution, one with several, and one with values that nobody has or that several have.
const GRIDS: [&str; 3] = [
    "grid: x\nwho: Ann, Bob, Cleo\ndrink: tea, milk, water\nage: 3, 4, 5\n1. = Ann = tea\n2. = Bob = milk\n3. = Ann = 4\n4. = Bob = 5\n",
    "grid: x\nwho: Ann, Bob, Cleo\ndrink: tea, milk, water\nage: 3, 4, 5\n1. = Ann != tea\n2. = tea = 3\n",
    "grid: x\nwho: Ann, Bob, Cleo\ndrink (spare): tea, milk, water, wine\ncity (shared): Rome, Oslo\n1. = Ann != tea\n2. = tea = Rome\n",
];

fn grid(text: &str) -> GridPuzzle {
    match bachet::read(text).map(|loaded| loaded.puzzle) {
        Ok(Puzzle::Grid(puzzle)) => puzzle,
        other => panic!("{other:?}"),
    }
}

/// A mark: two values, and whether they belong together.
type Pair = (ValueId, ValueId, bool);

/// The pairs of values of a grid that can be marked.
fn pairs(grid: &GridPuzzle) -> Vec<(ValueId, ValueId)> {
    let categories = 0..grid.categories.len() as u32;
    let values: Vec<ValueId> = categories
        .flat_map(|id| {
            let category = CategoryId(id);
            (0..grid.category(category).values.len() as u32).map(move |index| ValueId { category, index })
        })
        .collect();
    let all = values.iter().flat_map(|&one| values.iter().map(move |&other| (one, other)));
    all.filter(|(one, other)| one.category < other.category).collect()
}

fn written(grid: &GridPuzzle, (one, other, together): Pair) -> String {
    let name = |id: ValueId| format!("\"{}\".\"{}\"", grid.category(id.category).name, grid.value(id).text);
    format!("{} {} {}", name(one), if together { "=" } else { "!=" }, name(other))
}

fn has(solution: &Solution, (one, other, together): Pair) -> bool {
    let value = |entity, id: ValueId| solution.get(entity, id.category) == Some(id.index);
    together == (0..solution.entities()).any(|entity| value(entity, one) && value(entity, other))
}

fn shown(puzzle: &GridPuzzle, options: &ShowOptions) -> ShownGrid {
    match verbs::show(&Puzzle::Grid(puzzle.clone()), options, &mut Budget::unlimited()) {
        Ok(Shown::Grid(found)) => found,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn marks_are_judged_as_all_solutions_judge_them(
        which in 0..GRIDS.len(),
        chosen in prop::collection::btree_map(0..40_usize, any::<bool>(), 0..9),
    ) {
        let puzzle = grid(GRIDS[which]);
        let pairs = pairs(&puzzle);
        let marks: Vec<Pair> =
            chosen.iter().filter_map(|(&at, &together)| pairs.get(at).map(|&(one, other)| (one, other, together))).collect();
        let mut all = Vec::new();
        let found = bachet_grid::solve(&puzzle, &mut Budget::unlimited(), |solution| {
            all.push(solution);
            ControlFlow::Continue(())
        });
        prop_assert!(found.is_ok());
        let possible = |marks: &[Pair]| all.iter().any(|solution| marks.iter().all(|&mark| has(solution, mark)));
        let set: Vec<String> = marks.iter().map(|&mark| written(&puzzle, mark)).collect();
        let options = ShowOptions::default().set(set.clone()).tell(set.clone()).solution(true).candidates(true);
        let found = shown(&puzzle, &options.clone().reveal(true));
        prop_assert_eq!(found.solvable, Some(possible(&marks)));
        let wrong: Vec<usize> = (0..marks.len()).filter(|&at| !possible(&marks[at..=at])).collect();
        match &found.dead_end {
            None => prop_assert!(possible(&marks)),
            Some(DeadEnd::Wrong(named)) => prop_assert_eq!(named, &wrong),
            Some(DeadEnd::Together(named)) => {
                prop_assert!(wrong.is_empty());
                let of = |left_out: Option<usize>| -> Vec<Pair> {
                    named.iter().filter(|&&at| Some(at) != left_out).map(|&at| marks[at]).collect()
                };
                prop_assert!(!possible(&of(None)));
                prop_assert!(named.iter().all(|&at| possible(&of(Some(at)))));
            }
            other => prop_assert!(false, "{:?}", other),
        }
        // The solution has as many of the marks as it can: none of those that it lacks fits to those before.
        let mut kept = Vec::new();
        for (&mark, (_, holds)) in marks.iter().zip(&found.told) {
            let fits = possible(&[&kept[..], &[mark]].concat());
            prop_assert_eq!(*holds, Some(fits));
            kept.extend(fits.then_some(mark));
        }
        prop_assert!(found.solution.is_some());
        match shown(&puzzle, &options.count_wrong(true)).dead_end {
            None => prop_assert!(possible(&marks)),
            Some(DeadEnd::WrongCount(count)) => prop_assert_eq!(count, wrong.len()),
            Some(DeadEnd::TogetherCount(count)) => prop_assert!(wrong.is_empty() && count > 1),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn a_full_table_is_solved_only_if_every_clue_holds() {
    let puzzle = grid(GRIDS[0]);
    let marks = |marks: &[&str]| ShowOptions::default().set(marks.iter().map(|&mark| mark.to_owned()).collect());
    for (set, solved) in [
        (&["Ann = tea", "Bob = milk", "Ann = 4", "Bob = 5"][..], true),
        (&["Ann = tea", "Bob != water", "Ann = 4", "Cleo != 5"], true),
        (&["Ann = tea", "Bob = milk", "Ann = 4"], false),
        (&["Ann = tea", "Bob = milk", "Ann = 4", "Bob = 3"], false),
        (&[], false),
    ] {
        let found = shown(&puzzle, &marks(set).count_wrong(true));
        assert_eq!(found.solved, solved, "{set:?}");
    }
}

/// What `show` answers, or the code of the problem.
fn answered(puzzle: &str, mut options: Value, steps: Option<u64>) -> Value {
    options["puzzle"] = json!(puzzle);
    let request = Request::read("show", options.to_string().as_bytes()).expect("it is a request");
    let budget = Budget::unlimited();
    let mut budget = if let Some(steps) = steps { budget.steps(steps) } else { budget };
    let answer = request.answer(&mut budget, &Progress::default(), &Messages::new(Language::English));
    let found: Value = serde_json::from_str(&json::pretty(&answer.output).expect("it is JSON")).expect("it is JSON");
    if answer.is_answered { found["show"].clone() } else { found["diagnostics"][0]["code"].clone() }
}

#[test]
fn what_is_no_mark_is_refused() {
    for (options, code) in [
        (json!({"set": ["norwegian"]}), "bad-mark"),
        (json!({"set": [""]}), "bad-mark"),
        (json!({"set": ["norwegian = ukrainian"]}), "bad-mark"),
        (json!({"set": ["house(norwegian) < 3"]}), "bad-mark"),
        (json!({"set": ["norwegian = blue or norwegian = red"]}), "bad-mark"),
        (json!({"tell": ["norwegian = nobody"]}), "bad-mark"),
        (json!({"set": ["norwegian = blue"], "clear": ["norwegian = blue"]}), "grid-has-no-cells"),
        (json!({"state": "5"}), "grid-has-no-cells"),
        (json!({}), "grid-has-no-board"),
    ] {
        let zebra = gallery::get("zebra").expect("it is in the gallery");
        assert_eq!(answered(zebra, options.clone(), None), json!(code), "{options}");
    }
}

#[test]
fn a_grid_with_countless_solutions_is_answered_at_once() {
    let names = |letter: char| (0..24).map(|at| format!("{letter}{at}")).collect::<Vec<_>>().join(", ");
    let text = format!("grid: x\none: {}\ntwo: {}\nthree: {}\n1. = a0 = b0\n", names('a'), names('b'), names('c'));
    let set: Vec<String> = (0..24).map(|at| format!("a{at} = c{}", (at + 1) % 24)).collect();
    let found = answered(&text, json!({"set": set, "count-wrong": true, "tell": ["a0 = b1"]}), Some(1_000_000));
    assert_eq!((&found["solvable"], &found["solved"]), (&json!(true), &json!(false)));
    assert_eq!(found["told"], json!([{"pair": "a0 = b1", "holds": false}]));
    let wrong = answered(&text, json!({"set": ["a0 = b1", "a2 = c2", "b2 != a2"], "reveal": true}), Some(1_000_000));
    assert_eq!(wrong["dead_end"], json!({"kind": "wrong", "count": 1, "cells": ["a0 = b1"]}));
}

#[test]
fn without_steps_nothing_is_claimed() {
    let found = answered(GRIDS[1], json!({"set": ["Ann = tea"], "reveal": true, "tell": ["Bob = tea"]}), Some(0));
    assert_eq!(found, json!("marks-unread"));
    let found = answered(GRIDS[1], json!({"reveal": true, "solution": true}), Some(0));
    assert_eq!((&found["solvable"], &found["solved"]), (&json!(null), &json!(false)));
    assert_eq!((&found["dead_end"], &found["solution"]), (&json!(null), &json!(null)));
}
