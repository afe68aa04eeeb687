//! Integration tests: every backend against a naive search, on boards of all kinds.

mod backends;
mod batch;
mod batch_sets;
mod boards;
mod naive;
mod one;
mod sets;
