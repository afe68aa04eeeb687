//! Who listens to a method.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use bachet_solver::Budget;

use crate::{Event, Subject};

/// How a method ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// There is nothing more to find: proved.
    Exhausted,
    /// Whoever listens had enough, or it has the solutions that are wanted.
    Stopped,
    /// The budget was spent.
    Limit,
    /// It filled the room that it has: a larger budget would not help.
    Full,
}

/// Whether a method goes on, or how it ends.
pub type Flow = ControlFlow<RunEnd>;

/// Somebody who listens to a method.
pub trait Sink {
    /// Takes note of an event. On a break the method ends.
    fn event(&mut self, event: Event) -> ControlFlow<()>;

    /// Takes note of a value that is tried and refuted: written down, checked and taken back, after which as much stands
    /// as before. Those who do not look at every event may count it as one.
    #[inline]
    fn refuted(&mut self, tried: Tried) -> ControlFlow<()> {
        tried.events().into_iter().try_for_each(|event| self.event(event))
    }
}

/// A value that is tried and refuted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Where: see [`Event::Assign`].
    pub place: u32,
    /// The value.
    pub value: u128,
    /// How many values stand before and after it.
    pub kept: u32,
    /// How far below the root the node is that tries it.
    pub depth: u32,
}

impl Tried {
    /// What is done with it, one event after the other.
    #[inline]
    pub fn events(self) -> [Event; 3] {
        let Self { place, value, kept, depth } = self;
        [
            Event::Assign { place, value, forced: false },
            Event::Check { subject: Subject::Board, holds: false },
            Event::BackUp { kept, depth },
        ]
    }
}

impl<S: Sink + ?Sized> Sink for &mut S {
    #[inline]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        (**self).event(event)
    }

    #[inline]
    fn refuted(&mut self, tried: Tried) -> ControlFlow<()> {
        (**self).refuted(tried)
    }
}

/// Two who listen, the first one first; both hear an event at which one of them breaks.
impl<A: Sink, B: Sink> Sink for (A, B) {
    #[inline]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        let first = self.0.event(event);
        self.1.event(event)?;
        first
    }
}

/// Nobody.
impl Sink for () {
    #[inline]
    fn event(&mut self, _: Event) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// How a method tells what it does: counts the nodes against the budget and the solutions against those wanted.
pub(crate) struct Teller<'a, 'b, S> {
    sink: &'a mut S,
    budget: &'a mut Budget<'b>,
    solutions: u64,
    wanted: Option<u64>,
}

impl<'a, 'b, S: Sink> Teller<'a, 'b, S> {
    pub(crate) fn new(sink: &'a mut S, budget: &'a mut Budget<'b>, wanted: Option<u64>) -> Self {
        Self { sink, budget, solutions: 0, wanted }
    }

    /// For a search that takes the steps of the budget by itself: the budget, and a teller beside it that takes none.
    pub(crate) fn lend<R>(&mut self, search: impl FnOnce(&mut Budget<'b>, Teller<'_, '_, S>) -> R) -> R {
        let mut unlimited = Budget::unlimited();
        search(self.budget, Teller::new(self.sink, &mut unlimited, self.wanted))
    }

    #[expect(clippy::inline_always, reason = "what an event is must be known where it is told: a call costs more")]
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) -> Flow {
        stopped(self.sink.event(event))
    }

    /// A value that is tried and refuted.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    pub(crate) fn refuted(&mut self, tried: Tried) -> Flow {
        stopped(self.sink.refuted(tried))
    }

    /// A step of the budget, for work that is no node of a search tree.
    #[inline]
    pub(crate) fn step(&mut self) -> Flow {
        if self.budget.step() { ControlFlow::Continue(()) } else { ControlFlow::Break(RunEnd::Limit) }
    }

    /// Ends if somebody has raised the flag of the budget: for work between two steps that may take long.
    #[inline]
    pub(crate) fn heed(&self) -> Flow {
        let is_raised = self.budget.cancel_flag().is_some_and(|flag| flag.load(Ordering::Relaxed));
        if is_raised { ControlFlow::Break(RunEnd::Limit) } else { ControlFlow::Continue(()) }
    }

    /// A node of the search tree, which is a step of the budget.
    #[inline]
    pub(crate) fn node(&mut self, depth: u32) -> Flow {
        self.step()?;
        self.tell(Event::Node { depth })
    }

    /// What stands is a solution.
    pub(crate) fn solution(&mut self) -> Flow {
        self.solutions += 1;
        self.tell(Event::Solution { number: self.solutions })?;
        if self.wanted == Some(self.solutions) {
            ControlFlow::Break(RunEnd::Stopped)
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn stopped(heard: ControlFlow<()>) -> Flow {
    match heard {
        ControlFlow::Continue(()) => ControlFlow::Continue(()),
        ControlFlow::Break(()) => ControlFlow::Break(RunEnd::Stopped),
    }
}
