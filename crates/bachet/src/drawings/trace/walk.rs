//! A puzzle of moves on its way.

use bachet_draw::{Block, Entry, Mark, Step, Way};
use bachet_moving::{Model, Position, Symmetry};
use bachet_notation::moving::{MovingPuzzle, Setup, Square};
use bachet_statespace::Space as _;

use crate::drawings::action;
use crate::messages::{MessageId, Messages};
use crate::verbs::Assignment;

pub(super) struct Walks<'a> {
    puzzle: &'a MovingPuzzle,
    model: Model,
}

impl<'a> Walks<'a> {
    pub(super) fn new(puzzle: &'a MovingPuzzle) -> Self {
        Self { puzzle, model: Model::new(&puzzle.setup, Symmetry::Named) }
    }

    /// What is where.
    pub(super) fn picture(&self, standing: &[Assignment]) -> Block {
        let state = standing.last().map_or_else(|| self.model.start(), |last| last.value);
        let lines = match self.position(state) {
            Some(position @ (Position::Tiles(_) | Position::Knights(_))) => position.drawn(&self.puzzle.setup),
            Some(position) => vec![position.line(&self.puzzle.setup)],
            None => vec![state.to_string()],
        };
        let entry = |text: String| Entry { label: String::new(), text, mark: Mark::Strong };
        Block::Entries(lines.into_iter().map(entry).collect())
    }

    /// The whole way, with what is where after each move.
    pub(super) fn solution(&self, standing: &[Assignment], messages: &Messages) -> Block {
        let step = |(at, assignment): (usize, &Assignment)| {
            let step = self.step(&standing[..=at], messages);
            Step {
                label: if step.is_some() { format!("{at}.") } else { String::new() },
                text: step.unwrap_or_else(|| messages.word(MessageId::WayStart)),
                aside: self.state(assignment.value),
                banks: Vec::new(),
            }
        };
        Block::Way(Way { caption: String::new(), steps: standing.iter().enumerate().map(step).collect() })
    }

    /// The last move in words; `None` at the start.
    pub(super) fn step(&self, standing: &[Assignment], messages: &Messages) -> Option<String> {
        let [.., before, after] = standing else { return None };
        let mut label = None;
        // Asking for the moves remembers some of them: a copy may.
        self.model.clone().moves(before.value, |step| {
            if label.is_none() && step.to == after.value {
                label = Some(step.label);
            }
        });
        Some(action(&self.puzzle.setup, self.model.step(before.value, label?), messages))
    }

    /// A state as a person writes it.
    pub(super) fn state(&self, state: u128) -> String {
        self.position(state).map_or_else(|| state.to_string(), |position| position.line(&self.puzzle.setup))
    }

    /// What is where, unless it is none of the puzzle's states.
    fn position(&self, state: u128) -> Option<Position> {
        let position = self.model.position(state);
        let known = match (&position, &self.puzzle.setup) {
            (Position::Knights(squares), Setup::Knights(puzzle)) => squares.iter().all(|square| match square {
                Square::Knight(colour) => usize::from(*colour) < puzzle.colours.len(),
                Square::Free | Square::Hole => true,
            }),
            _ => true,
        };
        known.then_some(position)
    }
}
