//! River crossings: puzzles to states and moves, and what a solver or a setter asks of them.
