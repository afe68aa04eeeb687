//! A call that is cut short at any step does not change the results of later calls.

use proptest::prelude::*;

use super::enumeration::{listed, same};
use super::spec::{Spec, specs};
use crate::model::Model;
use crate::solver::{Satisfiable, Solver};
use crate::tag::Tag;
use crate::{Budget, Var};

/// Number of steps that no search below exceeds.
const MAX_STEPS: u64 = 60;

#[test]
fn more_pigeons_than_holes() {
    let mut model = Model::new();
    let pigeons: Vec<Var> = (0..4).map(|_| model.variable(3)).collect();
    model.all_different(Tag(0), &pigeons);
    for steps in 0..MAX_STEPS {
        for mut solver in [Solver::new(&model), Solver::with_cores(&model)] {
            solver.candidates(&mut Budget::unlimited().steps(steps));
            assert_eq!(solver.solve(&mut Budget::unlimited()), Satisfiable::No, "after {steps} steps");
        }
    }
}

fn check(spec: &Spec) {
    let built = spec.build();
    let all = spec.solutions(|_| true);
    for steps in 0..MAX_STEPS {
        for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
            solver.solve(&mut Budget::unlimited().steps(steps));
            solver.candidates(&mut Budget::unlimited().steps(steps));
            same(&listed(&mut solver, &built, &[]), &all);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn later_calls_are_complete(spec in specs(2..=8)) {
        check(&spec);
    }
}
