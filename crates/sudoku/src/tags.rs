//! The origins of constraints, by their tags.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Tag, TagAllocator, TagRange};

use crate::Sudoku;

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

/// The tags of a compiled board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    size: u32,
    /// The tag of derived constraints.
    pub(crate) derived: Tag,
    /// A tag for each value of a house or of an instance of a rule, in order of the tags: houses, then rules.
    blocks: Vec<(TagRange, TagOrigin)>,
    /// For each rule the index of its first instance in `blocks`.
    rules: Vec<usize>,
    cells: TagRange,
}

impl Tags {
    /// Allocates the tags of a board.
    pub(crate) fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size();
        let mut allocator = TagAllocator::new();
        let derived = allocator.tag();
        let mut blocks = Vec::new();
        for house in 0..sudoku.houses().len() {
            blocks.push((allocator.range(size), TagOrigin::House(house)));
        }
        let mut rules = Vec::new();
        for (rule, stated) in sudoku.rules().enumerate() {
            rules.push(blocks.len());
            for instance in 0..stated.instances().len() {
                blocks.push((allocator.range(size), TagOrigin::Rule { rule, instance }));
            }
        }
        let cells = allocator.range(size * size);
        Self { size, derived, blocks, rules, cells }
    }

    /// Returns the tags of a house, one for each value.
    pub(crate) fn house(&self, house: usize) -> TagRange {
        self.blocks[house].0
    }

    /// Returns the tags of an instance of a rule, one for each value.
    pub(crate) fn rule(&self, rule: usize, instance: usize) -> TagRange {
        self.blocks[self.rules[rule] + instance].0
    }

    /// Returns the tag of the given of a cell.
    pub fn given(&self, cell: CellId) -> Tag {
        self.cells.at(cell.index(self.size) as u32)
    }

    /// Returns the origin of the constraints with this tag.
    pub fn origin(&self, tag: Tag) -> TagOrigin {
        if let Some(index) = self.cells.position(tag) {
            return TagOrigin::Given(CellId::at(index as usize, self.size));
        }
        self.block(tag).map_or(TagOrigin::Derived, |&(_, origin)| origin)
    }

    /// Returns the value that a tag of a house is about.
    pub fn value(&self, tag: Tag) -> u8 {
        self.block(tag).and_then(|(range, _)| range.position(tag)).unwrap_or(0) as u8 + 1
    }

    /// Returns the house or the instance of a rule that has this tag.
    fn block(&self, tag: Tag) -> Option<&(TagRange, TagOrigin)> {
        let after = self.blocks.partition_point(|(range, _)| range.first() <= tag);
        after.checked_sub(1).map(|at| &self.blocks[at])
    }

    /// Returns the first tags of all instances of rules, rule by rule.
    pub(crate) fn of_rules(&self) -> impl Iterator<Item = Tag> + '_ {
        let of_rules = self.blocks.iter().filter(|(_, origin)| matches!(origin, TagOrigin::Rule { .. }));
        of_rules.map(|(range, _)| range.first())
    }
}
