//! How far the number of trips has to be known.
//!
//! `trip mod 4` needs a clock of four readings. `trip < 7` can change no more once seven trips were made. With both the
//! clock runs up to where all comparisons are settled and then goes round as often as the rests do.

use num_traits::{CheckedAdd as _, CheckedMul as _, Signed as _, ToPrimitive as _, Zero as _};

use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, Quantity, Truth, Values};

use super::Obstacle;
use super::asked::Asked;
use super::linear::gcd;

/// More readings than this are no clock.
const MOST_READINGS: u64 = 1 << 16;

/// Where the clock turns back to, and how many readings it has.
pub(crate) fn clock(puzzle: &CrossingPuzzle, asked: &Asked<'_>) -> Result<(u32, u32), Obstacle> {
    if !asked.trip {
        return Ok((0, 1));
    }
    let mut clock = Clock { puzzle, settled: 0, round: 1 };
    for truth in puzzle.rules.iter().map(|rule| &rule.truth).chain(&puzzle.rower) {
        clock.truth(truth)?;
    }
    if let Some(cost) = &puzzle.cost
        && !clock.reach(cost)?.trip.is_zero()
    {
        // Such a cost is different on every trip.
        return Err(Obstacle::Trips);
    }
    let readings = clock.settled + clock.round;
    if readings > MOST_READINGS {
        return Err(Obstacle::Trips);
    }
    Ok((clock.settled as u32, readings as u32))
}

struct Clock<'a> {
    puzzle: &'a CrossingPuzzle,
    /// From so many trips on every comparison is settled.
    settled: u64,
    /// After so many more all rests are as before.
    round: u64,
}

/// A quantity: so much for each trip, and something between two numbers.
#[derive(Clone, Copy)]
struct Reach {
    trip: Number,
    least: Number,
    most: Number,
}

impl Clock<'_> {
    fn truth(&mut self, truth: &Truth) -> Result<(), Obstacle> {
        match truth {
            Truth::Not(a) | Truth::Quantified(_, _, a) => self.truth(a),
            Truth::And(all) | Truth::Or(all) => all.iter().try_for_each(|a| self.truth(a)),
            Truth::Implies(a, b) | Truth::Iff(a, b) | Truth::Xor(a, b) => {
                self.truth(a)?;
                self.truth(b)
            }
            Truth::Compare(a, _, b) => {
                let (a, b) = (self.reach(a)?, self.reach(b)?);
                let minus = Number::from_integer(-1);
                let reach = sum(a, times(b, minus).ok_or(Obstacle::Numbers)?).ok_or(Obstacle::Numbers)?;
                if !reach.trip.is_zero() {
                    let far = reach.least.abs().max(reach.most.abs());
                    let settled = far.checked_mul(&reach.trip.abs().recip()).map(|t| t.ceil().to_integer());
                    let settled = settled.and_then(|t| t.to_u64()).ok_or(Obstacle::Trips)?;
                    self.settled = self.settled.max(settled.saturating_add(1));
                }
                Ok(())
            }
        }
    }

    fn reach(&mut self, quantity: &Quantity) -> Result<Reach, Obstacle> {
        let between = |least, most| Reach { trip: Number::zero(), least, most };
        let whole = Number::from_integer;
        let count = i64::try_from(self.puzzle.count()).map_err(|_| Obstacle::Numbers)?;
        Ok(match quantity {
            Quantity::Constant(number) => between(*number, *number),
            Quantity::Count(_) => between(whole(0), whole(count)),
            Quantity::Mate | Quantity::Boat => between(whole(0), whole(1)),
            Quantity::Own(a) | Quantity::Max(a) | Quantity::Min(a) => {
                let (least, most) = self.values(*a);
                between(least, most)
            }
            Quantity::Sum(a) => {
                let (least, most) = self.values(*a);
                times(between(least.min(whole(0)), most.max(whole(0))), whole(count)).ok_or(Obstacle::Numbers)?
            }
            Quantity::Trip => Reach { trip: whole(1), ..between(whole(0), whole(0)) },
            Quantity::Previous(a) => {
                // One trip before.
                let reach = self.reach(a)?;
                let trip = reach.trip.abs();
                sum(reach, between(-trip, trip)).ok_or(Obstacle::Numbers)?
            }
            Quantity::Negate(a) => times(self.reach(a)?, whole(-1)).ok_or(Obstacle::Numbers)?,
            Quantity::Add(a, b) => sum(self.reach(a)?, self.reach(b)?).ok_or(Obstacle::Numbers)?,
            Quantity::Subtract(a, b) => {
                let b = times(self.reach(b)?, whole(-1)).ok_or(Obstacle::Numbers)?;
                sum(self.reach(a)?, b).ok_or(Obstacle::Numbers)?
            }
            Quantity::Multiply(a, b) => {
                let (a, b) = (self.reach(a)?, self.reach(b)?);
                let is_constant = |r: Reach| r.trip.is_zero() && r.least == r.most;
                match (is_constant(a), is_constant(b)) {
                    (true, _) => times(b, a.least),
                    (_, true) => times(a, b.least),
                    _ => return Err(Obstacle::Rules),
                }
                .ok_or(Obstacle::Numbers)?
            }
            Quantity::Modulo(a, n) => {
                let reach = self.reach(a)?;
                if !reach.trip.is_zero() {
                    let round = u64::from(*n) * reach.trip.denom().unsigned_abs();
                    let divisor = gcd(self.round as i64, round as i64).unsigned_abs();
                    self.round = (self.round / divisor).saturating_mul(round).min(MOST_READINGS + 1);
                }
                between(whole(0), whole(i64::from(*n)))
            }
        })
    }

    /// The least and the most that anybody has of an attribute.
    fn values(&self, attribute: AttributeId) -> (Number, Number) {
        let stated = self.puzzle.groups.iter().flat_map(|g| &g.attributes).filter(|a| a.id == attribute);
        let (mut least, mut most) = (None::<Number>, None::<Number>);
        for stated in stated {
            let values = match &stated.values {
                Values::Same(value) => std::slice::from_ref(value),
                Values::Each(values) => values,
            };
            for value in values {
                least = Some(least.map_or(*value, |l| l.min(*value)));
                most = Some(most.map_or(*value, |m| m.max(*value)));
            }
        }
        (least.unwrap_or_default(), most.unwrap_or_default())
    }
}

fn sum(a: Reach, b: Reach) -> Option<Reach> {
    Some(Reach {
        trip: a.trip.checked_add(&b.trip)?,
        least: a.least.checked_add(&b.least)?,
        most: a.most.checked_add(&b.most)?,
    })
}

fn times(a: Reach, factor: Number) -> Option<Reach> {
    let (x, y) = (a.least.checked_mul(&factor)?, a.most.checked_mul(&factor)?);
    Some(Reach { trip: a.trip.checked_mul(&factor)?, least: x.min(y), most: x.max(y) })
}
