//! Chains that are a part of other chains.

use super::fact::Node;
use super::hint::ChainHint;

/// Chains found on the candidates that a net leaves.
#[derive(Clone, Debug)]
pub(in crate::explainer) struct Nested {
    /// The candidates that they remove.
    pub removed: Vec<u16>,
    /// The number of facts in all chains.
    pub complexity: u32,
    /// The candidates that the net must have removed before.
    pub parents: Vec<u16>,
    /// For each chain its facts from the conclusion on.
    pub(super) chains: Vec<Vec<Node>>,
    /// The chains for an explanation.
    pub detail: Option<Box<ChainHint>>,
}

impl Nested {
    /// Whether the chains are the same.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.chains == other.chains
    }
}
