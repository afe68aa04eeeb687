//! A river crossing on its way.

use bachet_crossing::{Numbering, Position, Trip};
use bachet_draw::{Block, Step, Way};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::{Argument, Number};

use crate::companies::Companies;
use crate::drawings::crossing::{banks, crossing_of, river};
use crate::messages::{Messages, Phrase};
use crate::verbs::{Assignment, Refusal};

pub(super) struct Rivers<'a> {
    puzzle: &'a CrossingPuzzle,
    numbering: Numbering,
}

impl<'a> Rivers<'a> {
    pub(super) fn new(puzzle: &'a CrossingPuzzle) -> Result<Self, Refusal> {
        let numbering = Numbering::new(puzzle).map_err(|_| Refusal::from(Phrase::TooManyToNumber))?;
        Ok(Self { puzzle, numbering })
    }

    /// Who is where, below the trip that led there.
    pub(super) fn picture(&self, standing: &[Assignment], messages: &Messages) -> Block {
        let position = standing.last().and_then(|last| self.position(last.value));
        let position = position.unwrap_or_else(|| self.numbering.start(self.puzzle));
        let caption = match self.trip(standing, messages) {
            Some(trip) => {
                let step = Argument::Number(standing.len() as i64 - 1);
                messages.phrase(Phrase::TraceStep, &[("step", step), ("trip", Argument::Text(trip))])
            }
            None => messages.word(Phrase::WayStart),
        };
        Block::River(river(self.puzzle, &self.companies(&position), &[], caption, messages))
    }

    /// How many lines a picture has at most, if it does not depend on long names.
    pub(super) fn height(&self) -> usize {
        let names = self.numbering.things().len();
        if self.companies(&self.numbering.start(self.puzzle)).is_named() { names.max(3) + 3 } else { 0 }
    }

    /// The whole way, each state with its number.
    pub(super) fn solution(&self, standing: &[Assignment], messages: &Messages) -> Block {
        let mut steps = Vec::new();
        for (at, assignment) in standing.iter().enumerate() {
            let Some(position) = self.position(assignment.value) else { continue };
            let trip = self.trip(&standing[..=at], messages);
            steps.push(Step {
                label: if trip.is_some() { format!("{at}.") } else { String::new() },
                text: trip.unwrap_or_else(|| messages.word(Phrase::WayStart)),
                aside: format!("{}  {}", self.numbering.number(&position), self.numbering.bit_string(&position)),
                banks: banks(self.puzzle, &self.companies(&position), &[], messages),
            });
        }
        Block::Way(Way { caption: String::new(), steps })
    }

    /// The last trip in words; `None` at the start.
    pub(super) fn trip(&self, standing: &[Assignment], messages: &Messages) -> Option<String> {
        let [.., before, after] = standing else { return None };
        let (before, after) = (self.position(before.value)?, self.position(after.value)?);
        let moved = self.numbering.things().iter().zip(before.at.iter().zip(&after.at));
        let mut load: Vec<_> = moved.filter(|(_, (from, to))| from != to).map(|(thing, _)| *thing).collect();
        load.sort_unstable();
        let trip = Trip { from: before.boat, to: after.boat, load, cost: Number::default() };
        Some(crossing_of(self.puzzle, &trip, messages))
    }

    fn position(&self, state: u128) -> Option<Position> {
        self.numbering.position(&state.into())
    }

    fn companies(&self, position: &Position) -> Companies<'a> {
        let places = self.numbering.things().iter().copied().zip(position.at.iter().copied());
        Companies::placed(self.puzzle, position.boat, places)
    }
}
