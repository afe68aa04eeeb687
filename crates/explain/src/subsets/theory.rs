//! What the general search has to know about a puzzle.

use std::sync::Arc;

use super::{Chain, Effort, Literal, Rows};

/// That a rule contradicts what is known: it infers `literal`, whose negation is known, or it cannot be satisfied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The rule.
    pub rule: u32,
    /// What it infers; `None` if it cannot be satisfied.
    pub literal: Option<Literal>,
}

/// The facts and rules of a puzzle, by number, and what each rule infers.
///
/// Rules are of two kinds. *Clues* are read one at a time and on demand. All others are *structure*, such as that each
/// person has one house; what structure infers is spread at once.
pub trait Theory {
    /// Returns the rows in which the facts stand.
    fn rows(&self) -> &Arc<Rows>;

    /// Returns the number of rules, or a larger number.
    fn rules(&self) -> usize;

    /// Returns all rules; not every number below [`rules`](Self::rules) need be one.
    fn all_rules(&self) -> Vec<u32>;

    /// Returns the cost of citing a rule.
    fn weight(&self, rule: u32) -> u32;

    /// Returns the cost of citing a known fact.
    fn fact_weight(&self) -> u32;

    /// Returns the part of a clue's name that is the same for all rules of the clue; `None` for structure.
    fn clue(&self, rule: u32) -> Option<u32>;

    /// Returns the clues that a fact is about.
    fn clues(&self, fact: usize) -> &[u32];

    /// Derives what structure infers from a literal that has just become known, with what was known before.
    ///
    /// # Errors
    /// The rule that is contradicted.
    fn spread(&self, chain: &mut Chain, literal: Literal) -> Result<(), Contradiction>;

    /// Derives everything that a clue infers from what is known.
    ///
    /// # Errors
    /// The clue, if it is contradicted.
    fn read(&self, chain: &mut Chain, clue: u32) -> Result<(), Contradiction>;

    /// Returns literals that were known before a position of the chain and from which the rule infers the goal, or
    /// without a goal cannot be satisfied: as cheap a set as there is, none of which can be left out.
    fn reasons(
        &self,
        chain: &Chain,
        rule: u32,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
        effort: Effort,
    ) -> Vec<Literal>;

    /// Returns the facts that a rule is about.
    fn scope(&self, rule: u32) -> Vec<u32>;
}
