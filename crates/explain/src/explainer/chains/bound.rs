//! How long ways may be to come before the best one so far.

use super::way::{Key, Kind, is_before, rating};

/// No way has more facts.
const LONGEST: u32 = 1 << 17;

/// The best way so far, with the greatest numbers of facts of a better chain and a better cycle of each kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    best: Option<Key>,
    limits: [[u32; 2]; 3],
}

impl Bound {
    /// Returns the bound for all ways.
    pub(super) fn none() -> Self {
        Self { best: None, limits: [[LONGEST; 2]; 3] }
    }

    /// Returns the greatest number of facts of a way.
    pub(super) fn limit(&self, kind: Kind, cycle: bool) -> u32 {
        self.limits[kind as usize][usize::from(cycle)]
    }

    /// Takes the key of the best way so far.
    pub(super) fn tighten(&mut self, best: Option<Key>) {
        let Some(key) = best.filter(|_| best != self.best) else { return };
        self.best = best;
        for kind in [Kind::X, Kind::Y, Kind::Xy] {
            for cycle in [false, true] {
                let (mut length, mut after) = (0, LONGEST);
                while after - length > 1 {
                    let middle = u32::midpoint(length, after);
                    let is_better = is_before((rating(kind, cycle, middle), middle, kind as u8), key);
                    *if is_better { &mut length } else { &mut after } = middle;
                }
                self.limits[kind as usize][usize::from(cycle)] = length;
            }
        }
    }
}
