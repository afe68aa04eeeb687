//! Small random models as data, and their solutions by brute force.

use proptest::prelude::*;

use crate::model::{Model, SumCondition, Tag, Term};
use crate::relation::Relation;
use crate::solver::Solution;
use crate::{Interval, Lit, Var};

/// The difference of the tags of consecutive statements; an all-different constraint has one tag per value.
pub(super) const STRIDE: u32 = 8;
/// Maximum number of assignments for brute force.
const MAX_ASSIGNMENTS: i64 = 600;

#[derive(Clone, Debug)]
pub(super) enum Literal {
    Within(usize, u64),
    AtMost(usize, i64),
    AtLeast(usize, i64),
}

#[derive(Clone, Debug)]
pub(super) enum Link {
    Shift(i32),
    Before(u32),
    Apart(u32),
    Differ(i32),
    Rows(Vec<u64>),
}

#[derive(Clone, Debug)]
pub(super) enum Part {
    Scaled(i64, usize),
    Weighted(Vec<i64>, usize),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Function {
    Product,
    AbsoluteDifference,
    Minimum,
    Maximum,
    Modulo,
}

#[derive(Clone, Debug)]
pub(super) enum Statement {
    Restrict(Literal),
    Clause(Vec<Literal>),
    Cardinality(u32, u32, Vec<Literal>),
    AllDifferent(Vec<usize>),
    MultisetEquality(Vec<usize>, Vec<usize>),
    Relate(usize, Link, usize),
    RelateIff(Literal, usize, Link, usize),
    Element(usize, Vec<usize>, usize),
    Table(Vec<usize>, Vec<Vec<u32>>),
    Linear(Vec<Part>, SumCondition),
    LinearIff(Literal, Vec<Part>, SumCondition),
    Arithmetic(Function, usize, usize, usize),
}

/// Sizes of mask variables, bounds of intervals, statements.
#[derive(Clone, Debug)]
pub(super) struct Spec {
    pub(super) sizes: Vec<u32>,
    pub(super) bounds: Vec<(i64, i64)>,
    pub(super) statements: Vec<Statement>,
}

/// Values of the mask variables and numbers of the intervals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Assignment {
    pub(super) values: Vec<u32>,
    pub(super) numbers: Vec<i64>,
}

/// A spec as a model, and its variables.
pub(super) struct Built {
    pub(super) model: Model,
    pub(super) vars: Vec<Var>,
    pub(super) intervals: Vec<Interval>,
}

impl Built {
    pub(super) fn lit(&self, literal: &Literal) -> Lit {
        match *literal {
            Literal::Within(x, mask) => self.vars[x].within(mask),
            Literal::AtMost(x, bound) => self.intervals[x].at_most(bound),
            Literal::AtLeast(x, bound) => self.intervals[x].at_least(bound),
        }
    }

    pub(super) fn read(&self, solution: &Solution) -> Assignment {
        Assignment {
            values: self.vars.iter().map(|&x| solution.value(x)).collect(),
            numbers: self.intervals.iter().map(|&x| solution.number(x)).collect(),
        }
    }
}

impl Literal {
    /// Returns whether it is about a mask, and the number of its variable.
    pub(super) fn about(&self) -> (bool, usize) {
        match *self {
            Self::Within(x, _) => (true, x),
            Self::AtMost(x, _) | Self::AtLeast(x, _) => (false, x),
        }
    }

    pub(super) fn holds(&self, at: &Assignment) -> bool {
        match *self {
            Self::Within(x, mask) => mask >> at.values[x] & 1 == 1,
            Self::AtMost(x, bound) => at.numbers[x] <= bound,
            Self::AtLeast(x, bound) => at.numbers[x] >= bound,
        }
    }
}

impl Link {
    fn relation(&self) -> Relation<'_> {
        match self {
            Self::Shift(k) => Relation::Shift(*k),
            Self::Before(k) => Relation::Before(*k),
            Self::Apart(k) => Relation::Apart(*k),
            Self::Differ(k) => Relation::Differ(*k),
            Self::Rows(rows) => Relation::Rows(rows),
        }
    }

    fn holds(&self, x: u32, y: u32) -> bool {
        let (a, b) = (i64::from(x), i64::from(y));
        match self {
            Self::Shift(k) => b == a + i64::from(*k),
            Self::Before(k) => a + i64::from(*k) <= b,
            Self::Apart(k) => (a - b).abs() == i64::from(*k),
            Self::Differ(k) => b != a + i64::from(*k),
            Self::Rows(rows) => rows.get(x as usize).is_some_and(|row| row >> y & 1 == 1),
        }
    }
}

