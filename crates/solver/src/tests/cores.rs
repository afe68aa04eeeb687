//! The tags and assumptions of a core have no solution: checked by brute force.

use std::cell::Cell;

use proptest::prelude::*;

use super::spec::{Literal, STRIDE, Spec, literal, specs};
use crate::minimal::MinimalCore;
use crate::model::Model;
use crate::solver::{Satisfiable, Solver};
use crate::tag::Tag;
use bachet_budget::Budget;

/// Maximum number of resets for the first core, one candidate that is tried in vain, and the end.
const MAX_RESETS: u32 = 5;

thread_local! {
    static RESETS: Cell<u32> = const { Cell::new(0) };
}

/// Counts a return of a solver to its root level.
pub(crate) fn count_reset() {
    RESETS.set(RESETS.get() + 1);
}

#[test]
fn a_spent_budget_ends_the_search_for_a_minimal_core() {
    let mut model = Model::new();
    let pigeons: Vec<_> = (0..7).map(|_| model.variable(6)).collect();
    let mut tags = Vec::new();
    for (at, x) in pigeons.iter().enumerate() {
        for y in &pigeons[..at] {
            tags.push(Tag(tags.len() as u32));
            model.relate(tags[tags.len() - 1], *x, crate::Relation::Differ(0), *y);
        }
    }
    let mut solver = Solver::with_cores(&model);
    let mut budget = Budget::unlimited();
    assert_eq!(solver.solve(&mut budget), Satisfiable::No);
    for extra in [0, 10] {
        let mut solver = Solver::with_cores(&model);
        RESETS.set(0);
        let found = solver.minimal_core(&tags, &mut Budget::unlimited().steps(budget.used() + extra));
        assert_eq!(found, MinimalCore::Conflict { tags: tags.clone(), minimal: false });
        assert!(RESETS.get() <= MAX_RESETS, "{} resets", RESETS.get());
    }
}

fn check(spec: &Spec, calls: &[Vec<Literal>]) {
    let built = spec.build();
    let mut solver = Solver::with_cores(&built.model);
    let everything = spec.assignments();
    let solutions = spec.solutions(|_| true);
    for assumptions in calls {
        let lits: Vec<_> = assumptions.iter().map(|literal| built.lit(literal)).collect();
        let expected = solutions.iter().any(|at| assumptions.iter().all(|literal| literal.holds(at)));
        let found = solver.solve_assuming(&lits, &mut Budget::unlimited());
        assert_eq!(found, if expected { Satisfiable::Yes } else { Satisfiable::No });
        if expected {
            let at = built.read(solver.solution());
            assert!(solutions.contains(&at) && assumptions.iter().all(|literal| literal.holds(&at)));
            continue;
        }
        let core = solver.core();
        let used: Vec<&Literal> = assumptions
            .iter()
            .zip(&lits)
            .filter(|(_, lit)| core.assumptions.contains(lit))
            .map(|pair| pair.0)
            .collect();
        assert!(core.assumptions.iter().all(|lit| lits.contains(lit)));
        let left = everything.iter().find(|at| {
            let stated = spec.statements.iter().enumerate();
            let mut stated = stated.map(|(i, s)| s.holds_with_tags(i as u32 * STRIDE, &core.tags, spec, at));
            stated.all(|holds| holds) && used.iter().all(|literal| literal.holds(at))
        });
        assert_eq!(left, None, "satisfies {core:?}");
    }
}

fn calls() -> impl Strategy<Value = (Spec, Vec<Vec<Literal>>)> {
    specs(2..=8).prop_flat_map(|spec| {
        let literal = literal(spec.sizes.len(), spec.bounds.len());
        (Just(spec), prop::collection::vec(prop::collection::vec(literal, 0..=3), 1..=4))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn cores_have_no_solution((spec, calls) in calls()) {
        check(&spec, &calls);
    }
}
