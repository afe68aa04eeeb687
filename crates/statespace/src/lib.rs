//! State-space search: shortest ways, all ways, proofs of unreachability, counts up to symmetry. It knows nothing of
//! puzzles.
//!
//! A *way* is a path from the start to a goal.

mod arithmetic;
mod certificate;
mod count_ways;
mod explored;
mod factored;
mod frontier;
mod goal_distances;
mod graph;
mod iterative_deepening;
mod multiplicity;
mod natural;
pub mod population;
mod shortest_ways;
mod simple_paths;
mod space;
mod symmetry;
mod table;

pub use certificate::{Certificate, Claim, Flaw};
pub use explored::{Edge, ExploreOptions, Explored, Extent, SearchEnd, StateId, explore};
pub use factored::FactoredNatural;
pub use frontier::{FrontierSearch, frontier_search, frontier_search_skipping};
pub use goal_distances::GoalDistances;
pub use graph::{Graph, GraphEdge, GraphNode, GraphPart};
pub use iterative_deepening::{DeepeningResult, iterative_deepening};
pub use multiplicity::{BinomialProduct, Multiplicity, UnitMultiplicity};
pub use natural::Natural;
pub use shortest_ways::ShortestWays;
pub use simple_paths::SimplePaths;
pub use space::{Move, Space, State};
pub use symmetry::{Symmetry, SymmetryCounts};
