//! Sets of places in a sentence, as bits.

/// Size of a set: positions are below it.
pub(crate) const MAX_POSITIONS: usize = 256;

/// Places in a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Positions([u64; MAX_POSITIONS / 64]);

impl Positions {
    /// All places below one.
    pub(crate) fn below(end: usize) -> Self {
        let mut all = Self::default();
        for (block, bits) in all.0.iter_mut().enumerate() {
            let here = end.saturating_sub(64 * block);
            *bits = if here < 64 { (1 << here) - 1 } else { u64::MAX };
        }
        all
    }

    /// Adds a place below [`MAX_POSITIONS`].
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// Whether a place is in it; none from [`MAX_POSITIONS`] on is.
    pub(crate) fn contains(&self, place: usize) -> bool {
        self.0.get(place / 64).is_some_and(|block| block >> (place % 64) & 1 == 1)
    }

    /// Those in either.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, others)| *mine |= others);
        self
    }

    /// Those that are not in another.
    pub(crate) fn without(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, others)| *mine &= !others);
        self
    }

    /// The places of a range, in their order.
    pub(crate) fn within(&self, range: std::ops::Range<usize>) -> impl Iterator<Item = usize> {
        let places = std::iter::successors(self.next(range.start), |&last| self.next(last + 1));
        places.take_while(move |&place| place < range.end)
    }

    /// The last place before one.
    pub(crate) fn last_before(&self, end: usize) -> Option<usize> {
        let last = end.checked_sub(1)?;
        let mut block = last / 64;
        let mut bits = self.0[block] & (u64::MAX >> (63 - last % 64));
        while bits == 0 {
            block = block.checked_sub(1)?;
            bits = self.0[block];
        }
        Some(block * 64 + 63 - bits.leading_zeros() as usize)
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
        assert!(places.contains(64) && !places.contains(65) && !places.contains(MAX_POSITIONS));
        let mut other = Positions::default();
        other.insert(64);
        assert_eq!(other.or(&places).next(0), Some(3));
        assert_eq!(
            [0, 3, 4, 64, 255, 256].map(|end| places.last_before(end)),
            [None, None, Some(3), Some(63), Some(64), Some(255)]
        );
        assert_eq!(places.within(4..255).collect::<Vec<_>>(), [63, 64]);
        assert_eq!(places.without(&Positions::below(64)).next(0), Some(64));
        assert_eq!(Positions::below(130).within(0..256).count(), 130);
    }
}
