//! Vectors of 32-bit lanes, and safe access to the instructions of each backend.
//!
//! Code for all backends is generic over [`Simd`], a token which proves that the processor has the instructions. A
//! vector is created only from a token or another vector, so its operations are always safe. A token is created only by
//! [`run`], which checks the processor and calls a function compiled for the instruction set; the generic code must be
//! `#[inline(always)]` to be compiled into it.
//!
//! The portable backend runs the same generic code on arrays; the tests compare the others with plain integers.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::Backend;
use crate::board::BoardLine;
use crate::cube::Bands;
use crate::puzzle::{BoardRef, ParsedBoard, line_of_planes, read_line, read_marks};

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
#[cfg(test)]
mod reference;
#[cfg(target_arch = "x86_64")]
pub(crate) mod rows;
pub(crate) mod stack;

/// A token which proves that the processor has the instructions of a backend.
pub(crate) trait Simd: Copy {
    /// The widest vector of this backend.
    type Lanes: Lanes;

    /// Returns a vector with the same word in every lane.
    fn splat(self, word: u32) -> Self::Lanes;

    /// Loads a word for each lane.
    fn load(self, words: &Words<Self::Lanes>) -> Self::Lanes;

    #[inline(always)]
    fn read(self, board: BoardRef<'_>, parsed: &mut ParsedBoard) {
        match board {
            BoardRef::Line(line) => read_line(line, parsed),
            BoardRef::PencilMarks(marks) => read_marks(marks, parsed),
        }
    }

    /// Transposes as many boards as there are lanes, so that each lane has one board.
    #[inline(always)]
    fn transpose(self, parsed_boards: &[ParsedBoard]) -> Bands<Self::Lanes> {
        let mut words: Bands<Words<Self::Lanes>> = [[Words::<Self::Lanes>::default(); 3]; 9];
        for (lane, parsed) in parsed_boards.iter().enumerate() {
            for d in 0..9 {
                words[d][0].as_mut()[lane] = parsed.both[d] as u32;
                words[d][1].as_mut()[lane] = (parsed.both[d] >> 32) as u32;
                words[d][2].as_mut()[lane] = parsed.third[d];
            }
        }
        let mut bands = [[self.splat(0); 3]; 9];
        for d in 0..9 {
            for band in 0..3 {
                bands[d][band] = self.load(&words[d][band]);
            }
        }
        bands
    }

    /// Returns a board as text, given bit planes of its digits: see [`line_of_planes`].
    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine {
        line_of_planes(planes)
    }
}

/// The words of a vector in memory.
pub(crate) type Words<L> = <L as Lanes>::Words;

/// A vector of unsigned 32-bit lanes. Arithmetic wraps.
pub(crate) trait Lanes:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// The number of lanes.
    const COUNT: usize;

    /// The words in memory, aligned for the vector.
    type Words: Copy + Default + AsRef<[u32]> + AsMut<[u32]>;

    /// Stores the words in memory.
    fn store(self, words: &mut Self::Words);

    /// Returns a vector with the same word in every lane.
    fn splat(self, word: u32) -> Self;

    /// Shifts each lane left, filling with zeros.
    fn shl<const N: u32>(self) -> Self;

    /// Shifts each lane right, filling with zeros.
    fn shr<const N: u32>(self) -> Self;

    /// Returns the difference in each lane.
    fn minus(self, other: Self) -> Self;

    /// Returns one bit for each lane, lane 0 the lowest: whether the lane is not zero.
    fn nonzero(self) -> u32;

    /// Selects in each lane the first word if `self` is not zero, otherwise the second.
    fn where_nonzero(self, first: Self, second: Self) -> Self;

    /// Selects in each lane the other word if the lane's bit is set, otherwise `self`.
    fn replace(self, lanes: u32, other: Self) -> Self;

    /// `self & !other`.
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self & !other
    }

    /// `self | a | b`.
    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        self | a | b
    }

    /// `self ^ a ^ b`.
    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        self ^ a ^ b
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

    /// `self | (a & b)`.
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self | (a & b)
    }

    /// `self & (a | b)`.
    #[inline(always)]
    fn and_or(self, a: Self, b: Self) -> Self {
        self & (a | b)
    }

    /// `self ^ (a & b)`.
    #[inline(always)]
    fn xor_and(self, a: Self, b: Self) -> Self {
        self ^ (a & b)
    }

    /// Returns the bits of `self` where `a` and `b` are equal.
    #[inline(always)]
    fn where_equal(self, a: Self, b: Self) -> Self {
        self & !(a ^ b)
    }

    /// Returns the 27 low bits rotated right by 9 and by 18. The other bits must be 0, and are undefined in the result.
    #[inline(always)]
    fn rotations(self) -> [Self; 2] {
        [self.shl::<18>() | self.shr::<9>(), self.shl::<9>() | self.shr::<18>()]
    }

    /// Returns the lowest set bit of each lane.
    #[inline(always)]
    fn lowest(self) -> Self {
        self & self.splat(0).minus(self)
    }
}

/// A computation with vectors.
pub(crate) trait Work {
    /// The result.
    type Output;

    /// Computes the result. Implementations, and all functions with vectors that they call, must be
    /// `#[inline(always)]`.
    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// Runs a computation on a backend, or on the portable one if the backend is not available.
pub(crate) fn run<W: Work>(backend: Backend, work: W) -> W::Output {
    match backend {
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 if backend.is_available() => avx512::run(work),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 if backend.is_available() => avx2::run(work),
        _ => portable::run(work),
    }
}
