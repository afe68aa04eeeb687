//! States and moves: shortest ways, all ways, unreachability, symmetry. Knows no puzzle.

mod space;

pub use space::{Move, Space, State};
