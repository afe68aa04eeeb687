//! Steps by cases of which some may need fewer reasons than a step that was found.

use bachet_budget::Budget;

use super::BoardSubsets;
use crate::Step;
use crate::board::{BoardRule, State};
use crate::hodoku::Kind;
use crate::subsets::{Branching, Named as _, Refutation, Theory as _, most_promising};

/// Number of candidates that are supposed in a search.
const SUPPOSED: usize = 60;

/// Maximum number of suppositions in a proof.
const MAX_SUPPOSITIONS: u64 = 40;

/// Number of the steps with the fewest reasons that are returned.
const RETURNED: usize = 5;

impl<const W: usize> BoardSubsets<'_, W> {
    /// Returns steps that suppose a candidate and lead it to a contradiction by cases within cases, those from few reasons
    /// first. The first search supposes the most promising candidates, each further one those that come next.
    pub(super) fn other_steps(&self, state: &State<W>, search: usize, budget: &mut Budget<'_>) -> Vec<Step<BoardRule>> {
        let excluded = self.excluded(state, budget);
        let wanted = self.wanted(state, &excluded);
        let mut chain = self.chain(state);
        let inside = (0..self.theory.rows().facts()).filter(|&fact| chain.value(fact).is_none()).collect();
        let mut branching = Branching::new(&self.theory, inside);
        let order = most_promising(&self.theory, &mut chain, &wanted, budget);
        let mut proofs: Vec<Refutation> = Vec::new();
        for (_, literal) in order.into_iter().skip(search * SUPPOSED).take(SUPPOSED) {
            let mut part = budget.part(MAX_SUPPOSITIONS);
            let proof = branching.refute(&mut chain, literal, &mut part);
            chain.undo_all();
            budget.use_steps(part.used() - budget.used());
            // In a state that contradicts the rules a proof may suppose nothing.
            proofs.extend(proof.filter(|proof| !proof.suppose.is_empty()));
        }
        let number = |proof: &Refutation| proof.reasons.rules.len() + proof.reasons.known.len();
        proofs.sort_by_key(number);
        proofs.truncate(RETURNED);
        let technique = &Kind::ForcingNetContradiction.entry().technique;
        let step = |proof: Refutation| {
            let cost = proof.reasons.cost(&self.theory) + proof.len() as u32 * self.look_ahead;
            Some(Step { technique, ..self.theory.refuted_step(&[&proof], cost)? })
        };
        proofs.into_iter().filter_map(step).collect()
    }
}
