//! A model: variables with finite domains, and constraints with tags.

use crate::literal::{Interval, Lit, Var, bit, first};
use crate::propagators::all_different::{self, AllDifferent};
use crate::propagators::arithmetic::{Arithmetic, Operation};
use crate::propagators::binary::Binary;
use crate::propagators::cardinality::Cardinality;
use crate::propagators::element::Element;
use crate::propagators::linear::{Addend, Linear};
use crate::propagators::multiset_equality::{self, MultisetEquality};
use crate::propagators::reified::Reified;
use crate::propagators::table::Table;
use crate::propagators::{Pools, Propagator};
use crate::relation::{Direction, Relation};
use crate::tag::{Tag, TagRange};

/// Maximum magnitude of an interval's bound and of any partial sum.
pub const MAX_MAGNITUDE: i64 = 1 << 60;

/// A term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term<'a> {
    /// A coefficient times an interval.
    Scaled(i64, Interval),
    /// The entry of a table for the value of a mask variable; the table has one entry per value.
    Weighted(&'a [i64], Var),
}

/// A condition on a sum: its comparison with a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumCondition {
    /// The sum equals the constant.
    Equal(i64),
    /// The sum differs from the constant.
    NotEqual(i64),
    /// The sum is at most the constant.
    AtMost(i64),
    /// The sum is at least the constant.
    AtLeast(i64),
}

impl SumCondition {
    /// Returns whether a sum of `total` satisfies the condition.
    pub(crate) fn holds(self, total: i64) -> bool {
        match self {
            Self::Equal(c) => total == c,
            Self::NotEqual(c) => total != c,
            Self::AtMost(c) => total <= c,
            Self::AtLeast(c) => total >= c,
        }
    }
}

/// The sum of all [`Term`]s of one variable.
enum Merged {
    Scaled(i64, Interval),
    Weighted(Vec<i64>, Var),
}

/// The error that a constraint's numbers may leave the range of exact arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

/// Variables and constraints. Cheap to build: the data of all constraints is in flat, shared arrays.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The initial word of every slot.
    pub(crate) words: Vec<u64>,
    /// Slots of mask variables, in order of declaration.
    pub(crate) masks: Vec<Var>,
    pub(crate) intervals: Vec<Interval>,
    /// The number of decision variables, the first of `masks`; `None` if all are.
    pub(crate) decisions: Option<usize>,
    /// Literals that must hold.
    pub(crate) units: Vec<(Lit, Tag)>,
    /// The pool ranges of clauses of any length.
    pub(crate) clauses: Vec<(u32, u32, Tag)>,
    pub(crate) propagators: Vec<(Propagator, Tag)>,
    pub(crate) pools: Pools,
}

impl Model {
    /// Returns a model without variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns an empty model with memory for the given numbers of variables and constraints.
    pub fn with_capacity(variables: usize, constraints: usize) -> Self {
        Self {
            words: Vec::with_capacity(variables),
            masks: Vec::with_capacity(variables),
            propagators: Vec::with_capacity(constraints),
            units: Vec::with_capacity(constraints),
            pools: Pools { vars: Vec::with_capacity(variables), ..Pools::default() },
            ..Self::default()
        }
    }

    /// Adds a variable with the values `0..size`.
    ///
    /// # Panics
    /// If `size` is over 64.
    pub fn variable(&mut self, size: u32) -> Var {
        assert!(size <= 64, "a mask variable has at most 64 values");
        self.variable_within(first(size))
    }

    /// Adds a variable with the values in `mask`. Without any, the model has no solution.
    pub fn variable_within(&mut self, mask: u64) -> Var {
        let var = Var(self.words.len() as u32);
        self.words.push(mask);
        self.masks.push(var);
        var
    }

    /// Adds a variable `b` with the values 0 and 1, and returns the literal `[b = 1]`.
    pub fn boolean(&mut self) -> Lit {
        self.variable(2).is(1)
    }

