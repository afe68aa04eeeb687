//! A model: variables with finite domains and constraints, each with its tag.

use crate::literal::{Interval, Lit, Slot, Var, bit, first};
use crate::propagators::all_different::AllDifferent;
use crate::propagators::arithmetic::{Arithmetic, Operation};
use crate::propagators::binary::Binary;
use crate::propagators::cardinality::Cardinality;
use crate::propagators::element::Element;
use crate::propagators::linear::{Addend, Linear};
use crate::propagators::multiset_equality::{self, MultisetEquality};
use crate::propagators::reified::Reified;
use crate::propagators::table::Table;
use crate::propagators::{Pools, Propagator};
use crate::relation::{Relation, Side};

/// Where a constraint comes from: the caller's number for a clue's part or an instance of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(pub u32);

/// The largest magnitude of an interval's bound and of any partial sum.
pub const MAX_MAGNITUDE: i64 = 1 << 60;

/// A part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term<'a> {
    /// A coefficient times an interval.
    Scaled(i64, Interval),
    /// What a table says for the value of a mask variable: one entry a value.
    Weighted(&'a [i64], Var),
}

/// How a sum compares with a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumCondition {
    /// Equal to it.
    Equal(i64),
    /// Another number.
    NotEqual(i64),
    /// At most.
    AtMost(i64),
    /// At least.
    AtLeast(i64),
}

impl SumCondition {
    /// Whether a total compares so.
    pub(crate) fn compares(self, total: i64) -> bool {
        match self {
            Self::Equal(c) => total == c,
            Self::NotEqual(c) => total != c,
            Self::AtMost(c) => total <= c,
            Self::AtLeast(c) => total >= c,
        }
    }
}

/// What [`Term`]s of one variable add up to.
enum Merged {
    Scaled(i64, Interval),
    Weighted(Vec<i64>, Var),
}

/// A constraint that could not be stated because its numbers may leave the range of exact arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

/// Variables and constraints. Cheap to build: every constraint lies in flat, shared arrays.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The initial word of every slot.
    pub(crate) words: Vec<u64>,
    /// Slots of mask variables, in order of declaration.
    pub(crate) masks: Vec<Var>,
    pub(crate) intervals: Vec<Interval>,
    /// How many of `masks` are decision variables; `None` while all of them are.
    pub(crate) decisions: Option<usize>,
    pub(crate) units: Vec<(Lit, Tag)>,
    pub(crate) clauses: Vec<(u32, u32, Tag)>,
    pub(crate) propagators: Vec<(Propagator, Tag)>,
    pub(crate) pools: Pools,
}

impl Model {
    /// A model without variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// A model with room for so many variables and constraints.
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

    /// A variable with the values `0..size`.
    ///
    /// # Panics
    /// If `size` is over 64.
    pub fn variable(&mut self, size: u32) -> Var {
        assert!(size <= 64, "a mask variable has at most 64 values");
        let var = Var(self.words.len() as u32);
        self.words.push(first(size));
        self.masks.push(var);
        var
    }

    /// The literal `[b = 1]` of a new variable with the values 0 and 1.
    pub fn boolean(&mut self) -> Lit {
        self.variable(2).is(1)
    }

    /// A variable with bounds and no holes; bounds are clipped to [`MAX_MAGNITUDE`].
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

    /// Says that all variables from here on are determined by those before: search and exports put them last.
    pub fn auxiliary_from_here(&mut self) {
        self.decisions.get_or_insert(self.masks.len());
    }

    /// The mask variables in order of declaration.
    pub fn variables(&self) -> &[Var] {
        &self.masks
    }

    /// The intervals in order of declaration.
    pub fn intervals(&self) -> &[Interval] {
        &self.intervals
    }

    /// The mask variables that the others are determined by.
    pub fn decision_variables(&self) -> &[Var] {
        &self.masks[..self.decisions.unwrap_or(self.masks.len())]
    }

    /// The values a variable has before any constraint, as a mask.
    pub fn domain(&self, x: Var) -> u64 {
        self.words[x.slot().index()]
    }

    /// The number of values that a variable was declared with.
    pub fn size(&self, x: Var) -> u32 {
        64 - self.domain(x).leading_zeros()
    }

    /// The bounds an interval has before any constraint.
    pub fn bounds(&self, x: Interval) -> (i64, i64) {
        (self.words[x.lower().index()] as i64, self.words[x.upper().index()] as i64)
    }

    /// The literal holds.
    pub fn restrict(&mut self, tag: Tag, lit: Lit) {
        self.units.push((lit, tag));
    }

    /// At least one of the literals holds.
    pub fn clause(&mut self, tag: Tag, lits: &[Lit]) {
        if lits.is_empty() {
            let x = self.masks.first().copied().unwrap_or_else(|| self.variable(1));
            self.restrict(tag, x.within(0));
            return;
        }
        let (start, end) = self.pools.add_lits(lits);
        self.clauses.push((start, end, tag));
    }

