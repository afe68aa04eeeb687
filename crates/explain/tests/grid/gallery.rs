//! Every step of every grid of the gallery, checked independently.

use std::path::Path;

use bachet_budget::Budget;
use bachet_explain::grid::{End, Explanation, FoundStep, GridExplainer, GridRule, Weights};
use bachet_explain::{Fact, Step};
use bachet_grid::{Solution, solve};
use bachet_notation::GridPuzzle;
use std::ops::ControlFlow;

use crate::oracle::{Oracle, Tally};

/// Returns the logic grids of the gallery, by name.
fn gallery() -> Vec<(String, GridPuzzle)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut grids = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the gallery") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        if text.lines().any(|line| line.starts_with("grid:")) {
            let (puzzle, problems) = bachet_notation::read_grid(&text);
            assert_eq!(problems, [], "{}", path.display());
            grids.push((path.file_stem().expect("a name").to_string_lossy().into_owned(), puzzle));
        }
    }
    grids.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(grids.len() >= 15, "the gallery has {} grids", grids.len());
    grids
}

/// Returns all solutions, as facts about each two values.
pub(crate) fn solutions(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut all = Vec::new();
    let end = solve(puzzle, &mut Budget::unlimited(), |solution| {
        all.push(solution);
        ControlFlow::Continue(())
    });
    assert!(end.is_ok());
    all
}

/// Checks all steps, and that they go as far as they can.
pub(crate) fn check(name: &str, puzzle: &GridPuzzle, tally: &mut Tally) -> Explanation {
    let explainer = GridExplainer::new(puzzle, Weights::default()).expect("a puzzle of usual size");
    let explanation = explainer.explain(&explainer.state(), &mut Budget::unlimited());
    let oracle = Oracle::new(puzzle);
    let mut before: Vec<Fact> = Vec::new();
    for FoundStep { step, lower_bound, .. } in &explanation.steps {
        assert!(*lower_bound <= step.cost && *lower_bound > 0);
        oracle.check(step, &before, tally);
        before.extend(&step.facts);
    }
    let all = solutions(puzzle);
    for &fact in &before {
        assert!(all.iter().all(|solution| oracle.holds(solution, fact)), "{name}: {fact:?} is not in all solutions");
    }
    let expected = match all.len() {
        0 => matches!(explanation.end, End::Contradiction(..)),
        1 => explanation.end == End::Solved,
        _ => explanation.end == End::Several,
    };
    assert!(expected, "{name}: {} solutions, {:?}", all.len(), explanation.end);
    explanation
}

pub(crate) fn clues(step: &Step<GridRule>) -> usize {
    let mut clues: Vec<u16> = Vec::new();
    for rule in &step.rules {
        if let GridRule::Clue { clue, .. } = rule
            && !clues.contains(clue)
        {
            clues.push(*clue);
        }
    }
    clues.len()
}

#[test]
fn every_step_follows_and_needs_all_its_reasons() {
    let mut tally = Tally::default();
    for (name, puzzle) in gallery() {
        let explanation = check(&name, &puzzle, &mut tally);
        println!("{name}: {} steps, {tally:?}", explanation.steps.len());
    }
}

#[test]
fn no_step_of_the_zebra_needs_more_than_three_clues() {
    let (_, zebra) = gallery().into_iter().find(|(name, _)| name == "zebra").expect("the zebra");
    let explanation = check("zebra", &zebra, &mut Tally::default());
    assert!(explanation.steps.iter().all(|found| clues(&found.step) <= 3));
}
