//! The search for compositions: what may be in a boat.

use num_traits::CheckedAdd as _;

use bachet_notation::Number;
use bachet_notation::crossing::{BoatId, Truth};

use super::Prepared;
use crate::model::Obstacle;

/// Maximum number of compositions that are tried.
const MAX_COMPOSITIONS: usize = 1 << 19;

/// The number of units of each class that board with which of their members.
#[derive(Clone, Debug)]
pub(super) struct Composition {
    pub(super) boat: BoatId,
    /// Number of things.
    pub(super) size: u32,
    /// Variables, each with its number.
    pub(super) units: Vec<(u32, u32)>,
}

/// Finds every composition that a boat may carry, unit by unit.
pub(super) struct CompositionSearch<'a> {
    pub(super) prepared: &'a Prepared<'a>,
    pub(super) boat: BoatId,
    /// The maximum of each limit, and what a unit of each variable adds to it.
    pub(super) limits: &'a [(Number, Vec<Number>)],
    /// Whether another unit may make a sum smaller.
    pub(super) is_falling: bool,
    pub(super) truths: &'a [&'a Truth],
    pub(super) seats: u32,
    pub(super) least: u32,
    pub(super) used: Vec<u32>,
    /// Variables in the boat in order, with their numbers.
    pub(super) units: Vec<(u32, u32)>,
    pub(super) sums: Vec<Number>,
    pub(super) size: u32,
    /// Number of compositions tried so far.
    pub(super) tried: usize,
    pub(super) found: Vec<Composition>,
}

impl CompositionSearch<'_> {
    /// Adds units of the variables from this one on, in every number that fits. The depth of the recursion is the
    /// number of variables.
    pub(super) fn fill(&mut self, first: usize) -> Result<(), Obstacle> {
        for v in first..self.prepared.variables.len() {
            let (class, subset) = self.prepared.variables[v];
            let class = class as usize;
            let size = subset.count_ones();
            let room = self.prepared.classes[class].count - self.used[class];
            let seats = (self.seats - self.size) / size;
            let sums = (!self.limits.is_empty()).then(|| self.sums.clone());
            let mut n = 0;
            while n < room.min(seats) {
                n += 1;
                let mut is_over = false;
                for (sum, (max, each)) in self.sums.iter_mut().zip(self.limits) {
                    *sum = sum.checked_add(&each[v]).ok_or(Obstacle::Numbers)?;
                    is_over |= *sum > *max;
                }
                if is_over && !self.is_falling {
                    n -= 1;
                    break;
                }
                self.tried += 1;
                if self.tried > MAX_COMPOSITIONS {
                    return Err(Obstacle::Loads);
                }
                self.size += size;
                self.used[class] += 1;
                if n == 1 {
                    self.units.push((v as u32, 1));
                } else if let Some(last) = self.units.last_mut() {
                    last.1 = n;
                }
                if !is_over && self.size >= self.least && self.is_allowed() {
                    self.found.push(Composition { boat: self.boat, size: self.size, units: self.units.clone() });
                }
                self.fill(v + 1)?;
            }
            if n > 0 {
                self.units.pop();
            }
            self.size -= n * size;
            self.used[class] -= n;
            if let Some(sums) = sums {
                self.sums = sums;
            }
        }
        Ok(())
    }

    fn is_allowed(&self) -> bool {
        let load = self.prepared.judged(self.boat, &self.units, 0, None);
        self.truths.iter().all(|t| load.holds(t))
    }
}
