//! States and moves of a crossing or a puzzle of moves, as the methods that look for ways see them.

use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Numbering};
use bachet_moving::{Model, Telling};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_statespace::Space as _;

use crate::sink::{Flow, RunEnd};
use crate::{Method, Unfit};

/// States and moves. Two moves may lead to one state: they are two ways.
pub(crate) trait Walk {
    /// Where it begins.
    fn start(&self) -> u128;

    /// Whether it may end here.
    fn is_goal(&self, state: u128) -> bool;

    /// The moves, in order. It ends where there are too many.
    fn after(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>>;

    /// What a way may cost at most.
    fn limit(&self) -> u64;

    /// The number of a state, as people are told it.
    fn number(&self, state: u128) -> u128;
}

/// A move from a state.
pub(crate) struct Move {
    /// Where it leads.
    pub(crate) to: u128,
    /// What it costs; nothing where there is no limit.
    pub(crate) cost: u64,
}

/// Lets a method walk through a crossing.
pub(crate) fn crossing(
    method: Method,
    puzzle: &CrossingPuzzle,
    walker: impl FnOnce(&mut dyn Walk) -> Flow,
) -> Result<Flow, Unfit> {
    // An event tells the number of a state in 128 bits.
    let bits = Numbering::new(puzzle).map_or(u64::MAX, |numbering| numbering.bits());
    if bits > u64::from(u128::BITS) {
        return Err(Unfit::TooLarge(method));
    }
    let crossing = Crossing::new(puzzle).map_err(Unfit::Unstated)?;
    crossing.walk(|walk| walker(&mut Travellers(walk))).map_err(Unfit::Unstated)
}

/// Lets a method walk through a puzzle of moves.
pub(crate) fn moving(puzzle: &MovingPuzzle, walker: impl FnOnce(&mut dyn Walk) -> Flow) -> Flow {
    walker(&mut Moves(Model::new(&puzzle.setup, Telling::ByName)))
}

struct Travellers<'a>(&'a mut dyn bachet_crossing::Walk);

impl Walk for Travellers<'_> {
    fn start(&self) -> u128 {
        self.0.start()
    }

    fn is_goal(&self, state: u128) -> bool {
        self.0.is_goal(state)
    }

    fn after(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>> {
        let is_limited = self.0.limit().is_some();
        let Some(after) = self.0.after(state) else { return ControlFlow::Break(RunEnd::Full) };
        let priced = |(to, cost): (u128, u64)| Move { to, cost: if is_limited { cost } else { 0 } };
        ControlFlow::Continue(after.into_iter().map(priced).collect())
    }

    fn limit(&self) -> u64 {
        self.0.limit().unwrap_or(u64::MAX)
    }

    fn number(&self, state: u128) -> u128 {
        // There are no numbers of more bits: `crossing` looked.
        u128::try_from(self.0.number(state)).unwrap_or(u128::MAX)
    }
}

struct Moves(Model);

impl Walk for Moves {
    fn start(&self) -> u128 {
        self.0.start()
    }

    fn is_goal(&self, state: u128) -> bool {
        self.0.is_goal(state)
    }

    fn after(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>> {
        let mut after = Vec::new();
        self.0.moves(state, |step| after.push(Move { to: step.to, cost: 0 }));
        ControlFlow::Continue(after)
    }

    fn limit(&self) -> u64 {
        u64::MAX
    }

    fn number(&self, state: u128) -> u128 {
        state
    }
}
