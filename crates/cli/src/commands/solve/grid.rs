//! A logic grid on a page: its categories and clues.

use bachet::messages::Phrase;
use bachet::notation::{Category, Clue, GridPuzzle};
use bachet_draw::{Block, Entry, Mark, Page};

use crate::shell::Shell;

/// The puzzle as a page.
pub(super) fn page(shell: &Shell, grid: &GridPuzzle) -> Page {
    let mut parts = Vec::new();
    if let Some(source) = &grid.source {
        parts.push(Block::Paragraph(source.clone(), Mark::Faint));
    }
    let words = |text: &Option<String>, expression: &Option<String>| text.clone().or_else(|| expression.clone());
    let plain = |label: String, text: String| Entry { label, text, mark: Mark::Plain };
    let values = |c: &Category| c.values.iter().map(|v| v.text.as_str()).collect::<Vec<_>>().join(", ");
    parts.push(Block::Entries(grid.categories.iter().map(|c| plain(c.name.clone(), values(c))).collect()));
    if !grid.clues.is_empty() {
        parts.push(Block::Heading(shell.word(Phrase::Clues)));
        let clue = |c: &Clue| {
            let label = if c.label.is_empty() { "–".to_owned() } else { format!("{}.", c.label) };
            plain(label, words(&c.text, &c.expression).unwrap_or_default())
        };
        parts.push(Block::Entries(grid.clues.iter().map(clue).collect()));
    }
    Page {
        language: grid.language.clone().unwrap_or_default(),
        title: grid.title.clone().unwrap_or_default(),
        blocks: parts,
    }
}
