//! Evaluates rules on a party of named things, directly from their expressions. It is simple and slow, for games and
//! for checking proofs; the search uses the compiled puzzle instead.

use num_traits::{CheckedAdd as _, CheckedMul as _, CheckedSub as _};

use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, BoatId, CrossingPuzzle, LoadLimit, PlaceId, Quantifier, Quantity, Rule, Subject, Thing, Truth,
};

/// Where a party is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// In a boat.
    Boat,
    /// At a place.
    Place(PlaceId),
}

/// The things that are together, with what rules may ask about earlier trips.
#[derive(Clone, Copy, Debug)]
pub struct Party<'a> {
    /// The things.
    pub members: &'a [Thing],
    /// Where they are.
    pub spot: Spot,
    /// The boats that are there; of a load, its boat.
    pub boats: &'a [BoatId],
    /// The number of trips before the one that is judged.
    pub trip: u64,
    /// The previous load; empty on the first trip.
    pub previous: &'a [Thing],
}

/// Whether the party breaks no rule.
pub(crate) fn allows(puzzle: &CrossingPuzzle, party: &Party<'_>) -> bool {
    let judge = Judge { puzzle, party };
    party.members.is_empty() || puzzle.rules.iter().all(|rule| !judge.is_broken(rule))
}

/// Whether a boat may leave the place with this load, apart from the rules.
pub(crate) fn may_board(puzzle: &CrossingPuzzle, boat: BoatId, from: PlaceId, load: &Party<'_>) -> bool {
    let stated = puzzle.boat(boat);
    let judge = Judge { puzzle, party: load };
    let carries = |limit: &LoadLimit| judge.sum(limit.attribute).is_some_and(|sum| sum <= limit.max);
    stated.seats.is_none_or(|seats| load.members.len() <= seats as usize)
        && load.members.len() >= stated.least_from(from) as usize
        && stated.limits.iter().all(carries)
        && may_row(puzzle, boat, load)
}

/// Whether a truth holds for the party; `one` is the thing that `her` refers to. A truth about the previous load holds
/// on the first trip.
pub fn holds(puzzle: &CrossingPuzzle, truth: &Truth, party: &Party<'_>, one: Option<Thing>) -> bool {
    let judge = Judge { puzzle, party };
    !judge.is_asked(truth) || judge.truth(truth, one)
}

/// Whether the load of a boat has a rower.
pub fn may_row(puzzle: &CrossingPuzzle, boat: BoatId, load: &Party<'_>) -> bool {
    let judge = Judge { puzzle, party: load };
    puzzle.rower_of(boat).is_none_or(|rower| !judge.is_asked(rower) || judge.truth(rower, None))
}

/// Returns the cost of a trip of a boat with this load; `None` if it is not a number.
pub fn cost(puzzle: &CrossingPuzzle, boat: BoatId, load: &Party<'_>) -> Option<Number> {
    let Some(cost) = puzzle.cost_of(boat) else { return Some(Number::from_integer(1)) };
    Judge { puzzle, party: load }.amount(cost)
}

/// Evaluates expressions on a party.
pub(crate) struct Judge<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) party: &'a Party<'a>,
}

