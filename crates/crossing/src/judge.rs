//! Rules asked of a company of named things, straight from their expressions: whether they hold, and if not, because
//! of whom. Slow and plain: for one position that a person looks at. A search uses the compiled puzzle.

use num_traits::{CheckedAdd as _, CheckedMul as _, CheckedSub as _};

use bachet_notation::Number;
use bachet_notation::crossing::{At, CrossingPuzzle, PlaceId, Quantifier, Quantity, Relation, Subject, Thing, Truth};

/// Where a company is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// In the boat.
    Boat,
    /// At the place where the boat is moored.
    Moored(PlaceId),
    /// At a place where the boat is not.
    Unattended(PlaceId),
}

/// Those who are together, and what a rule may ask besides.
#[derive(Clone, Copy, Debug)]
pub struct Company<'a> {
    /// Who they are.
    pub members: &'a [Thing],
    /// Where they are.
    pub spot: Spot,
    /// How many trips were made before the one that is judged.
    pub trip: u64,
    /// The load of the trip before; `None` on the first trip.
    pub previous: Option<&'a [Thing]>,
}

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which, by its order in the puzzle.
    pub rule: usize,
    /// Where.
    pub spot: Spot,
    /// Whom it concerns: those of whom it is not true where it speaks of each, else the whole company.
    pub who: Vec<Thing>,
}

/// The rules that the company breaks, in order.
pub fn breaches(puzzle: &CrossingPuzzle, company: &Company<'_>) -> Vec<Breach> {
    let mut broken = Vec::new();
    if company.members.is_empty() {
        return broken;
    }
    let judge = Judge { puzzle, company };
    for (i, rule) in puzzle.rules.iter().enumerate() {
        if applies(rule.at, company.spot) && judge.is_asked(&rule.truth) && !judge.truth(&rule.truth, None) {
            let mut who = judge.blamed(&rule.truth);
            if who.is_empty() {
                who = company.members.to_vec();
            }
            who.sort_unstable();
            who.dedup();
            broken.push(Breach { rule: i, spot: company.spot, who });
        }
    }
    broken
}

/// Whether those in the boat may row it.
pub(crate) fn may_row(puzzle: &CrossingPuzzle, load: &Company<'_>) -> bool {
    let judge = Judge { puzzle, company: load };
    puzzle.rower.as_ref().is_none_or(|rower| !judge.is_asked(rower) || judge.truth(rower, None))
}

/// What the trip with this load costs; `None` if no number comes out.
pub(crate) fn cost(puzzle: &CrossingPuzzle, load: &Company<'_>) -> Option<Number> {
    let Some(cost) = &puzzle.cost else { return Some(Number::from_integer(1)) };
    Judge { puzzle, company: load }.amount(cost)
}

/// Whether a rule of this kind is asked of a company that is there.
fn applies(at: At, spot: Spot) -> bool {
    match (at, spot) {
        (At::Everywhere, _)
        | (At::Banks, Spot::Moored(_) | Spot::Unattended(_))
        | (At::Boat, Spot::Boat)
        | (At::Unattended, Spot::Unattended(_)) => true,
        (At::Place(place), Spot::Moored(here) | Spot::Unattended(here)) => place == here,
        _ => false,
    }
}

struct Judge<'a> {
    puzzle: &'a CrossingPuzzle,
    company: &'a Company<'a>,
}

