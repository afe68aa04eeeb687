//! Logic grids: the steps of a person who fills in a cross-out grid.
//!
//! The grid has a square for each two values of different categories: they belong together or they do not. Values of all
//! categories are numbered consecutively ([`Shape`]). A [`GridExplainer`] is built once for a puzzle.

mod difficulty;
mod direct;
mod explainer;
mod fill_places;
mod needed;
mod no_common_place;
mod possibilities;
mod read_clue;
mod rule;
mod shape;
mod solutions;
mod state;
mod structure;
pub mod techniques;
mod theory;
mod weights;
mod wrong;

pub use difficulty::Difficulty;
pub use explainer::{End, Explanation, FoundStep, GridExplainer, Next};
pub use rule::GridRule;
pub use shape::Shape;
pub use state::GridState;
pub use weights::Weights;
pub use wrong::Conflict;
