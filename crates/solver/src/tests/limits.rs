//! What a limit cuts short takes nothing from the calls after it, wherever it falls.

use proptest::prelude::*;

use super::enumeration::{listed, same};
use super::spec::{Spec, specs};
use crate::model::{Model, Tag};
use crate::solver::{Satisfiable, Solver};
use crate::{Budget, Var};

/// More steps than the searches below take.
const STEPS: u64 = 60;

#[test]
fn more_pigeons_than_holes() {
    let mut model = Model::new();
    let pigeons: Vec<Var> = (0..4).map(|_| model.variable(3)).collect();
    model.all_different(Tag(0), &pigeons);
    for steps in 0..STEPS {
        for mut solver in [Solver::new(&model), Solver::with_cores(&model)] {
            solver.candidates(&mut Budget::unlimited().steps(steps));
            assert_eq!(solver.solve(&mut Budget::unlimited()), Satisfiable::No, "after {steps} steps");
        }
    }
}

fn check(spec: &Spec) {
    let built = spec.build();
    let all = spec.solutions(|_| true);
    for steps in 0..STEPS {
        for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
            // The second limit falls where the first left off.
            solver.solve(&mut Budget::unlimited().steps(steps));
            solver.candidates(&mut Budget::unlimited().steps(steps));
            same(&listed(&mut solver, &built, &[]), &all);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn nothing_is_lost(spec in specs(2..=8)) {
        check(&spec);
    }
}
