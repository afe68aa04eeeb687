//! Counts the ways to give variables different values: the permanent of a 0-1 matrix.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use crate::literal::Slot;
use crate::store::Store;
use bachet_budget::Budget;

/// Maximum number of values for a table over all their subsets; its counts stay far below 64 bits.
const MAX_SUBSET_VALUES: u32 = 12;
/// Maximum number of states of one layer.
const MAX_LAYER_STATES: usize = 1 << 16;

/// Why there is no count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The budget ran out.
    Limit,
    /// It would take too much memory.
    Size,
}

/// Returns the number of ways to choose the values of unconstrained variables.
pub(super) fn free(store: &Store, vars: &[Slot]) -> BigUint {
    let size = |slot: &Slot| {
        if slot.is_mask() {
            return u64::from(store.word(*slot).count_ones());
        }
        (store.word(slot.opposite()) as i64).abs_diff(store.word(*slot) as i64) + 1
    };
    vars.iter().fold(BigUint::from(1u32), |product, slot| product * size(slot))
}

/// Returns the number of ways to choose different values. A step is 1,024 states.
pub(super) fn permanent(store: &Store, vars: &[Slot], budget: &mut Budget<'_>) -> Result<BigUint, Failure> {
    let mut masks: Vec<u64> = vars.iter().map(|&slot| store.word(slot)).collect();
    masks.sort_unstable_by_key(|mask| (mask.count_ones(), *mask));
    let union = masks.iter().fold(0, |all, mask| all | mask);
    if masks.iter().all(|&mask| mask == union) {
        return Ok(falling(union.count_ones(), masks.len() as u32));
    }
    if union.count_ones() <= MAX_SUBSET_VALUES {
        return Ok(by_subset(&masks, union));
    }
    by_class(&masks, union, budget)
}

/// Returns the falling factorial `n (n - 1) ... (n - k + 1)`.
fn falling(n: u32, k: u32) -> BigUint {
    if k > n {
        return BigUint::ZERO;
    }
    (n - k + 1..=n).fold(BigUint::from(1u32), |product, factor| product * factor)
}

/// Counts with a table: for each subset of the values the number of ways in which the first variables use exactly
/// these.
fn by_subset(masks: &[u64], union: u64) -> BigUint {
    let values: Vec<u32> = (0..64).filter(|v| union >> v & 1 == 1).collect();
    let packed = |mask: u64| (0..).zip(&values).fold(0usize, |all, (i, &v)| all | ((mask >> v & 1) as usize) << i);
    let mut ways = vec![0u64; 1 << values.len()];
    ways[0] = 1;
    for (used, &mask) in (0u32..).zip(masks) {
        let mask = packed(mask);
        // Supersets have larger numbers, so they are filled before they are read.
        for subset in 0..ways.len() {
            if subset.count_ones() != used || ways[subset] == 0 {
                continue;
            }
            let mut rest = mask & !subset;
            while rest != 0 {
                let value = rest & rest.wrapping_neg();
                ways[subset | value] += ways[subset];
                rest &= rest - 1;
            }
        }
    }
    let full = masks.len() as u32;
    let all = (0..).zip(&ways).filter(|(subset, _): &(usize, _)| subset.count_ones() == full);
    BigUint::from(all.map(|(_, ways)| ways).sum::<u64>())
}

/// Counts by classes of interchangeable values: those that are in the same domains of the remaining variables. A state
/// is the number of unused values in each class.
fn by_class(masks: &[u64], union: u64, budget: &mut Budget<'_>) -> Result<BigUint, Failure> {
    let (mut classes, counts) = classes(masks, union);
    let mut layer = BTreeMap::from([(counts, BigUint::from(1u32))]);
    for (i, &mask) in masks.iter().enumerate() {
        let rest = &masks[i + 1..];
        let (coarser, sizes) = self::classes(rest, union);
        let onto: Vec<Option<usize>> =
            classes.iter().map(|class| coarser.iter().position(|other| other & class != 0)).collect();
        let mut next: BTreeMap<Vec<u8>, BigUint> = BTreeMap::new();
        for (number, (left, ways)) in layer.into_iter().enumerate() {
            if number % 1024 == 0 && !budget.step() {
                return Err(Failure::Limit);
            }
            for (j, &class) in classes.iter().enumerate() {
                if class & mask == 0 || left[j] == 0 {
                    continue;
                }
                let mut then = vec![0; sizes.len()];
                for (k, onto) in onto.iter().enumerate() {
                    if let Some(onto) = *onto {
                        then[onto] += left[k] - u8::from(k == j);
                    }
                }
                *next.entry(then).or_default() += &ways * left[j];
            }
            if next.len() > MAX_LAYER_STATES {
                return Err(Failure::Size);
            }
        }
        layer = next;
        classes = coarser;
    }
    Ok(layer.into_values().sum())
}

/// Returns the classes of interchangeable values of the masks, and their sizes.
fn classes(masks: &[u64], union: u64) -> (Vec<u64>, Vec<u8>) {
    let mut classes = vec![union & masks.iter().fold(0, |all, mask| all | mask)];
    for mask in masks {
        classes = classes.iter().flat_map(|class| [class & mask, class & !mask]).filter(|&class| class != 0).collect();
    }
    let sizes = classes.iter().map(|class| class.count_ones() as u8).collect();
    (classes, sizes)
}
