//! The cross-out grid at each step.

use bachet_draw::{Block, CrossCategory, CrossMark, CrossOut, CrossState, CrossWords, Highlight};
use bachet_explain::Fact;
use bachet_explain::grid::Shape;
use bachet_notation::GridPuzzle;

use crate::messages::{MessageId, Messages};
use crate::verbs::GridSteps;

/// Draws the cross-out grid at each step. What a match excludes is crossed out with it; with the last step the grid is
/// filled.
pub(super) fn pictures(puzzle: &GridPuzzle, found: &GridSteps, messages: &Messages) -> Vec<Block> {
    let Some(shape) = Shape::new(puzzle) else { return Vec::new() };
    let drawn = empty(puzzle, messages);
    let mut known = Known::new(&shape);
    found.entries.iter().for_each(|&fact| known.add(fact));
    let mut pictures = Vec::new();
    for (at, step) in found.steps.iter().enumerate() {
        let mut after = known.clone();
        step.facts.iter().for_each(|&fact| after.add(fact));
        if at + 1 == found.steps.len() {
            known = after.clone();
            known.join();
        }
        let mut picture = drawn.clone();
        known.facts().for_each(|fact| set(&mut picture, &shape, fact, Highlight::None));
        step.known.iter().for_each(|&fact| set(&mut picture, &shape, fact, Highlight::Reason));
        step.facts.iter().for_each(|&fact| set(&mut picture, &shape, fact, Highlight::Result));
        known = after;
        pictures.push(Block::CrossOut(picture));
    }
    pictures
}

/// What is drawn of each two values.
#[derive(Clone)]
struct Known<'a> {
    shape: &'a Shape,
    together: Vec<Option<bool>>,
}

impl<'a> Known<'a> {
    fn new(shape: &'a Shape) -> Self {
        Self { shape, together: vec![None; shape.values().pow(2)] }
    }

    fn at(&self, x: usize, y: usize) -> usize {
        x.min(y) * self.shape.values() + x.max(y)
    }

    /// Adds a fact, and what a match excludes.
    fn add(&mut self, fact: Fact) {
        let (x, y) = (usize::from(fact.place), usize::from(fact.value));
        let at = self.at(x, y);
        self.together[at] = Some(fact.holds);
        if fact.holds {
            for (x, y) in [(x, y), (y, x)].into_iter().filter(|&(x, _)| self.shape.is_unique(x)) {
                for other in self.shape.values_of(self.shape.category(y)).filter(|&other| other != y) {
                    let at = self.at(x, other);
                    self.together[at] = Some(false);
                }
            }
        }
    }

    /// Adds what is known of one value to what belongs together with it, until nothing is new.
    fn join(&mut self) {
        let mut is_new = true;
        while std::mem::take(&mut is_new) {
            let matches: Vec<Fact> = self.facts().filter(|fact| fact.holds).collect();
            for fact in matches {
                let (x, y) = (usize::from(fact.place), usize::from(fact.value));
                for (x, y) in
                    [(x, y), (y, x)].into_iter().filter(|_| self.shape.is_unique(x) && self.shape.is_unique(y))
                {
                    for other in (0..self.shape.values()).filter(|&other| self.shape.has_square(y, other)) {
                        let holds = self.together[self.at(x, other)].filter(|_| self.shape.has_square(x, other));
                        if let Some(holds) = holds.filter(|_| self.together[self.at(y, other)].is_none()) {
                            self.add(Fact { holds, ..Fact::is(y.min(other), y.max(other)) });
                            is_new = true;
                        }
                    }
                }
            }
        }
    }

    fn facts(&self) -> impl Iterator<Item = Fact> {
        let values = self.shape.values();
        let known = self.together.iter().enumerate();
        known.filter_map(move |(at, together)| Some(Fact { holds: (*together)?, ..Fact::is(at / values, at % values) }))
    }
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
