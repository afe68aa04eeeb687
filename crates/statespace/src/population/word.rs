//! The integers that hold packed states.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::State;

/// An unsigned integer that holds a state: bit arithmetic, and arithmetic modulo its size.
pub trait Word:
    State
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of bits.
    const BITS: u32;
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit set.
    const ONE: Self;

    /// Returns the sum, modulo the integer's size.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// Returns the difference, modulo the integer's size.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Returns the product, modulo the integer's size.
    #[must_use]
    fn times(self, factor: u64) -> Self;
    /// Returns the lowest 64 bits.
    fn low(self) -> u64;
    /// Returns the number of bits that are set.
    fn ones(self) -> u32;
    /// Returns the index of the lowest bit that is set, or [`Word::BITS`].
    fn lowest(self) -> u32;
    /// Returns the word with this number.
    fn of(value: u64) -> Self;

    /// Returns the word with the lowest `bits` bits set.
    #[must_use]
    #[inline]
    fn mask(bits: u32) -> Self {
        if bits >= Self::BITS { !Self::ZERO } else { (Self::ONE << bits).minus(Self::ONE) }
    }
}

macro_rules! word {
    ($($integer:ident)*) => {$(
        impl Word for $integer {
            const BITS: u32 = Self::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn times(self, factor: u64) -> Self {
                self.wrapping_mul(Self::from(factor))
            }

            #[inline]
            fn low(self) -> u64 {
                self as u64
            }

            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn of(value: u64) -> Self {
                Self::from(value)
            }
        }
    )*};
}

word!(u64 u128);
