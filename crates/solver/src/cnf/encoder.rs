//! The encoding of variables, and the clauses that the encodings of constraints are made of.

use std::collections::BTreeMap;

use super::domains::domains;
use super::{Boolean, ClauseSource, Cnf, TooLarge};
use crate::literal::{Interval, Lit, SlotKind, Var, bit};
use crate::model::Model;
use crate::propagators::Definition as _;
use crate::relation::{Direction, Rule};
use crate::tag::Tag;

/// Maximum number of literals for which "at most one" is encoded pair by pair; more are encoded as a chain.
const MAX_PAIRWISE_LITERALS: usize = 12;

pub(super) fn encode(max_literals: usize, model: &Model) -> Result<Cnf, TooLarge> {
    let source = ClauseSource::Constraint(Tag(0));
    let mut encoder = Encoder { model, max_literals, cnf: Cnf::default(), slots: BTreeMap::new(), source };
    encoder.variables()?;
    for &(lit, tag) in &model.units {
        encoder.set_tag(tag);
        encoder.clause(&[], &[lit])?;
    }
    for &(start, end, tag) in &model.clauses {
        encoder.set_tag(tag);
        encoder.clause(&[], model.pools.lits((start, end)))?;
    }
    for (propagator, tag) in &model.propagators {
        encoder.set_tag(*tag);
        propagator.encode(&mut encoder)?;
    }
    Ok(encoder.cnf)
}

/// The direct encoding of a variable: its values, ascending, and the literal of each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Direct {
    pub(crate) values: Vec<i64>,
    literals: Vec<i32>,
}

impl Direct {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, i32)> + '_ {
        self.values.iter().copied().zip(self.literals.iter().copied())
    }

    /// Returns the literal of a value, or `None` if the variable never has it.
    pub(crate) fn literal(&self, value: i64) -> Option<i32> {
        self.values.binary_search(&value).ok().map(|i| self.literals[i])
    }
}

/// The formula so far, and what the encodings of constraints are built from.
pub(crate) struct Encoder<'m> {
    pub(crate) model: &'m Model,
    max_literals: usize,
    cnf: Cnf,
    /// The variables by the index of the mask's slot, or of the interval's lower bound.
    slots: BTreeMap<usize, Direct>,
    /// The source of the next clauses.
    source: ClauseSource,
}

