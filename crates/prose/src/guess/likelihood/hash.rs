//! Hashes of features: a feature is known by 16 bits of it, so that a table of weights is all that a model consists of.

/// The hash of a feature: FNV-1a with 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Hash(u64);

/// The prime of FNV-1a.
const PRIME: u64 = 0x0000_0100_0000_01b3;

impl Default for Hash {
    /// The offset of FNV-1a.
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    pub(super) fn of(text: &str) -> Self {
        Self::default().and(text)
    }

    /// Returns the hash of this and a text behind it.
    pub(super) fn and(self, text: &str) -> Self {
        text.bytes().fold(self, Self::byte).byte(0)
    }

    /// Returns the hash of this and a letter behind it.
    pub(super) fn letter(self, letter: char) -> Self {
        u32::from(letter).to_le_bytes().into_iter().take(3).fold(self, Self::byte)
    }

    /// Returns the hash of this and a number behind it.
    pub(super) fn number(self, number: usize) -> Self {
        (number as u64).to_le_bytes().into_iter().take(2).fold(self, Self::byte)
    }

    /// Returns the hash of this and another behind it.
    pub(super) fn with(self, other: Self) -> Self {
        other.0.to_le_bytes().into_iter().fold(self, Self::byte)
    }

    fn byte(self, byte: u8) -> Self {
        Self((self.0 ^ u64::from(byte)).wrapping_mul(PRIME))
    }

    /// Returns the feature: the bits of the hash folded to 16.
    pub(super) fn feature(self) -> u16 {
        let half = (self.0 >> 32) ^ self.0;
        ((half >> 16) ^ half) as u16
    }
}
