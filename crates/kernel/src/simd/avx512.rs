//! Vectors of sixteen lanes in AVX-512 registers. Any Boolean function of three words is one instruction.

#![expect(unsafe_code, reason = "the instructions are not available on every processor")]

use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm256_cmplt_epu8_mask, _mm256_loadu_si256, _mm256_mask_add_epi8,
    _mm256_mask_cmpneq_epi8_mask, _mm256_maskz_loadu_epi8, _mm256_set1_epi8, _mm256_storeu_si256, _mm256_sub_epi8,
    _mm512_and_si512, _mm512_castsi256_si512, _mm512_cmplt_epu8_mask, _mm512_inserti64x4, _mm512_load_si512,
    _mm512_mask_add_epi8, _mm512_mask_blend_epi32, _mm512_mask_cmpneq_epi8_mask, _mm512_maskz_loadu_epi16,
    _mm512_or_si512, _mm512_set1_epi8, _mm512_set1_epi16, _mm512_set1_epi32, _mm512_setzero_si512, _mm512_shldi_epi32,
    _mm512_shuffle_i32x4, _mm512_sll_epi32, _mm512_srl_epi32, _mm512_store_si512, _mm512_storeu_si512, _mm512_sub_epi8,
    _mm512_sub_epi32, _mm512_ternarylogic_epi32, _mm512_test_epi16_mask, _mm512_test_epi32_mask, _mm512_unpackhi_epi32,
    _mm512_unpackhi_epi64, _mm512_unpacklo_epi32, _mm512_unpacklo_epi64, _mm512_xor_si512,
};
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Lanes, Simd, Work};
use crate::board::{BoardLine, CELLS, PencilMarks};
use crate::cube::Bands;
use crate::puzzle::{BoardRef, ParsedBoard};

/// A token which proves that the processor has the AVX-512 of Ice Lake and Zen 4.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// A vector of sixteen lanes. It exists only if [`Avx512`] does.
#[derive(Clone, Copy)]
pub(super) struct Vector(__m512i);

/// Sixteen words in memory.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Block([u32; 16]);

