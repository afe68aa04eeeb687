//! Vectors of sixteen lanes by AVX-512. Any function of three words is one instruction here.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm256_cmplt_epu8_mask, _mm256_loadu_si256, _mm256_mask_add_epi8,
    _mm256_mask_cmpneq_epi8_mask, _mm256_set1_epi8, _mm256_storeu_si256, _mm256_sub_epi8, _mm512_and_si512,
    _mm512_castsi256_si512, _mm512_cmplt_epu8_mask, _mm512_inserti64x4, _mm512_load_si512, _mm512_loadu_si512,
    _mm512_mask_add_epi8, _mm512_mask_blend_epi32, _mm512_mask_cmpneq_epi8_mask, _mm512_or_si512, _mm512_set1_epi8,
    _mm512_set1_epi16, _mm512_set1_epi32, _mm512_sll_epi32, _mm512_srl_epi32, _mm512_store_si512, _mm512_storeu_si512,
    _mm512_sub_epi8, _mm512_sub_epi32, _mm512_ternarylogic_epi32, _mm512_test_epi16_mask, _mm512_test_epi32_mask,
    _mm512_xor_si512,
};
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Lanes, Simd, Work};
use crate::board::{CELLS, Line, Marks};
use crate::puzzle::Form;

/// The processor has the AVX-512 of Ice Lake and Zen 4.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// Sixteen lanes. One exists only where [`Avx512`] does.
#[derive(Clone, Copy)]
pub(super) struct Vector(__m512i);

/// Sixteen words in memory.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Block([u32; 16]);

