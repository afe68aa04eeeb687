//! A move of water jugs, a tower, tiles or knights in words.

use bachet_moving::{Direction, Step};
use bachet_notation::Argument;
use bachet_notation::moving::Setup;

use crate::messages::{MessageId, Messages};
use crate::ways::StepKind;

/// A move in words.
pub(crate) fn action(setup: &Setup, step: Step, messages: &Messages) -> String {
    let text = |text: String| Argument::Text(text);
    let number = |n: u32| Argument::Number(n.into());
    match (step, setup) {
        (Step::Fill { jug, .. }, Setup::Jugs(puzzle)) => {
            messages.format(MessageId::MoveFill, &[("jug", text(puzzle.name(jug)))])
        }
        (Step::Empty { jug, .. }, Setup::Jugs(puzzle)) => {
            messages.format(MessageId::MoveEmpty, &[("jug", text(puzzle.name(jug)))])
        }
        (Step::Pour { from, to, amount }, Setup::Jugs(puzzle)) => messages.format(
            MessageId::MovePour,
            &[("from", text(puzzle.name(from))), ("to", text(puzzle.name(to))), ("amount", number(amount))],
        ),
        (Step::Disk { disk, from, to }, _) => messages.format(
            MessageId::MoveDisk,
            &[("disk", number(disk + 1)), ("from", number(from + 1)), ("to", number(to + 1))],
        ),
        (Step::Slide { tile, towards }, Setup::Tiles(puzzle)) => {
            let tile = puzzle.name(tile).unwrap_or_default().to_owned();
            messages
                .format(MessageId::MoveSlide, &[("tile", text(tile)), ("towards", text(direction(towards).to_owned()))])
        }
        (Step::Jump { colour, from, to }, Setup::Knights(puzzle)) => {
            let place = |at: usize| text(square(at, puzzle.columns as usize));
            let colour = puzzle.colours[colour as usize].to_string();
            messages.format(MessageId::MoveJump, &[("colour", text(colour)), ("from", place(from)), ("to", place(to))])
        }
        _ => String::new(),
    }
}

/// What a move does in words, without saying with what exactly.
pub(crate) fn kind(setup: &Setup, kind: StepKind, messages: &Messages) -> String {
    match (kind, setup) {
        (StepKind::Fill, _) => messages.word(MessageId::WhyKindFill),
        (StepKind::Empty, _) => messages.word(MessageId::WhyKindEmpty),
        (StepKind::Pour, _) => messages.word(MessageId::WhyKindPour),
        (StepKind::Disk { disk }, _) => {
            messages.format(MessageId::WhyKindDisk, &[("disk", Argument::number(u64::from(disk) + 1))])
        }
        (StepKind::SlideAlongRow, _) => messages.word(MessageId::WhyKindRow),
        (StepKind::SlideAlongColumn, _) => messages.word(MessageId::WhyKindColumn),
        (StepKind::Jump { colour }, Setup::Knights(puzzle)) => {
            let colour = puzzle.colours.get(usize::from(colour)).map(char::to_string).unwrap_or_default();
            messages.format(MessageId::WhyKindJump, &[("colour", Argument::Text(colour))])
        }
        _ => String::new(),
    }
}

/// The word for a direction, which is the same in JSON.
pub(crate) fn direction(towards: Direction) -> &'static str {
    match towards {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

/// `r1c3`, both from 1.
pub(crate) fn square(square: usize, columns: usize) -> String {
    format!("r{}c{}", square / columns + 1, square % columns + 1)
}
