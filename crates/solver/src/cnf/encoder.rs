//! The clauses of each constraint.

use std::collections::{BTreeMap, BTreeSet};

use super::domains::{apply, domains};
use super::{Boolean, ClauseSource, Cnf, TooLarge};
use crate::literal::{Interval, Lit, SlotKind, Var, bit};
use crate::model::{Model, Tag};
use crate::propagators::Propagator;
use crate::propagators::arithmetic::Arithmetic;
use crate::propagators::cardinality::Cardinality;
use crate::propagators::element::Element;
use crate::propagators::linear::{Addend, Linear};
use crate::propagators::multiset_equality::MultisetEquality;
use crate::propagators::table::Table;
use crate::relation::{Direction, Rule};

/// Maximum number of literals for which "at most one" is encoded pair by pair; more are encoded as a chain.
const MAX_PAIRWISE_LITERALS: usize = 12;

pub(super) fn encode(max_literals: usize, model: &Model) -> Result<Cnf, TooLarge> {
    let source = ClauseSource::Constraint(Tag(0));
    let mut encoder = Encoder { model, max_literals, cnf: Cnf::default(), slots: BTreeMap::new(), source };
    encoder.variables()?;
    for &(lit, tag) in &model.units {
        encoder.source = ClauseSource::Constraint(tag);
        encoder.clause(&[], &[lit])?;
    }
    for &(start, end, tag) in &model.clauses {
        encoder.source = ClauseSource::Constraint(tag);
        encoder.clause(&[], model.pools.lits((start, end)))?;
    }
    for &(ref propagator, tag) in &model.propagators {
        encoder.source = ClauseSource::Constraint(tag);
        match propagator {
            Propagator::AllDifferent(all) => encoder.all_different(tag, model.pools.vars(all.vars))?,
            Propagator::Arithmetic(arithmetic) => encoder.arithmetic(arithmetic)?,
            Propagator::Binary(binary) => encoder.relation(None, binary.x, binary.y, binary.relation)?,
            Propagator::Cardinality(cardinality) => encoder.cardinality(cardinality)?,
            Propagator::Element(element) => encoder.element(element)?,
            Propagator::Linear(linear) => encoder.linear(linear)?,
            Propagator::Reified(r) => encoder.relation(Some(r.b), r.x, r.y, r.relation)?,
            Propagator::MultisetEquality(same) => encoder.multiset_equality(same)?,
            Propagator::Table(table) => encoder.table(table)?,
        }
    }
    Ok(encoder.cnf)
}

/// The direct encoding of a variable: its values, ascending, and the literal of each.
#[derive(Clone, Debug, Default)]
struct Direct {
    values: Vec<i64>,
    literals: Vec<i32>,
}

impl Direct {
    fn iter(&self) -> impl Iterator<Item = (i64, i32)> + '_ {
        self.values.iter().copied().zip(self.literals.iter().copied())
    }

    /// Returns the literal of a value, or `None` if the variable never has it.
    fn literal(&self, value: i64) -> Option<i32> {
        self.values.binary_search(&value).ok().map(|i| self.literals[i])
    }
}

struct Encoder<'m> {
    model: &'m Model,
    max_literals: usize,
    cnf: Cnf,
    /// The variables by the index of the mask's slot, or of the interval's lower bound.
    slots: BTreeMap<usize, Direct>,
    /// The source of the next clauses.
    source: ClauseSource,
}

