//! The first shortest way that a frontier knows by its shape.

use std::ops::ControlFlow;

use super::FrontierSearch;
use crate::{Move, Space, State};

impl<S: State> FrontierSearch<S> {
    /// Visits the moves of the first shortest way in the order of moves, each with the state it is made in. `None` if
    /// there is no way, or the moves were too many to keep.
    pub fn first_way<T: Space<State = S>>(
        &self,
        space: &mut T,
        mut visit: impl FnMut(S, Move<S>) -> ControlFlow<()>,
    ) -> Option<()> {
        let mut state = self.start;
        let mut place = 0;
        for level in self.ways.as_ref()?.backwards() {
            let link = level.iter().find(|link| link.from == place)?;
            let step = space.follow(state, link.label)?;
            if visit(state, step).is_break() {
                break;
            }
            (state, place) = (step.to, link.to);
        }
        Some(())
    }
}
