//! HoDoKu's order of steps with different removals: the most removals first.

use super::Kind;
use super::found::{Found, Reasons, Sink, deletions};
use crate::board::Cells;

/// Removals of one or two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Removals<const W: usize> {
    pub(super) values: [usize; 2],
    pub(super) cells: [Cells<W>; 2],
}

impl<const W: usize> Removals<W> {
    pub(super) fn of(value: usize, cells: Cells<W>) -> Self {
        Self { values: [value, 0], cells: [cells, Cells::EMPTY] }
    }

    /// Returns the removals by value, then by cell.
    fn list(&self) -> Vec<(u16, u8)> {
        let mut parts = [0, 1].map(|at| (self.values[at], self.cells[at]));
        parts.sort_unstable_by_key(|&(value, _)| value);
        parts.into_iter().flat_map(|(value, cells)| deletions(value, cells)).collect()
    }
}

/// HoDoKu's weighted sum of removals, by which it orders steps with as many of them; they must be in its order.
pub(super) fn weight(deletions: &[(u16, u8)], area: usize) -> usize {
    let step = area - 1;
    deletions.iter().enumerate().map(|(at, &(cell, value))| cell as usize * (1 + at * step) + value as usize + 1).sum()
}

/// A chain with its removals.
struct Entry<const W: usize> {
    removals: Removals<W>,
    length: usize,
    reasons: Reasons,
    pivot: (u16, u8),
}

/// The shortest chain for each set of removals.
pub(super) struct Shortest<const W: usize> {
    entries: Vec<Entry<W>>,
}

impl<const W: usize> Shortest<W> {
    pub(super) fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// Adds a chain, which starts with a candidate.
    pub(super) fn add<R: Into<Reasons>>(
        &mut self,
        removals: Removals<W>,
        length: usize,
        pivot: (u16, u8),
        reasons: impl FnOnce() -> R,
    ) {
        match self.entries.iter_mut().find(|entry| entry.removals == removals) {
            Some(entry) if entry.length <= length => {}
            Some(entry) => (entry.length, entry.pivot, entry.reasons) = (length, pivot, reasons().into()),
            None => self.entries.push(Entry { removals, length, reasons: reasons().into(), pivot }),
        }
    }

    /// Gives the steps to a sink, the best first. Returns whether the search can end.
    pub(super) fn finish(self, kind: Kind, area: usize, sink: &mut Sink<'_>) -> bool {
        if sink.budget.is_spent() {
            return true;
        }
        let mut steps: Vec<Found> = Vec::new();
        for entry in self.entries {
            let step = Found::delete(kind, entry.removals.list());
            let Reasons { rules, pattern } = entry.reasons;
            steps.push(Found { rules, pattern, pivot: Some(entry.pivot), ..step });
        }
        steps.sort_by_cached_key(|step| (std::cmp::Reverse(step.deletions.len()), weight(&step.deletions, area)));
        steps.into_iter().any(|mut step| {
            let reasons =
                Reasons { rules: std::mem::take(&mut step.rules), pattern: std::mem::take(&mut step.pattern) };
            sink.add(step, || reasons)
        })
    }
}
