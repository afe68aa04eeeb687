//! Vectors of rows as arrays, for every processor; the compiler may vectorise them.

use std::array;
use std::ops::{BitAnd, BitOr, BitXor};

use super::{Bands, Plane, RowSimd, RowWork, Rows};
use crate::board::BoardLine;
use crate::puzzle::{BoardRef, bands_of_line, bands_of_pencil_marks, line_of_planes};

/// Number of lanes: three rows and an unused lane per band.
const LANES: usize = 12;

/// Whether each lane is a row.
const IS_ROW: [bool; LANES] = [true, true, true, false, true, true, true, false, true, true, true, false];

/// The token, which needs no check.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// The rows of one digit.
#[derive(Clone, Copy, Default)]
pub(super) struct Array([u16; LANES]);

/// Runs a computation on arrays.
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
    fn rows(self, digits: &[[u32; 3]]) -> Array {
        Array(array::from_fn(|lane| {
            let row = digits[0][lane / 4] >> (9 * (lane % 4)) & 0x1ff;
            let spread = row & 7 | (row & 0x38) << 1 | (row & 0x1c0) << 2;
            if IS_ROW[lane] { spread as u16 } else { 0 }
        }))
    }

    #[inline(always)]
    fn of_digits(self, digits: u32) -> Array {
        self.splat(if digits & 1 == 0 { 0 } else { u16::MAX })
    }

    #[inline(always)]
    fn bands(self, board: BoardRef<'_>) -> Bands {
        match board {
            BoardRef::Line(line) => bands_of_line(line),
            BoardRef::PencilMarks(marks) => bands_of_pencil_marks(marks),
        }
    }

    #[inline(always)]
    fn dense(self, band: u64) -> u32 {
        (0..3).fold(0, |cells, r| {
            let row = (band >> (16 * r)) as u32;
            cells | (row & 7 | (row & 0x70) >> 1 | (row & 0x700) >> 2) << (9 * r)
        })
    }

    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine {
        line_of_planes(planes)
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
    fn placed_or_self(self, placed: Self) -> Self {
        self.each(placed, |x, placed| if placed == 0 { x } else { placed })
    }

    #[inline(always)]
    fn without(mut self, row: usize, cells: u16, digits: u32) -> Self {
        self.0[Self::lane(0, row)] &= if digits & 1 == 0 { u16::MAX } else { !cells };
        self
    }

    #[inline(always)]
    fn digits_at(self, row: usize, cells: u16) -> u32 {
        u32::from(self.0[Self::lane(0, row)] & cells != 0)
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
