//! A puzzle of moves on a page: all that it says.

use bachet::front::notation::moving::{MovingPuzzle, Statement, statements};
use bachet_draw::{Block, Entry, Mark};

/// What the puzzle says.
pub(super) fn statement(puzzle: &MovingPuzzle) -> Vec<Block> {
    vec![entries(&statements(&puzzle.setup))]
}

/// Keywords and what stands behind them.
pub(in crate::commands) fn entries(statements: &[Statement]) -> Block {
    let entry = |statement: &Statement| Entry {
        label: statement.field.keyword().to_owned(),
        text: statement.lines.join(", "),
        mark: Mark::Plain,
    };
    Block::Entries(statements.iter().map(entry).collect())
}
