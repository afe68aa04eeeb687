//! Iterative deepening with a lower bound (IDA*, Korf 1985): depth-first searches with increasing limits on the cost so
//! far plus the lower bound of the rest.
//!
//! It stores one path only, so spaces of any size can be searched. A search without result proves that no way costs as
//! little as its limit.

use bachet_budget::Budget;

use crate::{Move, Space, State};

/// The result of [`iterative_deepening`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeepeningResult<S> {
    /// The moves of a cheapest way.
    Found(Vec<Move<S>>),
    /// The lower bound or the search proves that there is no way.
    NoWay,
    /// The budget ran out, or a path became too long. Every way costs at least this.
    AtLeast(u64),
}

/// Maximum number of moves of a path.
const MAX_PATH_MOVES: usize = 1 << 16;

/// Searches for a cheapest way. `bound` must return a lower bound of the cost from a state to a goal, or `None` if no
/// goal can be reached. A step of the budget is the expansion of a state.
///
/// If there is no way and the bound does not prove it, the search may only end with the budget.
pub fn iterative_deepening<T: Space>(
    space: &mut T,
    mut bound: impl FnMut(T::State) -> Option<u64>,
    budget: &mut Budget<'_>,
) -> DeepeningResult<T::State> {
    let start = space.start();
    let Some(mut limit) = bound(start) else { return DeepeningResult::NoWay };
    let mut search = Search { path: Vec::new(), frames: Vec::new(), moves: Vec::new() };
    loop {
        match search.run(space, &mut bound, start, limit, budget) {
            Outcome::Goal => return DeepeningResult::Found(search.path),
            Outcome::Limit(Some(next)) => limit = next,
            Outcome::Limit(None) => return DeepeningResult::NoWay,
            Outcome::Stopped => return DeepeningResult::AtLeast(limit),
        }
    }
}

/// How a search with one limit ended.
enum Outcome {
    Goal,
    /// No goal within the limit. The next limit is the least estimated cost beyond it, if there is a state beyond it.
    Limit(Option<u64>),
    Stopped,
}

/// The current path.
struct Search<S> {
    path: Vec<Move<S>>,
    frames: Vec<Frame<S>>,
    /// The untried moves of all states of the path, in reverse order.
    moves: Vec<Move<S>>,
}

/// A state of the path.
struct Frame<S> {
    state: S,
    cost: u64,
    /// The index of its first untried move.
    first: usize,
}

impl<S: State> Search<S> {
    fn run<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        bound: &mut impl FnMut(S) -> Option<u64>,
        start: S,
        limit: u64,
        budget: &mut Budget<'_>,
    ) -> Outcome {
        self.path.clear();
        self.frames.clear();
        self.moves.clear();
        let mut beyond: Option<u64> = None;
        if space.is_goal(start) {
            return Outcome::Goal;
        }
        if !budget.step() {
            return Outcome::Stopped;
        }
        self.open(space, start, 0);
        while let Some(frame) = self.frames.last() {
            if self.moves.len() == frame.first {
                self.frames.pop();
                self.path.pop();
                continue;
            }
            let step = self.moves.pop().expect("the frame has moves");
            let cost = frame.cost.saturating_add(step.cost);
            let Some(rest) = bound(step.to) else { continue };
            let least = cost.saturating_add(rest);
            if least > limit {
                beyond = Some(beyond.map_or(least, |known| known.min(least)));
                continue;
            }
            // Do not return to one of the last two states. Looking further back costs more than it saves.
            if self.frames.iter().rev().take(2).any(|frame| frame.state == step.to) {
                continue;
            }
            if space.is_goal(step.to) {
                self.path.push(step);
                return Outcome::Goal;
            }
            if !budget.step() || self.frames.len() >= MAX_PATH_MOVES {
                return Outcome::Stopped;
            }
            self.path.push(step);
            self.open(space, step.to, cost);
        }
        Outcome::Limit(beyond)
    }

    /// Pushes a state and its moves.
    fn open<T: Space<State = S>>(&mut self, space: &mut T, state: S, cost: u64) {
        let first = self.moves.len();
        self.frames.push(Frame { state, cost, first });
        space.moves(state, |step| self.moves.push(step));
        self.moves[first..].reverse();
    }
}
