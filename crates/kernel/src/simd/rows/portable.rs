//! Vectors of rows as plain arrays: every processor has them, and the compiler may make vectors of them.

use std::array;
use std::ops::{BitAnd, BitOr, BitXor};

use super::{Plane, Planes, RowSimd, RowWork, Rows, spread};
use crate::board::Line;

/// Nine rows, and three lanes that fill up the last of three registers of the 128-bit kind.
const LANES: usize = 12;

/// The lanes: band by band, its rows and one lane that is none.
const IS_ROW: [bool; LANES] = [true, true, true, false, true, true, true, false, true, true, true, false];

/// The token; there is nothing to ask.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// The rows of one digit.
#[derive(Clone, Copy, Default)]
pub(super) struct Array([u16; LANES]);

/// Does the work with plain arrays.
pub(super) fn run<W: RowWork>(work: W) -> W::Output {
    work.run::<_, 9>(Portable)
}

impl RowSimd for Portable {
    type Rows = Array;

    #[inline(always)]
    fn splat(self, word: u16) -> Array {
        Array(IS_ROW.map(|is_row| if is_row { word } else { 0 }))
    }

    #[inline(always)]
    fn load(self, words: &Array) -> Array {
        *words
    }

    #[inline(always)]
    fn planes(self, line: &Line) -> Planes {
        // One more for what is no digit.
        let mut cells = [[0_u32; 3]; 10];
        for (b, band) in line.as_chunks::<27>().0.iter().enumerate() {
            for (i, &byte) in band.iter().enumerate() {
                let digit = usize::from(byte.wrapping_sub(b'1').min(9));
                cells[digit][b] |= 1 << i;
            }
        }
        array::from_fn(|digit| array::from_fn(|b| spread(u64::from(cells[digit][b] | cells[9][b]))))
    }
}

impl AsRef<[u16]> for Array {
    #[inline(always)]
    fn as_ref(&self) -> &[u16] {
        &self.0
    }
}

impl AsMut<[u16]> for Array {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u16] {
        &mut self.0
    }
}

impl Array {
    #[inline(always)]
    fn each(self, other: Self, operation: impl Fn(u16, u16) -> u16) -> Self {
        Self(array::from_fn(|i| operation(self.0[i], other.0[i])))
    }
}

impl Rows for Array {
    const DIGITS: usize = 1;

    type Words = Self;

    #[inline(always)]
    fn lane(_: usize, row: usize) -> usize {
        row + row / 3
    }

    #[inline(always)]
    fn store(self, words: &mut Self) {
        *words = self;
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self(self.0.map(|x| x << N))
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self(self.0.map(|x| x >> N))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.each(other, u16::wrapping_add)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.each(other, u16::wrapping_sub)
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        self.each(other, u16::min)
    }

    #[inline(always)]
    fn next_row(self) -> Self {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        Self([b, c, a, 0, e, f, d, 0, h, i, g, 0])
    }

    #[inline(always)]
    fn previous_row(self) -> Self {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        Self([c, a, b, 0, f, d, e, 0, i, g, h, 0])
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        Self([d, e, f, 0, g, h, i, 0, a, b, c, 0])
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        Self([g, h, i, 0, a, b, c, 0, d, e, f, 0])
    }

    #[inline(always)]
    fn next_digit(self) -> Self {
        self
    }

    #[inline(always)]
    fn previous_digit(self) -> Self {
        self
    }

    #[inline(always)]
    fn single(self, _: Self) -> Self {
        Self(self.0.map(|x| if x & x.wrapping_sub(1) == 0 { x } else { 0 }))
    }

    #[inline(always)]
    fn settled(self, placed: Self) -> Self {
        self.each(placed, |x, placed| if placed == 0 { x } else { placed })
    }

    #[inline(always)]
    fn without(mut self, lane: usize, bits: u16) -> Self {
        self.0[lane] &= !bits;
        self
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().fold(0, |all, x| all | x) == 0
    }

    #[inline(always)]
    fn has_empty_row(self) -> bool {
        let least = self.0.iter().zip(IS_ROW).map(|(&x, is_row)| if is_row { x } else { u16::MAX }).min();
        least == Some(0)
    }

    #[inline(always)]
    fn plane(self) -> Plane {
        array::from_fn(|b| (0..3).fold(0, |plane, r| plane | u64::from(self.0[4 * b + r]) << (16 * r)))
    }
}

impl BitAnd for Array {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.each(other, |a, b| a & b)
    }
}

impl BitOr for Array {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.each(other, |a, b| a | b)
    }
}

impl BitXor for Array {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.each(other, |a, b| a ^ b)
    }
}
