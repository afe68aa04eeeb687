//! Tests of the searches against naive ones, on small spaces of several kinds.

mod by_cost;
mod certificate;
mod frontier;
mod graph;
mod iterative_deepening;
mod jugs;
mod missionaries;
mod naive;
mod random;
mod skipping;
