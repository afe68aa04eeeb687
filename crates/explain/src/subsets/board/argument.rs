//! Proofs of facts of a board from some reasons alone.

use bachet_budget::Budget;

use super::theory::BoardTheory;
use crate::subsets::{Chain, Effort, Literal, Refutation, Theory as _, refute_within};

/// Some of the reasons of a step: rules by their places in its list, and known facts.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) rules: Vec<usize>,
    pub(super) known: Vec<Literal>,
}

impl Chosen {
    pub(super) fn len(&self) -> usize {
        self.rules.len() + self.known.len()
    }

    /// Leaves out one reason after the other, the last known fact first, as long as the others suffice.
    pub(super) fn leave_out(&mut self, mut suffice: impl FnMut(&Self) -> bool) {
        for at in (0..self.known.len()).rev() {
            let mut fewer = self.clone();
            fewer.known.remove(at);
            if suffice(&fewer) {
                *self = fewer;
            }
        }
        for at in (0..self.rules.len()).rev() {
            let mut fewer = self.clone();
            fewer.rules.remove(at);
            if suffice(&fewer) {
                *self = fewer;
            }
        }
    }
}

/// Facts, and the rules from which they may be proved.
pub(super) struct Question<'t> {
    pub(super) theory: &'t BoardTheory,
    /// The rules; those of a group are cited as one.
    pub(super) groups: Vec<Vec<u32>>,
    pub(super) goals: Vec<Literal>,
}

impl Question<'_> {
    /// Whether the contrary of each fact leads to a contradiction without a supposition inside.
    pub(super) fn is_direct(&self, chosen: &Chosen) -> bool {
        let mut chain = self.chain(chosen);
        self.goals.iter().all(|&goal| {
            chain.spread_again();
            chain.suppose(!goal);
            let is_refuted = chain.close(self.theory, &[]).is_err();
            chain.undo_all();
            is_refuted
        })
    }

    /// Returns a proof of each fact without a supposition inside; `None` if one has none.
    pub(super) fn prove_directly(&self, chosen: &Chosen) -> Option<Vec<Refutation>> {
        let mut chain = self.chain(chosen);
        let prove = |&goal: &Literal| {
            chain.spread_again();
            chain.suppose(!goal);
            let result = chain.close(self.theory, &[]);
            let root = chain.root();
            let proof = result.err().map(|it| Refutation::of(self.theory, &chain, root, it, Effort::Thorough));
            chain.undo_all();
            proof
        };
        self.goals.iter().map(prove).collect()
    }

    /// Returns a proof of each fact; `None` if one was not found within the budget.
    pub(super) fn prove(&self, chosen: &Chosen, budget: &mut Budget<'_>) -> Option<Vec<Refutation>> {
        let mut chain = self.chain(chosen);
        let inside = self.inside(chosen, &chain);
        self.goals.iter().map(|&goal| refute_within(self.theory, &mut chain, !goal, &inside, budget)).collect()
    }

    /// Returns the reasons that proofs use.
    pub(super) fn used(&self, proofs: &[Refutation]) -> Chosen {
        let mut known: Vec<Literal> = proofs.iter().flat_map(|proof| proof.reasons.known.iter().copied()).collect();
        known.sort_unstable();
        known.dedup();
        let is_used = |group: &[u32]| proofs.iter().any(|it| group.iter().any(|rule| it.reasons.rules.contains(rule)));
        Chosen { rules: (0..self.groups.len()).filter(|&at| is_used(&self.groups[at])).collect(), known }
    }

    /// Returns a chain that knows these reasons only.
    fn chain(&self, chosen: &Chosen) -> Chain {
        let mut chain = Chain::new(self.theory);
        chain.allow_only(self.theory, self.rules(chosen));
        chosen.known.iter().for_each(|&literal| chain.know(literal));
        chain
    }

    fn rules(&self, chosen: &Chosen) -> impl Iterator<Item = u32> {
        chosen.rules.iter().flat_map(|&at| self.groups[at].iter().copied())
    }

    /// Returns what may be supposed inside a supposition: that an open fact of one of the rules is true, or that it is
    /// false.
    fn inside(&self, chosen: &Chosen, chain: &Chain) -> Vec<Literal> {
        let mut facts: Vec<u32> = self.rules(chosen).flat_map(|rule| self.theory.scope(rule)).collect();
        facts.sort_unstable();
        facts.dedup();
        let open = facts.into_iter().map(|fact| fact as usize).filter(|&fact| chain.value(fact).is_none());
        open.flat_map(|fact| [Literal::new(fact, true), Literal::new(fact, false)]).collect()
    }
}
