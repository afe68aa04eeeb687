//! Bounds on numbers, so that no calculation overflows 64 bits.

use num_traits::{CheckedAdd as _, CheckedDiv as _, CheckedMul as _, CheckedSub as _, Signed as _, Zero as _};

use crate::clue::{Operator, Quantity};
use crate::{Category, Number};

/// Bounds on a set of exact numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    /// Largest absolute value, rounded up.
    magnitude: i128,
    /// Largest denominator.
    denominator: i128,
    /// Whether every denominator divides the largest.
    common: bool,
}

/// Half of the largest `i64`: sums of two are still safe.
const MAX_PRODUCT: i128 = i64::MAX as i128 / 2;

impl Default for Range {
    fn default() -> Self {
        Self { magnitude: 0, denominator: 1, common: true }
    }
}

impl Range {
    /// Returns the range of one number.
    pub(crate) fn of(number: Number) -> Option<Self> {
        let magnitude = i128::from(*number.numer()).abs() / i128::from(*number.denom()) + 1;
        Self { magnitude, denominator: i128::from(*number.denom()), common: true }.checked()
    }

    /// Returns the range of all numbers of a category.
    pub(crate) fn of_category(category: &Category) -> Option<Self> {
        let numbers = category.values.iter().filter_map(|v| v.number);
        numbers.map(Self::of).try_fold(Self::default(), |whole, range| whole.union(range?))
    }

    /// Returns the range of the numbers in either.
    pub(crate) fn union(self, other: Self) -> Option<Self> {
        let (denominator, common) = if self.common && other.common {
            (lcm(self.denominator, other.denominator)?, true)
        } else {
            (self.denominator.max(other.denominator), false)
        };
        Self { magnitude: self.magnitude.max(other.magnitude), denominator, common }.checked()
    }

    /// Returns the range of the results of arithmetic; `None` if one may be too large.
    pub(crate) fn combine(self, operator: Operator, other: Self) -> Option<Self> {
        let product = self.denominator.checked_mul(other.denominator)?;
        let (sum, common) = if self.common && other.common {
            (lcm(self.denominator, other.denominator)?, true)
        } else {
            (product, false)
        };
        let range = match operator {
            Operator::Add | Operator::Subtract => {
                Self { magnitude: self.magnitude.checked_add(other.magnitude)?, denominator: sum, common }
            }
            Operator::Multiply => Self {
                magnitude: self.magnitude.checked_mul(other.magnitude)?,
                denominator: product,
                common: self.common && other.common,
            },
            Operator::Divide | Operator::Modulo => {
                // The divisor is at least one over its denominator; its numerator multiplies the denominators.
                let quotient = Self {
                    magnitude: self.magnitude.checked_mul(other.denominator)?,
                    denominator: product.checked_mul(other.magnitude)?,
                    common: false,
                };
                quotient.checked()?;
                if operator == Operator::Divide {
                    quotient
                } else {
                    Self { magnitude: self.magnitude.max(other.magnitude), denominator: sum, common }
                }
            }
        };
        range.checked()
    }

    fn checked(self) -> Option<Self> {
        (self.magnitude.checked_mul(self.denominator)? <= MAX_PRODUCT).then_some(self)
    }
}

/// Returns the value of an expression without names; `None` if it has names or no value.
pub(crate) fn constant(quantity: &Quantity) -> Option<Number> {
    match quantity {
        Quantity::Constant(number) => Some(*number),
        Quantity::Of(..) | Quantity::Bound(_) => None,
        Quantity::Negate(inner) => constant(inner).map(|n| -n),
        Quantity::Absolute(inner) => constant(inner).map(|n| n.abs()),
        Quantity::Arithmetic(a, operator, b) => apply(constant(a)?, *operator, constant(b)?),
        Quantity::Minimum(list) => list.iter().map(constant).collect::<Option<Vec<_>>>()?.into_iter().min(),
        Quantity::Maximum(list) => list.iter().map(constant).collect::<Option<Vec<_>>>()?.into_iter().max(),
    }
}

/// Calculates `a op b`; returns `None` for a division by zero or a result beyond 64 bits.
pub(crate) fn apply(a: Number, operator: Operator, b: Number) -> Option<Number> {
    match operator {
        Operator::Add => a.checked_add(&b),
        Operator::Subtract => a.checked_sub(&b),
        Operator::Multiply => a.checked_mul(&b),
        Operator::Divide => a.checked_div(&b),
        Operator::Modulo => {
            if b.is_zero() {
                return None;
            }
            let whole = a.checked_div(&b.abs())?.floor();
            a.checked_sub(&whole.checked_mul(&b.abs())?)
        }
    }
}

fn lcm(a: i128, b: i128) -> Option<i128> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}
