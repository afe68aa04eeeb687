//! How a river crossing is read, in words.

use bachet::messages::Phrase;
use bachet::verbs::CrossingReading;
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

pub(super) fn explain(shell: &Shell, read: &CrossingReading) -> Vec<Block> {
    let entry = |phrase, text: String| Entry { label: shell.word(phrase), text, mark: Mark::Plain };
    let mut entries = vec![entry(Phrase::ReadPlaces, read.places.join(", "))];
    entries.extend(read.groups.iter().map(|(name, count)| entry(Phrase::ReadGroup, format!("{name}: {count}"))));
    entries.extend(read.rules.iter().map(|rule| entry(Phrase::ReadRule, rule.clone())));
    vec![Block::Entries(entries)]
}
