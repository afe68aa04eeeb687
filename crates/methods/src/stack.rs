//! The values that are assigned at a moment.

use std::ops::ControlFlow;

use crate::{Event, RefutedValue, Sink};

/// A value assigned at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The place, as in [`Event::Assign`].
    pub place: u32,
    /// The value.
    pub value: u128,
    /// Whether the value follows from those assigned before.
    pub forced: bool,
}

/// The current assignments, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    assignments: Vec<Assignment>,
}

impl Stack {
    /// Returns the assignments, the latest last.
    pub fn assignments(&self) -> &[Assignment] {
        &self.assignments
    }
}

impl Sink for Stack {
    #[expect(clippy::inline_always, reason = "the variant must be known at compile time: a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Assign { place, value, forced } => self.assignments.push(Assignment { place, value, forced }),
            Event::Backtrack { kept, .. } => self.assignments.truncate(kept as usize),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn refuted(&mut self, _: RefutedValue) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
