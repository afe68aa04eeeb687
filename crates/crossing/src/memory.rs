//! What of the trips before enters a state: how often the boat sailed and what it carried last, if anything asks.
//!
//! The number of trips has no end, but what rules say of it has: outside of `mod` it is compared with what cannot grow,
//! so that beyond some number nothing changes, and inside it only the rest counts.

use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, Quantity, Truth};
use num_bigint::BigUint;
use num_traits::{CheckedAdd as _, CheckedDiv as _, CheckedMul as _, Signed as _, Zero as _};

/// What of the trips before enters a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Trips are counted exactly below this number.
    exact: u64,
    /// From there on round and round: only the rest of a division by this counts.
    period: u64,
    load: Carried,
}

/// Whether anything asks for the load of the trip before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carried {
    Kept,
    Forgotten,
}

/// Puzzles that count further than this have states without end, for all that a search can tell.
const ENDLESS: u64 = 1 << 62;

impl Memory {
    /// What the puzzle's rules, rowers and costs ask for.
    pub fn of(puzzle: &CrossingPuzzle) -> Self {
        let rules = puzzle.rules.iter().map(|rule| &rule.truth).chain(&puzzle.rower);
        let kept = rules.clone().any(Truth::uses_previous);
        let mut wheel = TripBounds { puzzle, exact: 0, period: 1 };
        rules.for_each(|truth| wheel.truth(truth));
        if let Some(cost) = &puzzle.cost {
            let growing = wheel.quantity(cost).is_none_or(|line| !line.slope.is_zero());
            wheel.exact = if growing { ENDLESS } else { wheel.exact };
        }
        let load = if kept { Carried::Kept } else { Carried::Forgotten };
        Self { exact: wheel.exact, period: wheel.period, load }
    }

    /// The number of trips after one more.
    pub fn after(self, trip: u64) -> u64 {
        if trip.saturating_add(1) >= self.exact.saturating_add(self.period) { self.exact } else { trip + 1 }
    }

    /// What is kept of a load.
    pub fn load(self, load: BigUint) -> BigUint {
        if self.load == Carried::Kept { load } else { BigUint::ZERO }
    }
}

/// A quantity as `slope * trip` and something that is never larger than `bound`, whatever the sign.
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
        match truth {
            Truth::Not(a) | Truth::Quantified(_, _, a) => self.truth(a),
            Truth::And(all) | Truth::Or(all) => all.iter().for_each(|a| self.truth(a)),
            Truth::Implies(a, b) | Truth::Iff(a, b) | Truth::Xor(a, b) => {
                self.truth(a);
                self.truth(b);
            }
            Truth::Compare(a, _, b) => {
                let (a, b) = (self.quantity(a), self.quantity(b));
                let exact = a.zip(b).and_then(|(a, b)| settled(a, b)).unwrap_or(ENDLESS);
                self.exact = self.exact.max(exact);
            }
        }
    }

    /// `None` if numbers leave 64 bits.
    fn quantity(&mut self, quantity: &Quantity) -> Option<Line> {
        let flat = |bound: Number| Some(Line { slope: Number::zero(), bound });
        match quantity {
            Quantity::Constant(n) => flat(if *n.numer() == i64::MIN { return None } else { n.abs() }),
            Quantity::Count(_) => flat(Number::from_integer(self.puzzle.count().try_into().ok()?)),
            Quantity::Mate | Quantity::Boat => flat(Number::from_integer(1)),
            Quantity::Own(a) | Quantity::Sum(a) | Quantity::Max(a) | Quantity::Min(a) => flat(self.total(*a)?),
            Quantity::Trip => Some(Line { slope: Number::from_integer(1), bound: Number::zero() }),
            // The trip of the load before is one less.
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
                    // Some number of trips that adds a whole multiple of n.
                    let turn = u64::from(*n).checked_mul(u64::try_from(*slope.denom()).ok()?);
                    let common = turn.and_then(|turn| (self.period / gcd(self.period, turn)).checked_mul(turn));
                    self.period = common.unwrap_or(ENDLESS);
                }
                flat(Number::from_integer(i64::from(*n)))
            }
        }
    }

    /// The sum of the attribute's amounts, all taken as positive.
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

/// From how many trips on a comparison of the two cannot change any more.
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
