//! A river crossing on its way.

use bachet_crossing::judge::{self, Party, Spot};
use bachet_crossing::{Numbering, Position, Trip};
use bachet_draw::{Block, Step, Way};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::{Argument, Number};

use crate::drawings::crossing::{banks, river, trip, trip_words};
use crate::messages::{MessageId, Messages};
use crate::verbs::{Assignment, Refusal};
use crate::ways::Occupancy;

pub(super) struct Rivers<'a> {
    puzzle: &'a CrossingPuzzle,
    numbering: Numbering,
}

impl<'a> Rivers<'a> {
    pub(super) fn new(puzzle: &'a CrossingPuzzle) -> Result<Self, Refusal> {
        let numbering = Numbering::new(puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
        Ok(Self { puzzle, numbering })
    }

    /// Who is where, below the trip that led there.
    pub(super) fn picture(&self, standing: &[Assignment], messages: &Messages) -> Block {
        let position = standing.last().and_then(|last| self.position(last.value));
        let position = position.unwrap_or_else(|| self.numbering.start(self.puzzle));
        let caption = match self.trip(standing) {
            Some(made) => {
                let step = Argument::Number(standing.len() as i64 - 1);
                let trip = Argument::Text(trip_words(self.puzzle, &made, messages));
                messages.format(MessageId::TraceStep, &[("step", step), ("trip", trip)])
            }
            None => messages.word(MessageId::WayStart),
        };
        Block::River(river(self.puzzle, &self.occupancy(&position), &[], caption, messages))
    }

    /// How many lines a picture has at most, if it does not depend on long names.
    pub(super) fn height(&self) -> usize {
        let names = self.numbering.things().len();
        if self.occupancy(&self.numbering.start(self.puzzle)).is_named() { names.max(3) + 3 } else { 0 }
    }

    /// The whole way, each state with its number, and what it costs.
    pub(super) fn solution(&self, standing: &[Assignment], messages: &Messages) -> Block {
        let (mut steps, mut spent) = (Vec::new(), Number::default());
        for (at, assignment) in standing.iter().enumerate() {
            let Some(position) = self.position(assignment.value) else { continue };
            let (label, text) = match self.trip(&standing[..=at]) {
                Some(made) => {
                    spent += made.cost;
                    (format!("{at}."), trip(self.puzzle, &made, spent, messages))
                }
                None => (String::new(), messages.word(MessageId::WayStart)),
            };
            steps.push(Step {
                label,
                text,
                aside: format!("{}  {}", self.numbering.number(&position), self.numbering.bit_string(&position)),
                banks: banks(self.puzzle, &self.occupancy(&position), &[], messages),
            });
        }
        Block::Way(Way { caption: String::new(), steps })
    }

    /// The last trip; `None` at the start.
    fn trip(&self, standing: &[Assignment]) -> Option<Trip> {
        let [.., before, after] = standing else { return None };
        let (before, after) = (self.position(before.value)?, self.position(after.value)?);
        let moved = self.numbering.things().iter().zip(before.at.iter().zip(&after.at));
        let mut load: Vec<_> = moved.filter(|(_, (from, to))| from != to).map(|(thing, _)| *thing).collect();
        load.sort_unstable();
        let party = Party { members: &load, spot: Spot::Boat, trip: 0, previous: &[] };
        // Who plays events that no method told may load what has no price.
        let cost = judge::cost(self.puzzle, &party).unwrap_or_default();
        Some(Trip { from: before.boat, to: after.boat, load, cost })
    }

    fn position(&self, state: u128) -> Option<Position> {
        self.numbering.position(&state.into())
    }

    fn occupancy(&self, position: &Position) -> Occupancy<'a> {
        let places = self.numbering.things().iter().copied().zip(position.at.iter().copied());
        Occupancy::placed(self.puzzle, position.boat, places)
    }
}
