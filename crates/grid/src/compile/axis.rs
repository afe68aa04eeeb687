//! The choice of the axis, the category that numbers the places.

use bachet_notation::clue::{CategoryId, Visitor};
use bachet_notation::{Category, GridPuzzle, Kind};

/// Returns the one-each category that clues use most for order and numbers; the first category if there is none.
pub(super) fn choose(puzzle: &GridPuzzle) -> CategoryId {
    let mut uses = Uses { weights: [0; 64], other: 0 };
    for clue in &puzzle.clues {
        if let Some(truth) = &clue.truth {
            uses.truth(truth);
        }
    }
    let mut best = CategoryId(0);
    let mut max_uses = 0;
    for (index, category) in puzzle.categories.iter().enumerate().take(uses.weights.len()) {
        if category.kind == Kind::OneEach && uses.weights[index] > max_uses {
            max_uses = uses.weights[index];
            best = CategoryId(index as u32);
        }
    }
    best
}

/// Returns the values of the category in the order of their places.
pub(super) fn order(category: &Category) -> Vec<u32> {
    if category.numeric.is_some() && !category.values.is_sorted_by(|a, b| a.number <= b.number) {
        return category.order();
    }
    (0..category.values.len() as u32).collect()
}

/// The number of times that each category is used for order and numbers.
struct Uses {
    weights: [u32; 64],
    /// The uses of categories after the first 64.
    other: u32,
}

impl Visitor for Uses {
    fn category(&mut self, category: CategoryId) {
        *self.weights.get_mut(category.0 as usize).unwrap_or(&mut self.other) += 1;
    }
}
