//! The constraints of a model as public data, for exports and for checkers.

use crate::literal::{Interval, Lit, SlotKind, Var};
use crate::model::{Model, SumCondition, Tag, Term};
use crate::propagators::Propagator;
use crate::propagators::arithmetic::Operation;
use crate::propagators::linear::Addend;
use crate::relation::{Relation, Rule};

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
        let others = self.propagators.iter().map(|&(propagator, tag)| (tag, self.constraint(propagator)));
        units.chain(clauses).chain(others)
    }

    fn constraint(&self, propagator: Propagator) -> Constraint<'_> {
        match propagator {
            Propagator::AllDifferent(p) => Constraint::AllDifferent(self.pools.vars(p.vars)),
            Propagator::Arithmetic(p) => Constraint::Arithmetic(p.operation, p.x, p.y, p.z),
            Propagator::Binary(p) => Constraint::Relation(None, p.x, self.relation(p.relation, p.x), p.y),
            Propagator::Cardinality(p) => Constraint::Cardinality(p.lower, p.upper, self.pools.lits(p.lits)),
            Propagator::Element(p) => Constraint::Element(p.index, self.pools.vars(p.array), p.result),
            Propagator::Linear(p) => {
                let terms = &self.pools.addends[p.terms.0 as usize..p.terms.1 as usize];
                Constraint::Linear(p.b, terms.iter().map(|&term| self.term(term)).collect(), p.sum)
            }
            Propagator::Reified(p) => Constraint::Relation(Some(p.b), p.x, self.relation(p.relation, p.x), p.y),
            Propagator::MultisetEquality(p) => {
                Constraint::MultisetEquality(self.pools.vars(p.left), self.pools.vars(p.right))
            }
            Propagator::Table(p) => {
                let vars = self.pools.vars(p.vars);
                let rows = &self.pools.words[p.rows.0 as usize..p.rows.1 as usize];
                let rows = rows.chunks_exact(vars.len().max(1));
                Constraint::Table(vars, rows.map(|row| row.iter().map(|&v| v as u32).collect()).collect())
            }
        }
    }

    fn relation(&self, rule: Rule, x: Var) -> Relation<'_> {
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

    fn term(&self, addend: Addend) -> Term<'_> {
        match addend {
            Addend::Scaled(factor, x) => Term::Scaled(factor, x),
            Addend::Weighted(at, x) => {
                let end = at + self.size(x);
                Term::Weighted(&self.pools.weights[at as usize..end as usize], x)
            }
        }
    }
}
