//! Whole-crate tests: a naive twin that shares nothing with the crate, random puzzles, and puzzles with known results.

mod certificates;
mod compiled;
mod differential;
mod findings;
mod island;
mod memory;
mod naive;
mod playing;
mod published;
mod random;
mod stated;
mod tables;
mod two_banks;
mod written;
