//! Counts packed in one integer, compared and saturated all at once (Lamport 1975, "Multiple byte processing with
//! full-word instructions").
//!
//! Each count of more than one bit has a spare bit above it, which is 0 in a state. One subtraction with the spare bits
//! set tells whether all counts are large enough. One addition tells which counts reach their *threshold*, from which
//! on they are equivalent.

use super::Word;

/// The bits of one count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The lowest bit.
    pub offset: u32,
    /// The number of bits, without the spare one.
    pub width: u32,
}

/// The error that the counts do not fit into the integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooWide;

/// The layout of a state: a register of bits for other purposes, then the counts.
#[derive(Clone, Debug)]
pub struct Packing<W> {
    fields: Vec<Field>,
    /// The number of bits of a state.
    bits: u32,
    /// The bits of the register and of counts of one bit.
    small: W,
    /// The spare bits.
    spare: W,
    /// The width of all counts that can reach their threshold; the same for all, so that one shift serves them.
    width: u32,
    /// The bits of these counts.
    numbers: W,
    /// The addend that sets the spare bit of each of these counts that reaches its threshold.
    carry: W,
    /// The spare bits of these counts.
    wide: W,
}

impl<W: Word> Packing<W> {
    /// Returns the layout for a register of `register` bits and counts given as pairs of maximum and threshold.
    ///
    /// # Errors
    ///
    /// If the counts do not fit.
    pub fn new(register: u32, numbers: impl Iterator<Item = (u64, u64)> + Clone) -> Result<Self, TooWide> {
        let is_wide = |(max, threshold): (u64, u64)| max > 1 && max > threshold;
        let width = numbers.clone().filter(|n| is_wide(*n)).map(|(max, _)| bits(max)).max().unwrap_or(0);
        let mut packing = Self {
            fields: Vec::with_capacity(numbers.size_hint().0),
            bits: register,
            small: W::mask(register),
            spare: W::ZERO,
            width,
            numbers: W::ZERO,
            carry: W::ZERO,
            wide: W::ZERO,
        };
        let mut offset = register;
        for (max, threshold) in numbers {
            let is_wide = is_wide((max, threshold));
            let field = Field { offset, width: if is_wide { width } else { bits(max) } };
            let spare = u32::from(field.width > 1);
            if offset + field.width + spare > W::BITS {
                return Err(TooWide);
            }
            if spare == 1 {
                packing.spare = packing.spare | W::ONE << (offset + field.width);
            } else {
                packing.small = packing.small | W::mask(field.width) << offset;
            }
            if is_wide {
                packing.numbers = packing.numbers | W::mask(width) << offset;
                packing.carry = packing.carry | W::of((1 << width) - threshold.max(1)) << offset;
                packing.wide = packing.wide | W::ONE << (offset + width);
            }
            packing.fields.push(field);
            offset += field.width + spare;
        }
        packing.bits = offset;
        Ok(packing)
    }

    /// Returns the number of bits of a state, the register included.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// Returns the bits of each count.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Returns a count of the state.
    #[inline]
    pub fn number(&self, state: W, field: usize) -> u64 {
        let Field { offset, width } = self.fields[field];
        (state >> offset).low() & ((1 << width) - 1)
    }

    /// Returns a state with one count that is not 0.
    #[inline]
    pub fn only(&self, field: usize, number: u64) -> W {
        W::of(number) << self.fields[field].offset
    }

    /// Returns what the counts of a state suffice for.
    #[inline]
    pub fn supply(&self, state: W) -> Supply<W> {
        Supply { absent: self.small & !state, filled: state | self.spare, spare: self.spare }
    }

    /// Returns a representative of the state's class: all counts that reach their threshold get the same value.
    #[inline]
    pub fn saturated(&self, state: W) -> W {
        let large = (state & self.numbers).plus(self.carry) & self.wide;
        let filled = large.minus(large >> self.width);
        (state & !filled) | large
    }

    /// Returns whether some count can exceed its threshold.
    pub fn saturates(&self) -> bool {
        self.wide != W::ZERO
    }

    /// Returns whether this count can exceed its threshold.
    pub fn is_saturating(&self, field: usize) -> bool {
        let Field { offset, width } = self.fields[field];
        (self.wide >> (offset + width)).low() & 1 == 1 && width > 1
    }
}

/// The counts of a state, to be compared with those that are needed.
#[derive(Clone, Copy, Debug)]
pub struct Supply<W> {
    /// The bits of counts of one bit that are 0.
    absent: W,
    /// The counts, with all spare bits set.
    filled: W,
    spare: W,
}

impl<W: Word> Supply<W> {
    /// Returns whether each count of the state is at least that of `need`, whose register is empty.
    #[inline]
    pub fn covers(&self, need: W) -> bool {
        // If a count without a spare bit borrows from its neighbour, it is absent.
        need & self.absent == W::ZERO && self.filled.minus(need) & self.spare == self.spare
    }
}

/// Returns the number of bits of counts up to `max`.
fn bits(max: u64) -> u32 {
    u64::BITS - max.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<W: Word>(numbers: &[(u64, u64)]) {
        let packing = Packing::<W>::new(3, numbers.iter().copied()).expect("it fits");
        let pack =
            |values: &[u64]| values.iter().enumerate().fold(W::of(5), |state, (i, n)| state | packing.only(i, *n));
        // Knuth's MMIX random number generator.
        let mut seed = 7_u64;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..2000 {
            let mut draw = || numbers.iter().map(|(m, l)| random((m + 1).min(2 * l + 1))).collect::<Vec<_>>();
            let (a, b) = (draw(), draw());
            let (x, y) = (pack(&a), pack(&b));
            for (i, n) in a.iter().enumerate() {
                assert_eq!(packing.number(x, i), *n);
            }
            let need = b.iter().enumerate().fold(W::ZERO, |state, (i, n)| state | packing.only(i, *n));
            assert_eq!(packing.supply(x).covers(need), a.iter().zip(&b).all(|(a, b)| a >= b), "{a:?} covers {b:?}");
            let are_equivalent = |((a, b), (_, large)): ((&u64, &u64), &(u64, u64))| a == b || a >= large && b >= large;
            let equivalent = a.iter().zip(&b).zip(numbers).all(are_equivalent);
            let is_exact = numbers.iter().all(|(max, threshold)| max <= threshold);
            assert_eq!(
                packing.saturated(x) == packing.saturated(y),
                if is_exact { a == b } else { equivalent },
                "{a:?} {b:?}"
            );
        }
    }

    #[test]
    fn packed_operations_agree_with_plain_ones() {
        check::<u64>(&[(3, 3), (3, 3), (3, 3), (3, 3)]);
        check::<u64>(&[(1, 5), (1, 5), (9, 4), (1, 5), (30, 4), (1, 5)]);
        check::<u64>(&[(1, 1), (1, 1), (1, 1), (1, 1)]);
        check::<u64>(&[(100, 5), (100, 4), (100, 3), (100, 5)]);
        check::<u128>(&[(10_000_000, 5), (10_000_000, 5), (10_000_000, 3), (10_000_000, 5)]);
        check::<u128>(&[(1_000, 3), (7, 7), (1, 1), (1, 1), (40_000_000_000, 1), (3, 3)]);
        check::<u128>(&[(0, 1), (5, 1), (0, 1)]);
    }

    #[test]
    fn counts_that_do_not_fit_are_an_error() {
        assert_eq!(Packing::<u64>::new(1, [(1 << 31, 5), (1 << 31, 5)].into_iter()).err(), Some(TooWide));
    }
}
