//! What a state contains besides the places of things: the boat's place, the trip counter, and what matters of the last
//! load.
//!
//! Trips are counted only if something in the puzzle depends on them, as far as [`super::trip_counter`] says. Of the
//! last load, a state keeps the answers to what rules ask.

/// The layout of these in the lowest bits of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Register {
    places: u32,
    /// Number of values of the trip counter.
    trips: u32,
    /// The value that the trip counter wraps to.
    wrap_to: u32,
    /// Number of previous loads that rules distinguish, no load included.
    before: u32,
}

impl Register {
    pub(crate) fn new(places: u32, (wrap_to, trips): (u32, u32), before: u32) -> Self {
        Self { places, trips, wrap_to, before }
    }

    fn width(values: u32) -> u32 {
        u32::BITS - (values - 1).leading_zeros()
    }

    /// Number of bits.
    pub(crate) fn bits(&self) -> u32 {
        Self::width(self.places) + Self::width(self.trips) + Self::width(self.before)
    }

    /// Whether it contains the boat's place and nothing else.
    pub(crate) fn is_boat_alone(&self) -> bool {
        self.trips == 1 && self.before == 1
    }

    pub(crate) fn pack(&self, place: u32, trip: u32, before: u32) -> u64 {
        let trips = u64::from(before) << Self::width(self.trips) | u64::from(trip);
        trips << Self::width(self.places) | u64::from(place)
    }

    /// The boat's place.
    #[inline]
    pub(crate) fn place(&self, low: u64) -> u32 {
        (low & ((1 << Self::width(self.places)) - 1)) as u32
    }

    /// The trip counter.
    #[inline]
    pub(crate) fn trip(&self, low: u64) -> u32 {
        (low >> Self::width(self.places)) as u32 & ((1 << Self::width(self.trips)) - 1)
    }

    /// The previous load, as far as rules distinguish it; 0 on the first trip.
    #[inline]
    pub(crate) fn before(&self, low: u64) -> u32 {
        (low >> (Self::width(self.places) + Self::width(self.trips))) as u32 & ((1 << Self::width(self.before)) - 1)
    }

    /// The trip counter after one more trip.
    #[inline]
    pub(crate) fn next_trip(&self, trip: u32) -> u32 {
        if trip + 1 == self.trips { self.wrap_to } else { trip + 1 }
    }

    /// Number of values of the trip counter.
    pub(crate) fn trips(&self) -> u32 {
        self.trips
    }

    /// Number of previous loads that rules distinguish, no load included.
    pub(crate) fn previous_loads(&self) -> u32 {
        self.before
    }
}
