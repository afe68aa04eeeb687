//! Sets of boats: those that are at a place.

use bachet_notation::crossing::BoatId;

/// A set of boats, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct BoatSet(u32);

impl BoatSet {
    /// No boat.
    pub(crate) const EMPTY: Self = Self(0);

    /// Returns every set of this many boats.
    pub(crate) fn every(boats: u32) -> impl DoubleEndedIterator<Item = Self> {
        (0..1 << boats).map(Self)
    }

    /// Returns the set with another boat.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, boat: BoatId) -> Self {
        Self(self.0 | 1 << boat.0)
    }

    /// Whether a boat is in the set.
    pub(crate) fn contains(self, boat: BoatId) -> bool {
        self.0 >> boat.0 & 1 == 1
    }

    /// Whether there is no boat in the set.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of boats.
    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the index of the set among all sets.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

impl FromIterator<BoatId> for BoatSet {
    fn from_iter<I: IntoIterator<Item = BoatId>>(boats: I) -> Self {
        boats.into_iter().fold(Self::EMPTY, Self::with)
    }
}