impl Judge<'_> {
    /// What speaks of the load before is not asked on the first trip.
    fn is_asked(&self, truth: &Truth) -> bool {
        self.company.previous.is_some() || !speaks_of_previous(truth)
    }

    fn truth(&self, truth: &Truth, one: Option<Thing>) -> bool {
        match truth {
            Truth::Not(a) => !self.truth(a, one),
            Truth::And(all) => all.iter().all(|a| self.truth(a, one)),
            Truth::Or(any) => any.iter().any(|a| self.truth(a, one)),
            Truth::Implies(a, b) => !self.truth(a, one) || self.truth(b, one),
            Truth::Iff(a, b) => self.truth(a, one) == self.truth(b, one),
            Truth::Xor(a, b) => self.truth(a, one) != self.truth(b, one),
            Truth::Compare(a, relation, b) => {
                let (Some(a), Some(b)) = (self.quantity(a, one), self.quantity(b, one)) else { return false };
                match relation {
                    Relation::Equal => a == b,
                    Relation::Unequal => a != b,
                    Relation::Less => a < b,
                    Relation::AtMost => a <= b,
                    Relation::Greater => a > b,
                    Relation::AtLeast => a >= b,
                }
            }
            Truth::Quantified(Quantifier::Each, subject, a) => self.of(*subject).all(|m| self.truth(a, Some(m))),
            Truth::Quantified(Quantifier::Some, subject, a) => self.of(*subject).any(|m| self.truth(a, Some(m))),
        }
    }

    /// Those of whom a truth that does not hold should have been true each; nobody if it does not speak of each.
    fn blamed(&self, truth: &Truth) -> Vec<Thing> {
        match truth {
            Truth::And(all) => all.iter().filter(|a| !self.truth(a, None)).flat_map(|a| self.blamed(a)).collect(),
            Truth::Or(any) => any.iter().flat_map(|a| self.blamed(a)).collect(),
            Truth::Implies(_, a) => self.blamed(a),
            Truth::Quantified(Quantifier::Each, subject, a) => {
                self.of(*subject).filter(|m| !self.truth(a, Some(*m))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn of(&self, subject: Subject) -> impl Iterator<Item = Thing> {
        self.company.members.iter().copied().filter(move |m| self.puzzle.names(subject, *m))
    }

    fn quantity(&self, quantity: &Quantity, one: Option<Thing>) -> Option<Number> {
        let whole = |n: u64| i64::try_from(n).ok().map(Number::from_integer);
        match quantity {
            Quantity::Constant(number) => Some(*number),
            Quantity::Count(subject) => whole(self.of(*subject).count() as u64),
            Quantity::Mate => {
                let mate = self.puzzle.mate_of(one?);
                whole(u64::from(mate.is_some_and(|mate| self.company.members.contains(&mate))))
            }
            Quantity::Own(attribute) => self.puzzle.value_of(one?, *attribute),
            Quantity::Sum(attribute) => self
                .company
                .members
                .iter()
                .filter_map(|m| self.puzzle.value_of(*m, *attribute))
                .try_fold(Number::from_integer(0), |sum, value| sum.checked_add(&value)),
            Quantity::Max(attribute) => {
                self.company.members.iter().filter_map(|m| self.puzzle.value_of(*m, *attribute)).max()
            }
            Quantity::Min(attribute) => {
                self.company.members.iter().filter_map(|m| self.puzzle.value_of(*m, *attribute)).min()
            }
            Quantity::Boat => whole(u64::from(!matches!(self.company.spot, Spot::Unattended(_)))),
            Quantity::Trip => whole(self.company.trip),
            Quantity::Previous(a) => {
                let members = self.company.previous?;
                let trip = self.company.trip.saturating_sub(1);
                let before = Company { members, spot: Spot::Boat, trip, previous: None };
                Judge { puzzle: self.puzzle, company: &before }.quantity(a, one)
            }
            Quantity::Negate(a) => Number::from_integer(0).checked_sub(&self.quantity(a, one)?),
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

    /// A cost: the greatest or least of nobody is 0 there.
    fn amount(&self, cost: &Quantity) -> Option<Number> {
        match cost {
            Quantity::Max(_) | Quantity::Min(_) => Some(self.quantity(cost, None).unwrap_or_default()),
            Quantity::Negate(a) => Number::from_integer(0).checked_sub(&self.amount(a)?),
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

fn speaks_of_previous(truth: &Truth) -> bool {
    fn quantity(a: &Quantity) -> bool {
        match a {
            Quantity::Previous(_) => true,
            Quantity::Negate(a) | Quantity::Modulo(a, _) => quantity(a),
            Quantity::Add(a, b) | Quantity::Subtract(a, b) | Quantity::Multiply(a, b) => quantity(a) || quantity(b),
            _ => false,
        }
    }
    match truth {
        Truth::Not(a) | Truth::Quantified(_, _, a) => speaks_of_previous(a),
        Truth::And(all) | Truth::Or(all) => all.iter().any(speaks_of_previous),
        Truth::Implies(a, b) | Truth::Iff(a, b) | Truth::Xor(a, b) => speaks_of_previous(a) || speaks_of_previous(b),
        Truth::Compare(a, _, b) => quantity(a) || quantity(b),
    }
}
