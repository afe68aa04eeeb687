//! The steps on a board.

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::Budget;

use super::{BoardSteps, ExplainOptions, Explained, ExplanationEnd, Steps};
use crate::verbs::Refusal;
use crate::verbs::entered::{BoardEntries, Fit};

/// Finds at most `max_steps` steps.
pub(in crate::verbs) fn explain(
    puzzle: &SudokuPuzzle,
    options: &ExplainOptions,
    _max_steps: usize,
    budget: &mut Budget<'_>,
) -> Result<Explained, Refusal> {
    let mut entries = BoardEntries::read(puzzle, &options.set)?;
    let end = match entries.fit(budget) {
        Fit::Wrong(wrong) => ExplanationEnd::Wrong(wrong),
        Fit::NoSolution => ExplanationEnd::None,
        Fit::Unknown => ExplanationEnd::Unknown,
        Fit::Right => ExplanationEnd::Unknown,
    };
    let BoardEntries { sudoku, facts, .. } = entries;
    Ok(Explained { steps: Steps::Board(BoardSteps { sudoku, entries: facts, steps: Vec::new() }), end })
}
