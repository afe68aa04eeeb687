//! Counts of events.

use std::ops::ControlFlow;

use crate::{Event, RefutedValue, Sink};

/// The numbers of events of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Nodes of the search tree.
    pub nodes: u64,
    /// Decisions what to branch on.
    pub choices: u64,
    /// Values assigned.
    pub assigned: u64,
    /// Tests whether something holds.
    pub checks: u64,
    /// Rules combined.
    pub combined: u64,
    /// Dead ends.
    pub dead_ends: u64,
    /// Backtracks.
    pub backtracks: u64,
    /// The depth of the current node.
    pub depth: u32,
    /// The depth of the deepest node.
    pub deepest: u32,
    /// Solutions.
    pub solutions: u64,
}

impl Tally {
    /// Returns the number of all events.
    pub fn events(&self) -> u64 {
        let tests = self.checks + self.combined;
        self.nodes + self.choices + self.assigned + tests + self.dead_ends + self.backtracks + self.solutions
    }

    /// Returns the number of tests. A method either tests by combining rules alone, or combines rules only to sum up
    /// its checks.
    pub fn tests(&self) -> u64 {
        if self.checks == 0 { self.combined } else { self.checks }
    }
}

impl Sink for Tally {
    #[expect(clippy::inline_always, reason = "the variant must be known at compile time: a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Node { depth } => {
                self.nodes += 1;
                self.depth = depth;
                self.deepest = self.deepest.max(depth);
            }
            Event::Assign { .. } => self.assigned += 1,
            Event::Check { .. } => self.checks += 1,
            Event::Combine { .. } => self.combined += 1,
            Event::Conflict { .. } => self.dead_ends += 1,
            Event::Solution { .. } => self.solutions += 1,
            Event::Choose { .. } => self.choices += 1,
            Event::Backtrack { depth, .. } => {
                self.backtracks += 1;
                self.depth = depth;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn refuted(&mut self, _: RefutedValue) -> ControlFlow<()> {
        self.assigned += 1;
        self.checks += 1;
        self.backtracks += 1;
        ControlFlow::Continue(())
    }
}
