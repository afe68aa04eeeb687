//! The origins of constraints, by their tags.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_solver::Tag;

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
    /// For each category the first tag of its rule, and whether the rule has an instance for each value, rather than
    /// for each place.
    pub(crate) rules: Vec<(u32, bool)>,
    /// The first tag of a clue's part.
    pub(crate) first_part: u32,
    pub(crate) parts: Vec<(u32, u32)>,
}

pub(crate) const DEFINITION: Tag = Tag(0);

impl Tags {
    /// Returns the origin of the constraints with this tag.
    pub fn origin(&self, tag: Tag) -> TagOrigin {
        if let Some(&(clue, part)) = tag.0.checked_sub(self.first_part).and_then(|at| self.parts.get(at as usize)) {
            return TagOrigin::Part { clue, part };
        }
        match self.rules.iter().rposition(|&(start, _)| start <= tag.0) {
            Some(column) if tag != DEFINITION && tag.0 < self.first_part => {
                let category = CategoryId(column as u32);
                let (start, by_value) = self.rules[column];
                let index = tag.0 - start;
                if by_value {
                    TagOrigin::Number(ValueId { category, index })
                } else {
                    TagOrigin::OnePerPlace { category, place: index }
                }
            }
            _ => TagOrigin::Definition,
        }
    }

    /// Returns the tags of all parts of clues in order, each with its clue and part.
    pub fn parts(&self) -> impl Iterator<Item = (Tag, u32, u32)> + '_ {
        self.parts.iter().enumerate().map(|(at, &(clue, part))| (Tag(self.first_part + at as u32), clue, part))
    }

    /// Returns the tags of the parts of a clue.
    pub fn of_clue(&self, clue: usize) -> impl Iterator<Item = Tag> + '_ {
        self.parts().filter(move |&(_, of, _)| of as usize == clue).map(|(tag, _, _)| tag)
    }
}
