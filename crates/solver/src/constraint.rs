//! The constraints of a model as public data, for exports and for checkers.

use crate::literal::{Interval, Lit, SlotKind, Var};
use crate::model::{Model, SumCondition, Term};
use crate::propagators::Definition as _;
use crate::propagators::arithmetic::Operation;
use crate::relation::{Relation, Rule};
use crate::solver::Solution;
use crate::tag::Tag;

/// A constraint of a model.
#[derive(Clone, Debug, PartialEq)]
pub enum Constraint<'m> {
    /// At least one of the literals holds.
    Clause(Vec<Lit>),
    /// At least the first number and at most the second of the literals hold.
    Cardinality(u32, u32, &'m [Lit]),
    /// No two of the variables are equal.
    AllDifferent(&'m [Var]),
    /// Every value occurs as often on the left as on the right.
    MultisetEquality(&'m [Var], &'m [Var]),
    /// The relation holds between two variables; with a literal, the literal holds exactly if it does.
    Relation(Option<Lit>, Var, Relation<'m>, Var),
    /// `array[index] = result`
    Element(Var, &'m [Var], Var),
    /// The values of the variables are one of the rows.
    Table(&'m [Var], Vec<Vec<u32>>),
    /// The sum satisfies the condition; with a literal, the literal holds exactly if it does.
    Linear(Option<Lit>, Vec<Term<'m>>, SumCondition),
    /// `x op y = z`
    Arithmetic(Operation, Interval, Interval, Interval),
}

/// A value for every variable.
pub trait Assignment {
    /// Returns the value of a mask variable.
    fn value(&self, x: Var) -> u32;

    /// Returns the value of an interval.
    fn number(&self, x: Interval) -> i64;
}

impl Assignment for Solution {
    fn value(&self, x: Var) -> u32 {
        self.value(x)
    }

    fn number(&self, x: Interval) -> i64 {
        self.number(x)
    }
}

impl Constraint<'_> {
    /// Returns whether an assignment satisfies the constraint. This is the definition of each constraint, evaluated
    /// directly; it shares no code with propagation.
    pub fn holds(&self, at: &impl Assignment) -> bool {
        match self {
            Self::Clause(lits) => lits.iter().any(|lit| lit.holds(at)),
            Self::Cardinality(lower, upper, lits) => {
                let number = lits.iter().filter(|lit| lit.holds(at)).count();
                (*lower as usize..=*upper as usize).contains(&number)
            }
            Self::AllDifferent(vars) => values(vars, at).windows(2).all(|pair| pair[0] != pair[1]),
            Self::MultisetEquality(left, right) => values(left, at) == values(right, at),
            Self::Relation(b, x, relation, y) => {
                b.is_none_or(|b| b.holds(at)) == relation.holds(at.value(*x), at.value(*y))
            }
            Self::Element(index, array, result) => {
                let element = array.get(at.value(*index) as usize);
                element.is_some_and(|&x| at.value(x) == at.value(*result))
            }
            Self::Table(vars, rows) => rows.iter().any(|row| row.iter().zip(*vars).all(|(&v, &x)| at.value(x) == v)),
            Self::Linear(b, terms, sum) => {
                b.is_none_or(|b| b.holds(at)) == sum.holds(terms.iter().map(|term| term.value(at)).sum())
            }
            Self::Arithmetic(operation, x, y, z) => {
                operation.apply(at.number(*x), at.number(*y)) == Some(at.number(*z))
            }
        }
    }
}

/// Returns the values of the variables, sorted.
fn values(vars: &[Var], at: &impl Assignment) -> Vec<u32> {
    let mut values: Vec<u32> = vars.iter().map(|&x| at.value(x)).collect();
    values.sort_unstable();
    values
}

impl Term<'_> {
    fn value(&self, at: &impl Assignment) -> i64 {
        match *self {
            Self::Scaled(factor, x) => factor * at.number(x),
            Self::Weighted(weights, x) => weights[at.value(x) as usize],
        }
    }
}

/// The meaning of a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predicate {
    /// The variable has one of the values in the mask.
    Within(Var, u64),
    /// The interval is at most the number.
    AtMost(Interval, i64),
    /// The interval is at least the number.
    AtLeast(Interval, i64),
}

impl Lit {
    /// Returns whether an assignment satisfies the literal.
    pub fn holds(self, at: &impl Assignment) -> bool {
        match self.predicate() {
            Predicate::Within(x, values) => values >> at.value(x) & 1 == 1,
            Predicate::AtMost(x, bound) => at.number(x) <= bound,
            Predicate::AtLeast(x, bound) => at.number(x) >= bound,
        }
    }

    /// Returns the meaning of the literal.
    pub fn predicate(self) -> Predicate {
        let slot = self.slot;
        match slot.kind() {
            SlotKind::Mask => Predicate::Within(Var(slot.index() as u32), self.word),
            SlotKind::Lower => Predicate::AtLeast(Interval(slot.index() as u32), self.word as i64),
            SlotKind::Upper => Predicate::AtMost(Interval(slot.opposite().index() as u32), self.word as i64),
        }
    }
}

impl Model {
    /// Returns every constraint with its tag: literals, then clauses, then the others, each in the order of
    /// declaration.
    pub fn constraints(&self) -> impl Iterator<Item = (Tag, Constraint<'_>)> {
        let units = self.units.iter().map(|&(lit, tag)| (tag, Constraint::Clause(vec![lit])));
        let clauses = self
            .clauses
            .iter()
            .map(|&(start, end, tag)| (tag, Constraint::Clause(self.pools.lits((start, end)).to_vec())));
        let others = self.propagators.iter().map(|(propagator, tag)| (*tag, propagator.constraint(self)));
        units.chain(clauses).chain(others)
    }

    /// Returns a relation from the values of `x` as public data.
    pub(crate) fn relation(&self, rule: Rule, x: Var) -> Relation<'_> {
        match rule {
            Rule::Shift(k) => Relation::Shift(k),
            Rule::Before(k) => Relation::Before(k),
            Rule::Apart(k) => Relation::Apart(k),
            Rule::Differ(k) => Relation::Differ(k),
            Rule::Rows(forward, _) => {
                let end = forward + self.size(x);
                Relation::Rows(&self.pools.words[forward as usize..end as usize])
            }
        }
    }
}
