//! An explanation as steps that a person goes through, with a picture of each.

mod board;
mod grid;
mod signs;

use bachet_draw::{Block, Mark, Walkthrough, WalkthroughPart, WalkthroughWords};
use bachet_notation::Argument;

use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::report::why_ways;
use crate::step_words::steps;
use crate::verbs::{Explained, Steps};

/// Draws an explanation: each step with its words, and with a picture if wanted. Nothing if there is no step.
pub fn explanation(puzzle: &Puzzle, found: &Explained, pictures: bool, messages: &Messages) -> Vec<Block> {
    if let Steps::Ways(found) = &found.steps {
        return why_ways::explanation(messages, puzzle, found, pictures);
    }
    let pictures = if pictures { self::pictures(puzzle, found, messages) } else { Vec::new() };
    let signs = signs::signs(&pictures, messages);
    let mut pictures = pictures.into_iter();
    let part = |step: crate::step_words::WordedStep| {
        let text = Block::Paragraph(step.text, Mark::Plain);
        WalkthroughPart { title: step.name, blocks: std::iter::once(text).chain(pictures.next()).collect() }
    };
    let parts: Vec<WalkthroughPart> = steps(puzzle, found, messages).into_iter().map(part).collect();
    if parts.is_empty() {
        return Vec::new();
    }
    let walkthrough = Block::Walkthrough(Walkthrough { parts, words: walkthrough_words(messages) });
    std::iter::once(walkthrough).chain(signs).collect()
}

/// Returns a picture for each step.
fn pictures(puzzle: &Puzzle, found: &Explained, messages: &Messages) -> Vec<Block> {
    match (puzzle, &found.steps) {
        (Puzzle::Sudoku(puzzle), Steps::Board(steps)) => board::pictures(puzzle, steps, messages),
        (Puzzle::Grid(puzzle), Steps::Grid(steps)) => grid::pictures(puzzle, steps, messages),
        _ => Vec::new(),
    }
}

/// Returns the words for the controls of a walkthrough.
pub(crate) fn walkthrough_words(messages: &Messages) -> WalkthroughWords {
    let say = |id| messages.word(id);
    let keys = [
        ("←", MessageId::WalkBack),
        ("→", MessageId::WalkForward),
        ("Home", MessageId::WalkFirst),
        ("End", MessageId::WalkLast),
    ];
    WalkthroughWords {
        controls: say(MessageId::WalkControls),
        buttons: [MessageId::WalkFirst, MessageId::WalkBack, MessageId::WalkForward, MessageId::WalkLast].map(say),
        slider: say(MessageId::WalkSlider),
        position: messages.format(
            MessageId::WalkPosition,
            &[("part", Argument::Text("{part}".to_owned())), ("last", Argument::Text("{last}".to_owned()))],
        ),
        keys: (say(MessageId::WalkKeys), keys.map(|(key, id)| (key.to_owned(), say(id))).into()),
    }
}
