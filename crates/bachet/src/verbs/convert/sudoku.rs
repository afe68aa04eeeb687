//! How a Sudoku is read.

use std::collections::BTreeSet;

use bachet_notation::sudoku::{BoxShape, SudokuPuzzle};
use bachet_sudoku::Words;

use crate::puzzle::compiled;

/// How a Sudoku was read.
#[derive(Clone, Debug)]
pub struct SudokuInterpretation {
    /// The number of rows, of columns and of values.
    pub size: u32,
    /// The shape of the boxes, if there are any.
    pub boxes: Option<BoxShape>,
    /// The number of irregular regions, if there are any.
    pub regions: Option<usize>,
    /// The other rules.
    pub rules: Vec<Words>,
    /// The number of givens.
    pub givens: usize,
    /// The number of other cells with candidates.
    pub marked: usize,
}

pub(super) fn explain(puzzle: &SudokuPuzzle) -> SudokuInterpretation {
    let all = puzzle.all_values();
    let rules = compiled(puzzle).map(|sudoku| sudoku.rules().map(bachet_sudoku::Rule::text).collect());
    SudokuInterpretation {
        size: puzzle.size,
        boxes: puzzle.boxes,
        regions: puzzle.regions.as_ref().map(|regions| regions.iter().collect::<BTreeSet<_>>().len()),
        rules: rules.unwrap_or_default(),
        givens: puzzle.cells.iter().filter(|cell| cell.given.is_some()).count(),
        marked: puzzle.cells.iter().filter(|cell| cell.given.is_none() && cell.candidates != all).count(),
    }
}
