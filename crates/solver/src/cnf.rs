//! A model as a formula in conjunctive normal form with the same solutions, one to one.
//!
//! Every variable becomes one Boolean a value (auxiliary variables of two values: one Boolean), of which exactly one
//! holds; intervals too, over the values that the constraints can give them. Every further Boolean is defined in both
//! directions, so that it has one value in each solution. Sums become chains of partial sums.

mod domains;
mod encoder;

use crate::literal::{Interval, Var};
use crate::model::Model;

/// What a Boolean of the formula stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boolean {
    /// The variable has this value.
    Value(Var, u32),
    /// The interval has this value.
    Number(Interval, i64),
    /// Something that the encoding needed; determined by the others.
    Auxiliary,
}

/// A formula; the Booleans are numbered from 1, a negative number is a negation.
#[derive(Clone, Debug, Default)]
pub struct Cnf {
    /// What each Boolean stands for, from number 1 on; those of the decision variables come first.
    pub booleans: Vec<Boolean>,
    /// How many of them belong to decision variables: they determine all others.
    pub decisions: usize,
    literals: Vec<i32>,
    ends: Vec<usize>,
}

/// A formula over a hundred million literals, or a number with over a million values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl Model {
    /// For each interval the values that it can have given those that determine it, ascending.
    ///
    /// # Errors
    /// If one can have over a million values.
    pub fn interval_values(&self) -> Result<Vec<Vec<i64>>, TooLarge> {
        domains::domains(self)
    }
}

impl Cnf {
    /// Encodes a model.
    ///
    /// # Errors
    /// If the formula would be too large.
    pub fn of(model: &Model) -> Result<Self, TooLarge> {
        encoder::encode(model)
    }

    /// The number of clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no clauses.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &[i32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.literals[start..end])
    }

    pub(crate) fn push(&mut self, literals: impl IntoIterator<Item = i32>) {
        self.literals.extend(literals);
        self.ends.push(self.literals.len());
    }

    pub(crate) fn size(&self) -> usize {
        self.literals.len()
    }
}
