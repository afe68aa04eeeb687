//! How an explanation ends, in words.

use bachet_draw::{Block, Mark};

use crate::Puzzle;
use crate::messages::{Message, MessageId, Messages};
use crate::step_words::entries;
use crate::verbs::{Explained, ExplanationEnd, Steps};

/// Returns how an explanation ends; nothing for ways, whose explanation says so itself.
pub fn explanation_end(puzzle: &Puzzle, found: &Explained, messages: &Messages) -> Vec<Block> {
    if matches!(found.steps, Steps::Ways(_)) {
        return Vec::new();
    }
    let (id, mark) = match &found.end {
        ExplanationEnd::Solved => (MessageId::ExplainSolved, Mark::Good),
        ExplanationEnd::Several => (MessageId::ExplainSeveral, Mark::Warning),
        ExplanationEnd::None => (MessageId::ExplainNone, Mark::Bad),
        ExplanationEnd::Wrong(_) => (MessageId::ExplainWrong, Mark::Bad),
        ExplanationEnd::Unknown => (MessageId::ExplainUnknown, Mark::Warning),
        ExplanationEnd::Cut => return Vec::new(),
    };
    let message = match &found.end {
        ExplanationEnd::Wrong(wrong) => {
            let wrong = entries(puzzle, &found.steps, &wrong.entries, messages);
            Message::from(id).text("entries", messages.list(&wrong))
        }
        _ => id.into(),
    };
    vec![Block::Paragraph(messages.say(message), mark)]
}
