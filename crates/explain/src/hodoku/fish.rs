//! Fish: a value in as many houses as cover it.

mod basic;
mod complex;
mod siamese;

pub(super) use basic::search as search_basic;
pub(super) use complex::search as search_complex;
pub(super) use siamese::{join, partner};
