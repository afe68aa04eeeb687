//! Where a net has removed candidates since a technique was last tried in it.
//!
//! A pattern that a technique did not find then can only be where something was removed since. At the start of a net
//! there is none that removes anything: it would be an easier step.

use super::closure::Source;
use super::net::Net;
use crate::explainer::bits::is_pair;
use crate::explainer::grid::Grid;

/// The number of techniques that are tried in a net, without chains.
pub(super) const SCANS: usize = 4;

/// The houses and values that changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Fresh {
    /// For each house the values that lost places.
    pub lost: Vec<u64>,
    /// For each house those of them that have two places left.
    pub pairs: Vec<u64>,
    /// For each house whether a cell that lost values has two left.
    pub cells: Vec<bool>,
    /// The values that have two places left in a house that lost some.
    pub values: u64,
}

impl Fresh {
    /// Takes what changed since a technique was last tried, and marks it as seen.
    pub(super) fn take<const C: usize>(
        &mut self,
        source: Source<'_, C>,
        net: &mut Net<C>,
        work: &Grid,
        technique: usize,
    ) {
        let Source { frame, links, .. } = source;
        self.clear(frame.houses.len());
        for candidate in net.unseen(technique) {
            let (cell, value) = links.of[candidate as usize];
            let (cell, value) = (cell as usize, value as usize);
            let pair = is_pair(work.masks[cell]);
            for unit in frame.units(cell) {
                let house = unit.house as usize;
                self.lost[house] |= 1 << value;
                self.cells[house] |= pair;
                if is_pair(work.places(frame, unit.house, value)) {
                    self.pairs[house] |= 1 << value;
                    self.values |= 1 << value;
                }
            }
        }
    }

    fn clear(&mut self, houses: usize) {
        self.lost.clear();
        self.lost.resize(houses, 0);
        self.pairs.clear();
        self.pairs.resize(houses, 0);
        self.cells.clear();
        self.cells.resize(houses, false);
        self.values = 0;
    }
}
