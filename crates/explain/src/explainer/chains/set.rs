//! Sets of candidates.

use crate::explainer::bits::is_many;

/// A set of candidates, as `C` words of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Set<const C: usize>([u64; C]);

impl<const C: usize> Set<C> {
    pub(super) const EMPTY: Self = Self([0; C]);

    #[inline]
    pub(super) fn has(&self, candidate: u16) -> bool {
        self.0[candidate as usize / 64] >> (candidate % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn word(&self, at: u16) -> u64 {
        self.0[at as usize]
    }

    #[inline]
    pub(super) fn set_word(&mut self, at: usize, word: u64) {
        self.0[at] = word;
    }

    #[inline]
    pub(super) fn insert(&mut self, candidate: u16) {
        self.0[candidate as usize / 64] |= 1 << (candidate % 64);
    }

    #[inline]
    pub(super) fn remove(&mut self, candidate: u16) {
        self.0[candidate as usize / 64] &= !(1 << (candidate % 64));
    }

    #[inline]
    pub(super) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    #[inline]
    pub(super) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    #[inline]
    pub(super) fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |union, word| union | word) == 0
    }

    /// Whether there are two or more candidates.
    #[inline]
    pub(super) fn has_many(&self) -> bool {
        let (mut seen, mut many) = (0, false);
        for &word in &self.0 {
            many |= is_many(word) || word != 0 && seen != 0;
            seen |= word;
        }
        many
    }

    #[inline]
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |union, (a, b)| union | a & b) != 0
    }

    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the lowest candidate.
    #[inline]
    pub(super) fn first(&self) -> Option<u16> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some((at * 64) as u16 + self.0[at].trailing_zeros() as u16)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = u16> {
        let (mut at, mut word) = (0, self.0[0]);
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *self.0.get(at)?;
            }
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            Some((at * 64 + bit) as u16)
        })
    }
}