    /// Adds a variable with a lower and an upper bound, which are clipped to [`MAX_MAGNITUDE`].
    pub fn interval(&mut self, lower: i64, upper: i64) -> Interval {
        if self.words.len() % 2 == 1 {
            self.words.push(0);
        }
        let interval = Interval(self.words.len() as u32);
        self.words.push(lower.clamp(-MAX_MAGNITUDE, MAX_MAGNITUDE) as u64);
        self.words.push(upper.clamp(-MAX_MAGNITUDE, MAX_MAGNITUDE) as u64);
        self.intervals.push(interval);
        interval
    }

    /// Declares that the variables so far determine all later ones. Search and exports put the later ones last.
    pub fn auxiliary_from_here(&mut self) {
        self.decisions.get_or_insert(self.masks.len());
    }

    /// Returns the mask variables in order of declaration.
    pub fn variables(&self) -> &[Var] {
        &self.masks
    }

    /// Returns the intervals in order of declaration.
    pub fn intervals(&self) -> &[Interval] {
        &self.intervals
    }

    /// Returns the mask variables that determine all others.
    pub fn decision_variables(&self) -> &[Var] {
        &self.masks[..self.decisions.unwrap_or(self.masks.len())]
    }

    /// Returns the declared values of a variable, as a mask.
    pub fn domain(&self, x: Var) -> u64 {
        self.words[x.slot().index()]
    }

    /// Returns the number of declared values of a variable.
    pub fn size(&self, x: Var) -> u32 {
        64 - self.domain(x).leading_zeros()
    }

    /// Returns the declared bounds of an interval.
    pub fn bounds(&self, x: Interval) -> (i64, i64) {
        (self.words[x.lower().index()] as i64, self.words[x.upper().index()] as i64)
    }

    /// States that the literal holds.
    pub fn restrict(&mut self, tag: Tag, lit: Lit) {
        self.units.push((lit, tag));
    }

    /// States that at least one of the literals holds.
    pub fn clause(&mut self, tag: Tag, lits: &[Lit]) {
        if lits.is_empty() {
            let x = self.masks.first().copied().unwrap_or_else(|| self.variable(1));
            self.restrict(tag, x.within(0));
            return;
        }
        let (start, end) = self.pools.add_lits(lits);
        self.clauses.push((start, end, tag));
    }

    /// States that at least `lower` and at most `upper` of the literals hold. Domain consistent if the literals are
    /// about different variables.
    pub fn cardinality(&mut self, tag: Tag, lower: u32, upper: u32, lits: &[Lit]) {
        if lower > upper || lower as usize > lits.len() {
            self.clause(tag, &[]);
            return;
        }
        let lits = self.pools.add_lits(lits);
        self.post(tag, Propagator::Cardinality(Cardinality { lits, lower, upper }));
    }

    /// States that no two of the variables are equal. Inferences about value `v` have tag `v` of the range.
    ///
    /// Propagates the values of fixed variables. If there are as many values as variables, it also fixes a variable
    /// that is the only one with some value, and where two variables have the same two values it removes them from the
    /// others. A variable that is listed twice, or more variables than 64, make the constraint unsatisfiable, with the
    /// first tag.
    ///
    /// # Panics
    /// If there are several tags, but fewer tags than values.
    pub fn all_different(&mut self, tags: impl Into<TagRange>, vars: &[Var]) {
        let tags: TagRange = tags.into();
        let tag = tags.first();
        if vars.len() > all_different::MAX_VARIABLES as usize || (1..vars.len()).any(|i| vars[..i].contains(&vars[i])) {
            return self.clause(tag, &[]);
        }
        let union = vars.iter().fold(0, |all, &x| all | self.domain(x));
        let values = 64 - union.leading_zeros();
        assert!(tags.len() == 1 || tags.len() >= values, "{} tags for {values} values", tags.len());
        let cover = union.count_ones() as usize == vars.len();
        let vars = self.pools.add_vars(vars);
        self.post(tag, Propagator::AllDifferent(AllDifferent { vars, cover, tags }));
    }

