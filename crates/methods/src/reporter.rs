//! How methods report events, take steps of the budget and count solutions.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use bachet_solver::Budget;

use crate::{Event, Flow, RefutedValue, RunEnd, Sink};

/// Reports to a sink, and stops the method at the limits of the budget and of the number of solutions.
pub(crate) struct Reporter<'a, 'b, S> {
    sink: &'a mut S,
    budget: &'a mut Budget<'b>,
    solutions: u64,
    max_solutions: Option<u64>,
}

impl<'a, 'b, S: Sink> Reporter<'a, 'b, S> {
    pub(crate) fn new(sink: &'a mut S, budget: &'a mut Budget<'b>, max_solutions: Option<u64>) -> Self {
        Self { sink, budget, solutions: 0, max_solutions }
    }

    /// Calls a search that takes steps of the budget itself, with a reporter that takes none.
    pub(crate) fn lend_budget<R>(&mut self, search: impl FnOnce(&mut Budget<'b>, Reporter<'_, '_, S>) -> R) -> R {
        let mut unlimited = Budget::unlimited();
        search(self.budget, Reporter::new(self.sink, &mut unlimited, self.max_solutions))
    }

    /// Reports an event.
    #[expect(clippy::inline_always, reason = "the sink must see the variant at compile time: a call costs more")]
    #[inline(always)]
    pub(crate) fn event(&mut self, event: Event) -> Flow {
        stop_on_break(self.sink.event(event))
    }

    /// Reports a value that was tried and refuted.
    #[expect(clippy::inline_always, reason = "as for `event`")]
    #[inline(always)]
    pub(crate) fn refuted(&mut self, value: RefutedValue) -> Flow {
        stop_on_break(self.sink.refuted(value))
    }

    /// Takes a step of the budget for work that is not a node.
    #[inline]
    pub(crate) fn step(&mut self) -> Flow {
        if self.budget.step() { ControlFlow::Continue(()) } else { ControlFlow::Break(RunEnd::Limit) }
    }

    /// Polls the cancel flag of the budget, during long work between two steps.
    #[inline]
    pub(crate) fn poll(&self) -> Flow {
        let is_raised = self.budget.cancel_flag().is_some_and(|flag| flag.load(Ordering::Relaxed));
        if is_raised { ControlFlow::Break(RunEnd::Limit) } else { ControlFlow::Continue(()) }
    }

    /// Reports a node of the search tree, which is a step of the budget.
    #[inline]
    pub(crate) fn node(&mut self, depth: u32) -> Flow {
        self.step()?;
        self.event(Event::Node { depth })
    }

    /// Reports that the assigned values are a solution.
    pub(crate) fn solution(&mut self) -> Flow {
        self.solutions += 1;
        self.event(Event::Solution { number: self.solutions })?;
        if self.max_solutions == Some(self.solutions) {
            ControlFlow::Break(RunEnd::Stopped)
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn stop_on_break(answer: ControlFlow<()>) -> Flow {
    match answer {
        ControlFlow::Continue(()) => ControlFlow::Continue(()),
        ControlFlow::Break(()) => ControlFlow::Break(RunEnd::Stopped),
    }
}
