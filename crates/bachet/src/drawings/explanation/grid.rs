//! The cross-out grid at each step.

use bachet_draw::{Block, CrossCategory, CrossMark, CrossOut, CrossState, CrossWords, Highlight};
use bachet_explain::Fact;
use bachet_explain::grid::Shape;
use bachet_notation::GridPuzzle;

use crate::messages::{MessageId, Messages};
use crate::verbs::GridSteps;

/// Draws the cross-out grid at each step.
pub(super) fn pictures(puzzle: &GridPuzzle, found: &GridSteps, messages: &Messages) -> Vec<Block> {
    let Some(shape) = Shape::new(puzzle) else { return Vec::new() };
    let mut drawn = empty(puzzle, messages);
    found.entries.iter().for_each(|&fact| set(&mut drawn, &shape, fact, Highlight::None));
    let mut pictures = Vec::new();
    for step in &found.steps {
        let mut picture = drawn.clone();
        step.known.iter().for_each(|&fact| set(&mut picture, &shape, fact, Highlight::Reason));
        step.facts.iter().for_each(|&fact| set(&mut picture, &shape, fact, Highlight::Result));
        step.facts.iter().for_each(|&fact| set(&mut drawn, &shape, fact, Highlight::None));
        pictures.push(Block::CrossOut(picture));
    }
    pictures
}

fn empty(puzzle: &GridPuzzle, messages: &Messages) -> CrossOut {
    let categories = puzzle.categories.iter().map(|category| CrossCategory {
        name: category.name.clone(),
        values: category.values.iter().map(|value| value.text.clone()).collect(),
    });
    let say = |id| messages.word(id);
    let words = CrossWords {
        yes: say(MessageId::CrossYes),
        no: say(MessageId::CrossNo),
        unknown: say(MessageId::CrossUnknown),
        house: say(MessageId::CrossLook),
        reason: say(MessageId::CrossReason),
        result: say(MessageId::CrossResult),
    };
    let mut drawn = CrossOut::new(categories.collect());
    drawn.words = words;
    drawn
}

fn set(drawn: &mut CrossOut, shape: &Shape, fact: Fact, highlight: Highlight) {
    let at = |number: u16| {
        let value = shape.value(number.into());
        (value.category.0 as usize, value.index as usize)
    };
    let state = if fact.holds { CrossState::Yes } else { CrossState::No };
    drawn.set(at(fact.place), at(fact.value), CrossMark { state, highlight });
}
