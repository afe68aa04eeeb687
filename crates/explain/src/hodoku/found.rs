//! Steps as the techniques find them.

use bachet_budget::Budget;

use super::Kind;
use crate::StepPattern;
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
    /// What was seen, if it was asked for and the rules do not show it.
    pub(super) pattern: StepPattern,
    /// The houses that hold a fish.
    pub(super) base: Vec<u16>,
    /// The cells and the two values of a rectangle.
    pub(super) rectangle: Option<([u16; 4], [u8; 2])>,
    /// The first candidate of a chain.
    pub(super) pivot: Option<(u16, u8)>,
}

impl Found {
    fn new(kind: Kind, placements: Vec<(u16, u8)>, deletions: Vec<(u16, u8)>) -> Self {
        let pattern = StepPattern::Plain;
        Self { kind, placements, deletions, rules: Vec::new(), pattern, base: Vec::new(), rectangle: None, pivot: None }
    }

    pub(super) fn place(kind: Kind, cell: usize, value: usize) -> Self {
        Self::new(kind, vec![(cell as u16, value as u8)], Vec::new())
    }

    pub(super) fn delete(kind: Kind, deletions: Vec<(u16, u8)>) -> Self {
        Self::new(kind, Vec::new(), deletions)
    }
}

/// What a step rests on: the rules that the pattern may use, and what was seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Reasons {
    pub(super) rules: Vec<BoardRule>,
    pub(super) pattern: StepPattern,
}

impl From<Vec<BoardRule>> for Reasons {
    fn from(rules: Vec<BoardRule>) -> Self {
        Self { rules, pattern: StepPattern::Plain }
    }
}

/// Number of nodes of a table that count as a step of the budget.
const NODES_PER_STEP: u64 = 32;

/// Where techniques put their steps, in HoDoKu's order.
#[derive(Debug)]
pub(super) struct Sink<'b> {
    pub(super) budget: Budget<'b>,
    /// Whether one step is enough.
    pub(super) first_only: bool,
    /// Whether the rules that a pattern uses are wanted.
    pub(super) with_rules: bool,
    /// Whether fish with the same removals and different bases are wanted.
    pub(super) with_bases: bool,
    pub(super) steps: Vec<Found>,
}

impl<'b> Sink<'b> {
    /// Returns a sink that takes the first step only.
    pub(super) fn first(budget: Budget<'b>) -> Self {
        Self { budget, first_only: true, with_rules: false, with_bases: false, steps: Vec::new() }
    }

    /// Returns a sink that takes all steps.
    pub(super) fn all(budget: Budget<'b>) -> Self {
        Self { first_only: false, ..Self::first(budget) }
    }

    /// Uses a step of the budget. Returns false if the search must end.
    pub(super) fn step(&mut self) -> bool {
        self.budget.step()
    }

    /// Uses steps of the budget for a table or list of so many nodes. Returns false if the search must end.
    pub(super) fn step_for(&mut self, nodes: usize) -> bool {
        let steps = 1 + nodes as u64 / NODES_PER_STEP;
        // What is left is used up, so that the end of the search is not taken for its result.
        self.budget.use_steps(steps) || (0..steps).all(|_| self.budget.step())
    }

    /// Takes a step. Returns whether the search can end.
    pub(super) fn add<R: Into<Reasons>>(&mut self, mut step: Found, reasons: impl FnOnce() -> R) -> bool {
        if self.with_rules {
            Reasons { rules: step.rules, pattern: step.pattern } = reasons().into();
        }
        self.steps.push(step);
        self.first_only
    }

    /// Takes the removal of a value from cells, if there are any. Returns whether the search can end.
    pub(super) fn delete<const W: usize, R: Into<Reasons>>(
        &mut self,
        kind: Kind,
        value: usize,
        cells: Cells<W>,
        reasons: impl FnOnce() -> R,
    ) -> bool {
        !cells.is_empty() && self.add(Found::delete(kind, deletions(value, cells)), reasons)
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
