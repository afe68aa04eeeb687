//! Every step of every grid of the gallery, checked independently.

use std::path::Path;

use bachet_budget::Budget;
use bachet_explain::grid::{End, Explanation, FoundStep, GridExplainer, GridRule, Weights};
use bachet_explain::{Fact, Step};
use bachet_grid::{Solution, solve};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};
use std::ops::ControlFlow;

use crate::oracle::{Oracle, Tally};
use crate::worlds::is_unique;

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
    if explanation.end == End::Solved {
        check_needed(name, &explainer, &oracle, &explanation);
    }
    explanation
}

/// Checks the steps that the solution needs: that they follow and need all their reasons, that each of their facts is
/// used, and that together they tell what belongs together.
fn check_needed(name: &str, explainer: &GridExplainer<'_>, oracle: &Oracle<'_>, all: &Explanation) {
    let kept = explainer.needed(&explainer.state(), &all.steps, &mut Budget::unlimited());
    assert!(kept.len() <= all.steps.len(), "{name}");
    let mut before: Vec<Fact> = Vec::new();
    for FoundStep { step, lower_bound, .. } in &kept {
        assert!(*lower_bound <= step.cost, "{name}: {step:?}");
        oracle.check(step, &before, &mut Tally::default());
        before.extend(&step.facts);
    }
    let used: Vec<Fact> = kept.iter().flat_map(|found| &found.step.known).copied().collect();
    for FoundStep { step, .. } in &kept {
        // A supposition is not told again for fewer facts than its reasons are for.
        let is_used = |fact: &&Fact| used.contains(fact) || fact.holds;
        assert!(!step.cases.is_empty() || step.facts.iter().all(|fact| is_used(&fact)), "{name}: {step:?}");
    }
    let all_solutions = solutions(explainer.puzzle());
    assert!(all_solutions.iter().all(|solution| is_told(oracle, explainer.puzzle(), solution, &before)), "{name}");
}

/// Whether matches join the values of each row of a solution. A shared value has to be joined to one of the others.
fn is_told(oracle: &Oracle<'_>, puzzle: &GridPuzzle, solution: &Solution, facts: &[Fact]) -> bool {
    let matches: Vec<(ValueId, ValueId)> =
        facts.iter().filter(|fact| fact.holds).map(|&fact| oracle.pair(fact)).collect();
    solution.rows().all(|row| {
        let value = |(category, &index): (usize, &u32)| ValueId { category: CategoryId(category as u32), index };
        let values: Vec<ValueId> = row.iter().enumerate().map(value).collect();
        let mut reached: Vec<ValueId> =
            values.iter().copied().filter(|&value| is_unique(puzzle, value)).take(1).collect();
        let mut at = 0;
        while let Some(&from) = reached.get(at) {
            at += 1;
            for &(x, y) in &matches {
                let other = if x == from { y } else { x };
                if (x == from || y == from) && is_unique(puzzle, from) && !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        values.iter().all(|value| reached.contains(value))
    })
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
