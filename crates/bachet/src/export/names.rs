//! Names and comments in the export of a model, for each family.

mod grid;
mod sudoku;

use bachet_solver::{Tag, Var};

pub(super) use grid::GridNames;
pub(super) use sudoku::SudokuNames;

/// Names of the parts of a model, for comments and identifiers.
pub(super) trait Names {
    /// Returns the title of the puzzle, or an empty string.
    fn title(&self) -> &str;

    /// Returns the text of the puzzle, line by line.
    fn clues(&self) -> Vec<String>;

    /// Returns lines that say what the numbers of the decision variables mean.
    fn legend(&self) -> Vec<String>;

    /// Returns the decision variables with their descriptions: `house of nation Norwegian`, `r1c1`.
    fn variables(&self) -> Vec<(Var, String)>;

    /// Describes that a decision variable has a value, from 0: `nation.Norwegian = house.1`, `r1c1 = 5`.
    fn statement(&self, x: Var, value: u32) -> Option<String>;

    /// Returns the sections of the constraints in order.
    fn sections(&self) -> Vec<Section>;

    /// Returns the index of the section of the constraints with this tag.
    fn section(&self, tag: Tag) -> usize;
}

/// A section of an export.
pub(super) struct Section {
    /// Its heading.
    pub(super) heading: String,
    /// Whether it is written even without constraints.
    pub(super) lasting: bool,
}

/// Returns the text on one line, for a comment.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
