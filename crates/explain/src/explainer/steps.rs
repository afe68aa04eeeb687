//! Hints as steps: facts, the rules and earlier facts from which they follow, and the cases of chains.

mod case;
mod direct;
mod entailment;
mod missing;
mod pruning;

use bachet_budget::Budget;

use super::bits::bits;
use super::frame::Frame;
use super::hint::{Hint, Pattern};
use super::solver::Explainer;
use super::table::BIVALUE_GRAVE;
use crate::board::{BoardRule, Layout, State};
use crate::{Fact, Step, StepPattern};

/// What is needed to explain a hint.
#[derive(Clone, Copy)]
struct Context<'a, const W: usize> {
    frame: &'a Frame,
    layout: &'a Layout<W>,
    state: &'a State<W>,
}

impl Explainer {
    /// Finds the step that Sudoku Explainer would show next in a state; `None` if there is none or the budget is spent.
    ///
    /// The state may have fewer candidates than follow from its values. The layout must be the one of the explainer.
    pub fn next_step<const W: usize>(
        &mut self,
        layout: &Layout<W>,
        state: &State<W>,
        budget: &mut Budget<'_>,
    ) -> Option<Step<BoardRule>> {
        let grid = self.grid(state);
        let hint = self.hint(&grid, budget)?;
        let context = Context { frame: &self.frame, layout, state };
        Some(context.step(&hint))
    }
}

impl<const W: usize> Context<'_, W> {
    fn step(self, hint: &Hint) -> Step<BoardRule> {
        let facts = facts(hint);
        if let Pattern::Chain(chains) = &hint.pattern {
            return self.chain_step(chains, hint.technique, hint.rating, &facts);
        }
        let mut basis = self.basis(hint);
        basis.prune(self.frame, &facts);
        let pattern = match (&hint.pattern, &basis.deadly) {
            (_, Some(deadly)) => {
                let mut cells = deadly.cells.clone();
                cells.sort_unstable();
                StepPattern::Deadly { cells, is_grave: std::ptr::eq(hint.technique, &raw const BIVALUE_GRAVE) }
            }
            (&Pattern::Wing { pivot, wings, value }, _) => StepPattern::Wing { pivot, wings, value },
            (Pattern::Aligned { cells }, _) => StepPattern::Aligned { cells: cells.clone() },
            _ => StepPattern::Plain,
        };
        let (rules, known) = (basis.rules, basis.known);
        Step { technique: hint.technique, facts, rules, known, pattern, cases: Vec::new(), cost: hint.rating }
    }
}

/// Returns what a hint says: the value that it places, else the candidates that it removes.
fn facts(hint: &Hint) -> Vec<Fact> {
    if let Some((cell, value)) = hint.place {
        return vec![Fact::is(cell as usize, value as usize)];
    }
    let removed = hint.removed.iter();
    let removed = removed.flat_map(|&(cell, mask)| bits(mask).map(move |value| Fact::is_not(cell as usize, value)));
    let mut facts: Vec<Fact> = removed.collect();
    facts.sort_unstable();
    facts
}
