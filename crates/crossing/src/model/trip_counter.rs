//! The trip counter: how far a state has to count the trips before it.
//!
//! `trip mod 4` needs a counter with four values. `trip < 7` cannot change after seven trips. With both, the counter
//! runs to where all comparisons are settled, and then repeats with the period of all remainders.

use num_traits::{CheckedAdd as _, CheckedMul as _, Signed as _, ToPrimitive as _, Zero as _};

use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, Quantity, Truth, Values};

use super::Obstacle;
use super::asked::Asked;
use super::linear::gcd;

/// Maximum number of values of a trip counter.
const MAX_COUNTER_VALUES: u64 = 1 << 16;

/// Returns the value that the counter wraps to, and the number of its values.
pub(crate) fn trip_counter(puzzle: &CrossingPuzzle, asked: &Asked<'_>) -> Result<(u32, u32), Obstacle> {
    if !asked.trip {
        return Ok((0, 1));
    }
    let mut counter = TripCounter { puzzle, settled: 0, period: 1 };
    for truth in puzzle.rules.iter().map(|rule| &rule.truth).chain(puzzle.rowers()) {
        counter.truth(truth)?;
    }
    for cost in puzzle.costs() {
        if !counter.bounds(cost)?.per_trip.is_zero() {
            // Such a cost is different on every trip.
            return Err(Obstacle::Trips);
        }
    }
    let values = counter.settled + counter.period;
    if values > MAX_COUNTER_VALUES {
        return Err(Obstacle::Trips);
    }
    Ok((counter.settled as u32, values as u32))
}

struct TripCounter<'a> {
    puzzle: &'a CrossingPuzzle,
    /// The number of trips after which every comparison is settled.
    settled: u64,
    /// The period of all remainders, in trips.
    period: u64,
}

/// Bounds of a quantity: `per_trip` times the number of earlier trips, plus something between `min` and `max`.
#[derive(Clone, Copy)]
struct Bounds {
    per_trip: Number,
    min: Number,
    max: Number,
}

impl TripCounter<'_> {
    fn truth(&mut self, truth: &Truth) -> Result<(), Obstacle> {
        if let Truth::Compare(a, _, b) = truth {
            let (a, b) = (self.bounds(a)?, self.bounds(b)?);
            let minus = Number::from_integer(-1);
            let bounds = sum(a, times(b, minus).ok_or(Obstacle::Numbers)?).ok_or(Obstacle::Numbers)?;
            if !bounds.per_trip.is_zero() {
                let far = bounds.min.abs().max(bounds.max.abs());
                let settled = far.checked_mul(&bounds.per_trip.abs().recip()).map(|t| t.ceil().to_integer());
                let settled = settled.and_then(|t| t.to_u64()).ok_or(Obstacle::Trips)?;
                self.settled = self.settled.max(settled.saturating_add(1));
            }
        }
        truth.parts().try_for_each(|part| self.truth(part))
    }

    fn bounds(&mut self, quantity: &Quantity) -> Result<Bounds, Obstacle> {
        let between = |min, max| Bounds { per_trip: Number::zero(), min, max };
        let whole = Number::from_integer;
        let count = i64::try_from(self.puzzle.count()).map_err(|_| Obstacle::Numbers)?;
        Ok(match quantity {
            Quantity::Constant(number) => between(*number, *number),
            Quantity::Count(_) => between(whole(0), whole(count)),
            Quantity::Mate => between(whole(0), whole(1)),
            Quantity::Boat => between(whole(0), whole(self.puzzle.boats.len() as i64)),
            Quantity::Own(a) | Quantity::Max(a) | Quantity::Min(a) => {
                let (min, max) = self.values(*a);
                between(min, max)
            }
            Quantity::Sum(a) => {
                let (min, max) = self.values(*a);
                times(between(min.min(whole(0)), max.max(whole(0))), whole(count)).ok_or(Obstacle::Numbers)?
            }
            Quantity::Trip => Bounds { per_trip: whole(1), ..between(whole(0), whole(0)) },
            Quantity::Previous(a) => {
                // The previous load went one trip earlier.
                let bounds = self.bounds(a)?;
                let trip = bounds.per_trip.abs();
                sum(bounds, between(-trip, trip)).ok_or(Obstacle::Numbers)?
            }
            Quantity::Negate(a) => times(self.bounds(a)?, whole(-1)).ok_or(Obstacle::Numbers)?,
            Quantity::Add(a, b) => sum(self.bounds(a)?, self.bounds(b)?).ok_or(Obstacle::Numbers)?,
            Quantity::Subtract(a, b) => {
                let b = times(self.bounds(b)?, whole(-1)).ok_or(Obstacle::Numbers)?;
                sum(self.bounds(a)?, b).ok_or(Obstacle::Numbers)?
            }
            Quantity::Multiply(a, b) => {
                let (a, b) = (self.bounds(a)?, self.bounds(b)?);
                let is_constant = |r: Bounds| r.per_trip.is_zero() && r.min == r.max;
                match (is_constant(a), is_constant(b)) {
                    (true, _) => times(b, a.min),
                    (_, true) => times(a, b.min),
                    _ => return Err(Obstacle::Rules),
                }
                .ok_or(Obstacle::Numbers)?
            }
            Quantity::Modulo(a, n) => {
                let bounds = self.bounds(a)?;
                if !bounds.per_trip.is_zero() {
                    let period = u64::from(*n) * bounds.per_trip.denom().unsigned_abs();
                    let divisor = gcd(self.period as i64, period as i64).unsigned_abs();
                    self.period = (self.period / divisor).saturating_mul(period).min(MAX_COUNTER_VALUES + 1);
                }
                between(whole(0), whole(i64::from(*n)))
            }
        })
    }

    /// The smallest and the largest value of an attribute.
    fn values(&self, attribute: AttributeId) -> (Number, Number) {
        let stated = self.puzzle.groups.iter().flat_map(|g| &g.attributes).filter(|a| a.id == attribute);
        let (mut min, mut max) = (None::<Number>, None::<Number>);
        for stated in stated {
            let values = match &stated.values {
                Values::Same(value) => std::slice::from_ref(value),
                Values::Each(values) => values,
            };
            for value in values {
                min = Some(min.map_or(*value, |l| l.min(*value)));
                max = Some(max.map_or(*value, |m| m.max(*value)));
            }
        }
        (min.unwrap_or_default(), max.unwrap_or_default())
    }
}

fn sum(a: Bounds, b: Bounds) -> Option<Bounds> {
    Some(Bounds {
        per_trip: a.per_trip.checked_add(&b.per_trip)?,
        min: a.min.checked_add(&b.min)?,
        max: a.max.checked_add(&b.max)?,
    })
}

fn times(a: Bounds, factor: Number) -> Option<Bounds> {
    let (x, y) = (a.min.checked_mul(&factor)?, a.max.checked_mul(&factor)?);
    Some(Bounds { per_trip: a.per_trip.checked_mul(&factor)?, min: x.min(y), max: x.max(y) })
}
