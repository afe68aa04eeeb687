//! `hint`: what a player may do next.

pub(in crate::verbs) mod ways;

pub use ways::{HintFocus, HintMoves, NearerState, WaysHint, WrongMove};
