//! Vectors of rows: what one board is computed with.
//!
//! A lane of 16 bits is one row of one digit: the cells where the digit may still stand, a nibble for each box, its
//! highest bit a guard that is zero. A vector holds the nine rows of one digit or of three, as many as fit, and each
//! backend has its own order of them; only the moves from row to row, band to band and digit to digit know it. A lane
//! that is no row is zero, always.
//!
//! As with [`Lanes`](super::Lanes), a vector comes only from a token or from another vector, and the portable backend is
//! the checked twin.

use std::ops::{BitAnd, BitOr, BitXor};

use crate::Backend;
use crate::board::BoardLine;
use crate::puzzle::Form;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
#[cfg(test)]
mod twin;

/// The cells of a row.
pub(crate) const ROW: u16 = 0x777;
/// The guards of a row, one above each box.
pub(crate) const GUARDS: u16 = 0x888;

/// A set of cells: for each band its three rows, 16 bits each.
pub(crate) type Plane = [u64; 3];

/// For each digit and band the 27 cells where the digit may stand, row by row from the lowest bit. The five bits above
/// have no meaning.
pub(crate) type Bands = [[u32; 3]; 9];

/// The processor has the instructions of a backend.
pub(crate) trait RowSimd: Copy {
    /// The vectors of this backend.
    type Rows: Rows;

    /// The same word for every row.
    fn splat(self, word: u16) -> Self::Rows;

    /// A word for each lane; those of lanes that are no rows are zero.
    fn load(self, words: &Words<Self::Rows>) -> Self::Rows;

    /// The vector of as many digits as it takes.
    fn rows(self, digits: &[[u32; 3]]) -> Self::Rows;

    /// All ones for every row of the digits whose bits are set.
    fn of_digits(self, digits: u32) -> Self::Rows;

    /// Where each digit may stand.
    fn bands(self, board: Form<'_>) -> Bands;

    /// The cells of a band without gaps, from bit 0 on.
    fn dense(self, band: u64) -> u32;

    /// The digits of a board as text: plane `j` has the cells, band by band, whose digit has the bit `j`.
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine;
}

/// The words of a vector in memory.
pub(crate) type Words<R> = <R as Rows>::Words;

/// The rows of [`DIGITS`](Self::DIGITS) digits.
pub(crate) trait Rows: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> {
    /// The digits of a vector: one or three.
    const DIGITS: usize;

    /// The words in memory, aligned for the vector.
    type Words: Copy + Default + AsRef<[u16]> + AsMut<[u16]>;

    /// The lane of a digit's row.
    fn lane(digit: usize, row: usize) -> usize;

    /// Writes the words to memory.
    fn store(self, words: &mut Self::Words);

    /// Shifts each row towards the high bits, zeros come in.
    fn shl<const N: u32>(self) -> Self;

    /// Shifts each row towards the low bits, zeros come in.
    fn shr<const N: u32>(self) -> Self;

    /// The sum in each row; it wraps.
    fn plus(self, other: Self) -> Self;

    /// The difference in each row; it wraps.
    fn minus(self, other: Self) -> Self;

    /// The smaller word of each row.
    fn least(self, other: Self) -> Self;

    /// For each row the next one in its band, the first after the last.
    fn next_row(self) -> Self;

    /// For each row the one before it in its band, the last before the first.
    fn previous_row(self) -> Self;

    /// For each row that of the next band, the first after the last.
    fn next_band(self) -> Self;

    /// For each row that of the band before it, the last before the first.
    fn previous_band(self) -> Self;

    /// For each row that of the next digit of the vector, the first after the last.
    fn next_digit(self) -> Self;

    /// For each row that of the digit before it in the vector, the last before the first.
    fn previous_digit(self) -> Self;

    /// The rows of one cell or none; zero for the others. `ones` is all ones for every row.
    fn single(self, ones: Self) -> Self;

    /// In each row the cells placed, or, where none is, this.
    fn settled(self, placed: Self) -> Self;

    /// Takes cells of one row away from the digits of the vector whose bits are set.
    fn without(self, row: usize, cells: u16, digits: u32) -> Self;

    /// The digits of the vector that have one of these cells of a row, a bit for each.
    fn digits_at(self, row: usize, cells: u16) -> u32;

    /// Whether no row has a cell.
    fn is_zero(self) -> bool;

    /// Whether some row has no cell.
    fn has_empty_row(self) -> bool;

    /// The cells of the first digit.
    fn plane(self) -> Plane;

    /// The boxes 1, 2, 0, 1 in place of 0, 1, 2; the upper four bits are zero before.
    #[inline(always)]
    fn boxes_turned(self) -> Self {
        self.shr::<4>() | self.shl::<8>()
    }

    /// In each box the columns 1, 2, 0, 1 in place of 0, 1, 2 and of the guard, whatever that is; the upper four bits
    /// are zero before and anything afterwards. `lower` are the two lower bits of every box.
    #[inline(always)]
    fn columns_turned(self, lower: Self) -> Self {
        lower.select(self.shr::<1>(), self.shl::<2>())
    }

    /// The cells of the boxes whose guards are set, whatever their cells are; the upper four bits are zero before.
    /// `guards` are all guards.
    #[inline(always)]
    fn guarded(self, guards: Self) -> Self {
        let boxes = self & guards;
        boxes.minus(boxes.shr::<3>())
    }

    /// `self & !other`.
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self & (self ^ other)
    }

    /// `self | a | b`.
    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        self | a | b
    }

    /// The bits that at least two of the three have.
    #[inline(always)]
    fn majority(self, a: Self, b: Self) -> Self {
        (self & (a | b)) | (a & b)
    }

    /// The bits of `a` where this has ones, those of `b` where it has zeros.
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        b ^ ((a ^ b) & self)
    }

    /// `self | (a ^ b)`.
    #[inline(always)]
    fn or_xor(self, a: Self, b: Self) -> Self {
        self | (a ^ b)
    }

    /// `self | (a & b)`.
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self | (a & b)
    }
}

/// Something that is computed by vectors of rows.
pub(crate) trait RowWork {
    /// What it gives.
    type Output;

    /// Computes it with `N` vectors a board. Every implementation is `#[inline(always)]`, and so is all that it calls
    /// with vectors.
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Self::Output;
}

/// Does the work on a backend, or on the portable one where the processor cannot go that way.
#[inline]
pub(crate) fn run<W: RowWork>(backend: Backend, work: W) -> W::Output {
    match backend {
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 if backend.is_available() => avx512::run(work),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 if backend.is_available() => avx2::run(work),
        _ => portable::run(work),
    }
}
