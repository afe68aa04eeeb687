//! Parts of a board: a cell has one of its values.

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::Solver;
use bachet_sudoku::compile;

use super::{Divisible, Left, left, narrowest, values};
use crate::puzzle::compiled;

impl Divisible for SudokuPuzzle {
    fn left(&self) -> Result<Left<Self>, Vec<Diagnostic>> {
        let compiled = compile(&compiled(self)?);
        let solver = Solver::new(&compiled.model);
        let cells: Vec<u64> = compiled.variables.iter().map(|&x| left(&solver, x, self.size)).collect();
        let Some((cell, size)) = narrowest(cells.iter().copied()) else { return Ok(Left::Nothing) };
        let Some(cell) = cell else { return Ok(Left::OneTable) };
        let with = |value: u32| {
            let mut part = self.clone();
            part.cells[cell].candidates = 1 << value;
            part
        };
        Ok(Left::Choices { size, parts: values(cells[cell]).map(with).collect() })
    }
}
