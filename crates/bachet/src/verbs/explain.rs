//! `explain`: why the solution of a puzzle is what it is.

pub(in crate::verbs) mod ways;

pub use ways::{
    Counting, ExplainedMove, Fate, Layer, NoShorter, NoWayExplained, OtherMoves, ReachedState, WaysExplanation,
};
