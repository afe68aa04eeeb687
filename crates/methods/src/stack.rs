//! What stands: the values that a method has written down and not taken back.

use std::ops::ControlFlow;

use crate::{Event, Sink, Tried};

/// A value at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The place: see [`Event::Assign`].
    pub place: u32,
    /// The value.
    pub value: u128,
    /// Whether it followed from what stood before.
    pub forced: bool,
}

/// The values that stand, in the order in which they were written down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    assignments: Vec<Assignment>,
}

impl Stack {
    /// The values that stand, the last one last.
    pub fn assignments(&self) -> &[Assignment] {
        &self.assignments
    }
}

impl Sink for Stack {
    #[expect(clippy::inline_always, reason = "what an event is must be known where it is told: a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Assign { place, value, forced } => self.assignments.push(Assignment { place, value, forced }),
            Event::BackUp { kept, .. } => self.assignments.truncate(kept as usize),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn refuted(&mut self, _: Tried) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
