//! Shows how a river crossing is read.

use bachet::messages::MessageId;
use bachet::verbs::CrossingInterpretation;
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

pub(super) fn explain(shell: &Shell, read: &CrossingInterpretation) -> Vec<Block> {
    let entry = |id, text: String| Entry { label: shell.word(id), text, mark: Mark::Plain };
    let mut entries = vec![entry(MessageId::ReadPlaces, read.places.join(", "))];
    entries.extend(read.groups.iter().map(|(name, count)| entry(MessageId::ReadGroup, format!("{name}: {count}"))));
    entries.extend(read.rules.iter().map(|rule| entry(MessageId::ReadRule, rule.clone())));
    vec![Block::Entries(entries)]
}
