//! Whole-crate tests: every backend against a plain search, on boards of all kinds.

mod batch;
mod batch_sets;
mod boards;
mod one;
mod plain;
mod sets;
