//! Techniques that use that the puzzle has one solution.

mod grave;
mod loops;
mod search;
mod sets;

pub(super) use grave::grave;
pub(super) use loops::unique_loop;