fn total(parts: &[Part], at: &Assignment) -> i64 {
    let value = |part: &Part| match part {
        Part::Scaled(factor, x) => factor * at.numbers[*x],
        Part::Weighted(weights, x) => weights.get(at.values[*x] as usize).copied().unwrap_or(0),
    };
    parts.iter().map(value).sum()
}

fn satisfies(total: i64, sum: SumCondition) -> bool {
    match sum {
        SumCondition::Equal(c) => total == c,
        SumCondition::NotEqual(c) => total != c,
        SumCondition::AtMost(c) => total <= c,
        SumCondition::AtLeast(c) => total >= c,
    }
}

impl Statement {
    pub(super) fn holds(&self, at: &Assignment) -> bool {
        match self {
            Self::Restrict(literal) => literal.holds(at),
            Self::Clause(literals) => literals.iter().any(|literal| literal.holds(at)),
            Self::Cardinality(lower, upper, literals) => {
                let count = literals.iter().filter(|literal| literal.holds(at)).count() as u32;
                (*lower..=*upper).contains(&count)
            }
            Self::AllDifferent(vars) => {
                (0..vars.len()).all(|i| (0..i).all(|j| at.values[vars[i]] != at.values[vars[j]]))
            }
            Self::MultisetEquality(left, right) => {
                let sorted = |xs: &[usize]| {
                    let mut values: Vec<u32> = xs.iter().map(|&x| at.values[x]).collect();
                    values.sort_unstable();
                    values
                };
                sorted(left) == sorted(right)
            }
            Self::Relate(x, link, y) => link.holds(at.values[*x], at.values[*y]),
            Self::RelateIff(b, x, link, y) => b.holds(at) == link.holds(at.values[*x], at.values[*y]),
            Self::Element(index, array, result) => {
                array.get(at.values[*index] as usize).is_some_and(|&x| at.values[x] == at.values[*result])
            }
            Self::Table(vars, rows) => rows.iter().any(|row| row.iter().zip(vars).all(|(&v, &x)| at.values[x] == v)),
            Self::Linear(parts, sum) => satisfies(total(parts, at), *sum),
            Self::LinearIff(b, parts, sum) => b.holds(at) == satisfies(total(parts, at), *sum),
            Self::Arithmetic(function, x, y, z) => {
                let (x, y, z) = (at.numbers[*x], at.numbers[*y], at.numbers[*z]);
                match function {
                    Function::Product => x * y == z,
                    Function::AbsoluteDifference => (x - y).abs() == z,
                    Function::Minimum => x.min(y) == z,
                    Function::Maximum => x.max(y) == z,
                    Function::Modulo => y != 0 && x.rem_euclid(y) == z,
                }
            }
        }
    }

    /// Returns whether the part of the statement with these tags holds.
    pub(super) fn holds_with_tags(&self, base: u32, tags: &[Tag], spec: &Spec, at: &Assignment) -> bool {
        let Self::AllDifferent(vars) = self else { return !tags.contains(&Tag(base)) || self.holds(at) };
        if (1..vars.len()).any(|i| vars[..i].contains(&vars[i])) {
            return !tags.contains(&Tag(base));
        }
        let largest = vars.iter().map(|&x| spec.sizes[x]).max().unwrap_or(0);
        // With as many values as variables, each value occurs.
        let least = usize::from(largest as usize == vars.len());
        (0..largest).filter(|&v| tags.contains(&Tag(base + v))).all(|v| {
            let count = vars.iter().filter(|&&x| at.values[x] == v).count();
            (least..=1).contains(&count)
        })
    }
}

impl Spec {
    pub(super) fn build(&self) -> Built {
        let mut model = Model::new();
        // Masks and intervals alternate, so that intervals are declared at even and odd slots.
        let mut vars = Vec::new();
        let mut intervals = Vec::new();
        for i in 0..self.sizes.len().max(self.bounds.len()) {
            vars.extend(self.sizes.get(i).map(|&size| model.variable(size)));
            intervals.extend(self.bounds.get(i).map(|&(lower, upper)| model.interval(lower, upper)));
        }
        let mut built = Built { model, vars, intervals };
        for (i, statement) in self.statements.iter().enumerate() {
            built.state(Tag(i as u32 * STRIDE), statement);
        }
        built
    }

    /// Returns every assignment, in order.
    pub(super) fn assignments(&self) -> Vec<Assignment> {
        let first = Assignment { values: Vec::new(), numbers: Vec::new() };
        let mut all = vec![first];
        for &size in &self.sizes {
            let extended = all.iter().flat_map(|at| (0..size).map(move |v| extend(at, |next| next.values.push(v))));
            all = extended.collect();
        }
        for &(lower, upper) in &self.bounds {
            let extended =
                all.iter().flat_map(|at| (lower..=upper).map(move |v| extend(at, |next| next.numbers.push(v))));
            all = extended.collect();
        }
        all
    }