impl Judge<'_> {
    /// A truth about the previous load does not apply to the first trip.
    fn is_asked(&self, truth: &Truth) -> bool {
        !self.party.previous.is_empty() || !truth.uses_previous()
    }

    /// Whether the rule applies to the party and does not hold.
    pub(crate) fn is_broken(&self, rule: &Rule) -> bool {
        let asked = match (rule.at, self.party.spot) {
            (At::Everywhere, _) | (At::Banks, Spot::Place(_)) | (At::Boat, Spot::Boat) => true,
            (At::InBoat(boat), Spot::Boat) => self.party.boats == [boat],
            (At::Place(place), Spot::Place(here)) => place == here,
            (At::Unattended, Spot::Place(_)) => self.party.boats.is_empty(),
            _ => false,
        };
        asked && self.is_asked(&rule.truth) && !self.truth(&rule.truth, None)
    }

    pub(crate) fn truth(&self, truth: &Truth, one: Option<Thing>) -> bool {
        match truth {
            Truth::Not(a) => !self.truth(a, one),
            Truth::And(all) => all.iter().all(|a| self.truth(a, one)),
            Truth::Or(any) => any.iter().any(|a| self.truth(a, one)),
            Truth::Implies(a, b) => !self.truth(a, one) || self.truth(b, one),
            Truth::Iff(a, b) => self.truth(a, one) == self.truth(b, one),
            Truth::Xor(a, b) => self.truth(a, one) != self.truth(b, one),
            Truth::Compare(a, relation, b) => {
                let (Some(a), Some(b)) = (self.quantity(a, one), self.quantity(b, one)) else { return false };
                relation.holds(a.cmp(&b))
            }
            Truth::Quantified(Quantifier::Each, subject, a) => self.of(*subject).all(|m| self.truth(a, Some(m))),
            Truth::Quantified(Quantifier::Some, subject, a) => self.of(*subject).any(|m| self.truth(a, Some(m))),
        }
    }

    pub(crate) fn of(&self, subject: Subject) -> impl Iterator<Item = Thing> {
        self.party.members.iter().copied().filter(move |m| self.puzzle.names(subject, *m))
    }

    fn quantity(&self, quantity: &Quantity, one: Option<Thing>) -> Option<Number> {
        let whole = |n: u64| i64::try_from(n).ok().map(Number::from_integer);
        match quantity {
            Quantity::Constant(number) => Some(*number),
            Quantity::Count(Subject::Boat(boat)) => whole(u64::from(self.party.boats.contains(boat))),
            Quantity::Count(subject) => whole(self.of(*subject).count() as u64),
            Quantity::Mate => {
                let mate = self.puzzle.mate_of(one?);
                whole(u64::from(mate.is_some_and(|mate| self.party.members.contains(&mate))))
            }
            Quantity::Own(attribute) => self.puzzle.value_of(one?, *attribute),
            Quantity::Sum(attribute) => self.sum(*attribute),
            Quantity::Max(attribute) => {
                self.party.members.iter().filter_map(|m| self.puzzle.value_of(*m, *attribute)).max()
            }
            Quantity::Min(attribute) => {
                self.party.members.iter().filter_map(|m| self.puzzle.value_of(*m, *attribute)).min()
            }
            Quantity::Boat => whole(self.party.boats.len() as u64),
            Quantity::Trip => whole(self.party.trip),
            Quantity::Previous(a) => {
                let members = self.party.previous;
                if members.is_empty() {
                    return None;
                }
                let trip = self.party.trip.saturating_sub(1);
                let before = Party { members, spot: Spot::Boat, boats: &[], trip, previous: &[] };
                Judge { puzzle: self.puzzle, party: &before }.quantity(a, one)
            }
            Quantity::Negate(a) => Number::ZERO.checked_sub(&self.quantity(a, one)?),
            Quantity::Add(a, b) => self.quantity(a, one)?.checked_add(&self.quantity(b, one)?),
            Quantity::Subtract(a, b) => self.quantity(a, one)?.checked_sub(&self.quantity(b, one)?),
            Quantity::Multiply(a, b) => self.quantity(a, one)?.checked_mul(&self.quantity(b, one)?),
            Quantity::Modulo(a, n) => {
                let a = self.quantity(a, one)?;
                let rest = i128::from(*a.numer()).rem_euclid(i128::from(*a.denom()) * i128::from(*n));
                Some(Number::new(i64::try_from(rest).ok()?, *a.denom()))
            }
        }
    }

    /// Returns the sum over the party; a thing without the attribute counts 0. `None` beyond 64 bits.
    pub(crate) fn sum(&self, attribute: AttributeId) -> Option<Number> {
        let mut amounts = self.party.members.iter().filter_map(|m| self.puzzle.value_of(*m, attribute));
        amounts.try_fold(Number::ZERO, |sum, amount| sum.checked_add(&amount))
    }

    /// Evaluates a cost, in which the maximum and the minimum of an empty party are 0.
    fn amount(&self, cost: &Quantity) -> Option<Number> {
        match cost {
            Quantity::Max(_) | Quantity::Min(_) => Some(self.quantity(cost, None).unwrap_or_default()),
            Quantity::Negate(a) => Number::ZERO.checked_sub(&self.amount(a)?),
            Quantity::Add(a, b) => self.amount(a)?.checked_add(&self.amount(b)?),
            Quantity::Subtract(a, b) => self.amount(a)?.checked_sub(&self.amount(b)?),
            Quantity::Multiply(a, b) => self.amount(a)?.checked_mul(&self.amount(b)?),
            Quantity::Modulo(a, n) => {
                let a = self.amount(a)?;
                self.quantity(&Quantity::Modulo(Box::new(Quantity::Constant(a)), *n), None)
            }
            _ => self.quantity(cost, None),
        }
    }
}
