//! Expressions and formulas over variables, in which every name is a function of one mask variable.

use std::cmp::Ordering;
use std::rc::Rc;

use bachet_notation::Number;
use bachet_notation::clue::{Amount, Comparison, Operator};
use bachet_solver::Var;
use num_rational::Ratio;
use num_traits::{CheckedAdd as _, CheckedDiv as _, CheckedMul as _, CheckedSub as _, Signed as _, Zero as _};

use super::CompileError;

/// An exact number with extra range for intermediate results.
pub(super) type Wide = Ratio<i128>;

/// A number as a function of variables; it has no value where a leaf has none or a divisor is zero.
#[derive(Clone, Debug)]
pub(super) enum Expression {
    Nothing,
    Constant(Wide),
    /// The entry of the table for the value of the variable.
    Leaf(Var, Rc<[Option<Wide>]>),
    Negate(Box<Self>),
    Absolute(Box<Self>),
    Arithmetic(Box<Self>, Operator, Box<Self>),
    Minimum(Vec<Self>),
    Maximum(Vec<Self>),
}

/// A truth value as a function of variables.
#[derive(Clone, Debug)]
pub(super) enum Formula {
    Constant(bool),
    /// False if a side has no value.
    Compare(Expression, Comparison, Expression),
    Not(Box<Self>),
    And(Vec<Self>),
    Or(Vec<Self>),
    Iff(Box<Self>, Box<Self>),
    Count(Amount, Vec<Self>),
}

/// An assignment of values to variables.
#[derive(Clone, Copy)]
pub(super) struct Point<'a> {
    pub(super) vars: &'a [Var],
    pub(super) values: &'a [u32],
}

impl Point<'_> {
    fn value(&self, x: Var) -> usize {
        self.vars.iter().position(|&y| y == x).map_or(0, |at| self.values[at] as usize)
    }
}

/// Collects distinct variables, up to a limit. The functions that add variables return false once there are more.
pub(super) struct Collector {
    pub(super) vars: Vec<Var>,
    limit: usize,
}

impl Collector {
    pub(super) fn new(limit: usize) -> Self {
        Self { vars: Vec::new(), limit }
    }

    fn add(&mut self, x: Var) -> bool {
        if self.vars.contains(&x) {
            return true;
        }
        self.vars.push(x);
        self.vars.len() <= self.limit
    }
}

impl Expression {
    pub(super) fn collect(&self, into: &mut Collector) -> bool {
        match self {
            Self::Nothing | Self::Constant(_) => true,
            Self::Leaf(x, _) => into.add(*x),
            Self::Negate(a) | Self::Absolute(a) => a.collect(into),
            Self::Arithmetic(a, _, b) => a.collect(into) && b.collect(into),
            Self::Minimum(all) | Self::Maximum(all) => all.iter().all(|a| a.collect(into)),
        }
    }

    pub(super) fn evaluate(&self, point: Point<'_>) -> Result<Option<Wide>, CompileError> {
        let value = match self {
            Self::Nothing => None,
            Self::Constant(number) => Some(*number),
            Self::Leaf(x, table) => table.get(point.value(*x)).copied().flatten(),
            Self::Negate(a) => match a.evaluate(point)? {
                Some(a) => Some(arithmetic(Wide::zero(), Operator::Subtract, a)?.ok_or(CompileError::Overflow)?),
                None => None,
            },
            Self::Absolute(a) => match a.evaluate(point)? {
                Some(a) if a.is_negative() => arithmetic(Wide::zero(), Operator::Subtract, a)?,
                other => other,
            },
            Self::Arithmetic(a, operator, b) => match (a.evaluate(point)?, b.evaluate(point)?) {
                (Some(a), Some(b)) => arithmetic(a, *operator, b)?,
                _ => None,
            },
            Self::Minimum(all) => extreme(all, point, Ordering::Less)?,
            Self::Maximum(all) => extreme(all, point, Ordering::Greater)?,
        };
        Ok(value)
    }

    /// Evaluates the expression if it depends on no variable.
    pub(super) fn fold(self) -> Result<Self, CompileError> {
        if matches!(self, Self::Nothing | Self::Constant(_) | Self::Leaf(..)) || !self.collect(&mut Collector::new(0)) {
            return Ok(self);
        }
        let value = self.evaluate(Point { vars: &[], values: &[] })?;
        Ok(value.map_or(Self::Nothing, Self::Constant))
    }
}

