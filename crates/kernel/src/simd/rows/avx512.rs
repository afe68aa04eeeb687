//! Vectors of the 27 rows of three digits in AVX-512 registers, digit by digit and row by row; five lanes are unused.

#![expect(unsafe_code, reason = "the instructions are not available on every processor")]

use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm_cvtsi128_si64, _mm_extract_epi64, _mm512_add_epi16, _mm512_and_si512,
    _mm512_castsi512_si128, _mm512_extracti32x4_epi32, _mm512_gf2p8affine_epi64_epi8, _mm512_load_si512,
    _mm512_mask_mov_epi16, _mm512_mask_set1_epi16, _mm512_mask_testn_epi16_mask, _mm512_maskz_mov_epi16,
    _mm512_maskz_set1_epi16, _mm512_min_epu16, _mm512_multishift_epi64_epi8, _mm512_or_si512, _mm512_permutexvar_epi16,
    _mm512_set1_epi16, _mm512_set1_epi64, _mm512_sll_epi16, _mm512_srl_epi16, _mm512_store_si512, _mm512_sub_epi16,
    _mm512_ternarylogic_epi32, _mm512_test_epi16_mask, _mm512_test_epi32_mask, _mm512_testn_epi16_mask,
    _mm512_xor_si512, _pdep_u32, _pdep_u64, _pext_u32, _pext_u64,
};
use std::ops::{BitAnd, BitOr, BitXor};

use super::super::avx512::{bands_of_line, bands_of_pencil_marks, line_of_planes};
use super::{Bands, Plane, ROW, Removal, RowSimd, RowWork, Rows};
use crate::board::BoardLine;
use crate::puzzle::BoardRef;

/// A token which proves that the processor has the AVX-512 of Ice Lake and Zen 4.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// The rows of three digits. A vector exists only if [`Avx512`] does.
#[derive(Clone, Copy)]
pub(super) struct Vector(__m512i);

/// Thirty-two words in memory.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Block([u16; 32]);

/// The bytes of thirty-two words in memory.
#[repr(align(64))]
struct Bytes([u8; 64]);

/// The cells of three rows.
const CELLS: u64 = ROW as u64 * 0x1_0001_0001;

/// The lanes of each digit's first row.
const FIRST_ROWS: u32 = 1 | 1 << 9 | 1 << 18;

/// The lanes that are rows.
const ROWS: u32 = 0x7ff_ffff;

static NEXT_ROW: Block = order([0, 0, 1]);
static PREVIOUS_ROW: Block = order([0, 0, 2]);
static NEXT_BAND: Block = order([0, 1, 0]);
static PREVIOUS_BAND: Block = order([0, 2, 0]);
static NEXT_DIGIT: Block = order([1, 0, 0]);
static PREVIOUS_DIGIT: Block = order([2, 0, 0]);

/// Returns for each lane the lane that is the given numbers of digits, bands and rows further, each cyclically.
const fn order(steps: [usize; 3]) -> Block {
    let mut lanes = [0; 32];
    let mut lane = 0;
    while lane < 32 {
        let (digit, band, row) = ((lane / 9 + steps[0]) % 3, (lane / 3 % 3 + steps[1]) % 3, (lane % 3 + steps[2]) % 3);
        lanes[lane] = if lane < 27 { digit * 9 + band * 3 + row } else { lane } as u16;
        lane += 1;
    }
    Block(lanes)
}

