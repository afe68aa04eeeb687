//! The states and moves of a crossing or a puzzle of moves, for the methods that search ways.

use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Numbering};
use bachet_moving::{Model, Symmetry};
use bachet_statespace::Space as _;

use crate::{Flow, Method, Problem, RunEnd, Unfit};

/// States and moves. Two moves that lead to the same state make two ways.
pub(crate) trait Walk {
    fn start(&self) -> u128;

    /// Whether a way may end in the state.
    fn is_goal(&self, state: u128) -> bool;

    /// Returns the moves from a state, in order; breaks if there are too many.
    fn moves(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>>;

    /// Returns the maximum cost of a way.
    fn limit(&self) -> u64;

    /// Returns the number by which the state is shown.
    fn number(&self, state: u128) -> u128;
}

/// A move from a state.
pub(crate) struct Move {
    /// The state that it leads to.
    pub(crate) to: u128,
    /// Its cost; 0 if there is no cost limit.
    pub(crate) cost: u64,
}

/// Calls a search on the states of a puzzle.
pub(crate) fn search(
    method: Method,
    problem: Problem<'_>,
    search: impl FnOnce(&mut dyn Walk) -> Flow,
) -> Result<Flow, Unfit> {
    match problem {
        Problem::Crossing(puzzle) => {
            let bits = Numbering::new(puzzle).map_or(u64::MAX, |numbering| numbering.bits());
            if bits > u64::from(u128::BITS) {
                return Err(Unfit::StatesTooLarge);
            }
            let crossing = Crossing::new(puzzle).map_err(Unfit::Invalid)?;
            crossing.walk(|walk| search(&mut CrossingWalk(walk))).map_err(Unfit::Invalid)
        }
        Problem::Moving(puzzle) => Ok(search(&mut MovingWalk(Model::new(&puzzle.setup, Symmetry::Named)))),
        _ => Err(Unfit::Family(method, problem.family())),
    }
}

struct CrossingWalk<'a>(&'a mut dyn bachet_crossing::Walk);

impl Walk for CrossingWalk<'_> {
    fn start(&self) -> u128 {
        self.0.start()
    }

    fn is_goal(&self, state: u128) -> bool {
        self.0.is_goal(state)
    }

    fn moves(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>> {
        let is_limited = self.0.limit().is_some();
        let Some(after) = self.0.after(state) else { return ControlFlow::Break(RunEnd::Full) };
        let priced = |(to, cost): (u128, u64)| Move { to, cost: if is_limited { cost } else { 0 } };
        ControlFlow::Continue(after.into_iter().map(priced).collect())
    }

    fn limit(&self) -> u64 {
        self.0.limit().unwrap_or(u64::MAX)
    }

    fn number(&self, state: u128) -> u128 {
        // `search` has checked that the numbers have at most 128 bits.
        u128::try_from(self.0.number(state)).unwrap_or(u128::MAX)
    }
}

struct MovingWalk(Model);

impl Walk for MovingWalk {
    fn start(&self) -> u128 {
        self.0.start()
    }

    fn is_goal(&self, state: u128) -> bool {
        self.0.is_goal(state)
    }

    fn moves(&mut self, state: u128) -> ControlFlow<RunEnd, Vec<Move>> {
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