fn extreme(all: &[Expression], point: Point<'_>, wanted: Ordering) -> Result<Option<Wide>, CompileError> {
    let mut best: Option<Wide> = None;
    for a in all {
        let Some(a) = a.evaluate(point)? else { return Ok(None) };
        if best.is_none_or(|best| a.cmp(&best) == wanted) {
            best = Some(a);
        }
    }
    Ok(best)
}

/// Returns `a operator b`; `None` for a division by zero.
pub(super) fn arithmetic(a: Wide, operator: Operator, b: Wide) -> Result<Option<Wide>, CompileError> {
    // Arithmetic of fractions takes divisions, and most numbers are whole.
    if a.is_integer() && b.is_integer() {
        let (a, b) = (a.numer(), b.numer());
        let whole = match operator {
            Operator::Add => Some(a.checked_add(b)),
            Operator::Subtract => Some(a.checked_sub(b)),
            Operator::Multiply => Some(a.checked_mul(b)),
            Operator::Divide | Operator::Modulo => None,
        };
        if let Some(whole) = whole {
            return whole.map(|whole| Some(Ratio::from_integer(whole))).ok_or(CompileError::Overflow);
        }
    }
    let value = match operator {
        Operator::Add => a.checked_add(&b),
        Operator::Subtract => a.checked_sub(&b),
        Operator::Multiply => a.checked_mul(&b),
        Operator::Divide | Operator::Modulo if b.is_zero() => return Ok(None),
        Operator::Divide => a.checked_div(&b),
        Operator::Modulo => {
            let b = b.abs();
            a.checked_div(&b).and_then(|whole| whole.floor().checked_mul(&b)).and_then(|whole| a.checked_sub(&whole))
        }
    };
    value.map(Some).ok_or(CompileError::Overflow)
}

pub(super) fn compare<T: Ord>(a: &T, comparison: Comparison, b: &T) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::NotEqual => a != b,
        Comparison::Less => a < b,
        Comparison::LessEqual => a <= b,
        Comparison::Greater => a > b,
        Comparison::GreaterEqual => a >= b,
    }
}

pub(super) fn widen(number: Number) -> Wide {
    Ratio::new_raw(i128::from(*number.numer()), i128::from(*number.denom()))
}

impl Formula {
    pub(super) fn collect(&self, into: &mut Collector) -> bool {
        match self {
            Self::Constant(_) => true,
            Self::Compare(a, _, b) => a.collect(into) && b.collect(into),
            Self::Not(a) => a.collect(into),
            Self::And(all) | Self::Or(all) | Self::Count(_, all) => all.iter().all(|a| a.collect(into)),
            Self::Iff(a, b) => a.collect(into) && b.collect(into),
        }
    }

    pub(super) fn evaluate(&self, point: Point<'_>) -> Result<bool, CompileError> {
        Ok(match self {
            Self::Constant(value) => *value,
            Self::Compare(a, comparison, b) => match (a.evaluate(point)?, b.evaluate(point)?) {
                (Some(a), Some(b)) => compare(&a, *comparison, &b),
                _ => false,
            },
            Self::Not(a) => !a.evaluate(point)?,
            Self::And(all) => {
                for a in all {
                    if !a.evaluate(point)? {
                        return Ok(false);
                    }
                }
                true
            }
            Self::Or(all) => {
                for a in all {
                    if a.evaluate(point)? {
                        return Ok(true);
                    }
                }
                false
            }
            Self::Iff(a, b) => a.evaluate(point)? == b.evaluate(point)?,
            Self::Count(amount, all) => {
                let mut count = 0;
                for a in all {
                    count += u32::from(a.evaluate(point)?);
                }
                match *amount {
                    Amount::Exactly(n) => count == n,
                    Amount::AtLeast(n) => count >= n,
                    Amount::AtMost(n) => count <= n,
                }
            }
        })
    }

    /// Returns the number of nodes, to estimate the cost of an evaluation.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Constant(_) => 1,
            Self::Compare(a, _, b) => 1 + a.size() + b.size(),
            Self::Not(a) => 1 + a.size(),
            Self::And(all) | Self::Or(all) | Self::Count(_, all) => 1 + all.iter().map(Self::size).sum::<usize>(),
            Self::Iff(a, b) => 1 + a.size() + b.size(),
        }
    }
}

impl Expression {
    fn size(&self) -> usize {
        match self {
            Self::Nothing | Self::Constant(_) | Self::Leaf(..) => 1,
            Self::Negate(a) | Self::Absolute(a) => 1 + a.size(),
            Self::Arithmetic(a, _, b) => 1 + a.size() + b.size(),
            Self::Minimum(all) | Self::Maximum(all) => 1 + all.iter().map(Self::size).sum::<usize>(),
        }
    }
}
