//! Vectors of the nine rows of one digit in AVX2 registers: a band is 64 bits, three rows and an unused lane.

#![expect(unsafe_code, reason = "the instructions are not available on every processor")]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi32_si128, _mm256_add_epi16, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi16,
    _mm256_extract_epi64, _mm256_load_si256, _mm256_min_epu16, _mm256_or_si256, _mm256_permute4x64_epi64,
    _mm256_set1_epi16, _mm256_setr_epi64x, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi16,
    _mm256_srl_epi16, _mm256_store_si256, _mm256_sub_epi16, _mm256_testz_si256, _mm256_xor_si256, _pdep_u64, _pext_u64,
};
use std::ops::{BitAnd, BitOr, BitXor};

use super::super::avx2::{bands_of_line, bands_of_pencil_marks, line_of_planes};
use super::{Bands, Plane, ROW, Removal, RowSimd, RowWork, Rows};
use crate::board::BoardLine;
use crate::puzzle::BoardRef;

/// A token which proves that the processor has AVX2 and BMI2.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

/// The rows of one digit. A vector exists only if [`Avx2`] does.
#[derive(Clone, Copy)]
pub(super) struct Vector(__m256i);

/// Sixteen words in memory.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
pub(super) struct Block([u16; 16]);

/// The lanes of a band that are rows.
const THREE_WORDS: i64 = 0xffff_ffff_ffff;

