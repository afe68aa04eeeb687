//! Vectors of rows, for solving one board. The portable backend does this without vectors, in `one::bands`.
//!
//! A lane of 16 bits is one row of one digit: the cells where the digit is possible, in one nibble per box whose
//! highest bit is a guard and normally 0. A vector holds the nine rows of one digit, or of three if they fit. The order
//! of the lanes depends on the backend; only the moves between rows, bands and digits use it. Unused lanes are always
//! 0.
//!
//! As with [`Lanes`](super::Lanes), a vector is created only from a token or another vector.

use std::ops::{BitAnd, BitOr, BitXor};

use crate::Backend;
use crate::board::BoardLine;
use crate::puzzle::BoardRef;

mod avx2;
mod avx512;
#[cfg(test)]
mod reference;

/// The cells of a row.
pub(crate) const ROW: u16 = 0x777;
/// The guards of a row, one above each box.
pub(crate) const GUARDS: u16 = 0x888;

/// A set of cells: for each band three rows of 16 bits.
pub(crate) type Plane = [u64; 3];

/// For each digit and band the 27 cells where the digit is possible, row by row from the lowest bit. The five bits
/// above are undefined.
pub(crate) type Bands = [[u32; 3]; 9];

/// A token which proves that the processor has the instructions of a backend.
pub(crate) trait RowSimd: Copy {
    /// The vectors of this backend.
    type Rows: Rows;

    /// Returns a vector with the same word in every row.
    fn splat(self, word: u16) -> Self::Rows;

    /// Loads a word for each lane; those of unused lanes must be 0.
    fn load(self, words: &Words<Self::Rows>) -> Self::Rows;

    /// Returns the vector of [`Rows::DIGITS`] digits.
    fn rows(self, digits: &[[u32; 3]]) -> Self::Rows;

    /// Returns all ones in every row of the digits whose bits are set.
    fn of_digits(self, digits: u32) -> Self::Rows;

    /// Returns the bands of each digit of a board.
    fn bands(self, board: BoardRef<'_>) -> Bands;

    /// Returns the cells of a band without the guards, from bit 0 on.
    fn dense(self, band: u64) -> u32;

    /// Returns a board as text, given bit planes of its digits: plane `j` has the cells whose digit has bit `j`.
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine;
}

/// The words of a vector in memory.
pub(crate) type Words<R> = <R as Rows>::Words;

/// Candidates of one row to remove.
#[derive(Clone, Copy)]
pub(crate) struct Removal {
    pub(crate) row: usize,
    pub(crate) cells: u16,
    /// A bit for each digit that is removed from the cells.
    pub(crate) digits: u32,
    /// A bit for each digit that is removed from the other cells of the row.
    pub(crate) placed: u32,
}

impl Removal {
    /// Removes the candidates from the words of a board in memory.
    #[inline(always)]
    pub(crate) fn apply<R: Rows>(&self, board: &mut [R::Words]) {
        for (mut digits, cells) in [(self.digits, self.cells), (self.placed, ROW ^ self.cells)] {
            while digits != 0 {
                let digit = digits.trailing_zeros() as usize;
                board[digit / R::DIGITS].as_mut()[R::lane(digit % R::DIGITS, self.row)] &= !cells;
                digits &= digits - 1;
            }
        }
    }
}

/// The rows of [`DIGITS`](Self::DIGITS) digits.
pub(crate) trait Rows: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> {
    /// The digits of a vector: one or three.
    const DIGITS: usize;

    /// The words in memory, aligned for the vector.
    type Words: Copy + Default + AsRef<[u16]> + AsMut<[u16]>;

    /// Returns the lane of a digit's row.
    fn lane(digit: usize, row: usize) -> usize;

    /// Stores the words in memory.
    fn store(self, words: &mut Self::Words);

    /// Shifts each row left, filling with zeros.
    fn shl<const N: u32>(self) -> Self;

    /// Shifts each row right, filling with zeros.
    fn shr<const N: u32>(self) -> Self;

    /// Returns the wrapping sum in each row.
    fn plus(self, other: Self) -> Self;

    /// Returns the wrapping difference in each row.
    fn minus(self, other: Self) -> Self;

    /// Returns the smaller word of each row.
    fn least(self, other: Self) -> Self;

    /// Moves to each row the next one of its band, cyclically.
    fn next_row(self) -> Self;

    /// Moves to each row the previous one of its band, cyclically.
    fn previous_row(self) -> Self;

    /// Moves to each row that of the next band, cyclically.
    fn next_band(self) -> Self;

    /// Moves to each row that of the previous band, cyclically.
    fn previous_band(self) -> Self;

    /// Moves to each row that of the next digit of the vector, cyclically.
    fn next_digit(self) -> Self;

    /// Moves to each row that of the previous digit of the vector, cyclically.
    fn previous_digit(self) -> Self;

    /// Returns the rows that have at most one cell; 0 for the others. `ones` must be all ones in every row.
    fn single(self, ones: Self) -> Self;

    /// Returns in each row the placed cells, or `self` if none is placed.
    fn placed_or_self(self, placed: Self) -> Self;

    /// Removes candidates; `first` is the first digit of the vector.
    fn without(self, removal: &Removal, first: usize) -> Self;

    /// Returns the digits of the vector that are possible in one of these cells of a row, one bit each.
    fn digits_at(self, row: usize, cells: u16) -> u32;

    /// Returns whether all rows are empty.
    fn is_zero(self) -> bool;

    fn has_empty_row(self) -> bool;

    /// Returns the cells of the first digit.
    fn plane(self) -> Plane;

    /// Replaces boxes 0, 1, 2 by boxes 1, 2, 0, 1. The upper four bits must be 0.
    #[inline(always)]
    fn boxes_rotated(self) -> Self {
        self.shr::<4>() | self.shl::<8>()
    }

    /// Replaces in each box columns 0, 1, 2 and the guard by columns 1, 2, 0, 1. The upper four bits must be 0, and are
    /// undefined in the result. `lower` must be the two lower bits of every box.
    #[inline(always)]
    fn columns_rotated(self, lower: Self) -> Self {
        lower.select(self.shr::<1>(), self.shl::<2>())
    }

    /// Returns all cells of the boxes whose guards are set. The upper four bits must be 0, and `guards` must be all
    /// guards.
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

    /// Returns the bits that at least two of the three have.
    #[inline(always)]
    fn majority(self, a: Self, b: Self) -> Self {
        (self & (a | b)) | (a & b)
    }

    /// Selects the bits of `a` where `self` has ones, and those of `b` where it has zeros.
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

/// A computation with vectors of rows.
pub(crate) trait RowWork {
    /// The result.
    type Output;

    /// Computes the result with `N` vectors per board. Implementations, and all functions with vectors that they call,
    /// must be `#[inline(always)]`.
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Self::Output;
}

/// Runs a computation on a backend with vectors.
///
/// # Panics
/// If the processor lacks it.
#[inline]
pub(crate) fn run<W: RowWork>(backend: Backend, work: W) -> W::Output {
    match backend {
        Backend::Avx512 => avx512::run(work),
        _ => avx2::run(work),
    }
}
