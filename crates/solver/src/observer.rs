//! The interface for watching a search: its decisions, what follows from them, conflicts and backtracking.

use std::ops::ControlFlow;

use crate::literal::{Lit, Var};
use crate::solver::Solution;
use crate::tag::Tag;

/// Receives the events of a search.
///
/// Before any other event, every variable that has one value has been reported by [`fixed`](Self::fixed) and not been
/// backtracked. When the search begins to learn it restarts, but does not repeat what plain search has already
/// explored.
pub trait Observer {
    /// Whether the observer wants other events than solutions. If not, observing costs nothing.
    const OBSERVES_SEARCH: bool = true;

    /// The search is about to assume `decision`, one of `branches` alternatives: the values of a variable, or the two
    /// halves of an interval. A break ends the search.
    fn decided(&mut self, decision: Lit, branches: u32) -> ControlFlow<()> {
        let _ = (decision, branches);
        ControlFlow::Continue(())
    }

    /// The variable now has one value, because of a decision or the constraint with tag `by`.
    ///
    /// `by` is `None` if the variable was declared with one value, or a learned clause or a refuted decision fixed it.
    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        let _ = (x, value, by);
    }

    /// A variable has no value left, because of the constraint with this tag; `None` for a learned clause or a refuted
    /// decision.
    fn conflict(&mut self, tag: Option<Tag>) {
        let _ = tag;
    }

    /// The search has backtracked: the first `decisions` decisions and the first `fixed` calls of
    /// [`fixed`](Self::fixed) remain in force.
    fn backtracked(&mut self, decisions: usize, fixed: usize) {
        let _ = (decisions, fixed);
    }

    /// The search restarts and keeps its learned clauses. A call of [`backtracked`](Self::backtracked) follows, to no
    /// decision; after many solutions, to those decisions that are only reversed, one by one, so that no solution comes
    /// twice.
    fn restarted(&mut self) {}

    /// The search has learned that one of these literals holds.
    fn learned(&mut self, clause: &[Lit]) {
        let _ = clause;
    }

    /// The search has found a solution. A break ends the search.
    fn found(&mut self, solution: &Solution) -> ControlFlow<()>;
}

/// An observer that receives only solutions.
pub(crate) struct SolutionObserver<F>(pub(crate) F);

impl<F: FnMut(&Solution) -> ControlFlow<()>> Observer for SolutionObserver<F> {
    const OBSERVES_SEARCH: bool = false;

    #[inline]
    fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.0(solution)
    }
}
