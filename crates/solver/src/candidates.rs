//! The values that variables have in solutions.

use std::ops::ControlFlow;

use crate::literal::bit;
use crate::solver::{Satisfiable, SearchOutcome, Solver};
use bachet_budget::Budget;

/// The values that the mask variables of a model have in its solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    /// For each mask variable, in order of declaration, the values that it has in some solution.
    pub masks: Vec<u64>,
    /// For each mask variable the undecided values: the budget ran out before a solution or a proof was found.
    pub open: Vec<u64>,
    /// Whether no value is undecided.
    pub exact: bool,
}

/// Number of solutions that are enumerated first: they are cheap, and usually decide most values.
const INITIAL_SOLUTIONS: usize = 8;

impl Solver<'_> {
    /// Returns for each mask variable the values that it has in some solution.
    ///
    /// Every solution decides one value of each variable. Each remaining value takes a search that assumes it.
    pub fn candidates(&mut self, budget: &mut Budget<'_>) -> Candidates {
        let model = self.model;
        let vars = model.variables();
        let mut masks = vec![0; vars.len()];
        let mut left = INITIAL_SOLUTIONS;
        let end = self.for_each(budget, |solution| {
            for (mask, &x) in masks.iter_mut().zip(vars) {
                *mask |= bit(solution.value(x));
            }
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let domains = vars.iter().zip(&masks).map(|(&x, &mask)| self.engine.store.mask(x) & !mask);
        let mut open: Vec<u64> = match end {
            SearchOutcome::Exhausted => vec![0; vars.len()],
            SearchOutcome::Stopped | SearchOutcome::Limit => domains.collect(),
        };
        for i in 0..vars.len() {
            while open[i] != 0 && !budget.is_spent() {
                let v = open[i].trailing_zeros();
                match self.solve_assuming(&[vars[i].is(v)], budget) {
                    Satisfiable::Yes => {
                        for ((mask, open), &x) in masks.iter_mut().zip(&mut open).zip(vars) {
                            let value = bit(self.solution().value(x));
                            *mask |= value;
                            *open &= !value;
                        }
                    }
                    Satisfiable::No => open[i] &= !bit(v),
                    Satisfiable::Unknown => break,
                }
            }
        }
        let exact = open.iter().all(|&open| open == 0);
        Candidates { masks, open, exact }
    }
}