    /// States that every value occurs as often among the left variables as among the right ones. Bounds consistent on
    /// the number of occurrences of each value.
    pub fn multiset_equality(&mut self, tag: Tag, left: &[Var], right: &[Var]) {
        // Variables on both sides cancel out.
        let mut right = right.to_vec();
        let is_unmatched = |x: &&Var| match right.iter().position(|y| y == *x) {
            Some(at) => {
                right.swap_remove(at);
                false
            }
            None => true,
        };
        let left: Vec<Var> = left.iter().filter(is_unmatched).copied().collect();
        match (&left[..], &right[..]) {
            ([], []) => {}
            ([x], [y]) => self.relate(tag, *x, Relation::Shift(0), *y),
            _ if left.len() != right.len() => self.clause(tag, &[]),
            _ if left.len() > multiset_equality::MAX_SIDE_VARIABLES => {
                let values = left.iter().chain(&right).fold(0, |all, &x| all | self.domain(x));
                let count = right.len() as u32;
                for v in (0..64).filter(|&v| values & bit(v) != 0) {
                    let on_the_left = left.iter().map(|x| x.is(v));
                    let lits: Vec<Lit> = on_the_left.chain(right.iter().map(|x| x.is_not(v))).collect();
                    self.cardinality(tag, count, count, &lits);
                }
            }
            _ => {
                let (left, right) = (self.pools.add_vars(&left), self.pools.add_vars(&right));
                self.post(tag, Propagator::MultisetEquality(MultisetEquality { left, right }));
            }
        }
    }

    /// States that the values of `x` and `y` are related. Domain consistent.
    pub fn relate(&mut self, tag: Tag, x: Var, relation: Relation<'_>, y: Var) {
        if x == y {
            let holds = x.within(self.diagonal(relation, x));
            self.restrict(tag, holds);
            return;
        }
        let relation = self.pools.add_relation(relation, self.size(x), self.size(y));
        self.post(tag, Propagator::Binary(Binary { x, y, relation }));
    }

    /// States that the literal holds exactly if the values of `x` and `y` are related. Domain consistent.
    pub fn relate_iff(&mut self, tag: Tag, b: Lit, x: Var, relation: Relation<'_>, y: Var) {
        if x == y {
            let holds = x.within(self.diagonal(relation, x));
            self.clause(tag, &[!b, holds]);
            self.clause(tag, &[b, !holds]);
            return;
        }
        if b.slot == x.slot() || b.slot == y.slot() {
            // The literal is about x or y, so the whole constraint is a relation between them.
            let rows = self.rows_where(b, x, relation, y);
            return self.relate(tag, x, Relation::Rows(&rows), y);
        }
        let relation = self.pools.add_relation(relation, self.size(x), self.size(y));
        self.post(tag, Propagator::Reified(Reified { b, x, y, relation }));
    }

    /// Returns, for each value of `x`, the values of `y` for which the relation is equivalent to a literal about `x` or
    /// `y`.
    fn rows_where(&mut self, b: Lit, x: Var, relation: Relation<'_>, y: Var) -> Vec<u64> {
        let words = self.pools.words.len();
        let rule = self.pools.add_relation(relation, self.size(x), self.size(y));
        let row = |v: u32| {
            let related = rule.image(Direction::Forward, bit(v), &self.pools.words);
            let held = if b.slot == y.slot() {
                b.word
            } else if b.word & bit(v) != 0 {
                !0
            } else {
                0
            };
            !(related ^ held)
        };
        let rows = (0..self.size(x)).map(row).collect();
        self.pools.words.truncate(words);
        rows
    }

    /// Returns the values that are related to themselves.
    fn diagonal(&mut self, relation: Relation<'_>, x: Var) -> u64 {
        let size = self.size(x);
        let words = self.pools.words.len();
        let rule = self.pools.add_relation(relation, size, size);
        let holds = |v: &u32| rule.image(Direction::Forward, bit(*v), &self.pools.words) & bit(*v) != 0;
        let diagonal = (0..size).filter(holds).fold(0, |mask, v| mask | bit(v));
        self.pools.words.truncate(words);
        diagonal
    }