    /// Returns the assignments that satisfy all statements whose number `active` accepts.
    pub(super) fn solutions(&self, active: impl Fn(usize) -> bool) -> Vec<Assignment> {
        let holds = |at: &Assignment| {
            self.statements.iter().enumerate().all(|(i, statement)| !active(i) || statement.holds(at))
        };
        let mut all = self.assignments();
        all.retain(holds);
        all
    }

    /// Shrinks the domains until there are few enough assignments.
    fn shrunk(mut self) -> Self {
        loop {
            let masks = self.sizes.iter().map(|&size| i64::from(size)).product::<i64>();
            let widths = self.bounds.iter().map(|&(lower, upper)| upper - lower + 1).product::<i64>();
            if masks * widths <= MAX_ASSIGNMENTS {
                return self;
            }
            if let Some(widest) = self.bounds.iter_mut().max_by_key(|bounds| bounds.1 - bounds.0)
                && widest.1 - widest.0 > 2
            {
                widest.1 -= 1;
            } else if let Some(size) = self.sizes.iter_mut().max() {
                *size -= 1;
            }
        }
    }
}

fn extend(at: &Assignment, add: impl Fn(&mut Assignment)) -> Assignment {
    let mut next = at.clone();
    add(&mut next);
    next
}

impl Built {
    fn state(&mut self, tag: Tag, statement: &Statement) {
        let vars = |xs: &[usize]| xs.iter().map(|&x| self.vars[x]).collect::<Vec<_>>();
        let lits = |all: &[Literal]| all.iter().map(|literal| self.lit(literal)).collect::<Vec<_>>();
        match statement {
            Statement::Restrict(literal) => self.model.restrict(tag, self.lit(literal)),
            Statement::Clause(literals) => self.model.clause(tag, &lits(literals)),
            Statement::Cardinality(lower, upper, literals) => {
                self.model.cardinality(tag, *lower, *upper, &lits(literals));
            }
            Statement::AllDifferent(xs) => self.model.all_different(tag, &vars(xs)),
            Statement::MultisetEquality(left, right) => self.model.multiset_equality(tag, &vars(left), &vars(right)),
            Statement::Relate(x, link, y) => self.model.relate(tag, self.vars[*x], link.relation(), self.vars[*y]),
            Statement::RelateIff(b, x, link, y) => {
                self.model.relate_iff(tag, self.lit(b), self.vars[*x], link.relation(), self.vars[*y]);
            }
            Statement::Element(index, array, result) => {
                self.model.element(tag, self.vars[*index], &vars(array), self.vars[*result]);
            }
            Statement::Table(xs, rows) => self.model.table(tag, &vars(xs), &rows.concat()),
            Statement::Linear(parts, sum) => {
                let terms = terms(parts, &self.vars, &self.intervals);
                self.model.linear(tag, &terms, *sum).expect("small numbers");
            }
            Statement::LinearIff(b, parts, sum) => {
                let terms = terms(parts, &self.vars, &self.intervals);
                self.model.linear_iff(tag, self.lit(b), &terms, *sum).expect("small numbers");
            }
            Statement::Arithmetic(function, x, y, z) => {
                let (x, y, z) = (self.intervals[*x], self.intervals[*y], self.intervals[*z]);
                match function {
                    Function::Product => self.model.product(tag, x, y, z),
                    Function::AbsoluteDifference => self.model.absolute_difference(tag, x, y, z),
                    Function::Minimum => self.model.minimum(tag, x, y, z),
                    Function::Maximum => self.model.maximum(tag, x, y, z),
                    Function::Modulo => self.model.modulo(tag, x, y, z),
                }
            }
        }
    }
}

fn terms<'a>(parts: &'a [Part], vars: &[Var], intervals: &[Interval]) -> Vec<Term<'a>> {
    let term = |part: &'a Part| match part {
        Part::Scaled(factor, x) => Term::Scaled(*factor, intervals[*x]),
        Part::Weighted(weights, x) => Term::Weighted(weights, vars[*x]),
    };
    parts.iter().map(term).collect()
}

