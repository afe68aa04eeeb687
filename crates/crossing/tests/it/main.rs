//! Whole-crate tests: a naive twin that shares nothing with the crate, random puzzles, and puzzles with known results.

mod certificates;
mod island;
mod naive;
mod playing;
mod published;
mod stated;
mod two_banks;
