//! The size of a grid, and what its orders allow to say.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, Kind, Number};

use super::constraint::Cell;
use super::{MAX_CELLS, MAX_VALUES};

/// What clues may say about the order of a category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Nothing.
    #[default]
    None,
    /// Who is before, beside or between whom.
    Places,
    /// Whose number is larger, and by how much.
    Amounts,
    /// Both.
    PlacesAndAmounts,
}

/// What clues may say about a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// About its order.
    pub scale: Scale,
    /// Whether a clue may name two of its values, of which an entity has one.
    pub alternatives: bool,
}

impl From<Scale> for Allowed {
    fn from(scale: Scale) -> Self {
        Self { scale, alternatives: true }
    }
}

impl Scale {
    pub(super) fn has_places(self) -> bool {
        matches!(self, Self::Places | Self::PlacesAndAmounts)
    }

    pub(super) fn has_amounts(self) -> bool {
        matches!(self, Self::Amounts | Self::PlacesAndAmounts)
    }
}

/// The size of a grid, and what its orders allow to say. Nothing else of the categories matters to the generator.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shape {
    /// Number of values of a category.
    pub(super) size: usize,
    /// Number of categories.
    pub(super) categories: usize,
    /// The category along which places are counted.
    pub(super) axis: usize,
    /// What clues may say about each category.
    pub(super) allowed: Vec<Allowed>,
    /// The values of each category in their order.
    ranked: Vec<Vec<u32>>,
    /// The numbers of each category with amounts, in their order.
    numbers: Vec<Vec<Number>>,
    /// For each category with amounts and two ranks: how much larger the number of the first is.
    differences: Vec<Vec<Number>>,
}

impl Shape {
    /// Returns `None` if there are too few or too many values, or a category does not have one value for each entity.
    pub(super) fn new(categories: &[Category], allowed: &[Allowed]) -> Option<Self> {
        let size = categories.first()?.values.len();
        let fits = |category: &Category| category.kind == Kind::OneEach && category.values.len() == size;
        if !(2..=MAX_VALUES).contains(&size) || categories.len() < 2 || categories.len() * size > MAX_CELLS {
            return None;
        }
        let scales: Vec<Scale> = allowed.iter().map(|allowed| allowed.scale).collect();
        let ordered = |(category, scale): (&Category, &Scale)| {
            (!scale.has_places() || category.ordered) && (!scale.has_amounts() || category.numeric.is_some())
        };
        if scales.len() != categories.len()
            || !categories.iter().all(fits)
            || !categories.iter().zip(&scales).all(ordered)
        {
            return None;
        }
        let ranked: Vec<Vec<u32>> = categories.iter().map(Category::order).collect();
        let numbers = |((category, scale), ranked): ((&Category, &Scale), &Vec<u32>)| -> Vec<Number> {
            let ranked = ranked.iter().filter(|_| scale.has_amounts());
            ranked.map(|&value| category.values[value as usize].number.unwrap_or_default()).collect()
        };
        let numbers: Vec<Vec<Number>> = categories.iter().zip(&scales).zip(&ranked).map(numbers).collect();
        let differences = |own: &Vec<Number>| own.iter().flat_map(|&a| own.iter().map(move |&b| a - b)).collect();
        Some(Self {
            size,
            categories: categories.len(),
            axis: axis(&scales),
            allowed: allowed.to_vec(),
            differences: numbers.iter().map(differences).collect(),
            numbers,
            ranked,
        })
    }

    /// Whether the other has as many categories and values, and the same axis.
    pub(super) fn is_as_large_as(&self, other: &Self) -> bool {
        (self.size, self.categories, self.axis) == (other.size, other.categories, other.axis)
    }

    /// Returns the number of cells.
    pub(super) fn cells(&self) -> usize {
        self.categories * self.size
    }

    /// Returns the cell of a value, by its rank in the category.
    pub(super) fn cell(&self, category: usize, rank: usize) -> Cell {
        (category * self.size + rank) as Cell
    }

    /// Returns the value of a cell.
    pub(super) fn value(&self, cell: Cell) -> ValueId {
        let (category, rank) = (usize::from(cell) / self.size, usize::from(cell) % self.size);
        ValueId { category: CategoryId(category as u32), index: self.ranked[category][rank] }
    }

    /// Returns the number of a value, by its rank in the category.
    pub(super) fn number(&self, category: usize, rank: usize) -> Number {
        self.numbers[category][rank]
    }

    /// Returns by how much the number of one rank is larger than that of another.
    pub(super) fn difference(&self, category: usize, rank: usize, other: usize) -> Number {
        self.differences[category][rank * self.size + other]
    }
}

/// Returns the category along which places are counted: the first that has them, or else numbers, or else the first.
fn axis(scales: &[Scale]) -> usize {
    let first = |wanted: fn(Scale) -> bool| scales.iter().position(|&scale| wanted(scale));
    first(Scale::has_places).or_else(|| first(Scale::has_amounts)).unwrap_or(0)
}