    /// States `array[index] = result`. Domain consistent if the variables are different.
    pub fn element(&mut self, tag: Tag, index: Var, array: &[Var], result: Var) {
        let array = self.pools.add_vars(array);
        self.post(tag, Propagator::Element(Element { index, array, result }));
    }

    /// States that the values of the variables are a row of the table. `rows` has one entry per variable, row after
    /// row. Domain consistent.
    pub fn table(&mut self, tag: Tag, vars: &[Var], rows: &[u32]) {
        // A variable that is listed twice gets one column, without the rows that give it two values.
        let first = |i: usize| vars.iter().position(|x| *x == vars[i]).unwrap_or(i);
        let columns: Vec<usize> = (0..vars.len()).filter(|&i| first(i) == i).collect();
        let distinct: Vec<Var> = columns.iter().map(|&i| vars[i]).collect();
        let start = self.pools.words.len() as u32;
        for row in rows.chunks_exact(vars.len().max(1)) {
            if (0..vars.len()).all(|i| row[first(i)] == row[i]) {
                self.pools.words.extend(columns.iter().map(|&i| u64::from(row[i])));
            }
        }
        let vars = self.pools.add_vars(&distinct);
        let end = self.pools.words.len() as u32;
        self.post(tag, Propagator::Table(Table { vars, rows: (start, end) }));
    }

