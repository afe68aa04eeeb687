//! Vectors of sixteen lanes by AVX-512. Any function of three words is one instruction here.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm512_and_si512, _mm512_load_si512, _mm512_mask_blend_epi32, _mm512_or_si512,
    _mm512_set1_epi32, _mm512_sll_epi32, _mm512_srl_epi32, _mm512_store_si512, _mm512_sub_epi32,
    _mm512_ternarylogic_epi32, _mm512_test_epi32_mask, _mm512_xor_si512,
};
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Lanes, Simd, Work};

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
    fn or_else(self, other: Self) -> Self {
        // SAFETY: a vector exists only where AVX-512 does.
        Self(unsafe { _mm512_mask_blend_epi32(_mm512_test_epi32_mask(self.0, self.0), other.0, self.0) })
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
