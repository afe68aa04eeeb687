//! Candidates and minimal cores agree with brute force.

use proptest::prelude::*;

use super::spec::{STRIDE, Spec, specs};
use crate::literal::bit;
use crate::minimal::MinimalCore;
use crate::solver::Solver;
use crate::tag::Tag;
use bachet_budget::Budget;

fn check(spec: &Spec, steps: u64) {
    let built = spec.build();
    let solutions = spec.solutions(|_| true);
    let all: Vec<u64> =
        (0..spec.sizes.len()).map(|x| solutions.iter().fold(0, |mask, at| mask | bit(at.values[x]))).collect();
    for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
        let found = solver.candidates(&mut Budget::unlimited());
        assert!(found.exact && found.open.iter().all(|&open| open == 0));
        // An empty clause adds a variable to a model without variables.
        assert_eq!(found.masks[..all.len()], all);
        let found = Solver::new(&built.model).candidates(&mut Budget::unlimited().steps(steps));
        assert_eq!(found.exact, found.open.iter().all(|&open| open == 0));
        for ((&mask, &open), &expected) in found.masks.iter().zip(&found.open).zip(&all) {
            assert_eq!(mask & !expected, 0, "found a value without a solution");
            assert_eq!(expected & !(mask | open), 0, "lost a value");
        }
    }
}

fn check_core(spec: &Spec, fixed: u64, off: u64, steps: u64) {
    let built = spec.build();
    let tag = |i: usize| Tag(i as u32 * STRIDE);
    let candidates: Vec<Tag> = (0..spec.statements.len()).filter(|i| fixed >> i & 1 == 0).map(tag).collect();
    let on = |i: usize| off >> i & 1 == 0;
    let is_conflict = |tags: &[Tag]| {
        let active = |i: usize| on(i) && (tags.contains(&tag(i)) || !candidates.contains(&tag(i)));
        spec.solutions(active).is_empty()
    };
    for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
        solver.activate(|tag| on((tag.0 / STRIDE) as usize));
        let before = solver.count(&mut Budget::unlimited());
        match solver.minimal_core(&candidates, &mut Budget::unlimited()) {
            MinimalCore::Satisfiable => assert!(!is_conflict(&candidates)),
            MinimalCore::Unknown => panic!("without a limit"),
            MinimalCore::Conflict { tags, minimal } => {
                assert!(minimal && is_conflict(&tags), "{tags:?} have a solution");
                for i in 0..tags.len() {
                    let mut fewer = tags.clone();
                    fewer.remove(i);
                    assert!(!is_conflict(&fewer), "{:?} is not needed", tags[i]);
                }
            }
        }
        match solver.minimal_core(&candidates, &mut Budget::unlimited().steps(steps)) {
            MinimalCore::Satisfiable => assert!(!is_conflict(&candidates)),
            MinimalCore::Unknown => {}
            MinimalCore::Conflict { tags, .. } => assert!(is_conflict(&tags)),
        }
        assert_eq!(solver.count(&mut Budget::unlimited()), before, "the activation has changed");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn candidates_as_brute_force(spec in specs(0..=6), steps in 0u64..30) {
        check(&spec, steps);
    }

    #[test]
    fn cores_are_minimal(spec in specs(3..=9), fixed in any::<u64>(), off in 0u64..4, steps in 0u64..30) {
        check_core(&spec, fixed & 0b1001, off, steps);
    }
}
