//! The values of a grid and the squares between them, by number.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use crate::Fact;
use crate::subsets::Literal;

/// Maximum number of values in all categories.
pub(super) const MAX_VALUES: usize = 400;

/// Maximum number of values of a category.
const MAX_SIZE: usize = 64;

/// How many entities the values of a category belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owners {
    /// Exactly one.
    One,
    /// One or none.
    AtMostOne,
    /// Any number.
    Any,
}

/// The numbers of values, and of the facts about two of them.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The number of entities.
    entities: usize,
    /// For each category the number of its first value, then the number of all values.
    starts: Vec<usize>,
    /// For each value its category.
    categories: Vec<u16>,
    owners: Vec<Owners>,
    /// For each value of a shared category the stated number of its entities.
    numbers: Vec<Option<u32>>,
    /// For each square its two values.
    pairs: Vec<(u16, u16)>,
}

impl Shape {
    /// Returns the shape of a puzzle; `None` if it has too many values.
    pub fn new(puzzle: &GridPuzzle) -> Option<Self> {
        let entities = puzzle.entities();
        let mut shape = Self {
            entities,
            starts: vec![0],
            categories: Vec::new(),
            owners: Vec::new(),
            numbers: Vec::new(),
            pairs: Vec::new(),
        };
        for (index, category) in puzzle.categories.iter().enumerate() {
            shape.owners.push(match category.kind {
                Kind::OneEach => Owners::One,
                Kind::Spare if category.values.len() == entities => Owners::One,
                Kind::Spare => Owners::AtMostOne,
                Kind::Shared(_) => Owners::Any,
            });
            for value in 0..category.values.len() {
                shape.categories.push(index as u16);
                shape.numbers.push(match &category.kind {
                    Kind::Shared(numbers) => numbers.get(value).copied().flatten(),
                    _ => None,
                });
            }
            shape.starts.push(shape.categories.len());
        }
        let values = shape.values();
        if values > MAX_VALUES || puzzle.categories.iter().any(|category| category.values.len() > MAX_SIZE) {
            return None;
        }
        shape.pairs = (0..values * values).map(|square| ((square / values) as u16, (square % values) as u16)).collect();
        Some(shape)
    }

    /// Returns the number of entities.
    pub fn entities(&self) -> usize {
        self.entities
    }

    /// Returns the number of values of all categories.
    pub fn values(&self) -> usize {
        self.categories.len()
    }

    /// Returns the number of categories.
    pub fn category_count(&self) -> usize {
        self.owners.len()
    }

    /// Returns the number of a value.
    pub fn number(&self, value: ValueId) -> usize {
        self.starts[value.category.0 as usize] + value.index as usize
    }

    /// Returns the value with a number.
    pub fn value(&self, number: usize) -> ValueId {
        let category = self.categories[number];
        ValueId { category: CategoryId(category.into()), index: (number - self.starts[category as usize]) as u32 }
    }

    /// Returns the category of a value.
    #[inline]
    pub fn category(&self, value: usize) -> usize {
        self.categories[value] as usize
    }

    /// Returns the numbers of the values of a category.
    #[inline]
    pub fn values_of(&self, category: usize) -> std::ops::Range<usize> {
        self.starts[category]..self.starts[category + 1]
    }

    #[inline]
    pub(super) fn owners(&self, category: usize) -> Owners {
        self.owners[category]
    }

    /// Whether a value belongs to one entity at most, so that it names an entity.
    #[inline]
    pub fn is_unique(&self, value: usize) -> bool {
        self.owners[self.category(value)] != Owners::Any
    }

    /// Returns the stated number of entities of a value of a shared category.
    pub fn stated_number(&self, value: usize) -> Option<u32> {
        self.numbers[value]
    }

    /// Whether there is a square for two values: of different categories, not both shared.
    #[inline]
    pub fn has_square(&self, x: usize, y: usize) -> bool {
        self.category(x) != self.category(y) && (self.is_unique(x) || self.is_unique(y))
    }

    /// Returns the number of the fact that two values belong together.
    #[inline]
    pub(super) fn square(&self, x: usize, y: usize) -> usize {
        x.min(y) * self.values() + x.max(y)
    }

    /// Returns the literal that two values belong together, or that they do not.
    #[inline]
    pub(super) fn literal(&self, x: usize, y: usize, holds: bool) -> Literal {
        Literal::new(self.square(x, y), holds)
    }

    /// Returns the two values of a square.
    #[inline]
    pub(super) fn pair(&self, square: usize) -> (usize, usize) {
        let (x, y) = self.pairs[square];
        (x.into(), y.into())
    }

    /// Returns the squares of the grid, ascending.
    pub(super) fn squares(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.values()).flat_map(move |x| {
            (x + 1..self.values()).filter(move |&y| self.has_square(x, y)).map(move |y| self.square(x, y))
        })
    }

    pub(super) fn fact(&self, literal: Literal) -> Fact {
        let (x, y) = self.pair(literal.fact());
        Fact { place: x as u16, value: y as u16, holds: literal.holds() }
    }

    /// Returns the literal of a fact; `None` if the grid has no such square.
    pub(super) fn literal_of(&self, fact: Fact) -> Option<Literal> {
        let (x, y) = (usize::from(fact.place), usize::from(fact.value));
        let is_square = x < self.values() && y < self.values() && self.has_square(x, y);
        is_square.then(|| self.literal(x, y, fact.holds))
    }
}
