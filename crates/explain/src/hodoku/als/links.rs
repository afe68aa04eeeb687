//! Restricted commons: values that at most one of two almost locked sets can have.

use bachet_budget::Budget;

use super::AlsList;
use crate::hodoku::found::values;

/// Which of the two values of a restricted common a chain uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Used {
    First,
    Second,
    Both,
}

/// One or two values that are restricted to one of two sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Restricted {
    pub(super) sets: [usize; 2],
    pub(super) first: usize,
    pub(super) second: Option<usize>,
}

impl Restricted {
    /// Returns the mask of both values.
    pub(super) fn mask(&self) -> u64 {
        1 << self.first | self.second.map_or(0, |second| 1 << second)
    }

    /// Returns the mask of the values in use.
    pub(super) fn used(&self, used: Used) -> u64 {
        let second = self.second.map_or(0, |second| 1 << second);
        match used {
            Used::First => 1 << self.first,
            Used::Second => second,
            Used::Both => 1 << self.first | second,
        }
    }

    /// Returns which values are left after another restricted common in a chain; `None` if none is.
    pub(super) fn after(&self, before: &Self, used: Used) -> Option<Used> {
        // HoDoKu looks at the first value only when both are in use.
        let value = if used == Used::Second { before.second.unwrap_or(before.first) } else { before.first };
        match self.second {
            None => (value != self.first).then_some(Used::First),
            Some(second) if value == second => Some(Used::First),
            Some(_) if value == self.first => Some(Used::Second),
            Some(_) => Some(Used::Both),
        }
    }
}

impl<const W: usize> AlsList<W> {
    /// Returns the restricted common of two sets, if they have one.
    pub(super) fn restricted(&self, one: usize, two: usize, with_overlap: bool) -> Option<Restricted> {
        let (a, b) = (&self.sets[one], &self.sets[two]);
        let common = a.values & b.values;
        if common == 0 || a.peers.is_disjoint(&b.cells) {
            return None;
        }
        let overlap = a.cells & b.cells;
        if !overlap.is_empty() && !with_overlap {
            return None;
        }
        let mut found: Option<Restricted> = None;
        for value in values(common) {
            let (cells_a, cells_b) = (self.cells(one, value), self.cells(two, value));
            if !(overlap & (cells_a | cells_b)).is_empty()
                || !cells_b.is_subset(&self.peers(one, value))
                || !cells_a.is_subset(&self.peers(two, value))
            {
                continue;
            }
            match &mut found {
                None => found = Some(Restricted { sets: [one, two], first: value, second: None }),
                Some(found) => {
                    found.second = Some(value);
                    break;
                }
            }
        }
        found
    }

    /// Returns all restricted commons, by the first set and then by the second one, which is later.
    pub(crate) fn all_restricted(&self, with_overlap: bool, budget: &mut Budget<'_>) -> Vec<Restricted> {
        let count = self.sets.len();
        let mut all = Vec::new();
        for one in 0..count {
            if !budget.step() {
                break;
            }
            all.extend((one + 1..count).filter_map(|two| self.restricted(one, two, with_overlap)));
        }
        all
    }

    /// Adds what two sets both exclude of the values of a mask.
    pub(super) fn common_removals(&self, one: usize, two: usize, mask: u64, removed: &mut Vec<(u16, u8)>) {
        let (a, b) = (&self.sets[one], &self.sets[two]);
        if a.peers.is_disjoint(&b.peers) {
            return;
        }
        for value in values(a.values & b.values & mask) {
            let cells = self.peers(one, value) & self.peers(two, value);
            removed.extend(cells.iter().map(|cell| (cell as u16, value as u8)));
        }
    }
}
