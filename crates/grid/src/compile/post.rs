//! Posts formulas as constraints. A formula inside another condition is reified as a literal.

use bachet_notation::clue::{Amount, Comparison};
use bachet_solver::{Lit, Relation, SumCondition, Tag, Term, Var};

use super::expression::{Collector, Expression, Formula, Point};
use super::{CompileError, Compiler};
use crate::tags::DEFINITION;

/// Maximum cost of building a relation or table: the number of evaluations times the size of the formula.
const MAX_EVALUATION_COST: usize = 1 << 20;

/// Maximum number of points over which a table of three or more variables is evaluated.
const MAX_TABLE_POINTS: usize = 5_000;

/// Maximum number of rows of a table.
const MAX_TABLE_ROWS: usize = 512;

const MASK_LITERALS: &str = "conditions are about mask variables only: intervals are compared by sums";

/// A truth value that other constraints can refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Constant(bool),
    Holds(Lit),
}

impl std::ops::Not for Condition {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Constant(value) => Self::Constant(!value),
            Self::Holds(lit) => Self::Holds(!lit),
        }
    }
}

impl Compiler<'_> {
    pub(super) fn post(&mut self, tag: Tag, formula: &Formula) -> Result<(), CompileError> {
        match formula {
            Formula::And(all) => return all.iter().try_for_each(|a| self.post(tag, a)),
            Formula::Not(a) => match &**a {
                Formula::Not(a) => return self.post(tag, a),
                Formula::Or(all) => {
                    return all.iter().try_for_each(|a| self.post(tag, &Formula::Not(Box::new(a.clone()))));
                }
                _ => {}
            },
            _ => {}
        }
        let (vars, points) = self.scope(formula);
        if vars.len() <= 2 && points.saturating_mul(formula.size()) <= MAX_EVALUATION_COST {
            match self.relation(formula, &vars)? {
                SmallFormula::Constant(true) => {}
                SmallFormula::Constant(false) => self.contradict(tag),
                SmallFormula::Within(x, mask) => self.model.restrict(tag, x.within(mask)),
                SmallFormula::Rows(x, y, rows) => {
                    self.model.relate(tag, x, named_relation(&rows, self.model.size(y)), y);
                }
            }
            return Ok(());
        }
        if can_tabulate(formula, points) && self.post_table(tag, formula, &vars)? {
            return Ok(());
        }
        match formula {
            Formula::Or(all) => {
                let lits = self.conditions(all)?;
                self.post_clause(tag, &lits);
            }
            Formula::Count(amount, all) => {
                let conditions = self.conditions(all)?;
                self.post_count(tag, *amount, &conditions);
            }
            Formula::Compare(a, comparison, b) => self.post_comparison(tag, a, *comparison, b)?,
            Formula::Constant(_) | Formula::Not(_) | Formula::Iff(..) | Formula::And(_) => {
                let condition = self.condition(formula)?;
                self.post_condition(tag, condition);
            }
        }
        Ok(())
    }

    /// Returns the variables of a formula and the number of their points; from five variables on `usize::MAX`.
    pub(super) fn scope(&self, formula: &Formula) -> (Vec<Var>, usize) {
        let mut collector = Collector::new(4);
        let few = formula.collect(&mut collector);
        let points = if few { self.points(&collector.vars) } else { usize::MAX };
        (collector.vars, points)
    }

    pub(super) fn post_condition(&mut self, tag: Tag, condition: Condition) {
        match condition {
            Condition::Constant(true) => {}
            Condition::Constant(false) => self.contradict(tag),
            Condition::Holds(lit) => self.model.restrict(tag, lit),
        }
    }

    /// Posts a contradiction.
    pub(super) fn contradict(&mut self, tag: Tag) {
        let x = match self.layout.vars.first() {
            Some(&x) => x,
            None => self.model.variable(1),
        };
        self.model.restrict(tag, x.within(0));
    }

    fn post_clause(&mut self, tag: Tag, conditions: &[Condition]) {
        if let Some(lits) = self.merge(conditions) {
            match lits[..] {
                [] => self.contradict(tag),
                [lit] => self.model.restrict(tag, lit),
                _ => self.model.clause(tag, &lits),
            }
        }
    }

    fn post_count(&mut self, tag: Tag, amount: Amount, conditions: &[Condition]) {
        let always = conditions.iter().filter(|&&c| c == Condition::Constant(true)).count() as u32;
        let lits = lits(conditions);
        let all = lits.len() as u32;
        let (lower, upper) = match amount {
            Amount::Exactly(n) => (n, n),
            Amount::AtLeast(n) => (n, all + always),
            Amount::AtMost(n) => (0, n),
        };
        if upper < always || lower > all + always {
            self.contradict(tag);
        } else {
            let (lower, upper) = (lower.saturating_sub(always), (upper - always).min(all));
            if lower > 0 || upper < all {
                self.model.cardinality(tag, lower, upper, &lits);
            }
        }
    }

    fn conditions(&mut self, all: &[Formula]) -> Result<Vec<Condition>, CompileError> {
        all.iter().map(|a| self.condition(a)).collect()
    }

    /// Returns a condition that is equivalent to the formula.
    pub(super) fn condition(&mut self, formula: &Formula) -> Result<Condition, CompileError> {
        let mut collector = Collector::new(2);
        let few = formula.collect(&mut collector);
        let vars = collector.vars;
        if few && self.points(&vars).saturating_mul(formula.size()) <= MAX_EVALUATION_COST {
            return Ok(match self.relation(formula, &vars)? {
                SmallFormula::Constant(value) => Condition::Constant(value),
                SmallFormula::Within(x, mask) => Condition::Holds(x.within(mask)),
                SmallFormula::Rows(x, y, rows) => Condition::Holds(self.reified(x, y, rows)),
            });
        }
        match formula {
            Formula::Constant(value) => Ok(Condition::Constant(*value)),
            Formula::Not(a) => Ok(!self.condition(a)?),
            Formula::And(all) => {
                let conditions = self.conditions(all)?;
                Ok(self.all_of(&conditions))
            }
            Formula::Or(all) => {
                let conditions = self.conditions(all)?;
                Ok(self.any_of(&conditions))
            }
            Formula::Iff(a, b) => {
                let (a, b) = (self.condition(a)?, self.condition(b)?);
                Ok(self.both_or_neither(a, b))
            }
            Formula::Count(amount, all) => {
                let conditions = self.conditions(all)?;
                self.counted(*amount, &conditions)
            }
            Formula::Compare(a, comparison, b) => self.compared(a, *comparison, b),
        }
    }

    pub(super) fn all_of(&mut self, conditions: &[Condition]) -> Condition {
        let negated = conditions.iter().map(|&c| !c).collect::<Vec<_>>();
        !self.any_of(&negated)
    }

    fn any_of(&mut self, conditions: &[Condition]) -> Condition {
        let Some(mut lits) = self.merge(conditions) else { return Condition::Constant(true) };
        match lits[..] {
            [] => Condition::Constant(false),
            [lit] => Condition::Holds(lit),
            _ => {
                let any = self.model.boolean();
                for &lit in &lits {
                    self.model.clause(DEFINITION, &[any, !lit]);
                }
                lits.push(!any);
                self.model.clause(DEFINITION, &lits);
                Condition::Holds(any)
            }
        }
    }

    fn both_or_neither(&mut self, a: Condition, b: Condition) -> Condition {
        match (a, b) {
            (Condition::Constant(true), other) | (other, Condition::Constant(true)) => other,
            (Condition::Constant(false), other) | (other, Condition::Constant(false)) => !other,
            (Condition::Holds(a), Condition::Holds(b)) => {
                let same = self.model.boolean();
                for (same, a, b) in [(!same, !a, b), (!same, a, !b), (same, a, b), (same, !a, !b)] {
                    self.model.clause(DEFINITION, &[same, a, b]);
                }
                Condition::Holds(same)
            }
        }
    }

    fn counted(&mut self, amount: Amount, conditions: &[Condition]) -> Result<Condition, CompileError> {
        let always = conditions.iter().filter(|&&c| c == Condition::Constant(true)).count() as i64;
        let lits = lits(conditions);
        let sum = match amount {
            Amount::Exactly(n) => SumCondition::Equal(i64::from(n) - always),
            Amount::AtLeast(n) => SumCondition::AtLeast(i64::from(n) - always),
            Amount::AtMost(n) => SumCondition::AtMost(i64::from(n) - always),
        };
        let weights = lits
            .iter()
            .map(|lit| lit.as_within().expect(MASK_LITERALS))
            .map(|(x, mask)| (x, (0..self.model.size(x)).map(|v| (mask >> v & 1) as i64).collect::<Vec<_>>()))
            .collect::<Vec<_>>();
        let terms = weights.iter().map(|(x, weights)| Term::Weighted(weights, *x)).collect::<Vec<_>>();
        let holds = self.model.boolean();
        self.model.linear_iff(DEFINITION, holds, &terms, sum).map_err(|_| CompileError::Overflow)?;
        Ok(Condition::Holds(holds))
    }

    /// Merges the literals of a disjunction to one for each variable; `None` if it always holds.
    fn merge(&self, conditions: &[Condition]) -> Option<Vec<Lit>> {
        let mut within: Vec<(Var, u64)> = Vec::with_capacity(conditions.len());
        for condition in conditions {
            match condition {
                Condition::Constant(true) => return None,
                Condition::Constant(false) => {}
                Condition::Holds(lit) => within.push(lit.as_within().expect(MASK_LITERALS)),
            }
        }
        within.sort_unstable();
        let mut lits = Vec::with_capacity(within.len());
        for of_one in within.chunk_by(|(x, _), (y, _)| x == y) {
            let x = of_one[0].0;
            let all = self.model.domain(x);
            let mask = of_one.iter().fold(0, |union, (_, mask)| union | mask) & all;
            if mask == all {
                return None;
            }
            if mask != 0 {
                lits.push(x.within(mask));
            }
        }
        Some(lits)
    }

    /// Returns the literal of a relation between two variables. The same relation has the same literal.
    fn reified(&mut self, x: Var, y: Var, rows: Vec<u64>) -> Lit {
        if let Some(&lit) = self.reified.get(&(x, y, rows.clone())) {
            return lit;
        }
        let lit = self.model.boolean();
        self.model.relate_iff(DEFINITION, lit, x, named_relation(&rows, self.model.size(y)), y);
        self.reified.insert((x, y, rows), lit);
        lit
    }

    /// Returns the number of points in the product of the variables' domains.
    pub(super) fn points(&self, vars: &[Var]) -> usize {
        vars.iter().map(|&x| self.model.size(x) as usize).fold(1, usize::saturating_mul)
    }

    /// Moves to the next point in the product of the variables' domains; false after the last.
    pub(super) fn next_point(&self, vars: &[Var], point: &mut [u32]) -> bool {
        let Some(at) = (0..vars.len()).rev().find(|&at| point[at] + 1 < self.model.size(vars[at])) else {
            return false;
        };
        point[at] += 1;
        point[at + 1..].fill(0);
        true
    }

    /// Evaluates a formula over at most two variables at every point.
    fn relation(&self, formula: &Formula, vars: &[Var]) -> Result<SmallFormula, CompileError> {
        match *vars {
            [] => Ok(SmallFormula::Constant(formula.evaluate(Point { vars, values: &[] })?)),
            [x] => {
                let all = self.model.domain(x);
                let mut mask = 0;
                for v in values(all) {
                    if formula.evaluate(Point { vars, values: &[v] })? {
                        mask |= 1 << v;
                    }
                }
                Ok(unary(x, mask, all))
            }
            [x, y, ..] => {
                let (x, y) = (x.min(y), x.max(y));
                let (all, others) = (self.model.domain(x), self.model.domain(y));
                let mut rows = vec![0; self.model.size(x) as usize];
                for v in values(all) {
                    for w in values(others) {
                        if formula.evaluate(Point { vars: &[x, y], values: &[v, w] })? {
                            rows[v as usize] |= 1 << w;
                        }
                    }
                }
                let union = rows.iter().fold(0, |all, row| all | row);
                if rows.iter().all(|&row| row == 0 || row == others) {
                    let mask = values(all).filter(|&v| rows[v as usize] != 0).fold(0, |mask, v| mask | 1 << v);
                    return Ok(unary(x, mask, all));
                }
                if values(all).all(|v| rows[v as usize] == union) {
                    return Ok(unary(y, union, others));
                }
                Ok(SmallFormula::Rows(x, y, rows))
            }
        }
    }

    /// Posts the table of the points where the formula holds. Returns false, without posting, if it has too many rows.
    fn post_table(&mut self, tag: Tag, formula: &Formula, vars: &[Var]) -> Result<bool, CompileError> {
        let mut rows = Vec::new();
        let mut point = vec![0; vars.len()];
        loop {
            if formula.evaluate(Point { vars, values: &point })? {
                if rows.len() >= MAX_TABLE_ROWS * vars.len() {
                    return Ok(false);
                }
                rows.extend_from_slice(&point);
            }
            if !self.next_point(vars, &mut point) {
                break;
            }
        }
        if rows.is_empty() {
            self.contradict(tag);
        } else {
            self.model.table(tag, vars, &rows);
        }
        Ok(true)
    }

    fn post_comparison(
        &mut self,
        tag: Tag,
        a: &Expression,
        comparison: Comparison,
        b: &Expression,
    ) -> Result<(), CompileError> {
        let (sum, exists) = self.difference(a, comparison, b)?;
        for condition in exists {
            self.post_condition(tag, condition);
        }
        match sum {
            super::arithmetic::Comparable::Constant(value) => self.post_condition(tag, Condition::Constant(value)),
            super::arithmetic::Comparable::Sum(terms, sum) => {
                self.model.linear(tag, &terms.borrow(), sum).map_err(|_| CompileError::Overflow)?;
            }
        }
        Ok(())
    }

    fn compared(&mut self, a: &Expression, comparison: Comparison, b: &Expression) -> Result<Condition, CompileError> {
        let (sum, mut conditions) = self.difference(a, comparison, b)?;
        match sum {
            super::arithmetic::Comparable::Constant(value) => conditions.push(Condition::Constant(value)),
            super::arithmetic::Comparable::Sum(terms, sum) => {
                let holds = self.model.boolean();
                self.model.linear_iff(DEFINITION, holds, &terms.borrow(), sum).map_err(|_| CompileError::Overflow)?;
                conditions.push(Condition::Holds(holds));
            }
        }
        Ok(self.all_of(&conditions))
    }
}

