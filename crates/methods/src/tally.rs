//! What a method cost: its events, counted.

use std::ops::ControlFlow;

use crate::{Event, Sink, Tried};

/// How many events of each kind there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Nodes of the search tree.
    pub nodes: u64,
    /// Things taken up, to go on in several ways.
    pub choices: u64,
    /// Values written down.
    pub assigned: u64,
    /// Questions whether something holds.
    pub checks: u64,
    /// Rules combined.
    pub combined: u64,
    /// How often it could not go on.
    pub dead_ends: u64,
    /// How often something was taken back.
    pub back_ups: u64,
    /// How far below the root the node is at which it stands.
    pub depth: u32,
    /// How far below the root the deepest node was.
    pub deepest: u32,
    /// Solutions.
    pub solutions: u64,
}

impl Tally {
    /// How many events there were in all.
    pub fn events(&self) -> u64 {
        let asked = self.checks + self.combined;
        self.nodes + self.choices + self.assigned + asked + self.dead_ends + self.back_ups + self.solutions
    }

    /// How often it was asked whether something holds. A method that asks by combining rules does not ask otherwise; in
    /// one that does, a rule that is combined sums up what was asked before.
    pub fn asked(&self) -> u64 {
        if self.checks == 0 { self.combined } else { self.checks }
    }
}

impl Sink for Tally {
    #[expect(clippy::inline_always, reason = "what an event is must be known where it is told: a call costs more")]
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
            Event::BackUp { depth, .. } => {
                self.back_ups += 1;
                self.depth = depth;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn refuted(&mut self, _: Tried) -> ControlFlow<()> {
        self.assigned += 1;
        self.checks += 1;
        self.back_ups += 1;
        ControlFlow::Continue(())
    }
}
