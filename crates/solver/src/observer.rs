//! Watching a search: what it chooses, what follows, where it fails and what it takes back.

use std::ops::ControlFlow;

use crate::literal::{Lit, Var};
use crate::model::Tag;
use crate::solver::Solution;

/// Somebody who watches a search.
///
/// Every variable with one value has been told by [`fixed`](Self::fixed), and not been taken back, whenever something else
/// is told. What search was through before it began to learn is not gone through again, though it does start anew.
pub trait Observer {
    /// Whether more than solutions is listened to. Who does not costs the search nothing.
    const OBSERVES_SEARCH: bool = true;

    /// It is about to suppose this, one of so many values that the variable may have, or half of an interval. On a break
    /// it ends.
    fn decided(&mut self, choice: Lit, ways: u32) -> ControlFlow<()> {
        let _ = (choice, ways);
        ControlFlow::Continue(())
    }

    /// The variable has one value now: chosen, or because a constraint with this tag left no other. None if it is as
    /// declared, a learned clause says so, or that a choice was refuted.
    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        let _ = (x, value, by);
    }

    /// Some variable has no value left, by a constraint with this tag; none if a learned clause says so, or that a
    /// choice was refuted.
    fn conflict(&mut self, tag: Option<Tag>) {
        let _ = tag;
    }

    /// It goes back to where so many choices stand, and of what became [`fixed`](Self::fixed) the first so many.
    fn backtracked(&mut self, choices: usize, fixed: usize) {
        let _ = (choices, fixed);
    }

    /// It begins again with what it knows by now. What it takes back comes next.
    fn restarted(&mut self) {}

    /// It knows now that one of these holds.
    fn learned(&mut self, nogood: &[Lit]) {
        let _ = nogood;
    }

    /// It has come to a solution. On a break it ends.
    fn found(&mut self, solution: &Solution) -> ControlFlow<()>;
}

/// Who listens to solutions alone.
pub(crate) struct Found<F>(pub(crate) F);

impl<F: FnMut(&Solution) -> ControlFlow<()>> Observer for Found<F> {
    const OBSERVES_SEARCH: bool = false;

    #[inline]
    fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.0(solution)
    }
}