    /// At least `lower` and at most `upper` of the literals hold. Propagation is domain consistent.
    pub fn cardinality(&mut self, tag: Tag, lower: u32, upper: u32, lits: &[Lit]) {
        if lower > upper || lower as usize > lits.len() {
            self.clause(tag, &[]);
            return;
        }
        let lits = self.pools.add_lits(lits);
        self.post(tag, Propagator::Cardinality(Cardinality { lits, lower, upper }));
    }

    /// No two of the variables are equal. The instance of value `v` has the tag `tag + v`.
    ///
    /// Finds values that only one variable can have where there are as many values as variables. With a variable that
    /// stands twice nothing satisfies it, and that has the tag itself.
    pub fn all_different(&mut self, tag: Tag, vars: &[Var]) {
        if (1..vars.len()).any(|i| vars[..i].contains(&vars[i])) {
            // No value differs from itself.
            return self.clause(tag, &[]);
        }
        let union = vars.iter().fold(0, |all, &x| all | self.domain(x));
        let cover = union.count_ones() as usize == vars.len();
        let vars = self.pools.add_vars(vars);
        self.post(tag, Propagator::AllDifferent(AllDifferent { vars, cover }));
    }

    /// Every value occurs as often among the variables on the left as among those on the right. Bounds consistent on how
    /// often each value occurs.
    pub fn multiset_equality(&mut self, tag: Tag, left: &[Var], right: &[Var]) {
        // What stands on both sides says nothing.
        let mut right = right.to_vec();
        let beside = |x: &&Var| match right.iter().position(|y| y == *x) {
            Some(at) => {
                right.swap_remove(at);
                false
            }
            None => true,
        };
        let left: Vec<Var> = left.iter().filter(beside).copied().collect();
        match (&left[..], &right[..]) {
            ([], []) => {}
            ([x], [y]) => self.relate(tag, *x, Relation::Shift(0), *y),
            _ if left.len() != right.len() => self.clause(tag, &[]),
            _ if left.len() > multiset_equality::MOST => {
                let values = left.iter().chain(&right).fold(0, |all, &x| all | self.domain(x));
                let times = right.len() as u32;
                for v in (0..64).filter(|&v| values & bit(v) != 0) {
                    let on_the_left = left.iter().map(|x| x.is(v));
                    let lits: Vec<Lit> = on_the_left.chain(right.iter().map(|x| x.is_not(v))).collect();
                    self.cardinality(tag, times, times, &lits);
                }
            }
            _ => {
                let (left, right) = (self.pools.add_vars(&left), self.pools.add_vars(&right));
                self.post(tag, Propagator::MultisetEquality(MultisetEquality { left, right }));
            }
        }
    }

    /// The relation holds between the values of `x` and `y`. Domain consistent.
    pub fn relate(&mut self, tag: Tag, x: Var, relation: Relation<'_>, y: Var) {
        if x == y {
            let holds = x.within(self.diagonal(relation, x));
            self.restrict(tag, holds);
            return;
        }
        let relation = self.pools.add_relation(relation, self.size(x), self.size(y));
        self.post(tag, Propagator::Binary(Binary { x, y, relation }));
    }

    /// The literal holds exactly if the relation does. Domain consistent.
    pub fn relate_iff(&mut self, tag: Tag, b: Lit, x: Var, relation: Relation<'_>, y: Var) {
        if x == y {
            let holds = x.within(self.diagonal(relation, x));
            self.clause(tag, &[!b, holds]);
            self.clause(tag, &[b, !holds]);
            return;
        }
        if b.slot == x.slot() || b.slot == y.slot() {
            // The literal is about one of the two: all of it is a relation between them.
            let rows = self.rows_where(b, x, relation, y);
            return self.relate(tag, x, Relation::Rows(&rows), y);
        }
        let relation = self.pools.add_relation(relation, self.size(x), self.size(y));
        self.post(tag, Propagator::Reified(Reified { b, x, y, relation }));
    }

