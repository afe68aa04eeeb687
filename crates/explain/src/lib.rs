//! Why: the steps that a person would follow from what is given to the solution, the next one as a hint, and how
//! difficult that is.
//!
//! Steps are data: what follows, from which clues, rules and earlier facts, and by which technique. The words for them
//! are elsewhere.

pub mod board;
pub mod explainer;
pub mod grid;
pub mod hodoku;
mod pattern;
mod step;
pub mod subsets;
mod technique;
pub mod ways;

pub use pattern::{CellGroup, StepPattern, StrongLink};
pub use step::{Case, Fact, Step};
pub use technique::{HodokuLevel, Technique};