impl Encoder<'_> {
    /// Adds a clause.
    fn push(&mut self, literals: impl IntoIterator<Item = i32>) -> Result<(), TooLarge> {
        self.cnf.push(self.source, literals);
        if self.cnf.size() > self.max_literals { Err(TooLarge) } else { Ok(()) }
    }

    /// Adds a Boolean and returns its literal.
    fn fresh(&mut self, meaning: Boolean) -> i32 {
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

    fn exactly_one(&mut self, literals: &[i32]) -> Result<(), TooLarge> {
        self.push(literals.iter().copied())?;
        if literals.len() <= MAX_PAIRWISE_LITERALS {
            for (i, &a) in literals.iter().enumerate() {
                for &b in &literals[..i] {
                    self.push([-b, -a])?;
                }
            }
            return Ok(());
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

    fn var(&self, x: Var) -> Direct {
        self.slots.get(&x.slot().index()).cloned().unwrap_or_default()
    }

    fn interval(&self, x: Interval) -> Direct {
        self.slots.get(&x.lower().index()).cloned().unwrap_or_default()
    }

    /// Returns a literal of the model as a disjunction, or `None` if it always holds.
    fn disjunction(&self, lit: Lit) -> Option<Vec<i32>> {
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
    fn clause(&mut self, literals: &[i32], lits: &[Lit]) -> Result<(), TooLarge> {
        let mut clause = literals.to_vec();
        for &lit in lits {
            let Some(some) = self.disjunction(lit) else { return Ok(()) };
            clause.extend(some);
        }
        self.push(clause)
    }

    /// Returns a literal that holds exactly if one of these does.
    fn any(&mut self, literals: &[i32]) -> Result<i32, TooLarge> {
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

    fn all_different(&mut self, tag: Tag, vars: &[Var]) -> Result<(), TooLarge> {
        let mut by_value: BTreeMap<i64, Vec<i32>> = BTreeMap::new();
        for &x in vars {
            for (value, literal) in self.var(x).iter() {
                by_value.entry(value).or_default().push(literal);
            }
        }
        let cover = by_value.len() == vars.len();
        for (&value, literals) in &by_value {
            self.source = ClauseSource::Constraint(Tag(tag.0 + value as u32));
            if cover {
                self.exactly_one(literals)?;
                continue;
            }
            for (i, &a) in literals.iter().enumerate() {
                for &b in &literals[..i] {
                    self.push([-b, -a])?;
                }
            }
        }
        Ok(())
    }

    /// For each value, the left variables with the value and the right variables without it are as many as the right
    /// ones.
    fn multiset_equality(&mut self, same: &MultisetEquality) -> Result<(), TooLarge> {
        let side = |part| self.model.pools.vars(part).iter().map(|&x| self.var(x)).collect::<Vec<_>>();
        let (left, right) = (side(same.left), side(same.right));
        let values: BTreeSet<i64> = left.iter().chain(&right).flat_map(|x| x.values.iter().copied()).collect();
        for v in values {
            let on_the_right: Vec<i32> = right.iter().filter_map(|x| x.literal(v)).collect();
            let on_the_left = left.iter().filter_map(|x| x.literal(v));
            let literals: Vec<i32> = on_the_left.chain(on_the_right.iter().map(|literal| -literal)).collect();
            let count = on_the_right.len() as i64;
            self.count(&literals, count, count)?;
        }
        Ok(())
    }

    /// Adds the relation, or that `b` is equivalent to it.
    fn relation(&mut self, b: Option<Lit>, x: Var, y: Var, rule: Rule) -> Result<(), TooLarge> {
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

    fn element(&mut self, element: &Element) -> Result<(), TooLarge> {
        let (index, result) = (self.var(element.index), self.var(element.result));
        let array: Vec<Direct> = self.model.pools.vars(element.array).iter().map(|&x| self.var(x)).collect();
        for (i, at_i) in index.iter() {
            let Some(cell) = array.get(i as usize) else {
                self.push([-at_i])?;
                continue;
            };
            for (v, literal) in cell.iter() {
                self.push([-at_i, -literal].into_iter().chain(result.literal(v)))?;
            }
        }
        Ok(())
    }

    fn table(&mut self, table: &Table) -> Result<(), TooLarge> {
        let vars: Vec<Direct> = self.model.pools.vars(table.vars).iter().map(|&x| self.var(x)).collect();
        let rows = &self.model.pools.words[table.rows.0 as usize..table.rows.1 as usize];
        let row = |row: &[u64]| vars.iter().zip(row).map(|(x, &v)| x.literal(v as i64)).collect::<Option<Vec<i32>>>();
        let rows: BTreeSet<Vec<i32>> = rows.chunks_exact(vars.len().max(1)).filter_map(row).collect();
        let mut some = Vec::with_capacity(rows.len());
        for literals in rows {
            let here = self.fresh(Boolean::Auxiliary);
            for &literal in &literals {
                self.push([-here, literal])?;
            }
            self.push(literals.iter().map(|l| -l).chain([here]))?;
            some.push(here);
        }
        self.push(some)
    }

    fn cardinality(&mut self, cardinality: &Cardinality) -> Result<(), TooLarge> {
        let (mut lower, mut upper) = (i64::from(cardinality.lower), i64::from(cardinality.upper));
        let mut literals = Vec::new();
        for &lit in self.model.pools.lits(cardinality.lits) {
            match self.disjunction(lit) {
                None => (lower, upper) = (lower - 1, upper - 1),
                Some(some) if some.is_empty() => {}
                Some(some) => literals.push(self.any(&some)?),
            }
        }
        let n = literals.len() as i64;
        match (lower, upper) {
            (lower, upper) if upper < 0 || lower > n => self.push([]),
            (..=0, upper) if upper >= n => Ok(()),
            (1, upper) if upper >= n => self.push(literals),
            (1, 1) => self.exactly_one(&literals),
            _ => self.count(&literals, lower, upper),
        }
    }

    /// Adds bounds on the number of literals that hold, by a sequential counter (Sinz 2005).
    fn count(&mut self, literals: &[i32], lower: i64, upper: i64) -> Result<(), TooLarge> {
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

    fn arithmetic(&mut self, arithmetic: &Arithmetic) -> Result<(), TooLarge> {
        let [x, y, z] = [arithmetic.x, arithmetic.y, arithmetic.z].map(|x| self.interval(x));
        for (a, at_a) in x.iter() {
            for (b, at_b) in y.iter() {
                let result = apply(arithmetic.operation, a, b).and_then(|c| z.literal(c));
                self.push([-at_a, -at_b].into_iter().chain(result))?;
            }
        }
        Ok(())
    }

    fn linear(&mut self, linear: &Linear) -> Result<(), TooLarge> {
        let terms = &self.model.pools.addends[linear.terms.0 as usize..linear.terms.1 as usize];
        // The possible sums of all terms before `last`, each with the literal that holds exactly for that sum.
        let mut sums: Option<Vec<(i64, i32)>> = None;
        let mut last: Option<Vec<(i64, i32)>> = None;
        for term in terms {
            if let Some(before) = last.take() {
                sums = Some(match sums.take() {
                    None => before,
                    Some(sums) => self.add(&sums, &before)?,
                });
            }
            last = Some(self.weights(*term)?);
        }
        let holds = |total: i64| linear.sum.holds(total);
        let Some(last) = last else {
            return match (linear.b, holds(0)) {
                (Some(b), true) => self.clause(&[], &[b]),
                (Some(b), false) => self.clause(&[], &[!b]),
                (None, true) => Ok(()),
                (None, false) => self.push([]),
            };
        };
        let sums = sums.map_or_else(|| vec![(0, None)], |sums| sums.into_iter().map(|(s, l)| (s, Some(l))).collect());
        for (sum, at_sum) in sums {
            for &(weight, at_weight) in &last {
                let mut clause = vec![-at_weight];
                clause.extend(at_sum.map(|l: i32| -l));
                match (linear.b, holds(sum + weight)) {
                    (Some(b), true) => self.clause(&clause, &[b])?,
                    (Some(b), false) => self.clause(&clause, &[!b])?,
                    (None, true) => {}
                    (None, false) => self.push(clause)?,
                }
            }
        }
        Ok(())
    }

    /// Returns the possible values of a term, and the literal of each.
    fn weights(&mut self, term: Addend) -> Result<Vec<(i64, i32)>, TooLarge> {
        let mut by_weight: BTreeMap<i64, Vec<i32>> = BTreeMap::new();
        match term {
            Addend::Scaled(factor, x) => {
                for (value, literal) in self.interval(x).iter() {
                    by_weight.entry(factor * value).or_default().push(literal);
                }
            }
            Addend::Weighted(at, x) => {
                for (value, literal) in self.var(x).iter() {
                    let weight = self.model.pools.weights[at as usize + value as usize];
                    by_weight.entry(weight).or_default().push(literal);
                }
            }
        }
        by_weight.into_iter().map(|(weight, literals)| Ok((weight, self.any(&literals)?))).collect()
    }

    /// Returns the possible totals of a sum and a term, and the literal of each. The clauses work in both directions:
    /// the sum and the term imply the total, and the total and the term imply the sum.
    fn add(&mut self, sums: &[(i64, i32)], term: &[(i64, i32)]) -> Result<Vec<(i64, i32)>, TooLarge> {
        let totals: BTreeSet<i64> = sums.iter().flat_map(|(s, _)| term.iter().map(move |(w, _)| s + w)).collect();
        let totals: Vec<(i64, i32)> = totals.into_iter().map(|t| (t, self.fresh(Boolean::Auxiliary))).collect();
        let find = |list: &[(i64, i32)], value: i64| list.binary_search_by_key(&value, |p| p.0).ok().map(|i| list[i].1);
        for &(weight, at_weight) in term {
            for &(sum, at_sum) in sums {
                self.push([-at_sum, -at_weight].into_iter().chain(find(&totals, sum + weight)))?;
            }
            for &(total, at_total) in &totals {
                self.push([-at_total, -at_weight].into_iter().chain(find(sums, total - weight)))?;
            }
        }
        Ok(totals)
    }
}
