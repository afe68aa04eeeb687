//! Masks of values and of positions.

/// Returns the set bits in ascending order.
#[inline]
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Returns the lowest set bit.
#[inline]
pub(super) fn lowest(mask: u64) -> usize {
    mask.trailing_zeros() as usize
}

/// Returns the subsets of a mask with a number of elements, ascending as numbers.
pub(super) fn subsets(mask: u64, degree: u32) -> impl Iterator<Item = u64> {
    let elements: Vec<usize> = bits(mask).collect();
    let count = elements.len() as u32;
    let mut next = (degree <= count).then(|| u64::MAX.checked_shr(64 - degree).unwrap_or(0));
    std::iter::from_fn(move || {
        let chosen = next?;
        next = following(chosen).filter(|after| after.checked_shr(count).unwrap_or(0) == 0);
        Some(bits(chosen).fold(0, |subset, at| subset | 1 << elements[at]))
    })
}

/// Returns the next number with as many bits.
fn following(mask: u64) -> Option<u64> {
    let smallest = mask & mask.wrapping_neg();
    let ripple = mask.checked_add(smallest).filter(|_| mask != 0)?;
    Some(ripple | ((mask ^ ripple) >> 2) / smallest)
}

#[cfg(test)]
mod tests {
    use super::subsets;

    #[test]
    fn subsets_ascend() {
        assert_eq!(subsets(0b10_1011, 2).collect::<Vec<_>>(), [0b11, 0b1001, 0b1010, 0b10_0001, 0b10_0010, 0b10_1000]);
        assert_eq!(subsets(0b11, 2).collect::<Vec<_>>(), [0b11]);
        assert_eq!(subsets(0b11, 0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(0b11, 3).count(), 0);
        assert_eq!(subsets(u64::MAX, 1).count(), 64);
    }
}
