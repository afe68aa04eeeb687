//! A Sudoku on a page: its board and rules.

use bachet::Puzzle;
use bachet::front::drawings;
use bachet_draw::Block;

use crate::report;
use crate::shell::Shell;

/// What the puzzle says.
pub(super) fn statement(shell: &Shell, puzzle: &Puzzle) -> Vec<Block> {
    let board = drawings::stated(puzzle, Some(shell.messages()));
    board.into_iter().chain(report::rules(shell, puzzle)).collect()
}
