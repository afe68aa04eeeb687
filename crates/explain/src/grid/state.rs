//! What is known of a grid.

use std::sync::Arc;

use super::Shape;
use super::solutions::Common;
use super::theory::GridTheory;
use crate::Fact;
use crate::subsets::Chain;

/// The known facts of a grid, in the order in which they became known.
#[derive(Clone, Debug)]
pub struct GridState {
    pub(super) chain: Chain,
    /// What the solutions have in common, if that has been asked for.
    pub(super) common: Option<Arc<Common>>,
}

impl GridState {
    pub(super) fn new(theory: &GridTheory) -> Self {
        Self { chain: Chain::new(theory), common: None }
    }

    /// Adds a known fact. A fact about no square of the grid, and one whose square is known, is ignored; returns whether
    /// it was added.
    pub fn add(&mut self, shape: &Shape, fact: Fact) -> bool {
        let Some(literal) = shape.literal_of(fact) else { return false };
        let is_open = self.chain.value(literal.fact()).is_none();
        self.chain.know(literal);
        if self.common.as_ref().is_some_and(|common| !common.excludes(!literal)) {
            // It is not in all solutions, so that fewer are left.
            self.common = None;
        }
        is_open
    }

    /// Returns whether two values, by number, belong together; `None` if that is not known.
    pub fn value(&self, shape: &Shape, x: usize, y: usize) -> Option<bool> {
        if shape.has_square(x, y) { self.chain.value(shape.square(x, y)) } else { None }
    }

    /// Returns the known facts in the order in which they became known.
    pub fn facts<'a>(&'a self, shape: &'a Shape) -> impl Iterator<Item = Fact> + 'a {
        self.chain.trail().iter().map(|entry| shape.fact(entry.literal))
    }

    /// Returns the number of squares that are not known.
    pub fn open(&self, shape: &Shape) -> usize {
        shape.squares().filter(|&square| self.chain.value(square).is_none()).count()
    }
}
