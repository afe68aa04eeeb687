//! States of interchangeable units: how many units are in each condition, not which.
//!
//! The counts are packed in one integer ([`Packing`]), so a move is one addition. The moves of a state mostly depend on
//! whether there are *enough* units in each condition, so large counts are equivalent. Moves are computed once for each
//! class of equivalent states ([`Memo`]).

mod memo;
mod packing;
mod word;

pub use memo::{ListId, Memo};
pub use packing::{Field, Packing, Supply, TooWide};
pub use word::Word;
