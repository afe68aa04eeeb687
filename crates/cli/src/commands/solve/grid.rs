//! A logic grid on a page: its categories and clues.

use bachet::front::notation::{Category, Clue, GridPuzzle};
use bachet::messages::MessageId;
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

/// What the puzzle says.
pub(super) fn statement(shell: &Shell, grid: &GridPuzzle) -> Vec<Block> {
    let mut parts = Vec::new();
    let words = |text: &Option<String>, expression: &Option<String>| text.clone().or_else(|| expression.clone());
    let plain = |label: String, text: String| Entry { label, text, mark: Mark::Plain };
    let values = |c: &Category| c.values.iter().map(|v| v.text.as_str()).collect::<Vec<_>>().join(", ");
    parts.push(Block::Entries(grid.categories.iter().map(|c| plain(c.name.clone(), values(c))).collect()));
    if !grid.clues.is_empty() {
        parts.push(Block::Heading(shell.word(MessageId::Clues)));
        let clue = |c: &Clue| {
            let label = if c.label.is_empty() { "–".to_owned() } else { format!("{}.", c.label) };
            plain(label, words(&c.text, &c.expression).unwrap_or_default())
        };
        parts.push(Block::Entries(grid.clues.iter().map(clue).collect()));
    }
    parts
}
