//! Sets of reasons, and the cheapest of several.

use super::{Literal, Theory};

/// Rules and known facts from which something follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// The rules, in the order of their use.
    pub rules: Vec<u32>,
    /// The known facts, ascending.
    pub known: Vec<Literal>,
}

impl Reasons {
    /// Returns the cost: the sum of the weights of rules and facts.
    pub fn cost(&self, theory: &(impl Theory + ?Sized)) -> u32 {
        let rules: u32 = self.rules.iter().map(|&rule| theory.weight(rule)).sum();
        rules + self.known.len() as u32 * theory.fact_weight()
    }

    /// Returns the number of different clues.
    pub fn clues(&self, theory: &(impl Theory + ?Sized)) -> usize {
        let mut clues: Vec<u32> = self.rules.iter().filter_map(|&rule| theory.clue(rule)).collect();
        clues.sort_unstable();
        clues.dedup();
        clues.len()
    }
}