/// Does the work with AVX-512.
///
/// # Panics
/// If the processor lacks it.
pub(super) fn run<W: Work>(work: W) -> W::Output {
    assert!(crate::Path::Avx512.is_available(), "the caller asked the processor");
    // SAFETY: the processor has these features, as was just asked.
    unsafe { enter(work) }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
fn enter<W: Work>(work: W) -> W::Output {
    work.run(Avx512(()))
}

impl Simd for Avx512 {
    type Lanes = Vector;

    #[inline(always)]
    fn splat(self, word: u32) -> Vector {
        // SAFETY: the token says that the processor has AVX-512.
        Vector(unsafe { _mm512_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn load(self, words: &Block) -> Vector {
        // SAFETY: the token says that the processor has AVX-512; a block has the size and the alignment of the vector.
        Vector(unsafe { _mm512_load_si512((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn bands(self, board: Form<'_>) -> [[u32; 3]; 9] {
        match board {
            // SAFETY: the token says that the processor has AVX-512.
            Form::Line(line) => unsafe { bands_of_line(line) },
            // SAFETY: as above.
            Form::Marks(marks) => unsafe { bands_of_marks(marks) },
        }
    }

    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> Line {
        // SAFETY: the token says that the processor has AVX-512.
        unsafe { line_of_planes(planes) }
    }
}

/// Where a read of 32 cells begins that has the cells of a band: from its first on for two of them, up to its last for
/// the third.
const READS: [usize; 3] = [0, 27, CELLS - 32];

/// The bits before the band in the third read.
const BEFORE: u32 = 5;

/// Compares two bands at once with each digit: the result is one bit for each cell, as it is wanted.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_line(line: &Line) -> [[u32; 3]; 9] {
    let read = |start: usize| {
        let cells: &[u8; 32] = line[start..start + 32].try_into().expect("32 cells");
        // SAFETY: the reference has 32 bytes.
        unsafe { _mm256_loadu_si256(cells.as_ptr().cast()) }
    };
    let [first, second, third] = [read(READS[0]), read(READS[1]), read(READS[2])];
    let both = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(first), second);
    let [below, beyond] = [b'1', 9].map(|byte| _mm512_set1_epi8(byte as i8));
    let given = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(both, below), beyond);
    let [below, beyond] = [b'1', 9].map(|byte| _mm256_set1_epi8(byte as i8));
    let given_third = _mm256_cmplt_epu8_mask(_mm256_sub_epi8(third, below), beyond);
    let mut bands = [[0; 3]; 9];
    for (digit, bands) in (b'1'..=b'9').zip(&mut bands) {
        let possible = !_mm512_mask_cmpneq_epi8_mask(given, both, _mm512_set1_epi8(digit as i8));
        let third = !_mm256_mask_cmpneq_epi8_mask(given_third, third, _mm256_set1_epi8(digit as i8));
        *bands = [possible as u32, (possible >> 32) as u32, third >> BEFORE];
    }
    bands
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_marks(marks: &Marks) -> [[u32; 3]; 9] {
    let read = |start: usize| {
        let cells: &[u16; 32] = marks[start..start + 32].try_into().expect("32 cells");
        // SAFETY: the reference has 64 bytes.
        unsafe { _mm512_loadu_si512(cells.as_ptr().cast()) }
    };
    let [first, second, third] = [read(READS[0]), read(READS[1]), read(READS[2])];
    let mut bands = [[0; 3]; 9];
    for (d, bands) in bands.iter_mut().enumerate() {
        let digit = _mm512_set1_epi16(1 << d);
        let [first, second, third] = [first, second, third].map(|cells| _mm512_test_epi16_mask(cells, digit));
        *bands = [first, second, third >> BEFORE];
    }
    bands
}

/// Each plane adds its value to the cells that have its bit.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn line_of_planes(planes: [[u32; 3]; 4]) -> Line {
    let mut both = _mm512_set1_epi8(b'0' as i8);
    let mut third = _mm256_set1_epi8(b'0' as i8);
    for (j, plane) in planes.into_iter().enumerate() {
        let cells = u64::from(plane[0]) | u64::from(plane[1]) << 32;
        both = _mm512_mask_add_epi8(both, cells, both, _mm512_set1_epi8(1 << j));
        third = _mm256_mask_add_epi8(third, plane[2], third, _mm256_set1_epi8(1 << j));
    }
    let [mut bytes, mut rest] = [[0_u8; 64], [0; 64]];
    // SAFETY: the arrays have 64 bytes.
    unsafe {
        _mm512_storeu_si512(bytes.as_mut_ptr().cast(), both);
        _mm256_storeu_si256(rest.as_mut_ptr().cast(), third);
    }
    let mut line = [0; CELLS];
    line[..27].copy_from_slice(&bytes[..27]);
    line[27..54].copy_from_slice(&bytes[32..59]);
    line[54..].copy_from_slice(&rest[..27]);
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

impl Vector {
    /// The function of three bits whose value for (x, y, z) is bit `4x + 2y + z` of the table.
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, a: Self, b: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_ternarylogic_epi32::<TABLE>(self.0, a.0, b.0) })
    }
}

impl Lanes for Vector {
    const COUNT: usize = 16;

    type Words = Block;

    #[inline(always)]
    fn store(self, words: &mut Block) {
        // SAFETY: a vector exists only where AVX-512 does; a block has the size and the alignment of the vector.
        unsafe { _mm512_store_si512((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn like(self, word: u32) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: a vector exists only where AVX-512 does.
        u32::from(unsafe { _mm512_test_epi32_mask(self.0, self.0) })
    }

    #[inline(always)]
    fn where_nonzero(self, first: Self, second: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_mask_blend_epi32(_mm512_test_epi32_mask(self.0, self.0), second.0, first.0) })
    }

    #[inline(always)]
    fn replace(self, lanes: u32, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_mask_blend_epi32(lanes as u16, self.0, other.0) })
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.ternary::<0b0011_0000>(other, other)
    }

    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1111_1110>(a, b)
    }

    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1001_0110>(a, b)
    }

    #[inline(always)]
    fn majority(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1110_1000>(a, b)
    }

    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1100_1010>(a, b)
    }

    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1111_1000>(a, b)
    }

    #[inline(always)]
    fn and_or(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1110_0000>(a, b)
    }

    #[inline(always)]
    fn xor_and(self, a: Self, b: Self) -> Self {
        self.ternary::<0b0111_1000>(a, b)
    }

    #[inline(always)]
    fn where_equal(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1001_0000>(a, b)
    }
}

impl BitAnd for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }
}

impl BitOr for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }
}

impl BitXor for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_xor_si512(self.0, other.0) })
    }
}

impl Not for Vector {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.ternary::<0b0000_1111>(self, self)
    }
}
