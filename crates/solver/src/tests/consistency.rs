//! Each constraint alone, at the root: nothing that has a solution is removed, and as much else as its statement says.

use proptest::prelude::*;

use super::inferences;
use super::spec::{Part, Spec, Statement, specs};
use crate::literal::bit;
use crate::model::SumCondition;
use crate::solver::Solver;

/// How much propagation of one constraint finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Consistency {
    /// Every value that is left is in a solution.
    Domain,
    /// As `Domain`, once all variables but one are fixed.
    LastVariable,
}

fn distinct<T: PartialEq>(all: &[T]) -> bool {
    (0..all.len()).all(|i| !all[..i].contains(&all[i]))
}

/// What the documentation of the constraint states. Variables that stand in it twice are beyond it.
fn stated(statement: &Statement) -> Consistency {
    use Consistency::{Domain, LastVariable};
    let single = |literals: &[super::spec::Literal]| {
        let about: Vec<_> = literals.iter().map(super::spec::Literal::about).collect();
        distinct(&about)
    };
    let only_bounds = |parts: &[Part], sum: SumCondition| {
        let _ = parts;
        matches!(sum, SumCondition::AtMost(_) | SumCondition::AtLeast(_))
    };
    match statement {
        Statement::Restrict(_) | Statement::Relate(..) => Domain,
        Statement::Clause(literals) | Statement::Cardinality(_, _, literals) if single(literals) => Domain,
        Statement::RelateIff(b, x, _, y) if x != y && ![(true, *x), (true, *y)].contains(&b.about()) => Domain,
        Statement::Element(index, array, result) => {
            let mut all = array.clone();
            all.extend([*index, *result]);
            if distinct(&all) { Domain } else { LastVariable }
        }
        Statement::Table(vars, _) if distinct(vars) => Domain,
        Statement::Linear(parts, sum) if only_bounds(parts, *sum) => Domain,
        _ => LastVariable,
    }
}

fn check(spec: &Spec) {
    inferences::start();
    let built = spec.build();
    let solver = Solver::new(&built.model);
    let solutions = spec.solutions(|_| true);
    let domain = |x: usize| solver.engine.store.mask(built.vars[x]);
    if solver.clash {
        assert_eq!(solutions, [], "clashes, but has solutions");
        return;
    }
    let mut open = 0;
    for (x, _) in spec.sizes.iter().enumerate() {
        let supported = solutions.iter().fold(0, |mask, at| mask | bit(at.values[x]));
        assert_eq!(supported & !domain(x), 0, "variable {x} lost a value that it can have");
        open += u32::from(domain(x).count_ones() > 1);
    }
    for (x, &interval) in built.intervals.iter().enumerate() {
        let (lower, upper) = (solver.engine.store.lower(interval), solver.engine.store.upper(interval));
        assert!(solutions.iter().all(|at| (lower..=upper).contains(&at.numbers[x])), "interval {x} is too narrow");
        open += u32::from(lower < upper);
    }
    let [.., statement] = &spec.statements[..] else { return };
    let consistency = stated(statement);
    if consistency == Consistency::Domain || open == 0 {
        assert!(!solutions.is_empty(), "has no solution, but does not clash");
        for (x, _) in spec.sizes.iter().enumerate() {
            let supported = solutions.iter().fold(0, |mask, at| mask | bit(at.values[x]));
            assert_eq!(domain(x), supported, "variable {x} has values without a solution");
        }
    }
    if consistency == Consistency::Domain {
        for (x, &interval) in built.intervals.iter().enumerate() {
            let bounds = (solver.engine.store.lower(interval), solver.engine.store.upper(interval));
            let numbers = solutions.iter().map(|at| at.numbers[x]);
            assert_eq!(Some(bounds), numbers.clone().min().zip(numbers.max()), "bounds of {x}");
        }
    }
}

/// Some literals that narrow the domains, then one constraint.
fn single() -> impl Strategy<Value = Spec> {
    (specs(1..=1), prop::collection::vec(1u64..32, 5)).prop_map(|(mut spec, masks)| {
        let statement = spec.statements.pop().expect("one statement");
        for (x, (&size, &mask)) in spec.sizes.iter().zip(&masks).enumerate() {
            if mask & ((1 << size) - 1) != 0 {
                spec.statements.push(Statement::Restrict(super::spec::Literal::Within(x, mask)));
            }
        }
        spec.statements.push(statement);
        spec
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2500))]

    #[test]
    fn as_stated(spec in single()) {
        check(&spec);
    }
}
