//! What the tags of a compiled board stand for.

use bachet_notation::sudoku::CellId;
use bachet_solver::Tag;

/// Where a constraint comes from, or what a clash is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TagOrigin {
    /// What is given in a cell: its value, or its candidates.
    Given(CellId),
    /// A house, by its place in [`Sudoku::houses`](crate::Sudoku::houses).
    House(usize),
    /// An instance of a rule, by its place in [`Sudoku::rules`](crate::Sudoku::rules); [`Sudoku::name`](crate::Sudoku::name) names it.
    Rule {
        /// Which rule.
        rule: usize,
        /// Which of its instances.
        instance: usize,
    },
    /// What follows from all rules together, or was chosen to save work.
    Derived,
}

/// Tags that an origin has: one a value, as [`Model::all_different`](bachet_solver::Model::all_different) numbers them.
const BLOCK: u32 = 64;

/// The tags of a compiled board: the derived, then the houses, the rules' instances and the cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pub(crate) size: u32,
    pub(crate) houses: u32,
    /// For each rule its first instance's number among all instances; one more for the end.
    pub(crate) rules: Vec<u32>,
}

impl Tags {
    /// The tag of what is derived.
    pub(crate) const DERIVED: Tag = Tag(0);

    /// The first tag of a house.
    pub(crate) fn house(house: usize) -> Tag {
        Tag((1 + house as u32) * BLOCK)
    }

    /// The first tag of a rule's instance.
    pub(crate) fn rule(&self, rule: usize, instance: usize) -> Tag {
        Tag((1 + self.houses + self.rules[rule] + instance as u32) * BLOCK)
    }

    /// The tag of what is given in a cell.
    pub fn given(&self, cell: CellId) -> Tag {
        Tag(self.first_cell() + cell.index(self.size) as u32)
    }

    fn first_cell(&self) -> u32 {
        (1 + self.houses + self.rules.last().copied().unwrap_or(0)) * BLOCK
    }

    /// Where the tag's constraints come from.
    pub fn origin(&self, tag: Tag) -> TagOrigin {
        if let Some(index) = tag.0.checked_sub(self.first_cell()) {
            return TagOrigin::Given(CellId::at(index as usize, self.size));
        }
        let Some(block) = (tag.0 / BLOCK).checked_sub(1) else { return TagOrigin::Derived };
        let Some(number) = block.checked_sub(self.houses) else { return TagOrigin::House(block as usize) };
        let rule = self.rules.partition_point(|&first| first <= number) - 1;
        TagOrigin::Rule { rule, instance: (number - self.rules[rule]) as usize }
    }

    /// The value that the tag of a house is about.
    pub fn value(&self, tag: Tag) -> u8 {
        (tag.0 % BLOCK) as u8 + 1
    }

    /// The first tag of every instance of a rule, rule by rule.
    pub(crate) fn of_rules(&self) -> impl Iterator<Item = Tag> + '_ {
        let end = self.rules.last().copied().unwrap_or(0);
        (0..end).map(|number| Tag((1 + self.houses + number) * BLOCK))
    }
}
