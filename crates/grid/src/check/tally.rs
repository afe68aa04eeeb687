//! In how many solutions short clues hold: the places of all values in all solutions, side by side.

use bachet_notation::clue::{CategoryId, Comparison, Order, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind};

use crate::Solution;

/// Maximum number of solutions whose count fits into a byte.
const CHUNK: usize = 255;

/// The places of the values of one-each categories, for each solution: in the first category, and in each ordered one.
pub(super) struct Tally {
    /// For each category the index of its first value, if each entity has one value and each value one entity.
    first: Vec<Option<usize>>,
    /// For each category, if it is the first or ordered, the places of each value, solution by solution.
    places: Vec<Vec<Vec<u8>>>,
}

impl Tally {
    /// Linear in the number of solutions, values, and ordered categories.
    pub(super) fn new(puzzle: &GridPuzzle, solutions: &[Solution]) -> Self {
        let mut count = 0;
        let mut first = Vec::new();
        for category in &puzzle.categories {
            let is_plain = category.kind == Kind::OneEach && category.values.len() <= CHUNK;
            first.push(is_plain.then_some(count));
            count += if is_plain { category.values.len() } else { 0 };
        }
        let places_by = |axis: CategoryId| {
            let mut places = vec![vec![0; solutions.len()]; count];
            for (at, solution) in solutions.iter().enumerate() {
                for row in solution.rows() {
                    let place = row[axis.0 as usize] as u8;
                    for (&value, first) in row.iter().zip(&first) {
                        if let Some(first) = first {
                            places[first + value as usize][at] = place;
                        }
                    }
                }
            }
            places
        };
        let is_axis = |axis: CategoryId| {
            let is_plain = first[axis.0 as usize].is_some();
            is_plain && (axis.0 == 0 || puzzle.category(axis).ordered)
        };
        let places = puzzle.category_ids().map(|axis| if is_axis(axis) { places_by(axis) } else { Vec::new() });
        Self { places: places.collect(), first }
    }

    /// Returns the number of solutions in which a clue holds, if its values and its order are known here.
    pub(super) fn count(&self, clue: &Truth) -> Option<usize> {
        match *clue {
            Truth::Same(Who::Has(a), comparison, Who::Has(b)) => {
                let (a, b) = (self.of(CategoryId(0), a)?, self.of(CategoryId(0), b)?);
                match comparison {
                    Comparison::Equal => Some(count(a, b, |a, b| a == b)),
                    Comparison::NotEqual => Some(count(a, b, |a, b| a != b)),
                    _ => None,
                }
            }
            Truth::Places(Who::Has(a), order, Who::Has(b), axis) => {
                let (a, b) = (self.of(axis, a)?, self.of(axis, b)?);
                let apart = |n: u32| u8::try_from(n).ok();
                match order {
                    Order::Before => Some(count(a, b, |a, b| a < b)),
                    Order::After => Some(count(a, b, |a, b| a > b)),
                    Order::PlacesBefore(n) => apart(n).map(|n| count(a, b, |a, b| a < b && b - a == n)),
                    Order::PlacesAfter(n) => apart(n).map(|n| count(a, b, |a, b| b < a && a - b == n)),
                    Order::PlacesFrom(n) => apart(n).map(|n| count(a, b, |a, b| a.abs_diff(b) == n)),
                }
            }
            _ => None,
        }
    }

    /// Returns the places of a value by an order, solution by solution.
    fn of(&self, axis: CategoryId, value: ValueId) -> Option<&[u8]> {
        let at = self.first.get(value.category.0 as usize).copied()?? + value.index as usize;
        self.places.get(axis.0 as usize)?.get(at).map(Vec::as_slice)
    }
}

/// Returns the number of pairs for which a relation holds.
fn count(a: &[u8], b: &[u8], holds: impl Fn(u8, u8) -> bool) -> usize {
    let of_chunk = |(a, b): (&[u8], &[u8])| {
        let sum: u8 = a.iter().zip(b).map(|(&a, &b)| u8::from(holds(a, b))).sum();
        usize::from(sum)
    };
    a.chunks(CHUNK).zip(b.chunks(CHUNK)).map(of_chunk).sum()
}
