//! Random small puzzles with all kinds of categories and all forms of clues.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_explain::grid::{End, GridExplainer, Weights};
use bachet_grid::{evaluate, solve};
use bachet_notation::{Clue, GridPuzzle};

use crate::gallery::{check, solutions};
use crate::generator::{Random, puzzle};
use crate::oracle::{Oracle, Tally};

/// Returns a random puzzle that has a solution: of many clues, those that are true in a table.
fn solvable(random: &mut Random) -> GridPuzzle {
    let mut puzzle = puzzle(random, 14);
    let clues = std::mem::take(&mut puzzle.clues);
    let mut left = random.below(40);
    let mut table = None;
    let end = solve(&puzzle, &mut Budget::unlimited(), |solution| {
        table = Some(solution);
        left = left.saturating_sub(1);
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(end.is_ok());
    let holds = |clue: &Clue| {
        let truth = clue.truth.as_ref().expect("a generated clue");
        table.as_ref().is_none_or(|table| evaluate(&puzzle, truth, table))
    };
    let kept = clues.into_iter().filter(holds).collect();
    puzzle.clues = kept;
    puzzle
}

#[test]
fn every_step_of_random_puzzles_follows_and_needs_all_its_reasons() {
    let mut tally = Tally::default();
    for seed in 0..1_000 {
        let mut random = Random::new(seed);
        let puzzle = if seed % 4 == 0 { puzzle(&mut random, 4) } else { solvable(&mut random) };
        check(&format!("seed {seed}"), &puzzle, &mut tally);
    }
    println!("{tally:?}");
    assert!(tally.steps > 1_000 && tally.inner > 30, "{tally:?}");
}

#[test]
fn proved_optimal_steps_are_never_dearer() {
    let mut proved = 0;
    for seed in 1_000..1_040 {
        let mut random = Random::new(seed);
        let puzzle = solvable(&mut random);
        let oracle = Oracle::new(&puzzle);
        let explainer = GridExplainer::new(&puzzle, Weights::default()).expect("a small puzzle").optimal(true);
        let all = explainer.explain(&explainer.state(), &mut Budget::unlimited().steps(5_000));
        let mut before = Vec::new();
        for found in &all.steps {
            oracle.check(&found.step, &before, &mut Tally::default());
            assert!(found.lower_bound <= found.step.cost, "{found:?}");
            proved += usize::from(found.lower_bound == found.step.cost);
            before.extend(&found.step.facts);
        }
    }
    assert!(proved > 60, "{proved} steps were proved");
}

#[test]
fn wrong_facts_are_found_with_a_minimal_reason() {
    let (mut wrong_facts, mut conflicts) = (0, 0);
    for seed in 2_000..2_100 {
        let mut random = Random::new(seed);
        let puzzle = puzzle(&mut random, 3);
        let all = solutions(&puzzle);
        let Some(first) = all.first() else { continue };
        let oracle = Oracle::new(&puzzle);
        let explainer = GridExplainer::new(&puzzle, Weights::default()).expect("a small puzzle");
        // Facts of a solution, a few of them changed.
        let facts = oracle.facts_of(first);
        let mut entered = Vec::new();
        for fact in facts {
            match random.below(18) {
                0 => entered.push(!fact),
                1..=5 => entered.push(fact),
                _ => {}
            }
        }
        let expected: Vec<_> =
            entered.iter().copied().filter(|&fact| !all.iter().any(|s| oracle.holds(s, fact))).collect();
        let wrong = explainer.wrong(&entered, &mut Budget::unlimited()).expect("no limit");
        assert_eq!(wrong, expected, "seed {seed}");
        wrong_facts += wrong.len();
        let is_possible = all.iter().any(|s| entered.iter().all(|&fact| oracle.holds(s, fact)));
        let conflict = explainer.conflict(&entered, &mut Budget::unlimited());
        assert_eq!(conflict.is_none(), is_possible, "seed {seed}");
        if let Some(conflict) = conflict {
            conflicts += 1;
            assert!(conflict.is_minimal && conflict.facts.iter().all(|fact| entered.contains(fact)), "{conflict:?}");
        }
        // An explanation from a wrong state ends with a contradiction, or with nothing.
        let mut state = explainer.state();
        for &fact in &entered {
            state.add(explainer.shape(), fact);
        }
        let explanation = explainer.explain(&state, &mut Budget::unlimited());
        assert_eq!(matches!(explanation.end, End::Contradiction(..)), !is_possible, "seed {seed} {explanation:?}");
    }
    assert!(wrong_facts > 5 && conflicts > 10, "{wrong_facts} wrong facts, {conflicts} conflicts");
}

#[test]
fn a_budget_ends_the_search() {
    let mut random = Random::new(7);
    let puzzle = puzzle(&mut random, 5);
    let explainer = GridExplainer::new(&puzzle, Weights::default()).expect("a small puzzle").optimal(true);
    for steps in 0..20 {
        let all = explainer.explain(&explainer.state(), &mut Budget::unlimited().steps(steps));
        assert!(all.steps.len() < 200);
    }
}
