//! Techniques that use that the puzzle has one solution.

mod avoidable;
mod bug;
mod rectangles;
mod subset;

pub(super) use avoidable::search as search_avoidable;
pub(super) use bug::search as search_bug;
pub(super) use rectangles::search as search_rectangles;
