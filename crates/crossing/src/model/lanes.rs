//! The sums that rules test, side by side in one integer.
//!
//! Only the sign of a sum after one load matters, so a sum is clamped to what a load can change: a few bits. With an
//! offset that makes the highest bit of each lane mean "not negative", one addition changes all sums, and a clause is a
//! mask over these highest bits.

use super::circuit::Clauses;
use super::loads::Loads;
use super::rules::BankRules;

/// Sums as lanes of an integer.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    /// The lowest bit of each lane, and the bound of its sum.
    sums: Vec<(u32, i64)>,
    /// The offset of all lanes together.
    offset: u64,
    signs: u64,
    gates: Vec<Gate>,
    /// For each clause the bits that it reads, and those of them that it reads negated.
    clauses: Vec<(u64, u64)>,
}

/// A bit that is set if one of the bits that it reads is true.
#[derive(Clone, Copy, Debug)]
struct Gate {
    care: u64,
    flip: u64,
    bit: u32,
}

impl Lanes {
    pub(crate) fn new(rules: &BankRules, loads: &Loads) -> Option<Self> {
        let tests = rules.circuit.only_at_least()?;
        let (gates, clauses) = rules.circuit.masks()?;
        let mut max = vec![0; tests];
        for load in 0..loads.list.len() {
            for changes in [loads.leaving(load), loads.landing(load)] {
                for (max, change) in max.iter_mut().zip(changes) {
                    *max = change.unsigned_abs().max(*max);
                }
            }
        }
        let mut lanes =
            Self { sums: Vec::with_capacity(tests), offset: 0, signs: 0, gates: Vec::new(), clauses: vec![] };
        let mut places = Vec::with_capacity(tests + gates.len() / 2);
        let mut end = 0;
        for max in max {
            // Leaves room for twice the change by a load, in both directions.
            let width = u64::BITS - (max.checked_mul(2)? + 1).leading_zeros() + 1;
            if end + width > u64::BITS {
                return None;
            }
            lanes.sums.push((end, max as i64));
            end += width;
            lanes.offset |= 1 << (end - 1);
            places.push(end - 1);
        }
        lanes.signs = lanes.offset;
        if end as usize + gates.len() / 2 > u64::BITS as usize {
            return None;
        }
        let moved = |mask: u64, places: &[u32]| {
            let bits = places.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            bits.fold(0, |moved, (_, place)| moved | 1 << place)
        };
        for gate in gates.chunks_exact(2) {
            lanes.gates.push(Gate { care: moved(gate[0], &places), flip: moved(gate[1], &places), bit: end });
            places.push(end);
            end += 1;
        }
        lanes.clauses = clauses.chunks_exact(2).map(|c| (moved(c[0], &places), moved(c[1], &places))).collect();
        Some(lanes)
    }

    /// Packs the sums of a party into lanes, given the sum of each test.
    #[inline]
    pub(crate) fn packed<T>(&self, tests: &[T], sum: impl Fn(&T) -> i64) -> u64 {
        let mut packed = self.offset;
        for ((shift, max), test) in self.sums.iter().zip(tests) {
            packed = packed.wrapping_add((sum(test).clamp(-max - 1, *max) as u64) << shift);
        }
        packed
    }

    /// Packs the change of each sum.
    pub(crate) fn change(&self, changes: &[i64]) -> u64 {
        let lanes = self.sums.iter().zip(changes);
        lanes.fold(0, |packed, ((shift, _), change)| packed.wrapping_add((*change as u64) << shift))
    }

    /// Whether these clauses hold for a party.
    #[inline]
    pub(crate) fn hold(&self, party: u64, clauses: &[(u64, u64)]) -> bool {
        let mut bits = party & self.signs;
        if self.gates.is_empty()
            && let [(care, flip)] = clauses
        {
            return (bits ^ flip) & care != 0;
        }
        for gate in &self.gates {
            bits |= u64::from((bits ^ gate.flip) & gate.care != 0) << gate.bit;
        }
        clauses.iter().all(|(care, flip)| (bits ^ flip) & care != 0)
    }

    /// Returns a range of clauses.
    #[inline]
    pub(crate) fn clauses(&self, clauses: &Clauses) -> &[(u64, u64)] {
        &self.clauses[clauses.start as usize..clauses.end as usize]
    }
}
