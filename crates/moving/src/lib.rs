//! Puzzles of moves: water jugs, the Tower of Hanoi, sliding tiles, swaps of knights.
//!
//! Each family is a file with its states in bits, its moves and their names; [`Model`] is the one space over all of
//! them. The searches are those of `statespace`, except where a family has a better one: the tower of three pegs, and
//! tiles on a large board.

mod graph;
mod hanoi;
mod jugs;
mod knights;
mod model;
mod position;
mod reason;
mod shortest;
mod tiles;
mod ways;

pub use bachet_statespace::{SimplePaths, Symmetry, SymmetryCounts};
pub use graph::{Edge, Graph, Node, graph};
pub use model::Model;
pub use position::{Direction, Position, Step};
pub use shortest::{Proof, Shortest, Way, is_large, shortest};
pub use ways::{each_shortest, each_simple};
