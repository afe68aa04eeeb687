//! Sets of places in a sentence, as bits.

/// One more than the last place that a set can hold.
pub(crate) const PLACES: usize = 256;

/// Places in a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Positions([u64; PLACES / 64]);

impl Positions {
    /// Adds a place below [`PLACES`].
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// Whether a place below [`PLACES`] is in it.
    pub(crate) fn contains(&self, place: usize) -> bool {
        self.0[place / 64] >> (place % 64) & 1 == 1
    }

    /// Those in either.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, others)| *mine |= others);
        self
    }

    /// Those in both.
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, others)| *mine &= others);
        self
    }

    /// The first place from one on.
    pub(crate) fn next(&self, from: usize) -> Option<usize> {
        let mut block = from / 64;
        let mut bits = self.0.get(block)? & (u64::MAX << (from % 64));
        while bits == 0 {
            block += 1;
            bits = *self.0.get(block)?;
        }
        Some(block * 64 + bits.trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_in_order() {
        let mut places = Positions::default();
        for place in [255, 3, 64, 63] {
            places.insert(place);
        }
        let listed = std::iter::successors(places.next(0), |&last| places.next(last + 1));
        assert_eq!(listed.collect::<Vec<_>>(), [3, 63, 64, 255]);
        assert_eq!(places.next(4), Some(63));
        assert!(places.contains(64) && !places.contains(65));
        let mut other = Positions::default();
        other.insert(64);
        assert_eq!(places.and(&other).next(0), Some(64));
        assert_eq!(other.or(&places).next(0), Some(3));
    }
}
