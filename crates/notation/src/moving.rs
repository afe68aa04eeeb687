//! Puzzles whose state changes by moves: water jugs, the Tower of Hanoi, sliding tiles, swaps of knights.
//!
//! Each is a family with keywords of its own. Text and JSON are both read to `fields`, which each family's file
//! resolves.

mod fields;
mod hanoi;
mod jugs;
mod knights;
mod list;
mod puzzle;
mod quantity;
mod replace;
mod squares;
mod tap;
mod text;
mod tiles;
mod write;

pub use fields::{Entry, Field, MovingFields, RowFields, read_fields};
pub use hanoi::{Hanoi, MAX_DISKS, PegMoves};
pub use jugs::{Jug, JugMoves, Jugs, JugsGoal, MAX_JUG_CAPACITY};
pub use knights::{Knights, Square, Turns};
pub use puzzle::{MovingPuzzle, Setup};
pub use squares::drawn_rows;
pub use text::read;
pub use tiles::Tiles;
pub use write::{Statement, statements, write};
