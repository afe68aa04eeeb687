//! Small random models as data, and their solutions by brute force.

use proptest::prelude::*;

use super::statement::{Statement, statement};
use crate::model::Model;
use crate::solver::Solution;
use crate::tag::TagAllocator;
use crate::{Interval, Lit, Var};

/// The difference of the tags of consecutive statements; an all-different constraint has one tag per value.
pub(super) const STRIDE: u32 = 8;
/// Maximum number of assignments for brute force.
const MAX_ASSIGNMENTS: i64 = 600;

#[derive(Clone, Debug)]
pub(super) enum Literal {
    Within(usize, u64),
    AtMost(usize, i64),
    AtLeast(usize, i64),
}

/// Sizes of mask variables, bounds of intervals, statements.
#[derive(Clone, Debug)]
pub(super) struct Spec {
    pub(super) sizes: Vec<u32>,
    pub(super) bounds: Vec<(i64, i64)>,
    pub(super) statements: Vec<Statement>,
}

/// Values of the mask variables and numbers of the intervals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Assignment {
    pub(super) values: Vec<u32>,
    pub(super) numbers: Vec<i64>,
}

/// A spec as a model, and its variables.
pub(super) struct Built {
    pub(super) model: Model,
    pub(super) vars: Vec<Var>,
    pub(super) intervals: Vec<Interval>,
}

impl Built {
    pub(super) fn lit(&self, literal: &Literal) -> Lit {
        match *literal {
            Literal::Within(x, mask) => self.vars[x].within(mask),
            Literal::AtMost(x, bound) => self.intervals[x].at_most(bound),
            Literal::AtLeast(x, bound) => self.intervals[x].at_least(bound),
        }
    }

    pub(super) fn read(&self, solution: &Solution) -> Assignment {
        Assignment {
            values: self.vars.iter().map(|&x| solution.value(x)).collect(),
            numbers: self.intervals.iter().map(|&x| solution.number(x)).collect(),
        }
    }
}

impl Literal {
    /// Returns whether it is about a mask, and the number of its variable.
    pub(super) fn about(&self) -> (bool, usize) {
        match *self {
            Self::Within(x, _) => (true, x),
            Self::AtMost(x, _) | Self::AtLeast(x, _) => (false, x),
        }
    }

    pub(super) fn holds(&self, at: &Assignment) -> bool {
        match *self {
            Self::Within(x, mask) => mask >> at.values[x] & 1 == 1,
            Self::AtMost(x, bound) => at.numbers[x] <= bound,
            Self::AtLeast(x, bound) => at.numbers[x] >= bound,
        }
    }
}

impl Spec {
    /// States the spec as a model.
    pub(super) fn build(&self) -> Built {
        self.build_with_decisions(usize::MAX)
    }

    /// States the spec as a model whose first `decisions` mask variables are its decision variables.
    pub(super) fn build_with_decisions(&self, decisions: usize) -> Built {
        let mut model = Model::new();
        // Masks and intervals alternate, so that intervals are declared at even and odd slots.
        let mut vars = Vec::new();
        let mut intervals = Vec::new();
        for i in 0..self.sizes.len().max(self.bounds.len()) {
            if i == decisions {
                model.auxiliary_from_here();
            }
            vars.extend(self.sizes.get(i).map(|&size| model.variable(size)));
            intervals.extend(self.bounds.get(i).map(|&(lower, upper)| model.interval(lower, upper)));
        }
        let mut built = Built { model, vars, intervals };
        let mut tags = TagAllocator::new();
        for statement in &self.statements {
            built.state(tags.range(STRIDE), statement);
        }
        built
    }

    /// Returns every assignment, in order.
    pub(super) fn assignments(&self) -> Vec<Assignment> {
        let first = Assignment { values: Vec::new(), numbers: Vec::new() };
        let mut all = vec![first];
        for &size in &self.sizes {
            let extended = all.iter().flat_map(|at| (0..size).map(move |v| extend(at, |next| next.values.push(v))));
            all = extended.collect();
        }
        for &(lower, upper) in &self.bounds {
            let extended =
                all.iter().flat_map(|at| (lower..=upper).map(move |v| extend(at, |next| next.numbers.push(v))));
            all = extended.collect();
        }
        all
    }

    /// Returns the assignments that satisfy all statements whose number `active` accepts.
    pub(super) fn solutions(&self, active: impl Fn(usize) -> bool) -> Vec<Assignment> {
        let holds = |at: &Assignment| {
            self.statements.iter().enumerate().all(|(i, statement)| !active(i) || statement.holds(at))
        };
        let mut all = self.assignments();
        all.retain(holds);
        all
    }

    /// Shrinks the domains until there are few enough assignments.
    fn shrunk(mut self) -> Self {
        loop {
            let masks = self.sizes.iter().map(|&size| i64::from(size)).product::<i64>();
            let widths = self.bounds.iter().map(|&(lower, upper)| upper - lower + 1).product::<i64>();
            if masks * widths <= MAX_ASSIGNMENTS {
                return self;
            }
            if let Some(widest) = self.bounds.iter_mut().max_by_key(|bounds| bounds.1 - bounds.0)
                && widest.1 - widest.0 > 2
            {
                widest.1 -= 1;
            } else if let Some(size) = self.sizes.iter_mut().max() {
                *size -= 1;
            }
        }
    }
}

fn extend(at: &Assignment, add: impl Fn(&mut Assignment)) -> Assignment {
    let mut next = at.clone();
    add(&mut next);
    next
}

/// Generates models with `statements` statements.
pub(super) fn specs(statements: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Spec> {
    let sizes = prop::collection::vec(1u32..=5, 1..=5);
    let bounds = prop::collection::vec((-4i64..=4, 0i64..=6).prop_map(|(lower, width)| (lower, lower + width)), 0..=3);
    (sizes, bounds).prop_flat_map(move |(sizes, bounds)| {
        let statement = statement(sizes.len(), bounds.len());
        let statements = prop::collection::vec(statement, statements.clone());
        statements
            .prop_map(move |statements| Spec { sizes: sizes.clone(), bounds: bounds.clone(), statements }.shrunk())
    })
}

pub(super) fn literal(masks: usize, intervals: usize) -> BoxedStrategy<Literal> {
    let within = (0..masks, 0u64..32).prop_map(|(x, mask)| Literal::Within(x, mask));
    if intervals == 0 {
        return within.boxed();
    }
    prop_oneof![
        3 => within,
        1 => (0..intervals, -5i64..=9).prop_map(|(x, bound)| Literal::AtMost(x, bound)),
        1 => (0..intervals, -5i64..=9).prop_map(|(x, bound)| Literal::AtLeast(x, bound)),
    ]
    .boxed()
}
