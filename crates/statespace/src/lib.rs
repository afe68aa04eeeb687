//! States and moves: shortest ways, all ways, unreachability, symmetry. Knows no puzzle.

mod certificate;
mod deepening;
mod explored;
mod frontier;
mod multiplicity;
mod natural;
pub mod population;
mod product;
mod shortest;
mod simple;
mod space;
mod table;
mod tally;
mod to_goal;

pub use certificate::{Certificate, Claim, Flaw};
pub use deepening::{Deepened, deepen};
pub use explored::{Arc, End, Exploration, Explored, Extent, StateId, explore};
pub use frontier::{Frontier, sweep, sweep_by_leaps};
pub use multiplicity::{Multiplicity, Once, Ways};
pub use natural::Natural;
pub use product::Product;
pub use shortest::Shortest;
pub use simple::SimplePaths;
pub use space::{Move, Space, State};
pub use to_goal::ToGoal;
