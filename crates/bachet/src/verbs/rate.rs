//! `rate`: how difficult a puzzle is.

pub(in crate::verbs) mod ways;

pub use ways::{WaysLevel, WaysPoints, WaysRating};
