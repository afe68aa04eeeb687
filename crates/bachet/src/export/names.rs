//! Names and comments in the export of a model, for each family.

mod grid;
mod sudoku;

use bachet_solver::{Model, Tag, Var};

use self::grid::GridNames;
use self::sudoku::SudokuNames;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::puzzle::compiled;
use crate::verbs::Refusal;

/// Names of the parts of a model, for comments and identifiers.
pub(super) trait Names {
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

/// Compiles a puzzle whose solutions are assignments, and writes its model with its title and names.
pub(super) fn model(
    puzzle: &Puzzle,
    write: impl FnOnce(&str, &Model, &dyn Names) -> Result<String, Refusal>,
) -> Result<String, Refusal> {
    let title = puzzle.title().unwrap_or_default();
    match puzzle {
        Puzzle::Grid(grid) => {
            let compiled = bachet_grid::compile(grid)?;
            write(title, &compiled.model, &GridNames::new(grid, &compiled))
        }
        Puzzle::Sudoku(puzzle) => {
            let sudoku = compiled(puzzle)?;
            let compiled = bachet_sudoku::compile(&sudoku);
            write(title, &compiled.model, &SudokuNames::new(puzzle, &sudoku, &compiled))
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => Err(MessageId::WaysHaveNoModel.into()),
    }
}

/// Returns the text on one line, for a comment.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
