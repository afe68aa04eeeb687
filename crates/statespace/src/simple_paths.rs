//! All simple paths from the start to a goal: they visit no state twice and end at the first goal.
//!
//! Depth-first search in the order of moves. States from which no goal can be reached within the cost limit are pruned.

use std::ops::ControlFlow;

use bachet_budget::Budget;

use crate::explored::{Explored, SearchEnd, StateId};
use crate::goal_distances::GoalDistances;
use crate::{Move, State};

/// The number of visited simple paths, by their number of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimplePaths {
    /// Indexed by the number of moves.
    pub by_moves: Vec<u64>,
    /// Whether all simple paths were visited.
    pub is_complete: bool,
}

impl SimplePaths {
    /// Returns the number of visited paths.
    pub fn total(&self) -> u64 {
        self.by_moves.iter().sum()
    }

    /// Returns each number of moves that some path has, ascending, with the number of these paths.
    pub fn by_length(&self) -> impl Iterator<Item = (u64, u64)> {
        (0..).zip(self.by_moves.iter().copied()).filter(|(_, count)| *count > 0)
    }
}

impl<S: State> Explored<S> {
    /// Visits the simple paths from the start to a goal that cost at most `limit`.
    ///
    /// `visit` gets the moves of a path, and the number of first moves that it shares with the path before. A step of
    /// the budget is one move tried.
    pub fn simple_paths(
        &self,
        limit: u64,
        budget: &mut Budget<'_>,
        mut visit: impl FnMut(&[Move<S>], usize) -> ControlFlow<()>,
    ) -> SimplePaths {
        let mut found = SimplePaths { by_moves: Vec::new(), is_complete: false };
        let GoalDistances { distances, is_dead_end: mut blocked } = self.goal_distances();
        if blocked[0] || distances[0] > limit {
            found.is_complete = self.end() == SearchEnd::Complete;
            return found;
        }
        let mut is_goal = vec![false; self.states().len()];
        for goal in self.goals() {
            is_goal[goal.index()] = true;
        }
        if is_goal[0] {
            found.by_moves.push(1);
            found.is_complete = visit(&[], 0).is_continue();
            return found;
        }
        let mut path: Vec<Move<S>> = Vec::new();
        let mut open = vec![(StateId::START, self.edges_with_costs(StateId::START))];
        blocked[0] = true;
        let (mut shared, mut spent) = (0, 0_u64);
        while let Some((from, edges)) = open.last_mut() {
            let Some((edge, cost)) = edges.next() else {
                blocked[from.index()] = false;
                open.pop();
                spent -= path.pop().map_or(0, |step| step.cost);
                shared = shared.min(path.len());
                continue;
            };
            let least = spent.saturating_add(cost).saturating_add(distances[edge.to.index()]);
            if blocked[edge.to.index()] || least > limit {
                continue;
            }
            if !budget.step() {
                return found;
            }
            path.push(Move { label: edge.label, cost, to: self.state(edge.to) });
            if is_goal[edge.to.index()] {
                if found.by_moves.len() <= path.len() {
                    found.by_moves.resize(path.len() + 1, 0);
                }
                found.by_moves[path.len()] += 1;
                if visit(&path, shared).is_break() {
                    return found;
                }
                path.pop();
                shared = path.len();
            } else {
                blocked[edge.to.index()] = true;
                spent += cost;
                open.push((edge.to, self.edges_with_costs(edge.to)));
            }
        }
        found.is_complete = self.end() == SearchEnd::Complete;
        found
    }
}
