//! What a state contains besides the places of things: the places of boats, the trip counter, and what matters of the
//! last load.
//!
//! Trips are counted only if something in the puzzle depends on them, as far as [`super::trip_counter`] says. Of the
//! last load, a state keeps the answers to what rules ask.

use bachet_notation::crossing::{BoatId, PlaceId};

use crate::boat_set::BoatSet;

/// The layout of these in the lowest bits of a state. The places of boats are lowest, the first boat's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Register {
    boats: u32,
    /// Number of bits of the place of a boat.
    place_bits: u32,
    /// Number of values of the trip counter.
    trips: u32,
    /// The value that the trip counter wraps to.
    wrap_to: u32,
    /// Number of previous loads that rules distinguish, no load included.
    before: u32,
}

impl Register {
    pub(crate) fn new(boats: u32, places: u32, (wrap_to, trips): (u32, u32), before: u32) -> Self {
        Self { boats, place_bits: Self::width(places), trips, wrap_to, before }
    }

    fn width(values: u32) -> u32 {
        u32::BITS - (values - 1).leading_zeros()
    }

    /// Number of bits.
    pub(crate) fn bits(&self) -> u32 {
        self.fleet_bits() + Self::width(self.trips) + Self::width(self.before)
    }

    /// Number of bits of the places of all boats.
    #[inline]
    fn fleet_bits(&self) -> u32 {
        self.boats * self.place_bits
    }

    /// Number of boats.
    #[inline]
    pub(crate) fn boats(&self) -> u32 {
        self.boats
    }

    /// Whether it contains the places of boats and nothing else.
    pub(crate) fn is_fleet_alone(&self) -> bool {
        self.trips == 1 && self.before == 1
    }

    /// The register at the start, with these places of boats.
    pub(crate) fn start(&self, places: &[PlaceId]) -> u64 {
        let boats = (0..).map(BoatId).zip(places);
        boats.fold(0, |low, (boat, place)| low | self.only(boat, place.0))
    }

    fn pack(&self, fleet: u64, trip: u32, before: u32) -> u64 {
        let trips = u64::from(before) << Self::width(self.trips) | u64::from(trip);
        trips << self.fleet_bits() | fleet
    }

    /// The bits of the place of a boat.
    #[inline]
    pub(crate) fn only(&self, boat: BoatId, place: u32) -> u64 {
        u64::from(place) << (boat.0 * self.place_bits)
    }

    /// All bits of the place of a boat.
    pub(crate) fn all_bits(&self, boat: BoatId) -> u64 {
        self.only(boat, (1 << self.place_bits) - 1)
    }

    /// The place of a boat.
    #[inline]
    pub(crate) fn place(&self, low: u64, boat: BoatId) -> u32 {
        (low >> (boat.0 * self.place_bits) & ((1 << self.place_bits) - 1)) as u32
    }

    /// The places of all boats.
    pub(crate) fn places(&self, low: u64) -> Vec<PlaceId> {
        (0..self.boats).map(|boat| PlaceId(self.place(low, BoatId(boat)))).collect()
    }

    /// The boats at a place besides this one.
    pub(crate) fn others_at(&self, low: u64, boat: BoatId, place: u32) -> BoatSet {
        let others = (0..self.boats).map(BoatId).filter(|other| *other != boat);
        others.filter(|other| self.place(low, *other) == place).collect()
    }

    /// Returns the register after a trip of a boat between two places, after which this is the previous load.
    #[inline]
    pub(crate) fn after(&self, low: u64, boat: BoatId, (from, to): (u32, u32), before: u32) -> u64 {
        let fleet = low & ((1 << self.fleet_bits()) - 1);
        let fleet = fleet.wrapping_add(self.only(boat, to)).wrapping_sub(self.only(boat, from));
        if self.is_fleet_alone() { fleet } else { self.pack(fleet, self.next_trip(self.trip(low)), before) }
    }

    /// The trip counter.
    #[inline]
    pub(crate) fn trip(&self, low: u64) -> u32 {
        (low >> self.fleet_bits()) as u32 & ((1 << Self::width(self.trips)) - 1)
    }

    /// The previous load, as far as rules distinguish it; 0 on the first trip.
    #[inline]
    pub(crate) fn before(&self, low: u64) -> u32 {
        (low >> (self.fleet_bits() + Self::width(self.trips))) as u32 & ((1 << Self::width(self.before)) - 1)
    }

    /// The trip counter after one more trip.
    #[inline]
    fn next_trip(&self, trip: u32) -> u32 {
        if trip + 1 == self.trips { self.wrap_to } else { trip + 1 }
    }

    /// The trip counter after so many trips.
    pub(crate) fn counted(&self, trips: u64) -> u32 {
        let (values, wrap_to) = (u64::from(self.trips), u64::from(self.wrap_to));
        (if trips < values { trips } else { wrap_to + (trips - wrap_to) % (values - wrap_to) }) as u32
    }

    /// Returns a register of boats as it is after so many trips, the last with this load.
    pub(crate) fn resumed(&self, fleet: u64, trips: u64, before: u32) -> u64 {
        self.pack(fleet, self.counted(trips), before)
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
