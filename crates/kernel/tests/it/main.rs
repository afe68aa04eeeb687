//! Whole-crate tests: every path against a plain search, on boards of all kinds.

mod batch;
mod batch_sets;
mod boards;
mod one;
mod plain;
mod sets;
