//! Enumeration finds the solutions of brute force, in every mode.

use std::ops::ControlFlow;

use proptest::prelude::*;

use super::inferences;
use super::spec::{Assignment, Built, Literal, STRIDE, Spec, literal, specs};
use crate::solver::{SearchOutcome, Solver};
use bachet_budget::Budget;

/// Returns every solution in order; panics if one is found twice.
pub(super) fn listed(solver: &mut Solver<'_>, built: &Built, assumptions: &[Literal]) -> Vec<Assignment> {
    let lits: Vec<_> = assumptions.iter().map(|literal| built.lit(literal)).collect();
    let mut found = Vec::new();
    let end = solver.for_each_assuming(&lits, &mut Budget::unlimited().steps(200_000), |solution| {
        found.push(built.read(solution));
        ControlFlow::Continue(())
    });
    assert_eq!(end, SearchOutcome::Exhausted);
    found.sort();
    assert!(found.windows(2).all(|pair| pair[0] != pair[1]), "a solution was found twice");
    found
}

pub(super) fn with_assumptions() -> impl Strategy<Value = (Spec, Vec<Literal>, u64)> {
    specs(1..=6).prop_flat_map(|spec| {
        let literal = literal(spec.sizes.len(), spec.bounds.len());
        (Just(spec), prop::collection::vec(literal, 0..=3), any::<u64>())
    })
}

/// Panics with one difference if the lists differ, instead of printing both.
pub(super) fn same(found: &[Assignment], expected: &[Assignment]) {
    if let Some(at) = found.iter().find(|at| !expected.contains(at)) {
        panic!("{at:?} is no solution");
    }
    if let Some(at) = expected.iter().find(|at| !found.contains(at)) {
        panic!("{at:?} was not found");
    }
}

fn check(spec: &Spec, assumptions: &[Literal], tags: u64) {
    let built = spec.build();
    let all = spec.solutions(|_| true);
    let assumed: Vec<_> = all.iter().filter(|at| assumptions.iter().all(|l| l.holds(at))).cloned().collect();
    let some = spec.solutions(|i| tags >> i & 1 == 1);
    for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
        same(&listed(&mut solver, &built, &[]), &all);
        same(&listed(&mut solver, &built, assumptions), &assumed);
        solver.activate(|tag| tags >> (tag.0 / STRIDE) & 1 == 1);
        same(&listed(&mut solver, &built, &[]), &some);
        solver.activate(|_| true);
        same(&listed(&mut solver, &built, assumptions), &assumed);
        same(&listed(&mut solver, &built, &[]), &all);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn as_brute_force((spec, assumptions, tags) in with_assumptions()) {
        check(&spec, &assumptions, tags);
    }

    #[test]
    fn every_inference_is_explained((spec, assumptions, tags) in with_assumptions()) {
        inferences::start();
        check(&spec, &assumptions, tags);
    }
}

/// Clause learning with house branching, on rows, columns and boxes of 2 by 2.
#[test]
fn latin_squares_and_small_sudokus() {
    inferences::start();
    for (size, with_boxes, fixed, expected) in [(4, false, 0, 576), (4, true, 0, 288), (5, false, 5, 1344)] {
        let mut model = crate::Model::new();
        let cells: Vec<crate::Var> = (0..size * size).map(|_| model.variable(size as u32)).collect();
        let mut house = |of: &dyn Fn(usize) -> usize, number: usize| {
            let vars: Vec<crate::Var> = (0..cells.len()).filter(|&at| of(at) == number).map(|at| cells[at]).collect();
            model.all_different(crate::Tag(0), &vars);
        };
        for number in 0..size {
            house(&|at| at / size, number);
            house(&|at| at % size, number);
            if with_boxes {
                house(&|at| at / size / 2 * 2 + at % size / 2, number);
            }
        }
        for (v, x) in (0..fixed).zip(&cells) {
            model.restrict(crate::Tag(0), x.is(v));
        }
        let mut solver = Solver::with_cores(&model);
        let mut found = 0;
        let end = solver.for_each(&mut Budget::unlimited(), |_| {
            found += 1;
            ControlFlow::Continue(())
        });
        assert_eq!((end, found), (SearchOutcome::Exhausted, expected));
    }
}

#[test]
fn the_check_of_inferences_runs() {
    inferences::start();
    let mut model = crate::Model::new();
    let vars = [model.variable(3), model.variable(3), model.variable(3)];
    model.all_different(crate::Tag(0), &vars);
    model.restrict(crate::Tag(9), vars[0].is(1));
    Solver::new(&model);
    assert!(inferences::checked() > 0);
}
