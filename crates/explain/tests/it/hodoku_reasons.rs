//! Steps follow from their reasons, and need all of them.

use std::collections::BTreeMap;

use bachet_budget::Budget;
use bachet_explain::board::{BoardRule, Layout};
use bachet_explain::hodoku::{SearchOptions, Solver};
use bachet_explain::{Fact, Step};

use crate::checker::Checker;
use crate::data::{board, shared};
use crate::entailment::{Clauses, check_cases};
use crate::hodoku_sound::solution;

/// Whether all facts follow from some rules and known facts.
fn follows(layout: &Layout<2>, step: &Step<BoardRule>, rules: &[BoardRule], known: &[Fact]) -> bool {
    let clauses = Clauses::of(layout, rules, known);
    step.facts.iter().all(|&fact| clauses.entails(fact))
}

fn check_direct(layout: &Layout<2>, step: &Step<BoardRule>) {
    assert!(follows(layout, step, &step.rules, &step.known), "{step:?} does not follow");
    for at in 0..step.rules.len() {
        let mut rules = step.rules.clone();
        rules.remove(at);
        assert!(!follows(layout, step, &rules, &step.known), "{:?} is not needed in {step:?}", step.rules[at]);
    }
    for at in 0..step.known.len() {
        let mut known = step.known.clone();
        known.remove(at);
        assert!(!follows(layout, step, &step.rules, &known), "{:?} is not needed in {step:?}", step.known[at]);
    }
}

#[test]
fn steps_follow_from_their_reasons() {
    let (Some(clues), Some(hard)) = (shared("sudoku/17_clue.txt"), shared("sudoku/magictour_top1465.txt")) else {
        return;
    };
    let layout: Layout<2> = Layout::new(&board(&".".repeat(81))).expect("a board of 81 cells");
    let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for line in clues.lines().step_by(1500).chain(hard.lines().step_by(100)) {
        let options = SearchOptions { reasons: true, ..SearchOptions::default() };
        let sudoku = board(line);
        let solution = solution(&sudoku);
        let mut solver = Solver::given(&layout, &sudoku).with_options(options);
        while let Some(found) = solver.next(&mut Budget::unlimited()) {
            let count = counts.entry(found.kind.entry().technique.id).or_default();
            count[1] += 1;
            if let Some(step) = solver.explain(&found) {
                count[0] += 1;
                if step.rules.contains(&BoardRule::OneSolution) {
                    let state = solver.state();
                    Checker { layout: &layout, sudoku: &sudoku, state, solution: &solution }.check(&step);
                } else if step.cases.is_empty() {
                    check_direct(&layout, &step);
                } else {
                    check_cases(&layout, &step);
                }
            }
            solver.apply(&found);
        }
    }
    for (technique, [explained, all]) in &counts {
        println!("{technique} {explained} of {all}");
    }
    let explained: usize = counts.values().map(|count| count[0]).sum();
    let all: usize = counts.values().map(|count| count[1]).sum();
    assert!(explained * 100 >= all * 99, "explained {explained} of {all}");
}
