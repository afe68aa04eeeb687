//! Choices of masks whose union is small, for sets and fish.

use std::ops::ControlFlow;

use super::bits::bits;

/// Calls `found` with each choice of `degree` masks whose union has `degree` elements: the choice and the union.
/// Choices are made among the masks at the indices in `few`, which have from two to `degree` elements each. They ascend
/// as numbers.
pub(super) fn each_union(
    few: u64,
    degree: u32,
    mask: &impl Fn(usize) -> u64,
    found: &mut impl FnMut(u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if degree > 2 {
        return extend(few, (degree, degree), (0, 0), mask, found);
    }
    for last in bits(few) {
        let union = mask(last);
        for first in bits(few & !(u64::MAX << last)) {
            if mask(first) == union {
                found(1 << first | 1 << last, union)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Extends a choice by masks before those that are chosen, `left` of them.
fn extend(
    few: u64,
    (degree, left): (u32, u32),
    (chosen, union): (u64, u64),
    mask: &impl Fn(usize) -> u64,
    found: &mut impl FnMut(u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for at in bits(few) {
        let union = union | mask(at);
        if has_more(union, degree) {
            continue;
        }
        let chosen = chosen | 1 << at;
        if left > 1 {
            extend(few & !(u64::MAX << at), (degree, left - 1), (chosen, union), mask, found)?;
        } else if has_more(union, degree - 1) {
            found(chosen, union)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether there are more than `most` bits.
#[inline]
fn has_more(mut mask: u64, most: u32) -> bool {
    for _ in 0..most {
        mask &= mask.wrapping_sub(1);
    }
    mask != 0
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::each_union;
    use crate::explainer::bits::subsets;

    #[test]
    fn as_all_subsets() {
        let masks: [u64; 10] = [0b11, 0b110, 0b101, 0b11, 0b1100, 0b1_0001, 0b111, 0b10_0010, 0b1111, 0b1001];
        for degree in 2..5 {
            let few = (0..masks.len()).filter(|&at| masks[at].count_ones() <= degree);
            let few = few.fold(0u64, |few, at| few | 1 << at);
            let union =
                |chosen: u64| (0..masks.len()).filter(|at| chosen >> at & 1 == 1).fold(0, |u, at| u | masks[at]);
            let expected: Vec<(u64, u64)> = subsets(few, degree)
                .map(|chosen| (chosen, union(chosen)))
                .filter(|(_, union)| union.count_ones() == degree)
                .collect();
            let mut found = Vec::new();
            let _ = each_union(few, degree, &|at| masks[at], &mut |chosen, union| {
                found.push((chosen, union));
                ControlFlow::Continue(())
            });
            assert_eq!(found, expected);
        }
    }
}
