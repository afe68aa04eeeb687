//! Vectors of 32-bit lanes, and the one door to the instructions of a processor.
//!
//! Code that is to run on every backend is generic over [`Simd`], a token that says that the processor has what the backend
//! needs. A vector comes only from a token or from another vector, so its operations are safe wherever it exists. A
//! token comes only from [`run`], which asks the processor first and enters a function compiled for these
//! instructions; the generic code must be `#[inline(always)]` to be compiled into it.
//!
//! The portable backend is the checked twin: the same generic code over plain arrays.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::Backend;
use crate::board::BoardLine;
use crate::cube::Bands;
use crate::puzzle::{Form, Reading, line_of_planes, read_line, read_marks};

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
pub(crate) mod rows;
pub(crate) mod stack;
#[cfg(test)]
mod twin;

/// The processor has the instructions of a backend.
pub(crate) trait Simd: Copy {
    /// The widest vector of this backend.
    type Lanes: Lanes;

    /// The same word in every lane.
    fn splat(self, word: u32) -> Self::Lanes;

    /// A word for each lane.
    fn load(self, words: &Words<Self::Lanes>) -> Self::Lanes;

    /// Reads a board.
    #[inline(always)]
    fn read(self, board: Form<'_>, reading: &mut Reading) {
        match board {
            Form::Line(line) => read_line(line, reading),
            Form::PencilMarks(marks) => read_marks(marks, reading),
        }
    }

    /// Puts as many boards as there are lanes side by side.
    #[inline(always)]
    fn transpose(self, readings: &[Reading]) -> Bands<Self::Lanes> {
        let mut words: Bands<Words<Self::Lanes>> = [[Words::<Self::Lanes>::default(); 3]; 9];
        for (lane, reading) in readings.iter().enumerate() {
            for d in 0..9 {
                words[d][0].as_mut()[lane] = reading.both[d] as u32;
                words[d][1].as_mut()[lane] = (reading.both[d] >> 32) as u32;
                words[d][2].as_mut()[lane] = reading.third[d];
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

    /// The digits of a board as text: plane `j` has the cells, band by band, whose digit has the bit `j`.
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

    /// Writes the words to memory.
    fn store(self, words: &mut Self::Words);

    /// The same word in every lane.
    fn like(self, word: u32) -> Self;

    /// Shifts each lane towards the high bits, zeros come in.
    fn shl<const N: u32>(self) -> Self;

    /// Shifts each lane towards the low bits, zeros come in.
    fn shr<const N: u32>(self) -> Self;

    /// The difference in each lane.
    fn minus(self, other: Self) -> Self;

    /// One bit for each lane, lane 0 the lowest: whether the lane is not zero.
    fn nonzero(self) -> u32;

    /// In each lane: the first word where this is not zero, else the second.
    fn where_nonzero(self, first: Self, second: Self) -> Self;

    /// In each lane: the other word where the lane's bit is set, else this.
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

    /// The bits of this where `a` and `b` are equal.
    #[inline(always)]
    fn where_equal(self, a: Self, b: Self) -> Self {
        self & !(a ^ b)
    }

    /// The 27 low bits, the only ones that may be set, turned towards the low ones by nine, and by eighteen. The bits
    /// above them have no meaning afterwards.
    #[inline(always)]
    fn turns(self) -> [Self; 2] {
        [self.shl::<18>() | self.shr::<9>(), self.shl::<9>() | self.shr::<18>()]
    }

    /// The lowest set bit of each lane.
    #[inline(always)]
    fn lowest(self) -> Self {
        self & self.like(0).minus(self)
    }
}

/// Something that is computed by vectors.
pub(crate) trait Work {
    /// What it gives.
    type Output;

    /// Computes it. Every implementation is `#[inline(always)]`, and so is all that it calls with vectors.
    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// Does the work on a backend, or on the portable one where the processor cannot go that way.
pub(crate) fn run<W: Work>(backend: Backend, work: W) -> W::Output {
    match backend {
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 if backend.is_available() => avx512::run(work),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 if backend.is_available() => avx2::run(work),
        _ => portable::run(work),
    }
}
