//! A puzzle file to edit, made from a page that is not in the notation.

use bachet_notation::{Argument, decode};
use bachet_prose::page::{self, Remark};

use crate::draft::{Draft, has_errors};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs;

/// Returns a puzzle file made from a page. If the page lists no categories, they are guessed from the clues, for a
/// person to check. Any other source is written as it was read.
///
/// # Errors
/// If the source is not a page and has an error: the draft has the problems.
pub fn propose(bytes: &[u8], messages: &Messages) -> Result<String, Box<Draft>> {
    if let Ok(source) = decode(bytes)
        && page::recognise(source)
    {
        return Ok(page::propose(source).write(|remark| words(remark, messages)));
    }
    let draft = Draft::read(bytes, None);
    match &draft.puzzle {
        Some(puzzle) if !has_errors(&draft.problems) => Ok(verbs::to_text(puzzle)),
        _ => Err(Box::new(draft)),
    }
}

/// Returns a comment that says what a person should check.
fn words(remark: &Remark, messages: &Messages) -> String {
    let counted = |id: MessageId, category: &str, found: usize, expected: usize| {
        Message::from(id)
            .text("category", category)
            .with("found", Argument::Number(found as i64))
            .with("expected", Argument::Number(expected as i64))
    };
    let message = match remark {
        Remark::FromClues => MessageId::ProposedFromClues.into(),
        Remark::Missing { category, found, expected } => {
            counted(MessageId::ProposedMissing, category, *found, *expected)
        }
        Remark::TooMany { category, found, expected } => {
            counted(MessageId::ProposedTooMany, category, *found, *expected)
        }
        Remark::Unplaced { names } => {
            Message::from(MessageId::ProposedUnplaced).with("names", Argument::List(names.clone()))
        }
    };
    messages.format(message.id, &message.arguments)
}
