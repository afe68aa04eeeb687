//! What a state knows besides who is where: where the boat is, how many trips were made, what the last load was.
//!
//! Trips enter only if anything speaks of them. Beyond the largest number that they are compared with, only their rest
//! counts, and the clock turns round. The last load is known by what rules ask of it.

/// Where these stand in the lowest bits of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Register {
    places: u32,
    /// The clock runs to `clock` and then begins again at `turn`.
    clock: u32,
    turn: u32,
    /// What loads before are told apart, with none at all.
    before: u32,
}

impl Register {
    pub(crate) fn new(places: u32, turn: u32, clock: u32, before: u32) -> Self {
        Self { places, clock, turn, before }
    }

    fn width(values: u32) -> u32 {
        u32::BITS - (values - 1).leading_zeros()
    }

    /// How many bits it has.
    pub(crate) fn bits(&self) -> u32 {
        Self::width(self.places) + Self::width(self.clock) + Self::width(self.before)
    }

    /// Whether it is the boat's place and nothing else.
    pub(crate) fn is_boat_alone(&self) -> bool {
        self.clock == 1 && self.before == 1
    }

    pub(crate) fn pack(&self, place: u32, trip: u32, before: u32) -> u64 {
        let trips = u64::from(before) << Self::width(self.clock) | u64::from(trip);
        trips << Self::width(self.places) | u64::from(place)
    }

    /// The boat's place.
    #[inline]
    pub(crate) fn place(&self, low: u64) -> u32 {
        (low & ((1 << Self::width(self.places)) - 1)) as u32
    }

    /// The clock: the number of trips, as far as it matters.
    #[inline]
    pub(crate) fn trip(&self, low: u64) -> u32 {
        (low >> Self::width(self.places)) as u32 & ((1 << Self::width(self.clock)) - 1)
    }

    /// What is known of the load before; 0 on the first trip.
    #[inline]
    pub(crate) fn before(&self, low: u64) -> u32 {
        (low >> (Self::width(self.places) + Self::width(self.clock))) as u32 & ((1 << Self::width(self.before)) - 1)
    }

    /// The clock after one trip more.
    #[inline]
    pub(crate) fn next_trip(&self, trip: u32) -> u32 {
        if trip + 1 == self.clock { self.turn } else { trip + 1 }
    }

    /// How many readings the clock has.
    pub(crate) fn clock(&self) -> u32 {
        self.clock
    }

    /// How many loads before are told apart, with none at all.
    pub(crate) fn memories(&self) -> u32 {
        self.before
    }
}
