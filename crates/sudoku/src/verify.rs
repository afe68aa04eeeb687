//! An independent check of a claimed solution: tests houses and rules on the board, and shares no code with the
//! compiler.

use bachet_notation::sudoku::CellId;

use crate::{Clash, Solution, Sudoku, Values, clashes};

/// What is wrong with a claimed solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The board has another size.
    Size,
    /// A cell has no value of the board.
    Value(CellId),
    /// Cells that clash.
    Clash(Clash),
}

/// Returns everything that is wrong with a claimed solution.
pub fn verify(sudoku: &Sudoku, solution: &Solution) -> Vec<Violation> {
    if solution.size() != sudoku.size() {
        return vec![Violation::Size];
    }
    let mut values = Values::new(sudoku.size());
    let mut violations = Vec::new();
    for cell in sudoku.cells() {
        let value = solution.get(cell);
        if value == 0 || u32::from(value) > sudoku.size() {
            violations.push(Violation::Value(cell));
        } else {
            values.set(cell, Some(value));
        }
    }
    violations.extend(clashes(sudoku, &values).into_iter().map(Violation::Clash));
    violations
}
