//! Boards explained by small sets of reasons alone, for every rule, also those that no technique knows.

mod argument;
mod explainer;
mod formula;
mod minimal;
mod others;
mod rotation;
mod theory;
mod weights;

pub use explainer::{BoardEnd, BoardExplanation, BoardSubsets};
pub use weights::BoardWeights;
