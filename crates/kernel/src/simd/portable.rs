//! Vectors as arrays, for every processor; the compiler may vectorise them.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Lanes, Simd, Work};

/// The number of lanes: two registers of 128 bits, which nearly every processor has.
const COUNT: usize = 8;

/// The token, which needs no check.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// Eight words.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
pub(super) struct Array([u32; COUNT]);

/// Runs a computation on arrays.
pub(super) fn run<W: Work>(work: W) -> W::Output {
    work.run(Portable)
}

impl Simd for Portable {
    type Lanes = Array;

    #[inline(always)]
    fn splat(self, word: u32) -> Array {
        Array([word; COUNT])
    }

    #[inline(always)]
    fn load(self, words: &Array) -> Array {
        *words
    }
}

impl AsRef<[u32]> for Array {
    #[inline(always)]
    fn as_ref(&self) -> &[u32] {
        &self.0
    }
}

impl AsMut<[u32]> for Array {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u32] {
        &mut self.0
    }
}

impl Array {
    /// Returns an array of words. Unlike `array::from_fn` and `map` it is always inlined, so that the operations
    /// between two loads and stores stay in registers.
    #[inline(always)]
    fn of(word: impl Fn(usize) -> u32) -> Self {
        let mut words = [0; COUNT];
        for i in 0..COUNT {
            words[i] = word(i);
        }
        Self(words)
    }
}

impl Lanes for Array {
    const COUNT: usize = COUNT;

    type Words = Self;

    #[inline(always)]
    fn store(self, words: &mut Self) {
        *words = self;
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        Self([word; COUNT])
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self::of(|i| self.0[i] << N)
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self::of(|i| self.0[i] >> N)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self::of(|i| self.0[i].wrapping_sub(other.0[i]))
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        (0..COUNT).fold(0, |lanes, i| lanes | u32::from(self.0[i] != 0) << i)
    }

    #[inline(always)]
    fn where_nonzero(self, first: Self, second: Self) -> Self {
        Self::of(|i| if self.0[i] == 0 { second.0[i] } else { first.0[i] })
    }

    #[inline(always)]
    fn replace(self, lanes: u32, other: Self) -> Self {
        Self::of(|i| if lanes >> i & 1 == 0 { self.0[i] } else { other.0[i] })
    }
}

impl BitAnd for Array {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self::of(|i| self.0[i] & other.0[i])
    }
}

impl BitOr for Array {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self::of(|i| self.0[i] | other.0[i])
    }
}

impl BitXor for Array {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self::of(|i| self.0[i] ^ other.0[i])
    }
}

impl Not for Array {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self::of(|i| !self.0[i])
    }
}
