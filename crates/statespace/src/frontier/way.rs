//! The first shortest way of a frontier search.

use std::ops::ControlFlow;

use super::FrontierSearch;
use crate::{Move, Space, State};

impl<S: State> FrontierSearch<S> {
    /// Visits the moves of the shortest way that is first in the order of moves, each with the state it is made in.
    /// Returns `None` if there is no way or there were too many links to store.
    pub fn first_way<T: Space<State = S>>(
        &self,
        space: &mut T,
        mut visit: impl FnMut(S, Move<S>) -> ControlFlow<()>,
    ) -> Option<()> {
        let mut state = self.start;
        let mut position = 0;
        for level in self.ways.as_ref()?.backwards() {
            let link = level.iter().find(|link| link.from == position)?;
            let step = space.follow(state, link.label)?;
            if visit(state, step).is_break() {
                break;
            }
            (state, position) = (step.to, link.to);
        }
        Some(())
    }
}
