//! The library people depend on: `Puzzle` and the verbs.
