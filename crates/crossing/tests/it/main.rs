//! Whole-crate tests: a reference implementation that shares nothing with the crate, random puzzles, and published
//! results.

mod certificates;
mod changes;
mod compiled;
mod differential;
mod findings;
mod island;
mod memory;
mod naive;
mod playing;
mod published;
mod random;
mod several_boats;
mod stated;
mod tables;
mod two_banks;
mod written;
