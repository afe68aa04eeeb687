//! The direct encoding for a SAT solver: `x[value, house]`, exactly one both ways.
//!
//! A clue about two values is written in one of two ways. The pairs of houses that it rules out, a clause each, is
//! what one writes first; for each house of the one the houses that it leaves to the other, a clause a house and a
//! side, lets unit propagation see more and is two to six times faster at 10x10 (Kasif 1990, Gent 2002: the support
//! encoding).

use batsat::intmap::AsIndex as _;
use batsat::{Lit, Var};

use crate::grid::instance::{Clue, Value};

/// How a clue about two values becomes clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The pairs of houses that are ruled out.
    Conflicts,
    /// The houses that each house of the one leaves to the other.
    Supports,
}

/// The variables and the clauses of instances of one size.
#[derive(Clone, Copy, Debug)]
pub struct Clauses {
    /// The number of houses, and of values in each category.
    pub houses: usize,
    /// The number of categories, the house numbers not counted.
    pub categories: usize,
    /// How a clue about two values becomes clauses.
    pub encoding: Encoding,
}

impl Clauses {
    /// The number of variables, which count from 0.
    pub fn variables(self) -> usize {
        self.houses * self.houses * self.categories
    }

    /// The literal "this value is in this house".
    pub fn lit(self, (c, v): Value, h: usize) -> Lit {
        Lit::new(Var::from_index((c * self.houses + v) * self.houses + h), true)
    }

    /// Adds that each value has exactly one house, and each house exactly one value of each category.
    pub fn exactly_one_each(self, mut add: impl FnMut(&[Lit])) {
        for c in 0..self.categories {
            for one in 0..self.houses {
                exactly_one((0..self.houses).map(|h| self.lit((c, one), h)).collect(), &mut add);
                exactly_one((0..self.houses).map(|v| self.lit((c, v), one)).collect(), &mut add);
            }
        }
    }

    /// Adds the clue.
    pub fn clue(self, clue: Clue, mut add: impl FnMut(&[Lit])) {
        match clue {
            Clue::Same(a, b) => self.apart(a, b, add, |d| d == 0),
            Clue::DirectlyLeft(a, b) => self.apart(a, b, add, |d| d == 1),
            Clue::Next(a, b) => self.apart(a, b, add, |d| d.abs() == 1),
            Clue::Distance(a, b, apart) => self.apart(a, b, add, |d| d.unsigned_abs() == apart),
            Clue::Left(a, b) => self.apart(a, b, add, |d| d > 0),
            Clue::At(a, h) => add(&[self.lit(a, h)]),
            Clue::NotAt(a, h) => add(&[!self.lit(a, h)]),
        }
    }

    /// `fits(house(b) - house(a))`.
    fn apart(self, a: Value, b: Value, mut add: impl FnMut(&[Lit]), fits: impl Fn(isize) -> bool) {
        for h in 0..self.houses {
            let (at_a, at_b) = (self.lit(a, h), self.lit(b, h));
            let houses = || 0..self.houses;
            if self.encoding == Encoding::Conflicts {
                for k in houses().filter(|&k| !fits(k as isize - h as isize)) {
                    add(&[!at_a, !self.lit(b, k)]);
                }
            } else {
                let of_b = houses().filter(|&k| fits(k as isize - h as isize)).map(|k| self.lit(b, k));
                let of_a = houses().filter(|&k| fits(h as isize - k as isize)).map(|k| self.lit(a, k));
                add(&of_b.chain([!at_a]).collect::<Vec<_>>());
                add(&of_a.chain([!at_b]).collect::<Vec<_>>());
            }
        }
    }
}

fn exactly_one(lits: Vec<Lit>, add: &mut impl FnMut(&[Lit])) {
    for (place, &a) in lits.iter().enumerate() {
        for &b in &lits[place + 1..] {
            add(&[!a, !b]);
        }
    }
    add(&lits);
}
