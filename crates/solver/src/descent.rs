//! A random descent of the search tree, to estimate the number of solutions (Knuth, "Estimating the efficiency of
//! backtrack programs", Mathematics of Computation, 1975).

use crate::literal::Var;
use crate::solver::Solver;
use crate::store::Reason;
use bachet_budget::Budget;

impl Solver<'_> {
    /// Gives variables random values, always one with the fewest values left, until there is a solution or a conflict.
    /// `choose(n)` must return a random number below `n`.
    ///
    /// Returns the natural logarithm of the product of the numbers of alternatives, or minus infinity for a conflict.
    /// The mean of its exponential is the number of solutions. Returns `None` if the budget ran out; a step is one
    /// decision.
    pub fn descend(&mut self, choose: &mut dyn FnMut(u32) -> u32, budget: &mut Budget<'_>) -> Option<f64> {
        if self.learning.is_some() {
            // Learned clauses depend on earlier calls, but the same decisions must always lead to the same result.
            self.reset();
        }
        if self.root_conflict {
            return budget.step().then_some(f64::NEG_INFINITY);
        }
        let result = self.random_descent(choose, budget);
        self.engine.backtrack_to(0);
        result
    }

    fn random_descent(&mut self, choose: &mut dyn FnMut(u32) -> u32, budget: &mut Budget<'_>) -> Option<f64> {
        let mut ln = 0.0;
        loop {
            if !budget.step() {
                return None;
            }
            let (lit, choices) = match self.fewest() {
                Some((x, mask)) => {
                    let choices = mask.count_ones();
                    let mut rest = mask;
                    (0..choose(choices)).for_each(|_| rest &= rest - 1);
                    (x.is(rest.trailing_zeros()), choices)
                }
                None => match self.choose_interval() {
                    Some(lower) => (if choose(2) == 0 { lower } else { !lower }, 2),
                    None => return Some(ln),
                },
            };
            ln += f64::from(choices).ln();
            self.engine.store.open_level();
            let sound = self.engine.store.enforce(lit, Reason::Decision).is_ok() && self.engine.propagate().is_ok();
            if !sound {
                return Some(f64::NEG_INFINITY);
            }
        }
    }

    /// Returns the first open variable with the fewest values, and its mask.
    fn fewest(&self) -> Option<(Var, u64)> {
        let open = self.model.variables().iter().map(|&x| (x, self.engine.store.mask(x)));
        open.filter(|(_, mask)| mask.count_ones() > 1).min_by_key(|(_, mask)| mask.count_ones())
    }
}
