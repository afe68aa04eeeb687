//! The statements of random models, one for each kind of constraint: how it is generated and stated, what it means, and
//! which consistency is documented for it. The meaning is written here a second time, to check the first.

use proptest::prelude::*;

use super::spec::{Assignment, Built, Literal, Spec, literal};
use crate::model::{SumCondition, Term};
use crate::propagators::arithmetic::Operation;
use crate::relation::Relation;
use crate::tag::{Tag, TagRange};
use crate::{Interval, Var};

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
    Arithmetic(Operation, usize, usize, usize),
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
                    Operation::Product => x * y == z,
                    Operation::AbsoluteDifference => (x - y).abs() == z,
                    Operation::Minimum => x.min(y) == z,
                    Operation::Maximum => x.max(y) == z,
                    Operation::Modulo => y != 0 && x.rem_euclid(y) == z,
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

impl Built {
    /// States a statement with the first of these tags; an all-different constraint has one for each value.
    pub(super) fn state(&mut self, tags: TagRange, statement: &Statement) {
        let tag = tags.first();
        let vars = |xs: &[usize]| xs.iter().map(|&x| self.vars[x]).collect::<Vec<_>>();
        let lits = |all: &[Literal]| all.iter().map(|literal| self.lit(literal)).collect::<Vec<_>>();
        match statement {
            Statement::Restrict(literal) => self.model.restrict(tag, self.lit(literal)),
            Statement::Clause(literals) => self.model.clause(tag, &lits(literals)),
            Statement::Cardinality(lower, upper, literals) => {
                self.model.cardinality(tag, *lower, *upper, &lits(literals));
            }
            Statement::AllDifferent(xs) => self.model.all_different(tags, &vars(xs)),
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
                    Operation::Product => self.model.product(tag, x, y, z),
                    Operation::AbsoluteDifference => self.model.absolute_difference(tag, x, y, z),
                    Operation::Minimum => self.model.minimum(tag, x, y, z),
                    Operation::Maximum => self.model.maximum(tag, x, y, z),
                    Operation::Modulo => self.model.modulo(tag, x, y, z),
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

/// A variable: whether it is a mask, and its number.
pub(super) type Variable = (bool, usize);

/// What propagation of one constraint promises. Each level includes the later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Consistency {
    /// Every remaining value, or bound of an interval, is in a solution.
    Domain,
    /// As `Domain` once all variables but one are fixed. Before, every remaining value, or bound of an interval, is in
    /// a solution in which the others have rational values between their smallest and largest.
    RationalBounds,
    /// As `Domain` once all variables but one are fixed.
    LastVariable,
    /// Violations are found once all variables are fixed.
    Fixed,
}

pub(super) fn is_distinct<T: PartialEq>(all: &[T]) -> bool {
    (0..all.len()).all(|i| !all[..i].contains(&all[i]))
}

pub(super) fn variables_of(parts: &[Part]) -> Vec<Variable> {
    let variable = |part: &Part| match part {
        Part::Scaled(_, x) => (false, *x),
        Part::Weighted(_, x) => (true, *x),
    };
    parts.iter().map(variable).collect()
}

/// Returns the variables of a constraint, with repetitions.
pub(super) fn scope(statement: &Statement) -> Vec<Variable> {
    let masks = |xs: &[usize]| xs.iter().map(|&x| (true, x)).collect::<Vec<_>>();
    let about = |literals: &[Literal]| literals.iter().map(Literal::about).collect::<Vec<_>>();
    match statement {
        Statement::Restrict(literal) => vec![literal.about()],
        Statement::Clause(literals) | Statement::Cardinality(_, _, literals) => about(literals),
        Statement::AllDifferent(xs) | Statement::Table(xs, _) => masks(xs),
        Statement::MultisetEquality(left, right) => [masks(left), masks(right)].concat(),
        Statement::Relate(x, _, y) => masks(&[*x, *y]),
        Statement::RelateIff(b, x, _, y) => [vec![b.about()], masks(&[*x, *y])].concat(),
        Statement::Element(index, array, result) => [masks(array), masks(&[*index, *result])].concat(),
        Statement::Linear(parts, _) => variables_of(parts),
        Statement::LinearIff(b, parts, _) => [vec![b.about()], variables_of(parts)].concat(),
        Statement::Arithmetic(_, x, y, z) => [x, y, z].map(|x| (false, *x)).to_vec(),
    }
}

/// Returns the consistency level in the documentation of the constraint.
pub(super) fn documented(statement: &Statement) -> Consistency {
    use Consistency::{Domain, Fixed, LastVariable, RationalBounds};
    let scope = scope(statement);
    let is_distinct = is_distinct(&scope);
    match statement {
        Statement::LinearIff(b, parts, _) if variables_of(parts).contains(&b.about()) => Fixed,
        Statement::Restrict(_)
        | Statement::Relate(..)
        | Statement::Table(..)
        | Statement::Linear(_, SumCondition::AtMost(_) | SumCondition::AtLeast(_))
        | Statement::LinearIff(_, _, SumCondition::AtMost(_) | SumCondition::AtLeast(_)) => Domain,
        Statement::Clause(_) | Statement::Cardinality(..) | Statement::RelateIff(..) | Statement::Element(..)
            if is_distinct =>
        {
            Domain
        }
        Statement::Linear(_, SumCondition::Equal(_)) => RationalBounds,
        Statement::Linear(..) | Statement::LinearIff(..) => LastVariable,
        Statement::AllDifferent(_) if is_distinct => LastVariable,
        _ => Fixed,
    }
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

/// Generates a statement about so many mask variables and intervals.
pub(super) fn statement(masks: usize, intervals: usize) -> BoxedStrategy<Statement> {
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
            Operation::Product,
            Operation::AbsoluteDifference,
            Operation::Minimum,
            Operation::Maximum,
            Operation::Modulo,
        ]);
        let arithmetic = (function, 0..intervals, 0..intervals, 0..intervals)
            .prop_map(|(function, x, y, z)| Statement::Arithmetic(function, x, y, z));
        all.push((6, arithmetic.boxed()));
    }
    prop::strategy::Union::new_weighted(all).boxed()
}