/// Generates models with `statements` statements.
pub(super) fn specs(statements: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Spec> {
    let sizes = prop::collection::vec(1u32..=5, 1..=5);
    let bounds = prop::collection::vec((-4i64..=4, 0i64..=6).prop_map(|(lower, width)| (lower, lower + width)), 0..=3);
    (sizes, bounds).prop_flat_map(move |(sizes, bounds)| {
        let statement = statement(sizes.len(), bounds.len());
        let statements = prop::collection::vec(statement, statements.clone());
        statements
            .prop_map(move |statements| Spec { sizes: sizes.clone(), bounds: bounds.clone(), statements }.shrunk())
    })
}

pub(super) fn literal(masks: usize, intervals: usize) -> BoxedStrategy<Literal> {
    let within = (0..masks, 0u64..32).prop_map(|(x, mask)| Literal::Within(x, mask));
    if intervals == 0 {
        return within.boxed();
    }
    prop_oneof![
        3 => within,
        1 => (0..intervals, -5i64..=9).prop_map(|(x, bound)| Literal::AtMost(x, bound)),
        1 => (0..intervals, -5i64..=9).prop_map(|(x, bound)| Literal::AtLeast(x, bound)),
    ]
    .boxed()
}

fn link() -> impl Strategy<Value = Link> {
    prop_oneof![
        (-4i32..=4).prop_map(Link::Shift),
        (0u32..=4).prop_map(Link::Before),
        (0u32..=4).prop_map(Link::Apart),
        (-4i32..=4).prop_map(Link::Differ),
        prop::collection::vec(0u64..32, 5).prop_map(Link::Rows),
    ]
}

fn part(masks: usize, intervals: usize) -> BoxedStrategy<Part> {
    let weighted = (prop::collection::vec(-4i64..=6, 5), 0..masks).prop_map(|(weights, x)| Part::Weighted(weights, x));
    if intervals == 0 {
        return weighted.boxed();
    }
    prop_oneof![weighted, (-3i64..=3, 0..intervals).prop_map(|(factor, x)| Part::Scaled(factor, x))].boxed()
}

fn sum() -> impl Strategy<Value = SumCondition> {
    let c = -6i64..=12;
    prop_oneof![
        c.clone().prop_map(SumCondition::Equal),
        c.clone().prop_map(SumCondition::NotEqual),
        c.clone().prop_map(SumCondition::AtMost),
        c.prop_map(SumCondition::AtLeast),
    ]
}

fn statement(masks: usize, intervals: usize) -> BoxedStrategy<Statement> {
    let literals = |max| prop::collection::vec(literal(masks, intervals), 0..=max);
    let parts = || prop::collection::vec(part(masks, intervals), 0..=4);
    let table = prop::collection::vec(0..masks, 1..=3).prop_flat_map(|xs| {
        let row = prop::collection::vec(0u32..5, xs.len());
        prop::collection::vec(row, 0..=8).prop_map(move |rows| Statement::Table(xs.clone(), rows))
    });
    let mut all = vec![
        (2, literal(masks, intervals).prop_map(Statement::Restrict).boxed()),
        (3, literals(4).prop_map(Statement::Clause).boxed()),
        (
            3,
            (0u32..=3, 0u32..=3, literals(5))
                .prop_map(|(lower, more, literals)| Statement::Cardinality(lower, lower + more, literals))
                .boxed(),
        ),
        (
            3,
            prop::sample::subsequence((0..masks).collect::<Vec<_>>(), 0..=masks)
                .prop_map(Statement::AllDifferent)
                .boxed(),
        ),
        (1, prop::collection::vec(0..masks, 1..=5).prop_map(Statement::AllDifferent).boxed()),
        (
            3,
            (1usize..=3)
                .prop_flat_map(move |n| {
                    let side = || prop::collection::vec(0..masks, n);
                    (side(), side()).prop_map(|(left, right)| Statement::MultisetEquality(left, right))
                })
                .boxed(),
        ),
        (4, (0..masks, link(), 0..masks).prop_map(|(x, link, y)| Statement::Relate(x, link, y)).boxed()),
        (
            4,
            (literal(masks, intervals), 0..masks, link(), 0..masks)
                .prop_map(|(b, x, link, y)| Statement::RelateIff(b, x, link, y))
                .boxed(),
        ),
        (
            2,
            (0..masks, prop::collection::vec(0..masks, 0..=5), 0..masks)
                .prop_map(|(index, array, result)| Statement::Element(index, array, result))
                .boxed(),
        ),
        (2, table.boxed()),
        (3, (parts(), sum()).prop_map(|(parts, sum)| Statement::Linear(parts, sum)).boxed()),
        (
            3,
            (literal(masks, intervals), parts(), sum())
                .prop_map(|(b, parts, sum)| Statement::LinearIff(b, parts, sum))
                .boxed(),
        ),
    ];
    if intervals > 0 {
        let function = prop::sample::select(vec![
            Function::Product,
            Function::AbsoluteDifference,
            Function::Minimum,
            Function::Maximum,
            Function::Modulo,
        ]);
        let arithmetic = (function, 0..intervals, 0..intervals, 0..intervals)
            .prop_map(|(function, x, y, z)| Statement::Arithmetic(function, x, y, z));
        all.push((6, arithmetic.boxed()));
    }
    prop::strategy::Union::new_weighted(all).boxed()
}
