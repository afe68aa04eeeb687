//! Fingerprints of puzzles and their parts, to find again what was worked out for the same.

use std::hash::{BuildHasher as _, DefaultHasher, Hash, Hasher as _, RandomState};

/// Takes fingerprints of 128 bits, with two keys of `SipHash` that nobody knows outside: nobody can make two things with
/// the same fingerprint, and by chance it does not happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fingerprints([RandomState; 2]);

/// A fingerprint of what was added so far.
#[derive(Clone, Debug)]
pub struct Fingerprint([DefaultHasher; 2]);

impl Fingerprints {
    /// Returns the fingerprint of nothing.
    pub(crate) fn begin(&self) -> Fingerprint {
        Fingerprint(self.0.each_ref().map(RandomState::build_hasher))
    }
}

impl Fingerprint {
    /// Adds a part. Linear in its size.
    pub fn add(&mut self, part: &impl Hash) {
        self.0.iter_mut().for_each(|hasher| part.hash(hasher));
    }

    /// Returns the bits.
    pub fn bits(&self) -> [u64; 2] {
        self.0.each_ref().map(DefaultHasher::finish)
    }
}
