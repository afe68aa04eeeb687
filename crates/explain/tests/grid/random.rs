//! Random small puzzles.
