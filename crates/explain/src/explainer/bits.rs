//! Masks of values and of positions.

/// Returns the set bits in ascending order.
#[inline]
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Whether there are at least two bits. Counting them all takes longer on processors without an instruction for it.
#[inline]
pub(super) fn is_many(mask: u64) -> bool {
    mask & mask.wrapping_sub(1) != 0
}

/// Whether there are exactly two bits.
#[inline]
pub(super) fn is_pair(mask: u64) -> bool {
    let rest = mask & mask.wrapping_sub(1);
    rest != 0 && rest.is_power_of_two()
}

/// Whether there is exactly one bit.
#[inline]
pub(super) fn is_single(mask: u64) -> bool {
    mask.is_power_of_two()
}

/// Whether there are from two to `most` bits.
#[inline]
pub(super) fn is_few(mask: u64, most: u32) -> bool {
    let mut rest = mask & mask.wrapping_sub(1);
    if rest == 0 {
        return false;
    }
    for _ in 1..most {
        rest &= rest.wrapping_sub(1);
    }
    rest == 0
}

/// Returns the lowest set bit.
#[inline]
pub(super) fn lowest(mask: u64) -> usize {
    mask.trailing_zeros() as usize
}

/// Returns the highest set bit; there must be one.
#[inline]
pub(super) fn highest(mask: u64) -> usize {
    63 - mask.leading_zeros() as usize
}

/// Returns the subsets of a mask with a number of elements, ascending as numbers.
pub(super) fn subsets(mask: u64, degree: u32) -> impl Iterator<Item = u64> {
    let mut elements = [0u8; 64];
    let mut count = 0;
    for element in bits(mask) {
        elements[count as usize] = element as u8;
        count += 1;
    }
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
    Some(ripple | ((mask ^ ripple) >> 2 >> smallest.trailing_zeros()))
}

#[cfg(test)]
mod tests {
    use super::{is_few, is_many, is_pair, is_single, subsets};

    #[test]
    fn numbers_of_bits() {
        for mask in (0..1u64 << 9).chain([u64::MAX, 1 << 63, 3 << 62]) {
            let count = mask.count_ones();
            assert_eq!(is_many(mask), count > 1);
            assert_eq!(is_pair(mask), count == 2);
            assert_eq!(is_single(mask), count == 1);
            (2..6).for_each(|most| assert_eq!(is_few(mask, most), (2..=most).contains(&count)));
        }
    }

    #[test]
    fn subsets_ascend() {
        assert_eq!(subsets(0b10_1011, 2).collect::<Vec<_>>(), [0b11, 0b1001, 0b1010, 0b10_0001, 0b10_0010, 0b10_1000]);
        assert_eq!(subsets(0b11, 2).collect::<Vec<_>>(), [0b11]);
        assert_eq!(subsets(0b11, 0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(0b11, 3).count(), 0);
        assert_eq!(subsets(u64::MAX, 1).count(), 64);
    }
}
