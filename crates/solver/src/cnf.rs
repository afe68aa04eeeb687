//! A model as a formula in conjunctive normal form with the same solutions, one to one.
//!
//! Every variable becomes one Boolean a value (auxiliary variables of two values: one Boolean), of which exactly one
//! holds; intervals too, over the values that the constraints can give them. Every further Boolean is defined in both
//! directions, so that it has one value in each solution. Sums become chains of partial sums.

mod domains;
mod encoder;

use crate::literal::{Interval, Var};
use crate::model::{Model, Tag};

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

/// What a clause is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseSource {
    /// The variable has one of its values, and no two.
    Variable(Var),
    /// The interval has one of its values, and no two.
    Interval(Interval),
    /// A constraint with this tag, or a Boolean that its encoding needed.
    Constraint(Tag),
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
    sources: Vec<ClauseSource>,
}

/// Maximum number of literals in a formula, unless the caller states another.
const MAX_LITERALS: usize = 100_000_000;

/// A formula over a hundred million literals, or as many as stated, or a number with over a million values.
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
        Self::with_max_literals(MAX_LITERALS, model)
    }

    /// Encodes a model in at most `max_literals` literals.
    ///
    /// # Errors
    /// If the formula would be too large.
    pub fn with_max_literals(max_literals: usize, model: &Model) -> Result<Self, TooLarge> {
        encoder::encode(max_literals, model)
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

    /// What each clause is there for, in order.
    pub fn sources(&self) -> &[ClauseSource] {
        &self.sources
    }

    pub(crate) fn push(&mut self, source: ClauseSource, literals: impl IntoIterator<Item = i32>) {
        self.literals.extend(literals);
        self.ends.push(self.literals.len());
        self.sources.push(source);
    }

    /// The number of literals in all clauses.
    pub(crate) fn size(&self) -> usize {
        self.literals.len()
    }
}