/// Whether a formula with this number of points is cheap enough to evaluate at each of them.
pub(super) fn can_tabulate(formula: &Formula, points: usize) -> bool {
    points <= MAX_TABLE_POINTS && points.saturating_mul(formula.size()) <= MAX_EVALUATION_COST
}

/// A formula over at most two variables.
enum SmallFormula {
    Constant(bool),
    Within(Var, u64),
    Rows(Var, Var, Vec<u64>),
}

fn unary(x: Var, mask: u64, all: u64) -> SmallFormula {
    if mask == 0 || mask == all { SmallFormula::Constant(mask != 0) } else { SmallFormula::Within(x, mask) }
}

fn lits(conditions: &[Condition]) -> Vec<Lit> {
    let held = conditions.iter().map(|condition| match condition {
        Condition::Holds(lit) => Some(*lit),
        Condition::Constant(_) => None,
    });
    held.flatten().collect()
}

fn values(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let v = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (v < 64).then_some(v)
    })
}

/// Returns the relation as a named relation of the solver, if it is one.
fn named_relation(rows: &[u64], size: u32) -> Relation<'_> {
    let all = if size >= 64 { u64::MAX } else { (1 << size) - 1 };
    let moved = |v: usize, k: i32| {
        let w = v as i32 + k;
        if (0..64).contains(&w) { (1_u64 << w) & all } else { 0 }
    };
    let is = |row: &dyn Fn(usize) -> u64| rows.iter().enumerate().all(|(v, &mask)| mask == row(v));
    let Some(v) = rows.iter().position(|&row| row != 0) else { return Relation::Rows(rows) };
    let row = rows[v];
    let offset = row.trailing_zeros() as i32 - v as i32;
    if row.is_power_of_two() && is(&|v| moved(v, offset)) {
        return Relation::Shift(offset);
    }
    let gap = rows.iter().enumerate().find_map(|(v, &row)| {
        let missing = all & !row;
        missing.is_power_of_two().then(|| missing.trailing_zeros() as i32 - v as i32)
    });
    if let Some(gap) = gap
        && is(&|v| all & !moved(v, gap))
    {
        return Relation::Differ(gap);
    }
    let from = |v: usize, k: i32| (v as i32 + k..64).fold(0, |mask, w| mask | (1_u64 << w.max(0))) & all;
    if offset >= 0 && is(&|v| from(v, offset)) {
        return Relation::Before(offset as u32);
    }
    let apart = rows[0].trailing_zeros();
    if rows[0].is_power_of_two() && is(&|v| moved(v, apart as i32) | moved(v, -(apart as i32))) {
        return Relation::Apart(apart);
    }
    Relation::Rows(rows)
}
