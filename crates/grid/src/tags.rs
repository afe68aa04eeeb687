//! The origins of constraints, by their tags.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_solver::{Tag, TagAllocator, TagRange};

/// Where a constraint comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TagOrigin {
    /// The definition of an auxiliary variable.
    Definition,
    /// The entity at this place of the axis has one value of the category.
    OnePerPlace {
        /// The category.
        category: CategoryId,
        /// The place.
        place: u32,
    },
    /// The value of a shared category has the stated number of entities.
    Number(ValueId),
    /// A part of a clue.
    Part {
        /// The index of the clue.
        clue: u32,
        /// The top-level conjunct, from 0.
        part: u32,
    },
}

/// The tags of a compiled puzzle: definitions, then rules, then the parts of the clues in order.
#[derive(Clone, Debug, Default)]
pub struct Tags {
    /// For each category the tags of the instances of its rule, and whether there is one for each value, rather than for
    /// each place.
    pub(crate) rules: Vec<(TagRange, bool)>,
    /// A tag for each part of a clue.
    pub(crate) parts: Vec<(Tag, u32, u32)>,
    pub(crate) allocator: TagAllocator,
}

/// The tag of the definitions of auxiliary variables, the first to be allocated.
pub(crate) const DEFINITION: Tag = Tag(0);

impl Tags {
    /// Returns no tags but that of definitions, with memory for those of a puzzle.
    pub(crate) fn with_capacity(categories: usize, clues: usize) -> Self {
        let (rules, parts) = (Vec::with_capacity(categories), Vec::with_capacity(clues));
        let mut tags = Self { rules, parts, allocator: TagAllocator::new() };
        let definition = tags.allocator.tag();
        debug_assert_eq!(definition, DEFINITION);
        tags
    }

    /// Allocates the tag of a part of a clue.
    pub(crate) fn add_part(&mut self, clue: usize, part: usize) -> Tag {
        let tag = self.allocator.tag();
        self.parts.push((tag, clue as u32, part as u32));
        tag
    }

    /// Returns the origin of the constraints with this tag.
    pub fn origin(&self, tag: Tag) -> TagOrigin {
        if let Ok(at) = self.parts.binary_search_by_key(&tag, |&(tag, _, _)| tag) {
            let (_, clue, part) = self.parts[at];
            return TagOrigin::Part { clue, part };
        }
        for (column, &(range, by_value)) in (0..).zip(&self.rules) {
            if let Some(index) = range.position(tag) {
                let category = CategoryId(column);
                return if by_value {
                    TagOrigin::Number(ValueId { category, index })
                } else {
                    TagOrigin::OnePerPlace { category, place: index }
                };
            }
        }
        TagOrigin::Definition
    }

    /// Returns the tags of all parts of clues in order, each with its clue and part.
    pub fn parts(&self) -> impl Iterator<Item = (Tag, u32, u32)> + '_ {
        self.parts.iter().copied()
    }

    /// Returns the tags of the parts of a clue.
    pub fn of_clue(&self, clue: usize) -> impl Iterator<Item = Tag> + '_ {
        self.parts().filter(move |&(_, of, _)| of as usize == clue).map(|(tag, _, _)| tag)
    }
}
