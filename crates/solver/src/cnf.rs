//! A model as a formula in conjunctive normal form; the solutions correspond one to one.
//!
//! Every variable becomes one Boolean per value, of which exactly one holds; an auxiliary variable of two values
//! becomes one Boolean. An interval has the values that the constraints can give it. Every further Boolean is defined
//! in both directions, so it has one value in each solution. Sums become chains of partial sums.

mod domains;
mod encoder;

use crate::literal::{Interval, Var};
use crate::model::Model;
use crate::tag::Tag;

pub(crate) use encoder::{Direct, Encoder};

/// The meaning of a Boolean of the formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boolean {
    /// The variable has this value.
    Value(Var, u32),
    /// The interval has this value.
    Number(Interval, i64),
    /// Introduced by the encoding; the other Booleans determine it.
    Auxiliary,
}

/// The part of the model that a clause encodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseSource {
    /// The variable has exactly one of its values.
    Variable(Var),
    /// The interval has exactly one of its values.
    Interval(Interval),
    /// A constraint with this tag, or the definition of a Boolean that its encoding uses.
    Constraint(Tag),
}

/// A formula. The Booleans are numbered from 1; a negative literal is a negation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    /// The meaning of each Boolean, from number 1 on. Those of the decision variables come first.
    pub booleans: Vec<Boolean>,
    /// The number of Booleans of decision variables; they determine all others.
    pub decisions: usize,
    literals: Vec<i32>,
    ends: Vec<usize>,
    sources: Vec<ClauseSource>,
}

/// Maximum number of literals in a formula, unless the caller states another.
const MAX_LITERALS: usize = 100_000_000;

/// The error that a formula has too many literals, or that an interval has too many values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl Model {
    /// Returns for each interval its possible values, ascending, given those of the variables that determine it.
    ///
    /// # Errors
    /// If an interval can have more than 2^20 values.
    pub fn interval_values(&self) -> Result<Vec<Vec<i64>>, TooLarge> {
        domains::domains(self)
    }
}

impl Cnf {
    /// Encodes a model.
    ///
    /// # Errors
    /// If the formula would have more than a hundred million literals.
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

    /// Returns the number of clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns whether there are no clauses.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &[i32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.literals[start..end])
    }

    /// Returns the clause with this index.
    pub fn clause(&self, index: usize) -> Option<&[i32]> {
        let start = index.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied())?;
        self.literals.get(start..*self.ends.get(index)?)
    }

    /// Returns the source of each clause, in order.
    pub fn sources(&self) -> &[ClauseSource] {
        &self.sources
    }

    pub(crate) fn push(&mut self, source: ClauseSource, literals: impl IntoIterator<Item = i32>) {
        self.literals.extend(literals);
        self.ends.push(self.literals.len());
        self.sources.push(source);
    }

    /// Returns the number of literals in all clauses.
    pub(crate) fn size(&self) -> usize {
        self.literals.len()
    }
}
