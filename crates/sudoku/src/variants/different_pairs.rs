//! Rules of the form "two cells that lie apart like this have different values".

use bachet_notation::sudoku::CellId;

use crate::rule::{Broken, Rule, Words, broken_pairs};
use crate::{Posting, Values};

/// Pairs of cells with different values. The rule has one instance.
#[derive(Debug)]
pub(super) struct DifferentPairs {
    /// The rule in one line.
    pub(super) text: Words,
    /// The name of the rule.
    pub(super) name: Words,
    pub(super) pairs: Vec<[CellId; 2]>,
}

impl Rule for DifferentPairs {
    fn text(&self) -> Words {
        self.text.clone()
    }

    fn instances(&self) -> Vec<Words> {
        vec![self.name.clone()]
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.pairs.iter().for_each(|&pair| posting.different(0, pair));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        let is_broken = |[a, b]: &[CellId; 2]| values.get(*a).is_some_and(|value| values.get(*b) == Some(value));
        broken_pairs(0, self.pairs.iter().copied().filter(is_broken))
    }
}
