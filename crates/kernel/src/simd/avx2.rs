//! Vectors of eight lanes in AVX2 registers.

#![expect(unsafe_code, reason = "the instructions are not available on every processor")]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi32_si128, _mm256_and_si256, _mm256_andnot_si256, _mm256_blendv_epi8, _mm256_castsi256_ps,
    _mm256_cmpeq_epi8, _mm256_cmpeq_epi32, _mm256_load_si256, _mm256_loadu_si256, _mm256_max_epu8,
    _mm256_movemask_epi8, _mm256_movemask_ps, _mm256_or_si256, _mm256_packus_epi16, _mm256_permute4x64_epi64,
    _mm256_set1_epi8, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi16, _mm256_sll_epi32, _mm256_srl_epi32, _mm256_srli_epi16,
    _mm256_store_si256, _mm256_storeu_si256, _mm256_sub_epi8, _mm256_sub_epi32, _mm256_xor_si256,
};
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Lanes, Simd, Work};
use crate::board::{BoardLine, CELLS, PencilMarks};
use crate::puzzle::{BoardRef, ParsedBoard};

/// A token which proves that the processor has AVX2 and BMI2.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

/// A vector of eight lanes. It exists only if [`Avx2`] does.
#[derive(Clone, Copy)]
pub(super) struct Vector(__m256i);

/// Eight words in memory.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
pub(super) struct Block([u32; 8]);

