//! Proofs of facts of a board from some reasons alone.

use bachet_budget::Budget;

use super::theory::BoardTheory;
use crate::subsets::{Branching, Chain, Effort, Literal, Refutation, Theory as _, refute_within};

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

    /// Leaves out reasons, the last known fact first, as long as the others suffice: `suffice` returns some of them that do.
    pub(super) fn leave_out(&mut self, mut suffice: impl FnMut(&Self) -> Option<Self>) {
        let mut at = self.known.len();
        while at > 0 {
            at -= 1;
            let mut fewer = self.clone();
            fewer.known.remove(at);
            if let Some(fewest) = suffice(&fewer) {
                at = self.known[..at].iter().filter(|literal| fewest.known.contains(literal)).count();
                *self = fewest;
            }
        }
        let mut at = self.rules.len();
        while at > 0 {
            at -= 1;
            let mut fewer = self.clone();
            fewer.rules.remove(at);
            if let Some(fewest) = suffice(&fewer) {
                at = self.rules[..at].iter().filter(|rule| fewest.rules.contains(rule)).count();
                *self = fewest;
            }
        }
    }

    /// Returns those of these reasons that one of the others has, too.
    pub(super) fn within(&self, others: &[Self]) -> Self {
        let is_rule = |rule: &usize| others.iter().any(|other| other.rules.contains(rule));
        let is_known = |literal: &Literal| others.iter().any(|other| other.known.contains(literal));
        Self {
            rules: self.rules.iter().copied().filter(is_rule).collect(),
            known: self.known.iter().copied().filter(is_known).collect(),
        }
    }
}

/// Facts, and the rules from which they may be proved.
pub(super) struct Question {
    /// The rules; those of a group are cited as one.
    pub(super) groups: Vec<Vec<u32>>,
    pub(super) goals: Vec<Literal>,
}

impl Question {
    /// Returns a proof of each fact without a supposition inside; `None` if one has none.
    pub(super) fn prove_directly(&self, theory: &BoardTheory, chosen: &Chosen) -> Option<Vec<Refutation>> {
        let mut chain = self.chain(theory, chosen);
        let prove = |&goal: &Literal| {
            chain.spread_again();
            chain.suppose(!goal);
            let result = chain.close(theory, &[]);
            let root = chain.root();
            let proof = result.err().map(|it| Refutation::of(theory, &chain, root, it, Effort::Thorough));
            chain.undo_all();
            proof
        };
        self.goals.iter().map(prove).collect()
    }

    /// Returns a proof of each fact; `None` if one was not found within the budget.
    pub(super) fn prove(
        &self,
        theory: &BoardTheory,
        chosen: &Chosen,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Refutation>> {
        let mut chain = self.chain(theory, chosen);
        let open = self.open(theory, chosen, &chain).into_iter();
        let inside: Vec<_> = open.flat_map(|fact| [Literal::new(fact, true), Literal::new(fact, false)]).collect();
        self.goals.iter().map(|&goal| refute_within(theory, &mut chain, !goal, &inside, budget)).collect()
    }

    /// Returns a proof of each fact by cases within cases; `None` if one was not found within the budget.
    pub(super) fn prove_by_branching(
        &self,
        theory: &BoardTheory,
        chosen: &Chosen,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Refutation>> {
        let mut chain = self.chain(theory, chosen);
        let mut search = Branching::new(theory, self.open(theory, chosen, &chain));
        self.goals.iter().map(|&goal| search.refute(&mut chain, !goal, budget)).collect()
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
    fn chain(&self, theory: &BoardTheory, chosen: &Chosen) -> Chain {
        let mut chain = Chain::new(theory);
        chain.allow_only(theory, self.rules(chosen));
        chosen.known.iter().for_each(|&literal| chain.know(literal));
        chain
    }

    fn rules(&self, chosen: &Chosen) -> impl Iterator<Item = u32> {
        chosen.rules.iter().flat_map(|&at| self.groups[at].iter().copied())
    }

    /// Returns the open facts of the rules.
    fn open(&self, theory: &BoardTheory, chosen: &Chosen, chain: &Chain) -> Vec<usize> {
        let mut facts: Vec<usize> =
            self.rules(chosen).flat_map(|rule| theory.scope(rule)).map(|fact| fact as usize).collect();
        facts.sort_unstable();
        facts.dedup();
        facts.retain(|&fact| chain.value(fact).is_none());
        facts
    }
}
