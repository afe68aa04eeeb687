//! What a method did: its cost, its partial solution, and its solutions without keeping them.

use std::hash::Hasher as _;
use std::ops::ControlFlow;

use bachet_methods::{Assignment, CheckedClues, Event, RefutedValue, Sink, Stack, Subject, Tally};
use rustc_hash::FxHasher;

use super::partial::cells;
use crate::Puzzle;

/// Maximum number of solutions of which a record keeps when they were found.
const MAX_FOUND_AT: usize = 100;

/// The record of a run so far.
#[derive(Clone, Debug)]
pub struct Record {
    /// The costs.
    pub tally: Tally,
    /// The partial solution.
    pub stack: Stack,
    /// How often each clue was checked.
    pub checked: CheckedClues,
    /// The first solution; of ways the first of the shortest.
    pub best: Option<Vec<Assignment>>,
    /// The numbers of the events that are the first solutions.
    pub found_at: Vec<u64>,
    /// The lengths of the ways, if the solutions are ways.
    pub ways: Option<WayLengths>,
    /// Of a table or board: `true` for the cells that differ between solutions.
    open: Vec<bool>,
    print: u64,
}

/// The lengths of the ways that a method found, in states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WayLengths {
    /// The states of a shortest way with the start; 0 before the first way is found.
    pub shortest: u64,
    /// The number of shortest ways.
    pub number: u64,
    /// The states of a longest way.
    pub longest: u64,
}

impl Record {
    /// An empty record.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let ways = puzzle.ways().map(|_| WayLengths::default());
        let open = cells(puzzle).iter().map(|cell| !cell.is_given).collect();
        Self {
            tally: Tally::default(),
            stack: Stack::default(),
            checked: CheckedClues::default(),
            best: None,
            found_at: Vec::new(),
            ways,
            open,
            print: 0,
        }
    }

    /// Returns a hash of the set of solutions, the same for any order.
    pub fn fingerprint(&self) -> u64 {
        self.print
    }

    fn solution(&mut self) {
        if self.found_at.len() < MAX_FOUND_AT {
            self.found_at.push(self.tally.events());
        }
        let assignments = self.stack.assignments();
        let is_best = if let Some(ways) = &mut self.ways {
            let states = assignments.len() as u64;
            let is_shorter = ways.number == 0 || states < ways.shortest;
            if is_shorter {
                (ways.shortest, ways.number) = (states, 1);
            } else if states == ways.shortest {
                ways.number += 1;
            }
            ways.longest = ways.longest.max(states);
            is_shorter
        } else {
            let is_open = |place: u32| self.open.get(place as usize).copied().unwrap_or_default();
            let cells = assignments.iter().filter(|assignment| is_open(assignment.place));
            let mut cells: Vec<(u32, u128)> = cells.map(|a| (a.place, a.value)).collect();
            cells.sort_unstable();
            cells.dedup();
            let mut hasher = FxHasher::default();
            for (place, value) in cells {
                hasher.write_u32(place);
                hasher.write_u128(value);
            }
            self.print = self.print.wrapping_add(hasher.finish());
            self.best.is_none()
        };
        if is_best {
            self.best = Some(assignments.to_vec());
        }
    }
}

impl Sink for Record {
    #[expect(clippy::inline_always, reason = "the compiler must see which event it is; a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        // Neither of them stops the method, so both get every event.
        let counted = self.tally.event(event).is_continue() && self.stack.event(event).is_continue();
        match event {
            Event::Solution { .. } if counted => self.solution(),
            Event::Check { subject: Subject::Clue(clue), holds } => {
                self.checked.add(clue, holds, self.tally.events());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn refuted(&mut self, tried: RefutedValue) -> ControlFlow<()> {
        self.tally.refuted(tried)
    }
}

/// An observer of each event, who breaks to end the method.
pub(super) type Watch<'a> = &'a mut dyn FnMut(&Record, Event) -> ControlFlow<()>;

/// A record with an observer.
pub(super) struct Watched<'a> {
    pub(super) record: Record,
    pub(super) watch: Watch<'a>,
}

impl Sink for Watched<'_> {
    #[expect(clippy::inline_always, reason = "the compiler must see which event it is; a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.record.event(event)?;
        (self.watch)(&self.record, event)
    }
}