/// Runs a computation with AVX-512.
///
/// # Panics
/// If the processor lacks it.
#[inline]
pub(super) fn run<W: RowWork>(work: W) -> W::Output {
    assert!(crate::Backend::Avx512.is_available(), "the caller has checked the processor");
    // SAFETY: the processor has these features, as was just checked.
    unsafe { enter(work) }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,gfni,bmi1,bmi2,lzcnt,popcnt")]
fn enter<W: RowWork>(work: W) -> W::Output {
    work.run::<_, 3>(Avx512(()))
}

impl RowSimd for Avx512 {
    type Rows = Vector;

    #[inline(always)]
    fn splat(self, word: u16) -> Vector {
        // SAFETY: the token proves that the processor has AVX-512.
        Vector(unsafe { _mm512_maskz_set1_epi16(ROWS, word as i16) })
    }

    #[inline(always)]
    fn load(self, words: &Block) -> Vector {
        // SAFETY: the token proves that the processor has AVX-512; a block has the size and the alignment of the
        // vector.
        Vector(unsafe { _mm512_load_si512((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn rows(self, digits: &[[u32; 3]]) -> Vector {
        let mut bytes = Bytes([0; 64]);
        for (i, &band) in digits.as_flattened().iter().enumerate() {
            // SAFETY: the token proves that the processor has BMI2.
            let rows = unsafe { _pdep_u64(u64::from(band), CELLS) };
            // Three words, and a fourth that the next band overwrites; that of the last band is an unused lane.
            bytes.0[6 * i..][..8].copy_from_slice(&rows.to_le_bytes());
        }
        // SAFETY: the token proves that the processor has AVX-512; there are as many bytes as the vector has.
        Vector(unsafe { _mm512_load_si512((&raw const bytes).cast()) })
    }

    #[inline(always)]
    fn of_digits(self, digits: u32) -> Vector {
        let lanes = (0..3).fold(0, |lanes, digit| lanes | ((digits >> digit & 1) * (0x1ff << (9 * digit))));
        // SAFETY: the token proves that the processor has AVX-512.
        Vector(unsafe { _mm512_maskz_set1_epi16(lanes, -1) })
    }

    #[inline(always)]
    fn bands(self, board: BoardRef<'_>) -> Bands {
        match board {
            // SAFETY: the token proves that the processor has AVX-512.
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
        // SAFETY: the token proves that the processor has AVX-512.
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
    /// Applies the function of three bits whose value for (x, y, z) is bit `4x + 2y + z` of the table.
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, a: Self, b: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_ternarylogic_epi32::<TABLE>(self.0, a.0, b.0) })
    }

    /// Permutes the bits of each byte: each bit is the named one of the byte, or 0.
    #[inline(always)]
    fn bits_from(self, bits: &[Option<u32>; 8]) -> Self {
        // A matrix over the field of two elements; its highest byte is the row of the lowest bit.
        let matrix = bits.iter().fold(0, |matrix, bit| matrix << 8 | bit.map_or(0, |bit| 1 << bit));
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(self.0, _mm512_set1_epi64(matrix)) })
    }

    /// Permutes the lanes: `order` has the source of each lane.
    #[inline(always)]
    fn moved(self, order: &'static Block) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512; a block has the size and the alignment of the
        // vector.
        Self(unsafe { _mm512_permutexvar_epi16(_mm512_load_si512((&raw const *order).cast()), self.0) })
    }
}

impl Rows for Vector {
    const DIGITS: usize = 3;

    type Words = Block;

    #[inline(always)]
    fn lane(digit: usize, row: usize) -> usize {
        9 * digit + row
    }

    #[inline(always)]
    fn store(self, words: &mut Block) {
        // SAFETY: a vector exists only if the processor has AVX-512; a block has the size and the alignment of the
        // vector.
        unsafe { _mm512_store_si512((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_sll_epi16(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_srl_epi16(self.0, _mm_cvtsi32_si128(N as i32)) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_sub_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_min_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn next_row(self) -> Self {
        self.moved(&NEXT_ROW)
    }

    #[inline(always)]
    fn previous_row(self) -> Self {
        self.moved(&PREVIOUS_ROW)
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        self.moved(&NEXT_BAND)
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        self.moved(&PREVIOUS_BAND)
    }

    #[inline(always)]
    fn next_digit(self) -> Self {
        self.moved(&NEXT_DIGIT)
    }

    #[inline(always)]
    fn previous_digit(self) -> Self {
        self.moved(&PREVIOUS_DIGIT)
    }

    #[inline(always)]
    fn single(self, ones: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(self.0, self.plus(ones).0), self.0) })
    }

    #[inline(always)]
    fn placed_or_self(self, placed: Self) -> Self {
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_mask_mov_epi16(self.0, _mm512_test_epi16_mask(placed.0, placed.0), placed.0) })
    }

    #[inline(always)]
    fn without(self, removal: &Removal, first: usize) -> Self {
        let &Removal { row, cells, digits, placed } = removal;
        // SAFETY: a vector exists only if the processor has AVX-512 and BMI2.
        self.and_not(Self(unsafe {
            let lanes = |digits: u32| _pdep_u32(digits >> first, FIRST_ROWS << row);
            let removed = _mm512_maskz_set1_epi16(lanes(digits), cells as i16);
            _mm512_mask_set1_epi16(removed, lanes(placed), (ROW ^ cells) as i16)
        }))
    }

    #[inline(always)]
    fn digits_at(self, row: usize, cells: u16) -> u32 {
        // SAFETY: a vector exists only if the processor has AVX-512 and BMI2.
        unsafe { _pext_u32(_mm512_test_epi16_mask(self.0, _mm512_set1_epi16(cells as i16)), FIRST_ROWS << row) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: a vector exists only if the processor has AVX-512.
        unsafe { _mm512_test_epi32_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn has_empty_row(self) -> bool {
        // SAFETY: a vector exists only if the processor has AVX-512.
        unsafe { _mm512_mask_testn_epi16_mask(ROWS, self.0, self.0) != 0 }
    }

    #[inline(always)]
    fn plane(self) -> Plane {
        // SAFETY: a vector exists only if the processor has AVX-512.
        let [a, b, c] = unsafe {
            let (low, high) = (_mm512_castsi512_si128(self.0), _mm512_extracti32x4_epi32::<1>(self.0));
            [_mm_cvtsi128_si64(low), _mm_extract_epi64::<1>(low), _mm_cvtsi128_si64(high)].map(|words| words as u64)
        };
        let three = 0xffff_ffff_ffff;
        [a & three, (a >> 48 | b << 16) & three, b >> 32 & 0xffff_ffff | (c & 0xffff) << 32]
    }

    #[inline(always)]
    fn boxes_rotated(self) -> Self {
        // The first bit of the source of each byte: bits 4 to 11 and 0 to 7 of each of four words.
        let from = 0x3034_2024_1014_0004_i64;
        // SAFETY: a vector exists only if the processor has AVX-512.
        Self(unsafe { _mm512_multishift_epi64_epi8(_mm512_set1_epi64(from), self.0) })
    }

    #[inline(always)]
    fn columns_rotated(self, _: Self) -> Self {
        self.bits_from(&[1, 2, 0, 1, 5, 6, 4, 5].map(Some))
    }

    #[inline(always)]
    fn guarded(self, _: Self) -> Self {
        self.bits_from(&[Some(3), Some(3), Some(3), None, Some(7), Some(7), Some(7), None])
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
    fn majority(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1110_1000>(a, b)
    }

    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1100_1010>(a, b)
    }

    #[inline(always)]
    fn or_xor(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1111_0110>(a, b)
    }

    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.ternary::<0b1111_1000>(a, b)
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
