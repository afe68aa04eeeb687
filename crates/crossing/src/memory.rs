//! What a state keeps of earlier trips: how often the boat sailed and what it carried last, if any rule asks.
//!
//! The number of trips is unbounded, but rules see a bounded part of it: outside of `mod` it is compared with bounded
//! quantities, so that nothing changes beyond some number, and inside `mod` only the remainder counts.

use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, Quantity, Truth};
use num_bigint::BigUint;
use num_traits::{CheckedAdd as _, CheckedDiv as _, CheckedMul as _, Signed as _, Zero as _};

/// What a state keeps of earlier trips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The number of trips below which they are counted exactly.
    exact: u64,
    /// From there on, only the remainder of a division by this counts.
    period: u64,
    load: PreviousLoad,
}

/// Whether any rule asks for the previous load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PreviousLoad {
    Kept,
    Ignored,
}

/// A puzzle that counts at least this far has infinitely many states for a search.
const MIN_UNBOUNDED_TRIPS: u64 = 1 << 62;

impl Memory {
    /// Finds what the puzzle's rules, rower and cost ask for.
    pub fn of(puzzle: &CrossingPuzzle) -> Self {
        let rules = puzzle.rules.iter().map(|rule| &rule.truth).chain(puzzle.rowers());
        let kept = rules.clone().any(Truth::uses_previous);
        let mut bounds = TripBounds { puzzle, exact: 0, period: 1 };
        rules.for_each(|truth| bounds.truth(truth));
        for cost in puzzle.costs() {
            let growing = bounds.quantity(cost).is_none_or(|line| !line.slope.is_zero());
            bounds.exact = if growing { MIN_UNBOUNDED_TRIPS } else { bounds.exact };
        }
        let load = if kept { PreviousLoad::Kept } else { PreviousLoad::Ignored };
        Self { exact: bounds.exact, period: bounds.period, load }
    }

    /// Returns the number of trips after one more.
    pub fn after(self, trip: u64) -> u64 {
        if trip.saturating_add(1) >= self.exact.saturating_add(self.period) { self.exact } else { trip + 1 }
    }

    /// Returns what is kept of a load.
    pub fn load(self, load: BigUint) -> BigUint {
        if self.load == PreviousLoad::Kept { load } else { BigUint::ZERO }
    }
}

/// A quantity as `slope * trip` plus something whose absolute value is at most `bound`.
#[derive(Clone, Copy)]
struct Line {
    slope: Number,
    bound: Number,
}

struct TripBounds<'a> {
    puzzle: &'a CrossingPuzzle,
    exact: u64,
    period: u64,
}

impl TripBounds<'_> {
    fn truth(&mut self, truth: &Truth) {
        if let Truth::Compare(a, _, b) = truth {
            let (a, b) = (self.quantity(a), self.quantity(b));
            let exact = a.zip(b).and_then(|(a, b)| settled(a, b)).unwrap_or(MIN_UNBOUNDED_TRIPS);
            self.exact = self.exact.max(exact);
        }
        truth.parts().for_each(|part| self.truth(part));
    }

    /// Returns `None` if numbers exceed 64 bits.
    fn quantity(&mut self, quantity: &Quantity) -> Option<Line> {
        let flat = |bound: Number| Some(Line { slope: Number::zero(), bound });
        match quantity {
            Quantity::Constant(n) => flat(if *n.numer() == i64::MIN { return None } else { n.abs() }),
            Quantity::Count(_) => flat(Number::from_integer(self.puzzle.count().try_into().ok()?)),
            Quantity::Mate => flat(Number::from_integer(1)),
            Quantity::Boat => flat(Number::from_integer(self.puzzle.boats.len() as i64)),
            Quantity::Own(a) | Quantity::Sum(a) | Quantity::Max(a) | Quantity::Min(a) => flat(self.total(*a)?),
            Quantity::Trip => Some(Line { slope: Number::from_integer(1), bound: Number::zero() }),
            // The previous load went one trip earlier.
            Quantity::Previous(a) => {
                let Line { slope, bound } = self.quantity(a)?;
                Some(Line { slope, bound: bound.checked_add(&slope.abs())? })
            }
            Quantity::Negate(a) => {
                let Line { slope, bound } = self.quantity(a)?;
                Some(Line { slope: -slope, bound })
            }
            Quantity::Add(a, b) => self.quantity(a)?.plus(self.quantity(b)?),
            Quantity::Subtract(a, b) => {
                let Line { slope, bound } = self.quantity(b)?;
                self.quantity(a)?.plus(Line { slope: -slope, bound })
            }
            Quantity::Multiply(a, b) => {
                let factor = |q: &Quantity| if let Quantity::Constant(n) = q { Some(*n) } else { None };
                let (line, factor) = match (factor(a), factor(b)) {
                    (Some(n), _) => (self.quantity(b)?, n),
                    (_, Some(n)) => (self.quantity(a)?, n),
                    _ => return None,
                };
                let slope = line.slope.checked_mul(&factor)?;
                Some(Line { slope, bound: line.bound.checked_mul(&factor)?.abs() })
            }
            Quantity::Modulo(a, n) => {
                let slope = self.quantity(a)?.slope;
                if !slope.is_zero() {
                    // The number of trips after which a multiple of n has been added.
                    let turn = u64::from(*n).checked_mul(u64::try_from(*slope.denom()).ok()?);
                    let common = turn.and_then(|turn| (self.period / gcd(self.period, turn)).checked_mul(turn));
                    self.period = common.unwrap_or(MIN_UNBOUNDED_TRIPS);
                }
                flat(Number::from_integer(i64::from(*n)))
            }
        }
    }

    /// Returns the sum of the absolute values of an attribute.
    fn total(&self, attribute: AttributeId) -> Option<Number> {
        let mut amounts = self.puzzle.things().filter_map(|thing| self.puzzle.value_of(thing, attribute));
        amounts.try_fold(Number::zero(), |sum, amount| sum.checked_add(&amount.abs()))
    }
}

impl Line {
    fn plus(self, other: Self) -> Option<Self> {
        let slope = self.slope.checked_add(&other.slope)?;
        Some(Self { slope, bound: self.bound.checked_add(&other.bound)? })
    }
}

/// Returns the number of trips from which on a comparison of the two cannot change.
fn settled(a: Line, b: Line) -> Option<u64> {
    let slope = a.slope.checked_add(&-b.slope)?;
    if slope.is_zero() {
        return Some(0);
    }
    let last = a.bound.checked_add(&b.bound)?.checked_div(&slope.abs())?;
    u64::try_from(last.to_integer()).ok()?.checked_add(1)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
