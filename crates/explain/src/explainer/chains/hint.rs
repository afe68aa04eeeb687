//! What chains are found, in a form from which they can be explained.

use super::fact::{Cause, Rule};
use super::nested::Nested;
use std::rc::Rc;

/// How chains lead to a conclusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::explainer) enum Shape {
    /// One supposition leads to its opposite.
    Opposite,
    /// A supposition leads to a contradiction.
    Contradiction,
    /// A candidate, true or false, leads to the same.
    Double,
    /// All values of a cell lead to the same.
    Cell(u16),
    /// All places of a value in a house lead to the same.
    House(u16, u8),
    /// A cycle, one half or the other of which is true.
    Cycle,
}

/// Why a fact of a chain holds.
#[derive(Clone, Debug)]
pub(in crate::explainer) enum Reason {
    /// It is supposed.
    Supposed,
    /// Another candidate is true that excludes it.
    Excluded,
    /// It is the last one in its cell.
    Cell,
    /// It is the last one of its value in a house.
    House(u16),
    /// A pattern removes it.
    Rule(Rule),
    /// Chains remove it.
    Chains(Rc<Nested>),
}

/// A fact of a chain: a candidate that is true or false, and from which facts of the chain before it follows.
#[derive(Clone, Debug)]
pub(in crate::explainer) struct Link {
    pub cell: u16,
    pub value: u8,
    pub on: bool,
    pub reason: Reason,
    /// Indices of links before it.
    pub parents: Vec<usize>,
}

/// Chains to one conclusion.
#[derive(Clone, Debug)]
pub(in crate::explainer) struct ChainHint {
    pub shape: Shape,
    /// For each supposition the facts from it to the conclusion, or to both sides of the contradiction.
    pub chains: Vec<Vec<Link>>,
}

impl From<Cause> for Reason {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Supposed => Self::Supposed,
            Cause::Cell => Self::Cell,
            Cause::House(house) => Self::House(house),
        }
    }
}
