//! The consistency level of each constraint by itself: propagation at the root removes no value that has a solution,
//! and as many others as the documentation promises.

use std::ops::RangeInclusive;

use proptest::prelude::*;

use super::inferences;
use super::spec::{Assignment, Built, Literal, Spec, specs};
use super::statement::{Consistency, Part, Statement, Variable, documented, scope, variables_of};
use crate::literal::bit;
use crate::model::SumCondition;
use crate::solver::Solver;

/// A solver after propagation at the root.
struct Propagated<'a> {
    built: &'a Built,
    solver: Solver<'a>,
}

impl Propagated<'_> {
    fn mask(&self, x: usize) -> u64 {
        self.solver.engine.store.mask(self.built.vars[x])
    }

    fn bounds(&self, x: usize) -> RangeInclusive<i64> {
        let (store, interval) = (&self.solver.engine.store, self.built.intervals[x]);
        store.lower(interval)..=store.upper(interval)
    }

    fn is_open(&self, (is_mask, x): Variable) -> bool {
        if is_mask { self.mask(x).count_ones() > 1 } else { self.bounds(x).start() < self.bounds(x).end() }
    }

    /// No remaining value lacks a solution, and no bound.
    fn assert_domain_consistent(&self, spec: &Spec, solutions: &[Assignment]) {
        assert!(!solutions.is_empty(), "has no solution, but no conflict was found");
        for x in 0..spec.sizes.len() {
            let supported = solutions.iter().fold(0, |mask, at| mask | bit(at.values[x]));
            assert_eq!(self.mask(x), supported, "variable {x} has values without a solution");
        }
        for x in 0..spec.bounds.len() {
            let numbers = solutions.iter().map(|at| at.numbers[x]);
            let supported = numbers.clone().min().zip(numbers.max()).map(|(lower, upper)| lower..=upper);
            assert_eq!(Some(self.bounds(x)), supported, "bounds of {x}");
        }
    }

    /// Each remaining value of a term, and each bound, is completed to the constant by rational values of the others.
    fn assert_rational_support(&self, spec: &Spec, parts: &[Part], constant: i64) {
        let mut variables = variables_of(parts);
        variables.sort_unstable();
        variables.dedup();
        let terms: Vec<Vec<i64>> = variables.iter().map(|&variable| self.term_values(spec, parts, variable)).collect();
        let range = |values: &Vec<i64>| (values.iter().min().copied(), values.iter().max().copied());
        for (i, values) in terms.iter().enumerate() {
            let others = terms.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, values)| range(values));
            let (low, high) =
                others.fold((0, 0), |(low, high), (min, max)| (low + min.unwrap_or(0), high + max.unwrap_or(0)));
            for value in values {
                let rest = constant - value;
                assert!((low..=high).contains(&rest), "{value} of {:?} has no rational support", variables[i]);
            }
        }
    }

    /// Returns what the parts of one variable add up to: for each remaining value of a mask, and each bound of an
    /// interval.
    fn term_values(&self, spec: &Spec, parts: &[Part], variable: Variable) -> Vec<i64> {
        let (is_mask, x) = variable;
        let values: Vec<i64> = if is_mask {
            (0..spec.sizes[x]).filter(|&v| self.mask(x) & bit(v) != 0).map(i64::from).collect()
        } else {
            vec![*self.bounds(x).start(), *self.bounds(x).end()]
        };
        let total = |value: i64| {
            let own = parts.iter().map(|part| match part {
                Part::Scaled(factor, y) if !is_mask && *y == x => factor * value,
                Part::Weighted(weights, y) if is_mask && *y == x => weights.get(value as usize).copied().unwrap_or(0),
                _ => 0,
            });
            own.sum()
        };
        values.into_iter().map(total).collect()
    }
}

fn check(spec: &Spec) {
    inferences::start();
    let built = spec.build();
    let solver = Solver::new(&built.model);
    let solutions = spec.solutions(|_| true);
    if solver.root_conflict {
        assert_eq!(solutions, [], "a conflict was found, but there are solutions");
        return;
    }
    let propagated = Propagated { built: &built, solver };
    for at in &solutions {
        assert!(
            (0..spec.sizes.len()).all(|x| propagated.mask(x) & bit(at.values[x]) != 0),
            "a value of {at:?} is lost"
        );
        assert!(
            (0..spec.bounds.len()).all(|x| propagated.bounds(x).contains(&at.numbers[x])),
            "a bound excludes {at:?}"
        );
    }
    let Some(statement) = spec.statements.last() else { return };
    let mut open = scope(statement);
    open.retain(|&variable| propagated.is_open(variable));
    open.sort_unstable();
    open.dedup();
    let level = documented(statement);
    let max_open = match level {
        Consistency::Domain => usize::MAX,
        Consistency::RationalBounds | Consistency::LastVariable => 1,
        Consistency::Fixed => 0,
    };
    if open.len() <= max_open {
        propagated.assert_domain_consistent(spec, &solutions);
    } else if let (Consistency::RationalBounds, Statement::Linear(parts, SumCondition::Equal(constant))) =
        (level, statement)
    {
        propagated.assert_rational_support(spec, parts, *constant);
    }
}

/// Restrictions of some variables, then one constraint.
fn single() -> impl Strategy<Value = Spec> {
    (specs(1..=1), prop::collection::vec(1u64..32, 5)).prop_map(|(mut spec, masks)| {
        let statement = spec.statements.pop().expect("one statement");
        for (x, (&size, &mask)) in spec.sizes.iter().zip(&masks).enumerate() {
            if mask & ((1 << size) - 1) != 0 {
                spec.statements.push(Statement::Restrict(Literal::Within(x, mask)));
            }
        }
        spec.statements.push(statement);
        spec
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2500))]

    #[test]
    fn every_constraint_is_as_consistent_as_documented(spec in single()) {
        check(&spec);
    }
}
