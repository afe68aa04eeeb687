//! Numbers that are random enough, the same on every machine.

/// Steele, Lea and Flood's `SplitMix64`.
pub(super) struct Random(u64);

impl Random {
    /// Returns the generator for the case with this number.
    pub(super) fn new(seed: usize) -> Self {
        Self(seed as u64)
    }

    /// Returns a number below a limit, which is not 0.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// Returns `count` of the elements, or all if they are fewer, in a random order.
    pub(super) fn some<T>(&mut self, mut all: Vec<T>, count: usize) -> Vec<T> {
        (0..count.min(all.len())).map(|_| all.swap_remove(self.below(all.len()))).collect()
    }
}
