//! Pencil marks in a format that has no place for them.

use std::io;

use bachet::front::notation::sudoku::Format;
use bachet::verbs;
use bachet::{Budget, Code, Diagnostic, Puzzle, Span};

use crate::shell::Shell;

/// Maximum number of steps of the search for the solution of the givens.
const MAX_STEPS: u64 = 100_000;

/// Removes the pencil marks of a Sudoku.
pub(super) fn leave_out(puzzle: &mut Puzzle) {
    if let Puzzle::Sudoku(sudoku) = puzzle {
        *sudoku = std::mem::take(sudoku).without_candidates();
    }
}

/// Writes a Sudoku without its pencil marks, with a remark, if they follow from the givens, so that nothing is lost.
pub(super) fn without(shell: &Shell, puzzle: &Puzzle, format: Format) -> io::Result<Option<String>> {
    let Puzzle::Sudoku(sudoku) = puzzle else { return Ok(None) };
    let mut budget = Budget::unlimited().steps(MAX_STEPS);
    if !sudoku.has_candidates() || !verbs::candidates_follow(sudoku, &mut budget).is_ok_and(|follow| follow) {
        return Ok(None);
    }
    let mut plain = puzzle.clone();
    leave_out(&mut plain);
    let Ok(text) = verbs::write(&plain, format) else { return Ok(None) };
    shell.remark(&Diagnostic::new(Code::MarksLeftOut, Span::default()).text("format", format.name()))?;
    Ok(Some(text))
}
