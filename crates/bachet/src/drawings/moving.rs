//! A way of a puzzle of moves, step by step.

use bachet_draw::{Step as DrawnStep, Way as Drawn};
use bachet_moving::{Direction, Position, Step, Way};
use bachet_notation::Argument;
use bachet_notation::moving::{MovingPuzzle, Setup};

use crate::messages::{MessageId, Messages};

/// A way step by step, the start first, with what is where after each move.
pub fn moves(puzzle: &MovingPuzzle, way: &Way, caption: String, messages: &Messages) -> Drawn {
    let setup = &puzzle.setup;
    let columns = setup.size()[1];
    let mut position = Position::start(setup);
    let start =
        DrawnStep { text: messages.word(MessageId::WayStart), aside: position.line(setup), ..DrawnStep::default() };
    let mut steps = vec![start];
    for (number, step) in (1u64..).zip(&way.steps) {
        position.make(*step, columns);
        steps.push(DrawnStep {
            label: format!("{number}."),
            text: step_words(setup, *step, messages),
            aside: position.line(setup),
            banks: Vec::new(),
        });
    }
    Drawn { caption, steps }
}

/// A move in words.
pub fn step_words(setup: &Setup, step: Step, messages: &Messages) -> String {
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
            messages.format(MessageId::MoveSlide, &[("tile", text(tile)), ("towards", text(word(towards).to_owned()))])
        }
        (Step::Jump { colour, from, to }, Setup::Knights(puzzle)) => {
            let place = |square: usize| text(square_name(square, puzzle.columns as usize));
            let colour = puzzle.colours[colour as usize].to_string();
            messages.format(MessageId::MoveJump, &[("colour", text(colour)), ("from", place(from)), ("to", place(to))])
        }
        _ => String::new(),
    }
}

/// The word for a direction, which is the same in JSON.
pub(crate) fn word(towards: Direction) -> &'static str {
    match towards {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

/// `r1c3`, both from 1.
pub(crate) fn square_name(square: usize, columns: usize) -> String {
    format!("r{}c{}", square / columns + 1, square % columns + 1)
}
