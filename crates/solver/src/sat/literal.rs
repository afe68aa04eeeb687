//! Literals of a formula.

use std::ops::Not;

/// A Boolean or its negation: twice the Boolean's index, plus one for the negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Literal(pub(super) u32);

impl Literal {
    /// Returns the literal of a number of [`Cnf`](crate::Cnf): Booleans are numbered from 1, and a negative number is a
    /// negation.
    pub(super) fn of(number: i32) -> Self {
        Self((number.unsigned_abs() - 1) << 1 | u32::from(number < 0))
    }

    /// Returns the number of the literal in a formula.
    pub(super) fn number(self) -> i32 {
        let boolean = self.boolean() as i32 + 1;
        if self.is_positive() { boolean } else { -boolean }
    }

    /// Returns the literal that a Boolean is true or false.
    pub(super) fn new(boolean: usize, is_true: bool) -> Self {
        Self((boolean as u32) << 1 | u32::from(!is_true))
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the index of the Boolean.
    #[inline]
    pub(super) fn boolean(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Literal {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}