    /// For each value of `x` the values of `y` for which the relation says the same as the literal, which is about `x` or `y`.
    fn rows_where(&mut self, b: Lit, x: Var, relation: Relation<'_>, y: Var) -> Vec<u64> {
        let words = self.pools.words.len();
        let rule = self.pools.add_relation(relation, self.size(x), self.size(y));
        let row = |v: u32| {
            let related = rule.image(Side::Forward, bit(v), &self.pools.words);
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

    /// The values that the relation holds for with themselves.
    fn diagonal(&mut self, relation: Relation<'_>, x: Var) -> u64 {
        let size = self.size(x);
        let words = self.pools.words.len();
        let rule = self.pools.add_relation(relation, size, size);
        let holds = |v: &u32| rule.image(Side::Forward, bit(*v), &self.pools.words) & bit(*v) != 0;
        let diagonal = (0..size).filter(holds).fold(0, |mask, v| mask | bit(v));
        self.pools.words.truncate(words);
        diagonal
    }

    /// `array[index] = result`. Domain consistent on `index` and `result`.
    pub fn element(&mut self, tag: Tag, index: Var, array: &[Var], result: Var) {
        let array = self.pools.add_vars(array);
        self.post(tag, Propagator::Element(Element { index, array, result }));
    }

    /// The values of the variables are a row of the table; `rows` has one entry a variable, row after row. Domain consistent.
    pub fn table(&mut self, tag: Tag, vars: &[Var], rows: &[u32]) {
        // A variable that stands twice needs one column, and no row that gives it two values.
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

    /// The sum of the terms compares so with a constant. Bounds consistent.
    ///
    /// # Errors
    /// If a partial sum may exceed [`MAX_MAGNITUDE`].
    pub fn linear(&mut self, tag: Tag, terms: &[Term<'_>], sum: SumCondition) -> Result<(), Overflow> {
        self.add_linear(tag, None, terms, sum)
    }

    /// The literal holds exactly if the sum of the terms compares so with a constant. Bounds consistent.
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
            let (addend, reach) = match term {
                &Merged::Scaled(factor, x) => {
                    let (lower, upper) = self.bounds(x);
                    let reach = lower.unsigned_abs().max(upper.unsigned_abs());
                    (Addend::Scaled(factor, x), u128::from(reach) * u128::from(factor.unsigned_abs()))
                }
                Merged::Weighted(weights, x) => {
                    let (at, x) = (self.pools.weights.len() as u32, *x);
                    self.pools.weights.extend_from_slice(weights);
                    let reach = weights.iter().map(|w| w.unsigned_abs()).max().unwrap_or(0);
                    (Addend::Weighted(at, x), u128::from(reach))
                }
            };
            let reach = i64::try_from(reach).map_err(|_| Overflow)?;
            total = total.checked_add(reach).filter(|&t| t <= MAX_MAGNITUDE).ok_or(Overflow)?;
            self.pools.addends.push(addend);
        }
        let (SumCondition::Equal(c) | SumCondition::NotEqual(c) | SumCondition::AtMost(c) | SumCondition::AtLeast(c)) =
            sum;
        if c.unsigned_abs() > MAX_MAGNITUDE.unsigned_abs() {
            return Err(Overflow);
        }
        if merged.is_empty() {
            match (b, sum.compares(0)) {
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

    /// One term a variable: bounds of a sum are exact for a single open variable only if it stands in one term.
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

    /// `z = table[x]`. Domain consistent on `x`, bounds consistent on `z`.
    ///
    /// # Errors
    /// If a number of the table exceeds [`MAX_MAGNITUDE`].
    pub fn channel(&mut self, tag: Tag, x: Var, table: &[i64], z: Interval) -> Result<(), Overflow> {
        self.linear(tag, &[Term::Weighted(table, x), Term::Scaled(-1, z)], SumCondition::Equal(0))
    }

    /// `x * y = z`. Bounds consistent.
    pub fn product(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Product, x, y, z);
    }

    /// `|x - y| = z`. Bounds consistent.
    pub fn absolute_difference(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::AbsoluteDifference, x, y, z);
    }

    /// `min(x, y) = z`. Bounds consistent.
    pub fn minimum(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Minimum, x, y, z);
    }

    /// `max(x, y) = z`. Bounds consistent.
    pub fn maximum(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Maximum, x, y, z);
    }

    /// `x mod y = z`, where `z` is never negative and `z < |y|`; no value of `y` is zero. Checks bounds once `x` and `y` are fixed.
    pub fn modulo(&mut self, tag: Tag, x: Interval, y: Interval, z: Interval) {
        self.arithmetic(tag, Operation::Modulo, x, y, z);
    }

    fn arithmetic(&mut self, tag: Tag, operation: Operation, x: Interval, y: Interval, z: Interval) {
        self.post(tag, Propagator::Arithmetic(Arithmetic { operation, x, y, z }));
    }

    fn post(&mut self, tag: Tag, propagator: Propagator) {
        self.propagators.push((propagator, tag));
    }

    /// One past the largest tag of a constraint.
    pub(crate) fn tags_end(&self) -> u32 {
        let units = self.units.iter().map(|unit| unit.1);
        let clauses = self.clauses.iter().map(|clause| clause.2);
        let tags = units.chain(clauses).chain(self.propagators.iter().map(|propagator| propagator.1));
        tags.map(|tag| tag.0 + 1).max().unwrap_or(0)
    }

    /// Every slot, in the order of the arrays of state.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        let masks = self.masks.iter().map(|x| x.slot());
        masks.chain(self.intervals.iter().flat_map(|x| [x.lower(), x.upper()]))
    }
}