/// Runs a computation with AVX2.
///
/// # Panics
/// If the processor lacks it.
#[inline]
pub(super) fn run<W: RowWork>(work: W) -> W::Output {
    assert!(crate::Backend::Avx2.is_available(), "the caller has checked the processor");
    // SAFETY: the processor has these features, as was just checked.
    unsafe { enter(work) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn enter<W: RowWork>(work: W) -> W::Output {
    work.run::<_, 9>(Avx2(()))
}

/// The cells of three rows.
const CELLS: u64 = ROW as u64 * 0x1_0001_0001;

impl RowSimd for Avx2 {
    type Rows = Vector;

    #[inline(always)]
    fn splat(self, word: u16) -> Vector {
        let band = (u64::from(word) * 0x1_0001_0001) as i64;
        // SAFETY: the token proves that the processor has AVX2.
        Vector(unsafe { _mm256_setr_epi64x(band, band, band, 0) })
    }

    #[inline(always)]
    fn load(self, words: &Block) -> Vector {
        // SAFETY: the token proves that the processor has AVX2; a block has the size and the alignment of the vector.
        Vector(unsafe { _mm256_load_si256((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn rows(self, digits: &[[u32; 3]]) -> Vector {
        let [a, b, c] = digits[0];
        // SAFETY: the token proves that the processor has AVX2 and BMI2.
        unsafe {
            let [a, b, c] = [a, b, c].map(|band| _pdep_u64(u64::from(band), CELLS) as i64);
            Vector(_mm256_setr_epi64x(a, b, c, 0))
        }
    }

    #[inline(always)]
    fn of_digits(self, digits: u32) -> Vector {
        self.splat(if digits & 1 == 0 { 0 } else { u16::MAX })
    }

    #[inline(always)]
    fn bands(self, board: BoardRef<'_>) -> Bands {
        match board {
            // SAFETY: the token proves that the processor has AVX2.
            BoardRef::Line(line) => unsafe { bands_of_line(line) },
            // SAFETY: as above.
            BoardRef::PencilMarks(marks) => unsafe { bands_of_pencil_marks(marks) },
        }
    }

    #[inline(always)]
    fn dense(self, band: u64) -> u32 {
        // SAFETY: the token proves that the processor has BMI2.
        unsafe { _pext_u64(band, CELLS) as u32 }
    }

    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine {
        // SAFETY: the token proves that the processor has AVX2.
        unsafe { line_of_planes(planes) }
    }
}

impl AsRef<[u16]> for Block {
    #[inline(always)]
    fn as_ref(&self) -> &[u16] {
        &self.0
    }
}

impl AsMut<[u16]> for Block {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u16] {
        &mut self.0
    }
}

impl Vector {
    /// Permutes the words of each band. `order` has the source of each byte, or the high bit for zero.
    #[inline(always)]
    fn within_bands(self, order: u64) -> Self {
        // The shuffle works on two bands at a time, and counts bytes from the start of the first.
        let order = [order as i64, (order + 0x0808_0808_0808) as i64];
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_shuffle_epi8(self.0, _mm256_setr_epi64x(order[0], order[1], order[0], order[1])) })
    }
}

/// All ones in the lane of a row.
static LANES: [Block; 9] = {
    let mut lanes = [Block([0; 16]); 9];
    let mut row = 0;
    while row < 9 {
        lanes[row].0[row + row / 3] = u16::MAX;
        row += 1;
    }
    lanes
};

impl Vector {
    /// Returns these cells of a row. Private, because it creates a vector without a token.
    #[inline(always)]
    fn of_row(row: usize, cells: u16) -> Self {
        // SAFETY: the callers have a vector, which exists only if the processor has AVX2; a block has the size and the
        // alignment of the vector.
        Self(unsafe {
            let lane = _mm256_load_si256((&raw const LANES[row]).cast());
            _mm256_and_si256(lane, _mm256_set1_epi16(cells as i16))
        })
    }
}

impl Rows for Vector {
    const DIGITS: usize = 1;

    type Words = Block;

    #[inline(always)]
    fn lane(_: usize, row: usize) -> usize {
        row + row / 3
    }

    #[inline(always)]
    fn store(self, words: &mut Block) {
        // SAFETY: a vector exists only if the processor has AVX2; a block has the size and the alignment of the vector.
        unsafe { _mm256_store_si256((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_sll_epi16(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_srl_epi16(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_sub_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_min_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn next_row(self) -> Self {
        self.within_bands(0x8080_0100_0504_0302)
    }

    #[inline(always)]
    fn previous_row(self) -> Self {
        self.within_bands(0x8080_0302_0100_0504)
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_permute4x64_epi64::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_permute4x64_epi64::<0b11_01_00_10>(self.0) })
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
    fn single(self, ones: Self) -> Self {
        let others = self & self.plus(ones);
        // SAFETY: a vector exists only if the processor has AVX2.
        self & Self(unsafe { _mm256_cmpeq_epi16(others.0, _mm256_setzero_si256()) })
    }

    #[inline(always)]
    fn placed_or_self(self, placed: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        let none = Self(unsafe { _mm256_cmpeq_epi16(placed.0, _mm256_setzero_si256()) });
        (self & none) | placed
    }

    #[inline(always)]
    fn without(self, removal: &Removal, first: usize) -> Self {
        let selected = |digits: u32, cells: u16| if digits >> first & 1 == 0 { 0 } else { cells };
        let cells = selected(removal.digits, removal.cells) | selected(removal.placed, ROW ^ removal.cells);
        self.and_not(Self::of_row(removal.row, cells))
    }

    #[inline(always)]
    fn digits_at(self, row: usize, cells: u16) -> u32 {
        // SAFETY: a vector exists only if the processor has AVX2.
        1 - unsafe { _mm256_testz_si256(self.0, Self::of_row(row, cells).0) } as u32
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: a vector exists only if the processor has AVX2.
        unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
    }

    #[inline(always)]
    fn has_empty_row(self) -> bool {
        // SAFETY: a vector exists only if the processor has AVX2.
        unsafe {
            let empty = _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256());
            _mm256_testz_si256(empty, _mm256_setr_epi64x(THREE_WORDS, THREE_WORDS, THREE_WORDS, 0)) == 0
        }
    }

    #[inline(always)]
    fn plane(self) -> Plane {
        // SAFETY: a vector exists only if the processor has AVX2.
        unsafe {
            [
                _mm256_extract_epi64::<0>(self.0) as u64,
                _mm256_extract_epi64::<1>(self.0) as u64,
                _mm256_extract_epi64::<2>(self.0) as u64,
            ]
        }
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }
}

impl BitAnd for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }
}

impl BitOr for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }
}

impl BitXor for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_xor_si256(self.0, other.0) })
    }
}
