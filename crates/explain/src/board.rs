//! Boards as techniques see them: houses of any shape, candidates, and what follows when a value is placed.
//!
//! Sets of cells are arrays of `W` words: 2 for boards of up to 11 rows, 10 for up to 25, 64 for up to 64.

mod cells;
mod layout;
mod rule;
mod state;

pub use cells::Cells;
pub use layout::{Layout, LayoutHouse};
pub use rule::BoardRule;
pub use state::State;