impl Encoder<'_> {
    /// Sets the tag of the constraint that the next clauses encode.
    pub(crate) fn set_tag(&mut self, tag: Tag) {
        self.source = ClauseSource::Constraint(tag);
    }

    /// Adds a clause.
    pub(crate) fn push(&mut self, literals: impl IntoIterator<Item = i32>) -> Result<(), TooLarge> {
        self.cnf.push(self.source, literals);
        if self.cnf.size() > self.max_literals { Err(TooLarge) } else { Ok(()) }
    }

    /// Adds a Boolean and returns its literal.
    pub(crate) fn fresh(&mut self, meaning: Boolean) -> i32 {
        self.cnf.booleans.push(meaning);
        self.cnf.booleans.len() as i32
    }

    /// Adds the Booleans and clauses of all variables, the decision variables first.
    fn variables(&mut self) -> Result<(), TooLarge> {
        let decisions = self.model.decision_variables().len();
        for (i, &x) in self.model.masks.iter().enumerate() {
            let domain = self.model.domain(x);
            let values: Vec<u32> = (0..64).filter(|&v| domain & bit(v) != 0).collect();
            let literals = match values[..] {
                [_, v] if i >= decisions => {
                    let literal = self.fresh(Boolean::Value(x, v));
                    vec![-literal, literal]
                }
                _ => values.iter().map(|&v| self.fresh(Boolean::Value(x, v))).collect(),
            };
            let direct = Direct { values: values.into_iter().map(i64::from).collect(), literals };
            self.slots.insert(x.slot().index(), direct);
            if i + 1 == decisions {
                self.cnf.decisions = self.cnf.booleans.len();
            }
        }
        for (&x, values) in self.model.intervals.iter().zip(domains(self.model)?) {
            let literals = values.iter().map(|&v| self.fresh(Boolean::Number(x, v))).collect();
            self.slots.insert(x.lower().index(), Direct { values, literals });
        }
        let all: Vec<_> = self.slots.iter().map(|(&slot, direct)| (slot as u32, direct.literals.clone())).collect();
        for (slot, literals) in all {
            let is_mask = self.model.masks.binary_search(&Var(slot)).is_ok();
            self.source =
                if is_mask { ClauseSource::Variable(Var(slot)) } else { ClauseSource::Interval(Interval(slot)) };
            if !matches!(literals[..], [a, b] if a == -b) {
                self.exactly_one(&literals)?;
            }
        }
        Ok(())
    }

    /// Adds that at most one of the literals holds, as a clause for each pair.
    pub(crate) fn at_most_one_pairwise(&mut self, literals: &[i32]) -> Result<(), TooLarge> {
        for (i, &a) in literals.iter().enumerate() {
            for &b in &literals[..i] {
                self.push([-b, -a])?;
            }
        }
        Ok(())
    }

    /// Adds that exactly one of the literals holds.
    pub(crate) fn exactly_one(&mut self, literals: &[i32]) -> Result<(), TooLarge> {
        self.push(literals.iter().copied())?;
        if literals.len() <= MAX_PAIRWISE_LITERALS {
            return self.at_most_one_pairwise(literals);
        }
        // `before` holds exactly if one of the literals so far does.
        let mut before = literals[0];
        for &literal in &literals[1..] {
            self.push([-before, -literal])?;
            let here = self.fresh(Boolean::Auxiliary);
            self.push([-here, before, literal])?;
            self.push([here, -before])?;
            self.push([here, -literal])?;
            before = here;
        }
        Ok(())
    }

    /// Returns the direct encoding of a variable.
    pub(crate) fn var(&self, x: Var) -> Direct {
        self.slots.get(&x.slot().index()).cloned().unwrap_or_default()
    }

    /// Returns the direct encoding of an interval.
    pub(crate) fn interval(&self, x: Interval) -> Direct {
        self.slots.get(&x.lower().index()).cloned().unwrap_or_default()
    }

    /// Returns a literal of the model as a disjunction, or `None` if it always holds.
    pub(crate) fn disjunction(&self, lit: Lit) -> Option<Vec<i32>> {
        let word = lit.word;
        let (direct, holds): (_, Box<dyn Fn(i64) -> bool>) = match lit.slot.kind() {
            SlotKind::Mask => (self.slots.get(&lit.slot.index()), Box::new(move |v| word & bit(v as u32) != 0)),
            SlotKind::Lower => (self.slots.get(&lit.slot.index()), Box::new(move |v| v >= word as i64)),
            SlotKind::Upper => (self.slots.get(&lit.slot.opposite().index()), Box::new(move |v| v <= word as i64)),
        };
        let direct = direct?;
        let inside: Vec<i32> = direct.iter().filter(|&(v, _)| holds(v)).map(|(_, literal)| literal).collect();
        let outside = direct.values.len() - inside.len();
        match outside {
            0 if !inside.is_empty() => None,
            1 => direct.iter().find(|&(v, _)| !holds(v)).map(|(_, literal)| vec![-literal]),
            _ => Some(inside),
        }
    }

    /// Adds the clause that at least one literal of the formula or the model holds.
    pub(crate) fn clause(&mut self, literals: &[i32], lits: &[Lit]) -> Result<(), TooLarge> {
        let mut clause = literals.to_vec();
        for &lit in lits {
            let Some(some) = self.disjunction(lit) else { return Ok(()) };
            clause.extend(some);
        }
        self.push(clause)
    }

    /// Returns a literal that holds exactly if one of these does.
    pub(crate) fn any(&mut self, literals: &[i32]) -> Result<i32, TooLarge> {
        if let [literal] = literals {
            return Ok(*literal);
        }
        let any = self.fresh(Boolean::Auxiliary);
        self.push(literals.iter().copied().chain([-any]))?;
        for &literal in literals {
            self.push([-literal, any])?;
        }
        Ok(any)
    }

    /// Adds the relation, or that `b` is equivalent to it.
    pub(crate) fn relation(&mut self, b: Option<Lit>, x: Var, y: Var, rule: Rule) -> Result<(), TooLarge> {
        let (xs, ys) = (self.var(x), self.var(y));
        for (v, at_v) in xs.iter() {
            let image = rule.image(Direction::Forward, bit(v as u32), &self.model.pools.words);
            let is_related = |w: i64| image & bit(w as u32) != 0;
            let (with, without): (Vec<_>, Vec<_>) = ys.iter().partition(|&(w, _)| is_related(w));
            let literals = |list: &[(i64, i32)]| list.iter().map(|&(_, literal)| literal).collect::<Vec<_>>();
            match b {
                None if without.is_empty() => {}
                None if without.len() < with.len() => {
                    for (_, literal) in without {
                        self.push([-at_v, -literal])?;
                    }
                }
                None => self.push(literals(&with).into_iter().chain([-at_v]))?,
                Some(b) => {
                    let mut clause = literals(&with);
                    clause.push(-at_v);
                    self.clause(&clause, &[!b])?;
                    let mut clause = literals(&without);
                    clause.push(-at_v);
                    self.clause(&clause, &[b])?;
                }
            }
        }
        Ok(())
    }

    /// Adds bounds on the number of literals that hold, by a sequential counter (Sinz 2005).
    pub(crate) fn count(&mut self, literals: &[i32], lower: i64, upper: i64) -> Result<(), TooLarge> {
        let max_count = (upper + 1).min(literals.len() as i64).max(1) as usize;
        // `counter[j]`: more than `j` of the literals so far hold.
        let mut counter: Vec<i32> = Vec::new();
        for &literal in literals {
            let mut next = Vec::with_capacity(counter.len() + 1);
            for j in 0..(counter.len() + 1).min(max_count) {
                let more = counter.get(j).copied();
                let carried = if j == 0 { None } else { Some(counter[j - 1]) };
                let here = self.fresh(Boolean::Auxiliary);
                // here <=> more or (carried and literal)
                if let Some(more) = more {
                    self.push([here, -more])?;
                }
                self.push([here, -literal].into_iter().chain(carried.map(|c| -c)))?;
                self.push([-here, literal].into_iter().chain(more))?;
                if let Some(carried) = carried {
                    self.push([-here, carried].into_iter().chain(more))?;
                }
                next.push(here);
            }
            counter = next;
        }
        if lower > 0 {
            self.push(counter.get(lower as usize - 1).copied())?;
        }
        if let Some(&beyond) = counter.get(upper as usize) {
            self.push([-beyond])?;
        }
        Ok(())
    }
}
