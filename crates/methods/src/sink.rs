//! Receivers of events.

use std::ops::ControlFlow;

use crate::{Event, RefutedValue};

/// A receiver of the events of a method.
pub trait Sink {
    /// Receives an event. On a break the method stops.
    fn event(&mut self, event: Event) -> ControlFlow<()>;

    /// Receives a value that was tried and refuted. A sink that does not need each event may handle it in one step.
    #[inline]
    fn refuted(&mut self, value: RefutedValue) -> ControlFlow<()> {
        value.events().into_iter().try_for_each(|event| self.event(event))
    }
}

impl<S: Sink + ?Sized> Sink for &mut S {
    #[inline]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        (**self).event(event)
    }

    #[inline]
    fn refuted(&mut self, value: RefutedValue) -> ControlFlow<()> {
        (**self).refuted(value)
    }
}

/// Two sinks. Both receive an event at which one of them breaks.
impl<A: Sink, B: Sink> Sink for (A, B) {
    #[inline]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        let first = self.0.event(event);
        self.1.event(event)?;
        first
    }
}

/// Ignores all events.
impl Sink for () {
    #[inline]
    fn event(&mut self, _: Event) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