    /// States a condition on the sum of the terms. See [`linear_iff`](Self::linear_iff) for the consistency level.
    ///
    /// # Errors
    /// If a partial sum may exceed [`MAX_MAGNITUDE`].
    pub fn linear(&mut self, tag: Tag, terms: &[Term<'_>], sum: SumCondition) -> Result<(), Overflow> {
        self.add_linear(tag, None, terms, sum)
    }

    /// States that the literal holds exactly if the sum of the terms satisfies the condition.
    ///
    /// `AtMost` and `AtLeast` are domain consistent. `Equal` is bounds consistent over the rationals: every remaining
    /// value of a term is completed to the constant by rational values of the other terms, each between its smallest
    /// and largest remaining value; for an interval this holds of its bounds. All conditions are domain consistent once
    /// all variables but one are fixed, except that intervals have no holes. This assumes that the literal is about
    /// none of the terms.
    ///
    /// # Errors
    /// If a partial sum may exceed [`MAX_MAGNITUDE`].
    pub fn linear_iff(&mut self, tag: Tag, b: Lit, terms: &[Term<'_>], sum: SumCondition) -> Result<(), Overflow> {
        self.add_linear(tag, Some(b), terms, sum)
    }

    fn add_linear(&mut self, tag: Tag, b: Option<Lit>, terms: &[Term<'_>], sum: SumCondition) -> Result<(), Overflow> {
        let merged = self.merge(terms)?;
        let mut total: i64 = 0;
        let start = self.pools.addends.len() as u32;
        for term in &merged {
            let (addend, magnitude) = match term {
                &Merged::Scaled(factor, x) => {
                    let (lower, upper) = self.bounds(x);
                    let magnitude = lower.unsigned_abs().max(upper.unsigned_abs());
                    (Addend::Scaled(factor, x), u128::from(magnitude) * u128::from(factor.unsigned_abs()))
                }
                Merged::Weighted(weights, x) => {
                    let (at, x) = (self.pools.weights.len() as u32, *x);
                    self.pools.weights.extend_from_slice(weights);
                    let magnitude = weights.iter().map(|w| w.unsigned_abs()).max().unwrap_or(0);
                    (Addend::Weighted(at, x), u128::from(magnitude))
                }
            };
            let magnitude = i64::try_from(magnitude).map_err(|_| Overflow)?;
            total = total.checked_add(magnitude).filter(|&t| t <= MAX_MAGNITUDE).ok_or(Overflow)?;
            self.pools.addends.push(addend);
        }
        let (SumCondition::Equal(c) | SumCondition::NotEqual(c) | SumCondition::AtMost(c) | SumCondition::AtLeast(c)) =
            sum;
        if c.unsigned_abs() > MAX_MAGNITUDE.unsigned_abs() {
            return Err(Overflow);
        }
        if merged.is_empty() {
            match (b, sum.holds(0)) {
                (Some(b), holds) => self.restrict(tag, if holds { b } else { !b }),
                (None, false) => self.clause(tag, &[]),
                (None, true) => {}
            }
            return Ok(());
        }
        let terms = (start, self.pools.addends.len() as u32);
        self.post(tag, Propagator::Linear(Linear { b, terms, sum }));
        Ok(())
    }

    /// Merges the terms of each variable into one: otherwise bounds of the sum would not be exact with one open
    /// variable.
    fn merge(&self, terms: &[Term<'_>]) -> Result<Vec<Merged>, Overflow> {
        let mut merged: Vec<Merged> = Vec::with_capacity(terms.len());
        for term in terms {
            match *term {
                Term::Scaled(factor, x) => {
                    let same = merged.iter_mut().find_map(|m| match m {
                        Merged::Scaled(f, y) if *y == x => Some(f),
                        _ => None,
                    });
                    match same {
                        Some(f) => *f = f.checked_add(factor).ok_or(Overflow)?,
                        None => merged.push(Merged::Scaled(factor, x)),
                    }
                }
                Term::Weighted(weights, x) => {
                    let same = merged.iter_mut().find_map(|m| match m {
                        Merged::Weighted(w, y) if *y == x => Some(w),
                        _ => None,
                    });
                    if let Some(sums) = same {
                        for (sum, w) in sums.iter_mut().zip(weights) {
                            *sum = sum.checked_add(*w).ok_or(Overflow)?;
                        }
                    } else {
                        let mut weights = weights.to_vec();
                        weights.resize(self.size(x) as usize, 0);
                        merged.push(Merged::Weighted(weights, x));
                    }
                }
            }
        }
        merged.retain(|m| !matches!(m, Merged::Scaled(0, _)));
        Ok(merged)
    }

    /// States `z = table[x]`. Bounds consistent: keeps the entries between the bounds of `z`, and bounds `z` by them.
    ///
    /// # Errors
    /// If a number of the table exceeds [`MAX_MAGNITUDE`].
    pub fn channel(&mut self, tag: Tag, x: Var, table: &[i64], z: Interval) -> Result<(), Overflow> {
        self.linear(tag, &[Term::Weighted(table, x), Term::Scaled(-1, z)], SumCondition::Equal(0))
    }

    /// States `x * y = z`. Propagates bounds; exact once `x` and `y` are fixed.
    pub fn product(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Product, x, y, z);
    }

    /// States `|x - y| = z`. Propagates bounds; exact once `x` and `y` are fixed.
    pub fn absolute_difference(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::AbsoluteDifference, x, y, z);
    }

    /// States `min(x, y) = z`. Propagates bounds; exact once `x` and `y` are fixed.
    pub fn minimum(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Minimum, x, y, z);
    }

    /// States `max(x, y) = z`. Propagates bounds; exact once `x` and `y` are fixed.
    pub fn maximum(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Maximum, x, y, z);
    }

    /// States `x mod y = z` with `0 <= z < |y|`; `y` cannot be zero. Checked once `x` and `y` are fixed.
    pub fn modulo(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Modulo, x, y, z);
    }

    fn arithmetic(&mut self, tag: Tag, operation: Operation, x: Interval, y: Interval, z: Interval) {
        self.post(tag, Propagator::Arithmetic(Arithmetic { operation, x, y, z }));
    }

    fn post(&mut self, tag: Tag, propagator: Propagator) {
        self.propagators.push((propagator, tag));
    }

    /// Returns one more than the largest tag of a constraint.
    pub(crate) fn tags_end(&self) -> u32 {
        let units = self.units.iter().map(|unit| unit.1);
        let clauses = self.clauses.iter().map(|clause| clause.2);
        let tags = units.chain(clauses).chain(self.propagators.iter().map(|propagator| propagator.1));
        tags.map(|tag| tag.0 + 1).max().unwrap_or(0)
    }
}
