//! The origins of constraints, by their tags.

use bachet_notation::sudoku::CellId;
use bachet_solver::Tag;

/// Where a constraint comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TagOrigin {
    /// The value or the candidates given in a cell.
    Given(CellId),
    /// A house, by its index in [`Sudoku::houses`](crate::Sudoku::houses).
    House(usize),
    /// An instance of a rule.
    Rule {
        /// The index of the rule in [`Sudoku::rules`](crate::Sudoku::rules).
        rule: usize,
        /// The index of the instance in [`Rule::instances`](crate::Rule::instances).
        instance: usize,
    },
    /// A redundant constraint, or one that breaks symmetry.
    Derived,
}

/// Number of tags of a house or of an instance of a rule: one for each value, as
/// [`Model::all_different`](bachet_solver::Model::all_different) numbers them.
const BLOCK: u32 = 64;

/// The tags of a compiled board, in this order: derived constraints, houses, instances of rules, cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pub(crate) size: u32,
    pub(crate) houses: u32,
    /// For each rule the number of its first instance among all instances, then the number of all instances.
    pub(crate) rules: Vec<u32>,
}

impl Tags {
    /// The tag of derived constraints.
    pub(crate) const DERIVED: Tag = Tag(0);

    /// Returns the first tag of a house.
    pub(crate) fn house(house: usize) -> Tag {
        Tag((1 + house as u32) * BLOCK)
    }

    /// Returns the first tag of an instance of a rule.
    pub(crate) fn rule(&self, rule: usize, instance: usize) -> Tag {
        Tag((1 + self.houses + self.rules[rule] + instance as u32) * BLOCK)
    }

    /// Returns the tag of the given of a cell.
    pub fn given(&self, cell: CellId) -> Tag {
        Tag(self.first_cell() + cell.index(self.size) as u32)
    }

    fn first_cell(&self) -> u32 {
        (1 + self.houses + self.rules.last().copied().unwrap_or(0)) * BLOCK
    }

    /// Returns the origin of the constraints with this tag.
    pub fn origin(&self, tag: Tag) -> TagOrigin {
        if let Some(index) = tag.0.checked_sub(self.first_cell()) {
            return TagOrigin::Given(CellId::at(index as usize, self.size));
        }
        let Some(block) = (tag.0 / BLOCK).checked_sub(1) else { return TagOrigin::Derived };
        let Some(number) = block.checked_sub(self.houses) else { return TagOrigin::House(block as usize) };
        let rule = self.rules.partition_point(|&first| first <= number) - 1;
        TagOrigin::Rule { rule, instance: (number - self.rules[rule]) as usize }
    }

    /// Returns the value that a tag of a house is about.
    pub fn value(&self, tag: Tag) -> u8 {
        (tag.0 % BLOCK) as u8 + 1
    }

    /// Returns the first tags of all instances of rules, rule by rule.
    pub(crate) fn of_rules(&self) -> impl Iterator<Item = Tag> + '_ {
        let end = self.rules.last().copied().unwrap_or(0);
        (0..end).map(|number| Tag((1 + self.houses + number) * BLOCK))
    }
}
