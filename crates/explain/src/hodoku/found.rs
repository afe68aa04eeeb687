//! Steps as the techniques find them.

use super::Kind;
use crate::board::{BoardRule, Cells};

/// A step that a technique found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The technique.
    pub kind: Kind,
    /// The values to place, as cells and values.
    pub placements: Vec<(u16, u8)>,
    /// The candidates to remove, as cells and values.
    pub deletions: Vec<(u16, u8)>,
    /// The rules that the pattern may use; empty unless they were asked for.
    pub(super) rules: Vec<BoardRule>,
}

impl Found {
    pub(super) fn place(kind: Kind, cell: usize, value: usize) -> Self {
        Self { kind, placements: vec![(cell as u16, value as u8)], deletions: Vec::new(), rules: Vec::new() }
    }

    pub(super) fn delete(kind: Kind, deletions: Vec<(u16, u8)>) -> Self {
        Self { kind, placements: Vec::new(), deletions, rules: Vec::new() }
    }
}

/// Where techniques put their steps, in HoDoKu's order.
#[derive(Debug)]
pub(super) struct Sink {
    /// Whether one step is enough.
    pub(super) first_only: bool,
    /// Whether the rules that a pattern uses are wanted.
    pub(super) with_rules: bool,
    pub(super) steps: Vec<Found>,
}

impl Sink {
    /// Returns a sink that takes the first step only.
    pub(super) fn first() -> Self {
        Self { first_only: true, with_rules: false, steps: Vec::new() }
    }

    /// Returns a sink that takes all steps.
    pub(super) fn all() -> Self {
        Self { first_only: false, ..Self::first() }
    }

    /// Takes a step. Returns whether the search can end.
    pub(super) fn add(&mut self, mut step: Found, rules: impl FnOnce() -> Vec<BoardRule>) -> bool {
        if self.with_rules {
            step.rules = rules();
        }
        self.steps.push(step);
        self.first_only
    }

    /// Takes the removal of a value from cells, if there are any. Returns whether the search can end.
    pub(super) fn delete<const W: usize>(
        &mut self,
        kind: Kind,
        value: usize,
        cells: Cells<W>,
        rules: impl FnOnce() -> Vec<BoardRule>,
    ) -> bool {
        !cells.is_empty() && self.add(Found::delete(kind, deletions(value, cells)), rules)
    }
}

/// Returns the removals of a value from cells.
pub(super) fn deletions<const W: usize>(value: usize, cells: Cells<W>) -> Vec<(u16, u8)> {
    cells.iter().map(|cell| (cell as u16, value as u8)).collect()
}

/// Returns the values of a mask, ascending.
pub(super) fn values(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let value = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(value)
    })
}
