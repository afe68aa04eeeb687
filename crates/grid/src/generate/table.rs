//! Relations of two places as tables of bit masks.

use super::MAX_VALUES;

/// A set of places as a bit mask.
pub(super) type Places = u16;

/// Which second places each first place may have, and the reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Table {
    /// The second places of each first place.
    forward: [Places; MAX_VALUES],
    /// The first places of each second place.
    backward: [Places; MAX_VALUES],
}

impl Table {
    /// Tabulates a relation of places below `size`.
    pub(super) fn new(size: usize, holds: impl Fn(usize, usize) -> bool) -> Self {
        let mut table = Self { forward: [0; MAX_VALUES], backward: [0; MAX_VALUES] };
        for x in 0..size {
            for y in (0..size).filter(|&y| holds(x, y)) {
                table.forward[x] |= 1 << y;
                table.backward[y] |= 1 << x;
            }
        }
        table
    }

    /// Returns the relation that holds where this one does not.
    pub(super) fn complement(&self, size: usize) -> Self {
        Self::new(size, |x, y| !self.holds(x, y))
    }

    pub(super) fn holds(&self, x: usize, y: usize) -> bool {
        self.forward[x] >> y & 1 == 1
    }

    /// Returns the second places of a first place.
    pub(super) fn of(&self, x: usize) -> Places {
        self.forward[x]
    }

    /// Returns the second places that some of these first places allow.
    pub(super) fn image(&self, places: Places) -> Places {
        union(&self.forward, places)
    }

    /// Returns the first places that some of these second places allow.
    pub(super) fn preimage(&self, places: Places) -> Places {
        union(&self.backward, places)
    }
}

#[inline]
fn union(rows: &[Places; MAX_VALUES], places: Places) -> Places {
    bits(places).fold(0, |all, x| all | rows[x])
}

/// Returns the places of a set in order.
#[inline]
pub(super) fn bits(mut places: Places) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let x = places.trailing_zeros() as usize;
        places &= places.wrapping_sub(1);
        (x < MAX_VALUES).then_some(x)
    })
}
