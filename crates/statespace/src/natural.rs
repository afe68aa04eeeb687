//! Natural numbers of any size, without allocation up to 128 bits.

use std::fmt;
use std::iter::Sum;
use std::ops::{AddAssign, MulAssign};

use num_bigint::BigUint;

/// A natural number, stored in 128 bits if it fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Natural(Value);

/// `Big` only if the number does not fit into `Small`.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Small(u128),
    Big(BigUint),
}

impl Natural {
    /// 0.
    pub const ZERO: Self = Self(Value::Small(0));
    /// 1.
    pub const ONE: Self = Self(Value::Small(1));

    /// Returns the number if it fits.
    #[inline]
    pub fn to_u128(&self) -> Option<u128> {
        match &self.0 {
            Value::Small(value) => Some(*value),
            Value::Big(_) => None,
        }
    }

    /// Returns whether it is 0.
    #[inline]
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Value::Small(0))
    }

    /// Returns the number of bits.
    pub fn bits(&self) -> u64 {
        match &self.0 {
            Value::Small(value) => u64::from(u128::BITS - value.leading_zeros()),
            Value::Big(value) => value.bits(),
        }
    }

    /// Returns the greatest common divisor; `other` if `self` is 0.
    #[must_use]
    pub fn gcd(&self, other: &Self) -> Self {
        if let (Value::Small(a), Value::Small(b)) = (&self.0, &other.0) {
            return Self(Value::Small(gcd(*a, *b)));
        }
        let (mut a, mut b) = (self.to_biguint(), other.to_biguint());
        while b.bits() > 0 {
            (a, b) = (b.clone(), a % b);
        }
        a.into()
    }

    /// Returns the quotient. The divisor must divide the number.
    #[must_use]
    pub fn divided_exactly(&self, divisor: &Self) -> Self {
        match (&self.0, &divisor.0) {
            (Value::Small(a), Value::Small(b)) => Self(Value::Small(a / b)),
            _ => (self.to_biguint() / divisor.to_biguint()).into(),
        }
    }

    /// Returns the number as a `BigUint`.
    pub fn to_biguint(&self) -> BigUint {
        match &self.0 {
            Value::Small(value) => BigUint::from(*value),
            Value::Big(value) => value.clone(),
        }
    }

    #[cold]
    fn add_big(&mut self, other: &Self) {
        *self = (self.to_biguint() + other.to_biguint()).into();
    }

    #[cold]
    fn multiply_big(&mut self, other: &Self) {
        *self = (self.to_biguint() * other.to_biguint()).into();
    }
}

/// Returns the greatest common divisor by the binary algorithm (Stein 1967), without division.
fn gcd(mut a: u128, mut b: u128) -> u128 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let shift = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        if a > b {
            std::mem::swap(&mut a, &mut b);
        }
        b -= a;
    }
    a << shift
}

impl From<u64> for Natural {
    #[inline]
    fn from(value: u64) -> Self {
        Self(Value::Small(u128::from(value)))
    }
}

impl From<u128> for Natural {
    #[inline]
    fn from(value: u128) -> Self {
        Self(Value::Small(value))
    }
}

impl From<BigUint> for Natural {
    fn from(value: BigUint) -> Self {
        Self(u128::try_from(&value).map_or(Value::Big(value), Value::Small))
    }
}

impl From<Natural> for BigUint {
    fn from(value: Natural) -> Self {
        match value.0 {
            Value::Small(value) => Self::from(value),
            Value::Big(value) => value,
        }
    }
}

impl AddAssign<&Self> for Natural {
    #[inline]
    fn add_assign(&mut self, other: &Self) {
        if let (Value::Small(a), Value::Small(b)) = (&mut self.0, &other.0)
            && let Some(sum) = a.checked_add(*b)
        {
            *a = sum;
            return;
        }
        self.add_big(other);
    }
}

impl MulAssign<&Self> for Natural {
    #[inline]
    fn mul_assign(&mut self, other: &Self) {
        if let (Value::Small(a), Value::Small(b)) = (&mut self.0, &other.0) {
            if let (Ok(x), Ok(y)) = (u64::try_from(*a), u64::try_from(*b)) {
                *a = u128::from(x) * u128::from(y);
                return;
            }
            if let Some(product) = a.checked_mul(*b) {
                *a = product;
                return;
            }
        }
        self.multiply_big(other);
    }
}

impl<'a> Sum<&'a Self> for Natural {
    fn sum<I: Iterator<Item = &'a Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, |mut sum, number| {
            sum += number;
            sum
        })
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Value::Small(value) => value.fmt(f),
            Value::Big(value) => value.fmt(f),
        }
    }
}
