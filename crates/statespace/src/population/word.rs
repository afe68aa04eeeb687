//! Integers that states are packed in.

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
    /// How many bits it has.
    const BITS: u32;
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit set.
    const ONE: Self;

    /// The sum, modulo its size.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference, modulo its size.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// How many bits are set.
    fn ones(self) -> u32;
    /// The place of the lowest bit set, or [`Word::BITS`].
    fn lowest(self) -> u32;
    /// The number in its lowest bits.
    fn of(value: u64) -> Self;

    /// So many bits set, from the lowest on.
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
