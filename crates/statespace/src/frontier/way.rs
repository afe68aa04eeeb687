//! The first shortest way of a frontier search.

use std::ops::ControlFlow;

use bachet_budget::Budget;

use super::FrontierSearch;
use crate::{Move, Space, State};

impl<S: State> FrontierSearch<S> {
    /// Visits the moves of the shortest way that is first in the order of moves, each with the state it is made in.
    /// Returns `None` if there is no way, if there were too many links to store, or if the budget ran out. Only links
    /// that have to be found again take steps of the budget, as in [`FrontierSearch::count`].
    pub fn first_way<T: Space<State = S>>(
        &self,
        space: &mut T,
        budget: &mut Budget<'_>,
        mut visit: impl FnMut(S, Move<S>) -> ControlFlow<()>,
    ) -> Option<()> {
        let mut state = self.start;
        let mut position = 0;
        let ways = self.ways.as_ref()?;
        for segment in 0..ways.segments() {
            for level in ways.links(segment, space, budget)?.backwards() {
                let link = level.iter().find(|link| link.from == position)?;
                let step = space.follow(state, link.label)?;
                if visit(state, step).is_break() {
                    return Some(());
                }
                (state, position) = (step.to, link.to);
            }
        }
        Some(())
    }
}
