//! What an export says of a model beside its constraints, for each family.

mod grid;
mod sudoku;

use bachet_solver::{Tag, Var};

pub(super) use grid::GridNames;
pub(super) use sudoku::SudokuNames;

/// How the things of a model are called in comments and identifiers.
pub(super) trait Names {
    /// The title of the puzzle; may be empty.
    fn title(&self) -> &str;

    /// What the puzzle says, in lines.
    fn clues(&self) -> Vec<String>;

    /// What the numbers of the decision variables mean, in lines.
    fn legend(&self) -> Vec<String>;

    /// The decision variables, each with what it is: `house of nation Norwegian`, `r1c1`.
    fn variables(&self) -> Vec<(Var, String)>;

    /// That a decision variable has a value, counted from 0: `nation.Norwegian = house.1`, `r1c1 = 5`.
    fn statement(&self, x: Var, value: u32) -> Option<String>;

    /// The sections that the constraints stand in, in order.
    fn sections(&self) -> Vec<Section>;

    /// The place in the sections of the constraints with this tag.
    fn section(&self, tag: Tag) -> usize;
}

/// A section of an export.
pub(super) struct Section {
    /// Its heading.
    pub(super) heading: String,
    /// Whether it is shown without any constraint.
    pub(super) lasting: bool,
}

/// Comments end with their line: what would break it becomes a blank.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
