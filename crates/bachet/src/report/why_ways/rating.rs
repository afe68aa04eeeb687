//! A rating in words, with the points that it is the sum of.

use bachet_draw::{Block, Mark};
use bachet_notation::{Argument, Number};

use super::{Words, case};
use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::verbs::{WaysLevel, WaysRating};

/// Returns the difficulty of a puzzle and what it is made of. Nothing if the solutions of the puzzle are not ways.
pub(crate) fn rating(messages: &Messages, puzzle: &Puzzle, found: &WaysRating) -> Vec<Block> {
    let Some(words) = Words::new(messages, puzzle) else { return Vec::new() };
    let words = Words { is_symmetric: found.states.named != found.states.up_to_symmetry, ..words };
    let Some(points) = found.points else {
        let id = if found.distance.is_some() { MessageId::WhyRateUnknown } else { MessageId::WhyRateNone };
        return vec![Block::Paragraph(words.sentence(id, &[]), Mark::Warning)];
    };
    let (level, mark) = match points.level() {
        WaysLevel::Easy => ("easy", Mark::Good),
        WaysLevel::Medium => ("medium", Mark::Warning),
        WaysLevel::Hard => ("hard", Mark::Bad),
    };
    let sum = [("level", case(level)), ("points", words.points(points.sum))];
    let mut blocks = vec![Block::Paragraph(words.sentence(MessageId::WhyRate, &sum), mark)];
    let guesses = [
        ("points", words.points(points.guesses)),
        ("states", Argument::number(points.states_on_ways)),
        ("leading", Argument::number(points.leading)),
        ("considered", Argument::number(points.considered)),
        ("forbidden", Argument::number(points.forbidden)),
    ];
    let size = [("points", words.points(points.size)), ("states", Argument::number(points.states)), words.names()];
    let mut texts =
        vec![words.sentence(MessageId::WhyRateGuesses, &guesses), words.sentence(MessageId::WhyRateSize, &size)];
    if let (Some(detour @ 1..), Some(distance)) = (points.detour, found.distance) {
        let detour = [
            ("points", words.points(detour as f64)),
            ("least", words.length(distance.moves - detour)),
            ("length", words.length(distance.moves)),
        ];
        texts.push(words.sentence(MessageId::WhyRateDetour, &detour));
    }
    blocks.extend(texts.into_iter().map(|text| Block::Paragraph(text, Mark::Plain)));
    blocks
}

impl Words<'_> {
    /// Returns points with one decimal at most.
    fn points(&self, points: f64) -> Argument {
        self.amount(Number::new((points * 10.0).round() as i64, 10))
    }
}
