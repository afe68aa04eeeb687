//! Comparisons of three and more variables, by sums, products, remainders and other operations on intervals.
//!
//! Every expression becomes a sum of tables over mask variables and of scaled intervals. Rationals are scaled to whole
//! numbers by their common denominator. A number that may exceed the solver's range is an error; nothing wraps.

use bachet_notation::clue::{Comparison, Operator};
use bachet_solver::{Interval, MAX_MAGNITUDE, SumCondition, Term, Var};
use num_traits::{CheckedAdd as _, CheckedMul as _, One as _, Zero as _};

use super::expression::{Collector, Expression, Point, Wide, compare};
use super::post::Condition;
use super::{CompileError, Compiler};
use crate::tags::DEFINITION;

/// Maximum number of points over which a divisor of several variables is tabulated.
const MAX_DIVISOR_POINTS: usize = 4096;

/// A sum compared with a constant, in the form of the solver.
pub(super) enum Comparable {
    Constant(bool),
    Sum(Terms, SumCondition),
}

/// The terms of a sum.
pub(super) struct Terms(Vec<OwnedTerm>);

enum OwnedTerm {
    Scaled(i64, Interval),
    Weighted(Vec<i64>, Var),
}

impl Terms {
    pub(super) fn borrow(&self) -> Vec<Term<'_>> {
        let borrow = |term| match term {
            &OwnedTerm::Scaled(factor, x) => Term::Scaled(factor, x),
            OwnedTerm::Weighted(weights, x) => Term::Weighted(weights, *x),
        };
        self.0.iter().map(borrow).collect()
    }
}

/// A sum with exact coefficients.
#[derive(Clone, Debug, Default)]
struct Linear {
    constant: Wide,
    weighted: Vec<(Var, Vec<Wide>)>,
    scaled: Vec<(Wide, Interval)>,
}

impl Linear {
    fn of(factor: Wide, x: Interval) -> Self {
        Self { scaled: vec![(factor, x)], ..Self::default() }
    }

    fn is_constant(&self) -> bool {
        self.weighted.is_empty() && self.scaled.is_empty()
    }

    fn scale(mut self, factor: Wide) -> Result<Self, CompileError> {
        if factor.is_zero() {
            return Ok(Self::default());
        }
        let weights = self.weighted.iter_mut().flat_map(|(_, weights)| weights);
        for number in [&mut self.constant].into_iter().chain(weights).chain(self.scaled.iter_mut().map(|(f, _)| f)) {
            *number = number.checked_mul(&factor).ok_or(CompileError::Overflow)?;
        }
        Ok(self)
    }

    fn plus(mut self, other: Self) -> Result<Self, CompileError> {
        let sum = |a: &Wide, b: &Wide| a.checked_add(b).ok_or(CompileError::Overflow);
        self.constant = sum(&self.constant, &other.constant)?;
        for (x, weights) in other.weighted {
            if let Some((_, mine)) = self.weighted.iter_mut().find(|(y, _)| *y == x) {
                for (mine, weight) in mine.iter_mut().zip(weights) {
                    *mine = sum(mine, &weight)?;
                }
            } else {
                self.weighted.push((x, weights));
            }
        }
        for (factor, x) in other.scaled {
            if let Some((mine, _)) = self.scaled.iter_mut().find(|(_, y)| *y == x) {
                *mine = sum(mine, &factor)?;
            } else {
                self.scaled.push((factor, x));
            }
        }
        Ok(self)
    }

    /// Returns the smallest factor that makes every coefficient whole.
    fn denominator(&self) -> Result<i128, CompileError> {
        let weights = self.weighted.iter().flat_map(|(_, weights)| weights);
        let all = [&self.constant].into_iter().chain(weights).chain(self.scaled.iter().map(|(factor, _)| factor));
        all.map(|number| *number.denom()).try_fold(1, common_multiple)
    }

