//! River crossings: puzzles to states and moves, and what a solver or a setter asks of them.

mod boat_set;
mod breach;
mod certificate;
mod certify;
mod changes;
mod check;
mod checker;
mod crossing;
mod game;
mod graph;
pub mod judge;
mod memory;
mod model;
mod named;
mod number;
mod orbits;
mod paths;
mod reach;
mod resume;
mod shortest;
mod start;
mod state_class;
mod walk;

pub use breach::{Breach, breaches};
pub use certificate::{Certificate, CertifiedState, Flaw};
pub use certify::{MAX_CERTIFIED_STATES, NoCertificate};
pub use changes::{Change, Changes};
pub use check::{Blocked, Findings, SeatsNeeded};
pub use checker::check_certificate;
pub use crossing::{Crossing, Trip};
pub use game::{Game, GamePosition, Refusal, TripRequest};
pub use graph::{Graph, GraphMove, GraphState, MAX_GRAPH_STATES};
pub use memory::Memory;
pub use number::{BadState, MAX_NUMBERED_THINGS, Numbering, Position, TooManyThings};
pub use paths::Path;
pub use reach::Reach;
pub use shortest::{Distance, Shortest};
pub use start::forbidden_start;
pub use state_class::StateClass;
pub use walk::{MAX_MOVES_OF_STATE, Walk};

pub use bachet_statespace::{GraphPart, SearchEnd, SimplePaths, Symmetry, SymmetryCounts};
