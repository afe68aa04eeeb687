//! A river crossing on a page: who crosses, and the rules.

use bachet::messages::Phrase;
use bachet::notation::crossing::{CrossingPuzzle, Group, Rule};
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

/// What the puzzle says.
pub(super) fn statement(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
    let plain = |label: String, text: String| Entry { label, text, mark: Mark::Plain };
    let group = |group: &Group| plain(group.name.clone(), group.count.to_string());
    let rule = |rule: &Rule| plain("–".to_owned(), rule.say.clone().unwrap_or_else(|| rule.text.clone()));
    let mut parts = vec![Block::Entries(puzzle.groups.iter().map(group).collect())];
    if !puzzle.rules.is_empty() {
        parts.push(Block::Heading(shell.word(Phrase::CrossingRules)));
        parts.push(Block::Entries(puzzle.rules.iter().map(rule).collect()));
    }
    parts
}
