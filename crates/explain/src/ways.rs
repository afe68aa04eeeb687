//! Ways from a start to a goal: which moves lead on, where the others end, and how hard it is to find a shortest way.
//!
//! This module knows states by their numbers only. Where states differ only by exchanges of interchangeable things,
//! they may have one number.

mod escape;
mod gains;
mod guessing;
mod labels;
mod length;
mod move_graph;
#[cfg(test)]
mod tests;

pub use escape::Escape;
pub use gains::Gains;
pub use guessing::Guessing;
pub use labels::Labels;
pub use length::Length;
pub use move_graph::{GraphMove, MoveGraph};
