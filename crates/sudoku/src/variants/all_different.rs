//! Rules of the form "the values in each of these groups of cells are different".

use bachet_notation::sudoku::CellId;

use crate::rule::{Broken, Rule, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// Groups of cells with different values. Each group is an instance of the rule.
#[derive(Debug)]
pub(super) struct AllDifferent {
    /// The rule in one line.
    pub(super) text: Words,
    /// The name and the cells of each group.
    pub(super) groups: Vec<(Words, Vec<CellId>)>,
    /// How a group is drawn; `None` if it is not.
    pub(super) mark: Option<fn(Vec<CellId>) -> Mark>,
}

impl AllDifferent {
    fn cells(&self) -> impl Iterator<Item = (usize, &Vec<CellId>)> {
        self.groups.iter().map(|(_, cells)| cells).enumerate()
    }
}

impl Rule for AllDifferent {
    fn text(&self) -> Words {
        self.text.clone()
    }

    fn instances(&self) -> Vec<Words> {
        self.groups.iter().map(|(name, _)| name.clone()).collect()
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.cells().for_each(|(instance, cells)| posting.all_different(instance, cells));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        self.cells().flat_map(|(instance, cells)| broken_pairs(instance, values.equal_pairs(cells))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        self.mark.map_or_else(Vec::new, |mark| self.cells().map(|(_, cells)| mark(cells.clone())).collect())
    }
}
