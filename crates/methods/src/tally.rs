//! What a method cost: its events, counted.

use std::ops::ControlFlow;

use crate::{Event, Sink};

/// How many events of each kind there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All of them.
    pub events: u64,
    /// Nodes of the search tree.
    pub nodes: u64,
    /// Values written down.
    pub assigned: u64,
    /// Questions whether something holds, and rules combined.
    pub checks: u64,
    /// Nodes where it could not go on.
    pub dead_ends: u64,
    /// How far below the root the node is at which it stands.
    pub depth: u32,
    /// How far below the root the deepest node was.
    pub deepest: u32,
    /// Solutions.
    pub solutions: u64,
}

impl Sink for Tally {
    #[expect(clippy::inline_always, reason = "what an event is must be known where it is told: a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.events += 1;
        match event {
            Event::Node { depth } => {
                self.nodes += 1;
                self.depth = depth;
                self.deepest = self.deepest.max(depth);
            }
            Event::Assign { .. } => self.assigned += 1,
            Event::Check { .. } | Event::Combine { .. } => self.checks += 1,
            Event::Conflict { .. } => self.dead_ends += 1,
            Event::Solution { .. } => self.solutions += 1,
            Event::Choose { .. } | Event::BackUp { .. } => {}
        }
        ControlFlow::Continue(())
    }
}
