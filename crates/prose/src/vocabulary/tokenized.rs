//! The names of a puzzle as tokens, split once for all users.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

use crate::tokens::{Split, Token, tokens};

/// The names of the categories and values of a puzzle as tokens.
#[derive(Debug)]
pub(crate) struct Tokenized {
    categories: Vec<Vec<Token>>,
    values: Vec<Vec<Vec<Token>>>,
}

impl Tokenized {
    /// Linear in the names.
    pub(crate) fn new(puzzle: &GridPuzzle, split: &Split) -> Self {
        let categories = puzzle.categories.iter();
        Self {
            categories: categories.clone().map(|c| tokens(&c.name, split)).collect(),
            values: categories.map(|c| c.values.iter().map(|v| tokens(&v.text, split)).collect()).collect(),
        }
    }

    /// The name of a category.
    pub(crate) fn category(&self, category: CategoryId) -> &[Token] {
        &self.categories[category.0 as usize]
    }

    /// The name of a value.
    pub(crate) fn value(&self, value: ValueId) -> &[Token] {
        &self.values[value.category.0 as usize][value.index as usize]
    }

    /// The names of the categories, in their order.
    pub(crate) fn categories(&self) -> impl Iterator<Item = &[Token]> + Clone {
        self.categories.iter().map(Vec::as_slice)
    }

    /// The names of all values, in their order.
    pub(crate) fn values(&self) -> impl Iterator<Item = &[Token]> + Clone {
        self.values.iter().flatten().map(Vec::as_slice)
    }
}