    /// Returns the terms and the constant, each times `scale`.
    fn whole(&self, scale: i128) -> Result<(Vec<OwnedTerm>, i64), CompileError> {
        let whole = |number: &Wide| {
            let scaled = number.checked_mul(&Wide::from_integer(scale)).ok_or(CompileError::Overflow)?;
            i64::try_from(scaled.to_integer())
                .ok()
                .filter(|n| n.unsigned_abs() <= MAX_MAGNITUDE as u64)
                .ok_or(CompileError::Overflow)
        };
        let mut terms = Vec::new();
        for (x, weights) in &self.weighted {
            terms.push(OwnedTerm::Weighted(weights.iter().map(whole).collect::<Result<_, _>>()?, *x));
        }
        for (factor, x) in &self.scaled {
            terms.push(OwnedTerm::Scaled(whole(factor)?, *x));
        }
        Ok((terms, whole(&self.constant)?))
    }
}

impl Compiler<'_> {
    /// Converts `a comparison b` to a condition on a sum, with the conditions under which every term has a value.
    pub(super) fn difference(
        &mut self,
        a: &Expression,
        comparison: Comparison,
        b: &Expression,
    ) -> Result<(Comparable, Vec<Condition>), CompileError> {
        let mut exists = Vec::new();
        let b = self.linear(b, &mut exists)?.scale(-Wide::one())?;
        let sum = self.linear(a, &mut exists)?.plus(b)?;
        if sum.is_constant() {
            return Ok((Comparable::Constant(compare(&sum.constant, comparison, &Wide::zero())), exists));
        }
        let (terms, constant) = sum.whole(sum.denominator()?)?;
        let right = -constant;
        let sum = match comparison {
            Comparison::Equal => SumCondition::Equal(right),
            Comparison::NotEqual => SumCondition::NotEqual(right),
            Comparison::Less => SumCondition::AtMost(right - 1),
            Comparison::LessEqual => SumCondition::AtMost(right),
            Comparison::Greater => SumCondition::AtLeast(right + 1),
            Comparison::GreaterEqual => SumCondition::AtLeast(right),
        };
        Ok((Comparable::Sum(Terms(terms), sum), exists))
    }

    fn linear(&mut self, expression: &Expression, exists: &mut Vec<Condition>) -> Result<Linear, CompileError> {
        let mut collector = Collector::new(1);
        if expression.collect(&mut collector) {
            return self.tabulated(expression, &collector.vars, Wide::zero(), exists);
        }
        match expression {
            Expression::Negate(a) => self.linear(a, exists)?.scale(-Wide::one()),
            Expression::Arithmetic(a, Operator::Add, b) => {
                let b = self.linear(b, exists)?;
                self.linear(a, exists)?.plus(b)
            }
            Expression::Arithmetic(a, Operator::Subtract, b) => {
                let b = self.linear(b, exists)?.scale(-Wide::one())?;
                self.linear(a, exists)?.plus(b)
            }
            Expression::Arithmetic(a, Operator::Multiply, b) => {
                let (a, b) = (self.linear(a, exists)?, self.linear(b, exists)?);
                self.product(a, b)
            }
            Expression::Arithmetic(a, Operator::Divide, b) => {
                let a = self.linear(a, exists)?;
                let (leaf, vars) = self.divisor(b)?;
                let one = Box::new(Expression::Constant(Wide::one()));
                let inverse = Expression::Arithmetic(one, Operator::Divide, Box::new(leaf));
                let inverse = self.tabulated(&inverse, &vars, Wide::one(), exists)?;
                self.product(a, inverse)
            }
            Expression::Arithmetic(a, Operator::Modulo, b) => {
                let a = self.linear(a, exists)?;
                let (leaf, vars) = self.divisor(b)?;
                // A remainder does not depend on the sign of the divisor; dividing by the divisor finds its zeros.
                let zero = Box::new(Expression::Constant(Wide::zero()));
                let zeros = Expression::Arithmetic(zero, Operator::Divide, Box::new(leaf.clone()));
                self.tabulated(&zeros, &vars, Wide::zero(), exists)?;
                let size = Expression::Absolute(Box::new(leaf));
                let mut b = self.tabulated(&size, &vars, Wide::one(), &mut Vec::new())?;
                for weight in b.weighted.iter_mut().flat_map(|(_, weights)| weights).filter(|weight| weight.is_zero()) {
                    *weight = Wide::one();
                }
                if b.is_constant() && b.constant.is_zero() {
                    b.constant = Wide::one();
                }
                let scale = common_multiple(a.denominator()?, b.denominator()?)?;
                let (x, y) = (self.interval(&a, scale)?, self.interval(&b, scale)?);
                let z = self.model.interval(0, (self.model.bounds(y).1 - 1).max(0));
                self.model.modulo(DEFINITION, x, y, z);
                Ok(Linear::of(unit(scale), z))
            }
            Expression::Absolute(a) => {
                let a = self.linear(a, exists)?;
                let scale = a.denominator()?;
                let x = self.interval(&a, scale)?;
                let zero = self.model.interval(0, 0);
                let (lower, upper) = self.model.bounds(x);
                let z = self.model.interval(0, lower.abs().max(upper.abs()));
                self.model.absolute_difference(DEFINITION, x, zero, z);
                Ok(Linear::of(unit(scale), z))
            }
            Expression::Minimum(all) | Expression::Maximum(all) => {
                let smallest = matches!(expression, Expression::Minimum(_));
                let all = all.iter().map(|a| self.linear(a, exists)).collect::<Result<Vec<_>, _>>()?;
                let mut scale = 1;
                for a in &all {
                    scale = common_multiple(scale, a.denominator()?)?;
                }
                let mut best: Option<Interval> = None;
                for a in &all {
                    let x = self.interval(a, scale)?;
                    best = Some(match best {
                        None => x,
                        Some(y) => self.extreme(x, y, smallest),
                    });
                }
                Ok(best.map_or_else(Linear::default, |x| Linear::of(unit(scale), x)))
            }
            // These depend on at most one variable, and were tabulated above.
            Expression::Nothing | Expression::Constant(_) | Expression::Leaf(..) => Ok(Linear::default()),
        }
    }

    fn extreme(&mut self, x: Interval, y: Interval, smallest: bool) -> Interval {
        let (a, b) = (self.model.bounds(x), self.model.bounds(y));
        if smallest {
            let z = self.model.interval(a.0.min(b.0), a.1.min(b.1));
            self.model.minimum(DEFINITION, x, y, z);
            z
        } else {
            let z = self.model.interval(a.0.max(b.0), a.1.max(b.1));
            self.model.maximum(DEFINITION, x, y, z);
            z
        }
    }

    /// Tabulates a function of at most one variable, with `otherwise` where it has no value.
    fn tabulated(
        &self,
        expression: &Expression,
        vars: &[Var],
        otherwise: Wide,
        exists: &mut Vec<Condition>,
    ) -> Result<Linear, CompileError> {
        let Some(&x) = vars.first() else {
            let value = expression.evaluate(Point { vars, values: &[] })?;
            if value.is_none() {
                exists.push(Condition::Constant(false));
            }
            return Ok(Linear { constant: value.unwrap_or(otherwise), ..Linear::default() });
        };
        let mut weights = Vec::new();
        let mut defined = 0;
        for v in 0..self.model.size(x) {
            let value = expression.evaluate(Point { vars, values: &[v] })?;
            if value.is_some() {
                defined |= 1 << v;
            }
            weights.push(value.unwrap_or(otherwise));
        }
        if defined != self.model.domain(x) {
            exists.push(Condition::Holds(x.within(defined)));
        }
        Ok(Linear { weighted: vec![(x, weights)], ..Linear::default() })
    }

    fn product(&mut self, a: Linear, b: Linear) -> Result<Linear, CompileError> {
        if a.is_constant() {
            return b.scale(a.constant);
        }
        if b.is_constant() {
            return a.scale(b.constant);
        }
        let (scale_a, scale_b) = (a.denominator()?, b.denominator()?);
        let (x, y) = (self.interval(&a, scale_a)?, self.interval(&b, scale_b)?);
        let ((a, b), (c, d)) = (self.model.bounds(x), self.model.bounds(y));
        let corners = [(a, c), (a, d), (b, c), (b, d)].map(|(a, b)| i128::from(a) * i128::from(b));
        let lower = bounded(corners.into_iter().fold(i128::MAX, i128::min))?;
        let upper = bounded(corners.into_iter().fold(i128::MIN, i128::max))?;
        let z = self.model.interval(lower, upper);
        self.model.product(DEFINITION, x, y, z);
        Ok(Linear::of(unit(scale_a.checked_mul(scale_b).ok_or(CompileError::Overflow)?), z))
    }

    /// Returns the expression as a function of at most one variable, with that variable.
    fn divisor(&mut self, expression: &Expression) -> Result<(Expression, Vec<Var>), CompileError> {
        let mut collector = Collector::new(8);
        if !expression.collect(&mut collector) {
            return Err(CompileError::TooLarge);
        }
        let mut vars = collector.vars;
        if vars.len() <= 1 {
            return Ok((expression.clone(), vars));
        }
        if self.points(&vars) > MAX_DIVISOR_POINTS {
            return Err(CompileError::TooLarge);
        }
        let mut numbers: Vec<Option<Wide>> = Vec::new();
        let mut rows = Vec::new();
        let mut point = vec![0; vars.len()];
        loop {
            let value = expression.evaluate(Point { vars: &vars, values: &point })?;
            let index = numbers.iter().position(|&n| n == value).unwrap_or_else(|| {
                numbers.push(value);
                numbers.len() - 1
            });
            rows.extend_from_slice(&point);
            rows.push(index as u32);
            if !self.next_point(&vars, &mut point) {
                break;
            }
        }
        if numbers.len() > 64 {
            return Err(CompileError::TooLarge);
        }
        let x = self.model.variable(numbers.len() as u32);
        vars.push(x);
        self.model.table(DEFINITION, &vars, &rows);
        Ok((Expression::Leaf(x, numbers.into()), vec![x]))
    }

    /// Returns the sum times `scale` as one interval.
    fn interval(&mut self, sum: &Linear, scale: i128) -> Result<Interval, CompileError> {
        let (mut terms, constant) = sum.whole(scale)?;
        if let ([OwnedTerm::Scaled(1, x)], 0) = (&terms[..], constant) {
            return Ok(*x);
        }
        let (mut lower, mut upper) = (i128::from(constant), i128::from(constant));
        for term in &terms {
            let (a, b) = match term {
                OwnedTerm::Scaled(factor, x) => {
                    let (a, b) = self.model.bounds(*x);
                    let (a, b) = (i128::from(*factor) * i128::from(a), i128::from(*factor) * i128::from(b));
                    (a.min(b), a.max(b))
                }
                OwnedTerm::Weighted(weights, _) => (
                    i128::from(weights.iter().copied().min().unwrap_or(0)),
                    i128::from(weights.iter().copied().max().unwrap_or(0)),
                ),
            };
            lower += a;
            upper += b;
        }
        let z = self.model.interval(bounded(lower)?, bounded(upper)?);
        terms.push(OwnedTerm::Scaled(-1, z));
        self.model
            .linear(DEFINITION, &Terms(terms).borrow(), SumCondition::Equal(-constant))
            .map_err(|_| CompileError::Overflow)?;
        Ok(z)
    }
}

fn unit(scale: i128) -> Wide {
    Wide::new(1, scale)
}

fn bounded(number: i128) -> Result<i64, CompileError> {
    i64::try_from(number).ok().filter(|n| n.unsigned_abs() <= MAX_MAGNITUDE as u64).ok_or(CompileError::Overflow)
}

fn common_multiple(a: i128, b: i128) -> Result<i128, CompileError> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b).map(i128::abs).ok_or(CompileError::Overflow)
}
