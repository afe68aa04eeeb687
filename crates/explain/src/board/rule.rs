//! The rules that a step on a board uses.

/// A rule of a board, as small as a person would cite it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardRule {
    /// The cell has exactly one value.
    Cell(u16),
    /// The house, by its index in [`Layout::houses`](super::Layout::houses), has the value somewhere.
    Needs(u16, u8),
    /// The house has the value at most once.
    Once(u16, u8),
    /// An instance of a rule, by the indices in [`Sudoku::rules`](bachet_sudoku::Sudoku::rules) and in its instances.
    Rule(u16, u16),
    /// The puzzle has one solution.
    OneSolution,
}