/// Runs a computation with AVX-512.
///
/// # Panics
/// If the processor lacks it.
pub(super) fn run<W: Work>(work: W) -> W::Output {
    assert!(crate::Backend::Avx512.is_available(), "the caller has checked the processor");
    // SAFETY: the processor has these features, as was just checked.
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
        // SAFETY: the token proves that the processor has AVX-512.
        Vector(unsafe { _mm512_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn load(self, words: &Block) -> Vector {
        // SAFETY: the token proves that the processor has AVX-512; a block has the size and the alignment of the
        // vector.
        Vector(unsafe { _mm512_load_si512((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn read(self, board: BoardRef<'_>, parsed: &mut ParsedBoard) {
        match board {
            // SAFETY: the token proves that the processor has AVX-512.
            BoardRef::Line(line) => unsafe { read_line(line, parsed) },
            // SAFETY: as above.
            BoardRef::PencilMarks(marks) => unsafe { read_marks(marks, parsed) },
        }
    }

    #[inline(always)]
    fn transpose(self, parsed_boards: &[ParsedBoard]) -> Bands<Vector> {
        let parsed_boards: &[ParsedBoard; 16] = parsed_boards.try_into().expect("as many as there are lanes");
        // SAFETY: the token proves that the processor has AVX-512.
        unsafe { transpose(parsed_boards) }
    }

    #[inline(always)]
    fn line_of_planes(self, planes: [[u32; 3]; 4]) -> BoardLine {
        // SAFETY: the token proves that the processor has AVX-512.
        unsafe { line_of_planes(planes) }
    }
}

/// The 27 cells of a band.
const BAND: u32 = (1 << 27) - 1;

/// Parses text, by comparing two bands at once with each digit; the result has one bit per cell.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
fn read_line(line: &BoardLine, parsed: &mut ParsedBoard) {
    let start = line.as_ptr();
    // SAFETY: the first two loads read bytes 0 to 31 and 27 to 58 of 81, the third the 27 from 54 on because of its
    // mask.
    let [first, second, third] = unsafe {
        [
            _mm256_loadu_si256(start.cast()),
            _mm256_loadu_si256(start.add(27).cast()),
            _mm256_maskz_loadu_epi8(BAND, start.add(54).cast()),
        ]
    };
    let both = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(first), second);
    let [below, beyond] = [b'1', 9].map(|byte| _mm512_set1_epi8(byte as i8));
    let given = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(both, below), beyond);
    let [below, beyond] = [b'1', 9].map(|byte| _mm256_set1_epi8(byte as i8));
    let given_third = _mm256_cmplt_epu8_mask(_mm256_sub_epi8(third, below), beyond);
    for d in 0..9 {
        let digit = b'1' as i8 + d as i8;
        parsed.both[d] = !_mm512_mask_cmpneq_epi8_mask(given, both, _mm512_set1_epi8(digit));
        parsed.third[d] = !_mm256_mask_cmpneq_epi8_mask(given_third, third, _mm256_set1_epi8(digit));
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
fn read_marks(marks: &PencilMarks, parsed: &mut ParsedBoard) {
    let start = marks.as_ptr();
    // SAFETY: each load reads the 27 marks of a band because of its mask.
    let read = |band: usize| unsafe { _mm512_maskz_loadu_epi16(BAND, start.add(27 * band).cast()) };
    let [first, second, third] = [read(0), read(1), read(2)];
    for d in 0..9 {
        let digit = _mm512_set1_epi16(1 << d);
        let [first, second] = [first, second].map(|cells| u64::from(_mm512_test_epi16_mask(cells, digit)));
        parsed.both[d] = first | second << 32;
        parsed.third[d] = _mm512_test_epi16_mask(third, digit);
    }
}

/// Returns the bands of each digit of a line.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_line(line: &BoardLine) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_line(line, &mut parsed);
    parsed.bands()
}

/// Returns the bands of each digit of pencil marks.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn bands_of_pencil_marks(marks: &PencilMarks) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_marks(marks, &mut parsed);
    parsed.bands()
}

/// Transposes sixteen boards: two transpositions of 16 by 16 words.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
fn transpose(parsed_boards: &[ParsedBoard; 16]) -> Bands<Vector> {
    let mut words = [_mm512_setzero_si512(); 32];
    for half in 0..2 {
        let mut rows = [_mm512_setzero_si512(); 16];
        for (row, parsed) in rows.iter_mut().zip(parsed_boards) {
            // SAFETY: a parsed board is two aligned vectors.
            *row = unsafe { _mm512_load_si512((&raw const *parsed).cast::<__m512i>().add(half)) };
        }
        let mut bivalues = rows;
        for i in 0..8 {
            bivalues[2 * i] = _mm512_unpacklo_epi32(rows[2 * i], rows[2 * i + 1]);
            bivalues[2 * i + 1] = _mm512_unpackhi_epi32(rows[2 * i], rows[2 * i + 1]);
        }
        // Quarter q of the vector 4i + j now has the words 4q + j of the rows 4i to 4i + 3.
        let mut fours = bivalues;
        for i in 0..4 {
            fours[4 * i] = _mm512_unpacklo_epi64(bivalues[4 * i], bivalues[4 * i + 2]);
            fours[4 * i + 1] = _mm512_unpackhi_epi64(bivalues[4 * i], bivalues[4 * i + 2]);
            fours[4 * i + 2] = _mm512_unpacklo_epi64(bivalues[4 * i + 1], bivalues[4 * i + 3]);
            fours[4 * i + 3] = _mm512_unpackhi_epi64(bivalues[4 * i + 1], bivalues[4 * i + 3]);
        }
        for j in 0..4 {
            let even = _mm512_shuffle_i32x4::<0b10_00_10_00>(fours[j], fours[4 + j]);
            let even_rest = _mm512_shuffle_i32x4::<0b10_00_10_00>(fours[8 + j], fours[12 + j]);
            let odd = _mm512_shuffle_i32x4::<0b11_01_11_01>(fours[j], fours[4 + j]);
            let odd_rest = _mm512_shuffle_i32x4::<0b11_01_11_01>(fours[8 + j], fours[12 + j]);
            words[16 * half + j] = _mm512_shuffle_i32x4::<0b10_00_10_00>(even, even_rest);
            words[16 * half + 8 + j] = _mm512_shuffle_i32x4::<0b11_01_11_01>(even, even_rest);
            words[16 * half + 4 + j] = _mm512_shuffle_i32x4::<0b10_00_10_00>(odd, odd_rest);
            words[16 * half + 12 + j] = _mm512_shuffle_i32x4::<0b11_01_11_01>(odd, odd_rest);
        }
    }
    let mut bands = [[Vector(words[0]); 3]; 9];
    for d in 0..9 {
        bands[d] = [Vector(words[2 * d]), Vector(words[2 * d + 1]), Vector(words[18 + d])];
    }
    bands
}

/// Returns a board as text: each plane adds its value to the cells that have its bit.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn line_of_planes(planes: [[u32; 3]; 4]) -> BoardLine {
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
    /// Applies the function of three bits whose value for (x, y, z) is bit `4x + 2y + z` of the table.
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, a: Self, b: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_ternarylogic_epi32::<TABLE>(self.0, a.0, b.0) })
    }
}

impl Lanes for Vector {
    const COUNT: usize = 16;

    type Words = Block;

    #[inline(always)]
    fn store(self, words: &mut Block) {
        // SAFETY: a vector exists only if the processor has AVX-512; a block has the size and the alignment of the
        // vector.
        unsafe { _mm512_store_si512((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: a vector exists only if the processor has AVX-512.
        u32::from(unsafe { _mm512_test_epi32_mask(self.0, self.0) })
    }

    #[inline(always)]
    fn where_nonzero(self, first: Self, second: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_mask_blend_epi32(_mm512_test_epi32_mask(self.0, self.0), second.0, first.0) })
    }

    #[inline(always)]
    fn replace(self, lanes: u32, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
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
    fn rotations(self) -> [Self; 2] {
        // A shift of two concatenated words inserts the high bits of the second, so the 27 bits must end at its top.
        let top = self.shl::<5>();
        // SAFETY: a vector exists only if the processor has AVX-512.
        unsafe { [Self(_mm512_shldi_epi32::<18>(self.0, top.0)), Self(_mm512_shldi_epi32::<9>(self.0, top.0))] }
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
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }
}

impl BitOr for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }
}

impl BitXor for Vector {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
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
