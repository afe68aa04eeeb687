//! One random way down the search tree, and how many there were: for estimates of counts.
//!
//! Knuth, "Estimating the efficiency of backtrack programs" (Mathematics of Computation, 1975).

use crate::literal::Var;
use crate::solver::Solver;
use crate::store::Reason;
use bachet_budget::Budget;

impl Solver<'_> {
    /// Gives variables random values, always one with the fewest left, until all have one or none is left for one of
    /// them. `choose(n)` gives a random number below `n`.
    ///
    /// The logarithm of the product of the numbers of choices, minus infinity where there was no solution: the mean of
    /// what it stands for is the number of solutions. `None` if the budget was spent; a step is one choice.
    pub fn descend(&mut self, choose: &mut dyn FnMut(u32) -> u32, budget: &mut Budget<'_>) -> Option<f64> {
        if self.learning.is_some() {
            // What was learned depends on earlier calls: the same choices shall lead to the same end.
            self.restart();
        }
        if self.clash {
            return budget.step().then_some(f64::NEG_INFINITY);
        }
        let result = self.go_down(choose, budget);
        self.engine.back_to(0);
        result
    }

    fn go_down(&mut self, choose: &mut dyn FnMut(u32) -> u32, budget: &mut Budget<'_>) -> Option<f64> {
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

    /// The first open variable with the fewest values.
    fn fewest(&self) -> Option<(Var, u64)> {
        let open = self.model.variables().iter().map(|&x| (x, self.engine.store.mask(x)));
        open.filter(|(_, mask)| mask.count_ones() > 1).min_by_key(|(_, mask)| mask.count_ones())
    }
}
