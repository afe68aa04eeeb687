//! Everything that boats may carry.
//!
//! First *compositions* of each boat: the number of units of each class that board with which of their members. Seats,
//! limits, rower and the rules for the boat depend on nothing else, so each composition is evaluated once. Then
//! *loads*: a composition from one place to another, by the conditions of its units, with everything that it changes.

mod compositions;
mod prepare;
mod spread;

use std::ops::Range;

use num_traits::Signed as _;

use bachet_notation::crossing::{BoatId, CrossingPuzzle};

use super::Obstacle;
use super::register::Register;

pub(crate) use prepare::Prepared;

/// What boats may carry, from place to place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loads {
    /// In order of the boat, the place they start from, the place they go to, and their size.
    pub(crate) list: Vec<Load>,
    pub(crate) parts: Vec<Part>,
    /// The loads of each boat from each place, boat by boat.
    from: Vec<Range<u32>>,
    places: u32,
    /// The change of each sum by each load, at the place that it leaves and at the place where it lands.
    leaving: Vec<i64>,
    landing: Vec<i64>,
    tests: usize,
    /// The cost of each composition for each value of the trip counter, in units of one `denominator`-th.
    costs: Vec<u64>,
    pub(crate) denominator: i64,
    /// Whether every trip costs 1.
    pub(crate) is_uniform: bool,
    compositions: usize,
    /// For each value of the trip counter, the index of each composition among the previous loads.
    before: Vec<u32>,
    /// For each value of the trip counter and each previous load, a bit for each composition that may go; empty if all
    /// may always go.
    allowed: Vec<u64>,
}

/// A load between two places.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub(crate) boat: BoatId,
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// Number of things.
    pub(crate) size: u32,
    pub(crate) parts: Range<u32>,
    composition: u32,
}

/// Units of one class in one condition, some members of which are in the load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) class: u32,
    /// The members that board.
    pub(crate) subset: u32,
    pub(crate) count: u32,
    /// The fields of their condition before and after.
    pub(crate) before: u32,
    pub(crate) after: u32,
}

impl Loads {
    #[inline]
    pub(crate) fn leaving(&self, load: usize) -> &[i64] {
        &self.leaving[load * self.tests..(load + 1) * self.tests]
    }

    #[inline]
    pub(crate) fn landing(&self, load: usize) -> &[i64] {
        &self.landing[load * self.tests..(load + 1) * self.tests]
    }

    #[inline]
    pub(crate) fn cost(&self, load: usize, trip: u32) -> u64 {
        let row = if self.costs.len() == self.compositions { 0 } else { trip as usize * self.compositions };
        self.costs[row + self.list[load].composition as usize]
    }

    /// Whether the load may go at this value of the trip counter, after this previous load.
    #[inline]
    pub(crate) fn may_go(&self, load: usize, register: &Register, low: u64) -> bool {
        if self.allowed.is_empty() {
            return true;
        }
        let row = register.trip(low) as usize * register.previous_loads() as usize + register.before(low) as usize;
        let composition = self.list[load].composition as usize;
        self.allowed[row * self.compositions.div_ceil(64) + composition / 64] >> (composition % 64) & 1 == 1
    }

    /// Whether permission does not depend on earlier trips.
    #[inline]
    pub(crate) fn is_always(&self) -> bool {
        self.allowed.is_empty()
    }

    /// Number of things of the largest load.
    pub(crate) fn largest(&self) -> u64 {
        self.list.iter().map(|load| u64::from(load.size)).max().unwrap_or(0)
    }

    /// Returns the register after the load has gone.
    #[inline]
    pub(crate) fn register_after(&self, load: usize, register: &Register, low: u64) -> u64 {
        let Load { boat, from, to, .. } = self.list[load];
        register.after(low, boat, (from, to), self.previous(load, register.trip(low)))
    }

    /// Returns what rules distinguish of the load on later trips, if it goes at this value of the trip counter.
    #[inline]
    pub(crate) fn previous(&self, load: usize, trip: u32) -> u32 {
        match self.before.len() {
            0 => 0,
            _ => self.before[trip as usize * self.compositions + self.list[load].composition as usize],
        }
    }

    /// Returns the loads of a boat from a place.
    #[inline]
    pub(crate) fn from(&self, boat: BoatId, place: u32) -> Range<u32> {
        self.from[(boat.0 * self.places + place) as usize].clone()
    }

    /// Returns the puzzle's limit in the unit of these costs.
    pub(crate) fn limit(&self, puzzle: &CrossingPuzzle) -> Result<Option<u64>, Obstacle> {
        let Some(limit) = puzzle.limit else { return Ok(None) };
        if limit.is_negative() {
            return Err(Obstacle::NegativeCost);
        }
        let scaled = i128::from(*limit.numer()) * i128::from(self.denominator) / i128::from(*limit.denom());
        Ok(Some(u64::try_from(scaled).unwrap_or(u64::MAX)))
    }
}
