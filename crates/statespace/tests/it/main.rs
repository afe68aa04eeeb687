//! The searches against plain ones, on small spaces of several kinds.

mod jugs;
