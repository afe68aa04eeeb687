//! States that say how many are in which condition, not who.
//!
//! Where units are interchangeable, a state is a number for each condition. The numbers stand side by side in one
//! integer ([`Packing`]), so that a move is one addition whatever it does. What can be done in a state mostly depends
//! on whether there are *enough* in each condition: large numbers look alike, few classes of states remain, and their
//! moves are worked out once ([`Memo`]).

mod memo;
mod packing;
mod word;

pub use memo::{ListId, Memo};
pub use packing::{Field, Packing, TooWide};
pub use word::Word;
