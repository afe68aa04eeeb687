//! The rules that a step of a grid uses.

/// A rule of a grid, as small as a person would cite it. Values are numbers of [`Shape`](super::Shape).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GridRule {
    /// A top-level part of a clue, by their indices.
    ///
    /// It is about the values that it names, and about the categories in which it looks up a value. Each entity that it
    /// names is one entity: values of it belong together, and it has one value in each of these categories.
    Clue {
        /// The index of the clue.
        clue: u16,
        /// The index of the part.
        part: u16,
    },
    /// The value has exactly one partner in the category. A value of a spare category has at most one, and exactly one
    /// if it has one in any category.
    OneEach {
        /// The value.
        value: u16,
        /// The category.
        category: u16,
    },
    /// If the two values belong together, they have the same partners in the category.
    ///
    /// A value of a shared category belongs to several entities: what it belongs to is not what the other belongs to,
    /// but it belongs to what the other belongs to.
    Transfer {
        /// The smaller of the two values.
        first: u16,
        /// The larger.
        second: u16,
        /// The category.
        category: u16,
    },
    /// The value of a shared category belongs to the stated number of values of the category.
    Number {
        /// The value.
        value: u16,
        /// The category.
        category: u16,
    },
}
