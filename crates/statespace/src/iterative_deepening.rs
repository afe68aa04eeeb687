//! Iterative deepening with a lower bound (IDA*, Korf 1985): depth-first searches, each with a larger limit on the cost so
//! far and what at least is still to come. It keeps one path and nothing else, so spaces of any size can be searched,
//! and every search that failed is a proof that there is no way as cheap as that.

use bachet_budget::Budget;

use crate::{Move, Space, State};

/// What a search by deepening found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeepeningResult<S> {
    /// A cheapest way, as its moves.
    Found(Vec<Move<S>>),
    /// There is no way, as the lower bound or the search tells.
    NoWay,
    /// The budget was spent, or a path became too long. Every way costs at least so much.
    AtLeast(u64),
}

/// A path is not followed farther: a cheapest way of so many moves is for other searches.
const LONGEST: usize = 1 << 16;

/// Searches for a cheapest way. `bound` says what a way from the state to a goal costs at least, `None` if there is none.
/// A step of the budget is a state whose moves are made.
///
/// Where there is no way and the bound does not tell, only the budget ends it.
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

/// How one search with one limit ended.
enum Outcome {
    Goal,
    /// Nothing within the limit; the least that a state beyond it costs.
    Limit(Option<u64>),
    Stopped,
}

/// The path at hand.
struct Search<S> {
    path: Vec<Move<S>>,
    frames: Vec<Frame<S>>,
    /// The moves yet to be tried in every state of the path, the last first.
    moves: Vec<Move<S>>,
}

/// A state of the path.
struct Frame<S> {
    state: S,
    cost: u64,
    /// Where its moves begin.
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
            // A way that comes back to where it was is no cheaper; looking farther back costs more than it saves.
            if self.frames.iter().rev().take(2).any(|frame| frame.state == step.to) {
                continue;
            }
            if space.is_goal(step.to) {
                self.path.push(step);
                return Outcome::Goal;
            }
            if !budget.step() || self.frames.len() >= LONGEST {
                return Outcome::Stopped;
            }
            self.path.push(step);
            self.open(space, step.to, cost);
        }
        Outcome::Limit(beyond)
    }

    fn open<T: Space<State = S>>(&mut self, space: &mut T, state: S, cost: u64) {
        let first = self.moves.len();
        self.frames.push(Frame { state, cost, first });
        space.moves(state, |step| self.moves.push(step));
        self.moves[first..].reverse();
    }
}