/// Runs a computation with AVX2.
///
/// # Panics
/// If the processor lacks it.
pub(super) fn run<W: Work>(work: W) -> W::Output {
    assert!(crate::Backend::Avx2.is_available(), "the caller has checked the processor");
    // SAFETY: the processor has these features, as was just checked.
    unsafe { enter(work) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn enter<W: Work>(work: W) -> W::Output {
    work.run(Avx2(()))
}

impl Simd for Avx2 {
    type Lanes = Vector;

    #[inline(always)]
    fn splat(self, word: u32) -> Vector {
        // SAFETY: the token proves that the processor has AVX2.
        Vector(unsafe { _mm256_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn load(self, words: &Block) -> Vector {
        // SAFETY: the token proves that the processor has AVX2; a block has the size and the alignment of the vector.
        Vector(unsafe { _mm256_load_si256((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn read(self, board: BoardRef<'_>, parsed: &mut ParsedBoard) {
        match board {
            // SAFETY: the token proves that the processor has AVX2.
            BoardRef::Line(line) => unsafe { read_line(line, parsed) },
            // SAFETY: as above.
            BoardRef::PencilMarks(marks) => unsafe { read_marks(marks, parsed) },
        }
    }

    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine {
        // SAFETY: the token proves that the processor has AVX2.
        unsafe { line_of_planes(planes) }
    }
}

/// The start of a load of 32 cells that includes each band, and the number of cells before the band. The load of the
/// last band ends with the board.
const READS: [(usize, u32); 3] = [(0, 0), (27, 0), (CELLS - 32, 5)];

/// Parses text, by comparing each band with each digit.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn read_line(line: &BoardLine, parsed: &mut ParsedBoard) {
    let mut bands = [[0; 9]; 3];
    for ((start, before), bands) in READS.into_iter().zip(&mut bands) {
        let cells: &[u8; 32] = line[start..start + 32].try_into().expect("32 cells");
        // SAFETY: the reference has 32 bytes.
        let cells = unsafe { _mm256_loadu_si256(cells.as_ptr().cast()) };
        let digits = _mm256_sub_epi8(cells, _mm256_set1_epi8(b'1' as i8));
        let empty = _mm256_cmpeq_epi8(_mm256_max_epu8(digits, _mm256_set1_epi8(9)), digits);
        for (d, band) in bands.iter_mut().enumerate() {
            let possible = _mm256_or_si256(empty, _mm256_cmpeq_epi8(digits, _mm256_set1_epi8(d as i8)));
            *band = _mm256_movemask_epi8(possible) as u32 >> before;
        }
    }
    set_bands(parsed, &bands);
}

/// Reads pencil marks, by splitting each band into the low bytes of its cells, with eight digits, and the high bytes.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn read_marks(marks: &PencilMarks, parsed: &mut ParsedBoard) {
    let mut bands = [[0; 9]; 3];
    for ((start, before), bands) in READS.into_iter().zip(&mut bands) {
        let cells: &[u16; 32] = marks[start..start + 32].try_into().expect("32 cells");
        // SAFETY: the reference has 32 words of 16 bits.
        let [first, second] =
            unsafe { [_mm256_loadu_si256(cells.as_ptr().cast()), _mm256_loadu_si256(cells.as_ptr().add(16).cast())] };
        // The packing alternates between the halves of the two registers.
        let bytes = |first, second| _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packus_epi16(first, second));
        let low = _mm256_set1_epi16(0xff);
        let high = bytes(_mm256_srli_epi16::<8>(first), _mm256_srli_epi16::<8>(second));
        let low = bytes(_mm256_and_si256(first, low), _mm256_and_si256(second, low));
        // The highest bit of each byte is that of the digit.
        let highest =
            |bytes, shift| _mm256_movemask_epi8(_mm256_sll_epi16(bytes, _mm_cvtsi32_si128(shift))) as u32 >> before;
        for (d, band) in bands[..8].iter_mut().enumerate() {
            *band = highest(low, 7 - d as i32);
        }
        bands[8] = highest(high, 7);
    }
    set_bands(parsed, &bands);
}

fn set_bands(parsed: &mut ParsedBoard, bands: &[[u32; 9]; 3]) {
    for d in 0..9 {
        parsed.both[d] = u64::from(bands[0][d]) | u64::from(bands[1][d]) << 32;
    }
    parsed.third = bands[2];
}

/// Returns the bands of each digit of pencil marks.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_pencil_marks(marks: &PencilMarks) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_marks(marks, &mut parsed);
    parsed.bands()
}

/// Returns the bands of each digit of a line.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_line(line: &BoardLine) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_line(line, &mut parsed);
    parsed.bands()
}

/// Returns a board as text, by spreading the bits of each plane to bytes.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn line_of_planes(planes: [[u32; 3]; 4]) -> BoardLine {
    let mut line = [0; CELLS];
    let bytes = _mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
    let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    for band in 0..3 {
        let mut digits = _mm256_set1_epi8(b'0' as i8);
        for (j, plane) in planes.iter().enumerate() {
            let spread = _mm256_shuffle_epi8(_mm256_set1_epi32(plane[band] as i32), bytes);
            let set = _mm256_cmpeq_epi8(_mm256_and_si256(spread, bits), bits);
            digits = _mm256_or_si256(digits, _mm256_and_si256(set, _mm256_set1_epi8(1 << j)));
        }
        let mut cells = [0_u8; 32];
        // SAFETY: the array has 32 bytes.
        unsafe { _mm256_storeu_si256(cells.as_mut_ptr().cast(), digits) };
        line[27 * band..27 * band + 27].copy_from_slice(&cells[..27]);
    }
    line
}

impl AsRef<[u32]> for Block {
    #[inline(always)]
    fn as_ref(&self) -> &[u32] {
        &self.0
    }
}

impl AsMut<[u32]> for Block {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u32] {
        &mut self.0
    }
}

impl Lanes for Vector {
    const COUNT: usize = 8;

    type Words = Block;

    #[inline(always)]
    fn store(self, words: &mut Block) {
        // SAFETY: a vector exists only if the processor has AVX2; a block has the size and the alignment of the vector.
        unsafe { _mm256_store_si256((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: a vector exists only if the processor has AVX2.
        let zero =
            unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(self.0, _mm256_setzero_si256()))) };
        !zero as u32 & 0xff
    }

    #[inline(always)]
    fn where_nonzero(self, first: Self, second: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe { _mm256_blendv_epi8(first.0, second.0, _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256())) })
    }

    #[inline(always)]
    fn replace(self, lanes: u32, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX2.
        Self(unsafe {
            let bits = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
            let chosen = _mm256_cmpeq_epi32(_mm256_and_si256(_mm256_set1_epi32(lanes as i32), bits), bits);
            _mm256_blendv_epi8(self.0, other.0, chosen)
        })
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

impl Not for Vector {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self ^ self.splat(u32::MAX)
    }
}
