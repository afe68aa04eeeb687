//! Numbers side by side in one integer, compared and saturated all at once.
//!
//! Each number that may be over one has a spare bit above it, always clear in a state. Subtracting with the spare bits
//! set tells in one operation whether there are enough of everything; adding tells which numbers are *large*. (Lamport
//! 1975, "Multiple byte processing with full-word instructions".)

use super::Word;

/// Where one number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its lowest bit.
    pub offset: u32,
    /// How many bits it has, without the spare one.
    pub width: u32,
}

/// The numbers do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooWide;

/// Where each number of a state stands, above a register of bits that are no numbers.
#[derive(Clone, Debug)]
pub struct Packing<W> {
    fields: Vec<Field>,
    /// The register and the numbers that are 0 or 1.
    small: W,
    /// The spare bits.
    spare: W,
    /// The width of numbers that may be large; the same for all, so that one shift serves them.
    width: u32,
    /// Their bits.
    numbers: W,
    /// Carries into the spare bit of each that is large.
    carry: W,
    /// Their spare bits.
    wide: W,
}

impl<W: Word> Packing<W> {
    /// The bits that it takes: a register of so many bits, and numbers up to the first of each pair, which are large
    /// from the second on.
    ///
    /// # Errors
    ///
    /// They do not fit.
    pub fn new(register: u32, numbers: impl Iterator<Item = (u64, u64)> + Clone) -> Result<Self, TooWide> {
        let is_wide = |(most, large): (u64, u64)| most > 1 && most > large;
        let width = numbers.clone().filter(|n| is_wide(*n)).map(|(most, _)| bits(most)).max().unwrap_or(0);
        let mut packing = Self {
            fields: Vec::with_capacity(numbers.size_hint().0),
            small: W::mask(register),
            spare: W::ZERO,
            width,
            numbers: W::ZERO,
            carry: W::ZERO,
            wide: W::ZERO,
        };
        let mut offset = register;
        for (most, large) in numbers {
            let is_wide = is_wide((most, large));
            let field = Field { offset, width: if is_wide { width } else { bits(most) } };
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
                packing.carry = packing.carry | W::of((1 << width) - large.max(1)) << offset;
                packing.wide = packing.wide | W::ONE << (offset + width);
            }
            packing.fields.push(field);
            offset += field.width + spare;
        }
        Ok(packing)
    }

    /// Where the numbers stand.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// One of the numbers.
    #[inline]
    pub fn number(&self, state: W, field: usize) -> u64 {
        let Field { offset, width } = self.fields[field];
        (state >> offset).low() & ((1 << width) - 1)
    }

    /// So many in one place and 0 in all others.
    #[inline]
    pub fn only(&self, field: usize, number: u64) -> W {
        W::of(number) << self.fields[field].offset
    }

    /// Whether each number of the state is at least that of `need`, whose register is empty.
    #[inline]
    pub fn covers(&self, state: W, need: W) -> bool {
        let lacking = need & self.small & !state;
        // Numbers without a spare bit lack nothing when this is asked, so nothing is borrowed from a neighbour.
        let rest = (state | self.spare).minus(need) & self.spare;
        lacking == W::ZERO && rest == self.spare
    }

    /// The state with each number that is large made alike.
    #[inline]
    pub fn saturated(&self, state: W) -> W {
        let large = (state & self.numbers).plus(self.carry) & self.wide;
        let filled = large.minus(large >> self.width);
        (state & !filled) | large
    }

    /// Whether some number may be large.
    pub fn saturates(&self) -> bool {
        self.wide != W::ZERO
    }

    /// Whether this number may be large.
    pub fn is_saturating(&self, field: usize) -> bool {
        let Field { offset, width } = self.fields[field];
        (self.wide >> (offset + width)).low() & 1 == 1 && width > 1
    }
}

/// How many bits numbers up to this one have.
fn bits(most: u64) -> u32 {
    u64::BITS - most.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<W: Word>(numbers: &[(u64, u64)]) {
        let packing = Packing::<W>::new(3, numbers.iter().copied()).expect("it fits");
        let pack =
            |values: &[u64]| values.iter().enumerate().fold(W::of(5), |state, (i, n)| state | packing.only(i, *n));
        // A small generator of numbers (Knuth's MMIX): each list of numbers against each.
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
            assert_eq!(packing.covers(x, need), a.iter().zip(&b).all(|(a, b)| a >= b), "{a:?} covers {b:?}");
            let is_alike = |((a, b), (_, large)): ((&u64, &u64), &(u64, u64))| a == b || a >= large && b >= large;
            let alike = a.iter().zip(&b).zip(numbers).all(is_alike);
            let is_exact = numbers.iter().all(|(most, large)| most <= large);
            assert_eq!(
                packing.saturated(x) == packing.saturated(y),
                if is_exact { a == b } else { alike },
                "{a:?} {b:?}"
            );
        }
    }

    #[test]
    fn all_at_once_is_as_one_by_one() {
        check::<u64>(&[(3, 3), (3, 3), (3, 3), (3, 3)]);
        check::<u64>(&[(1, 5), (1, 5), (9, 4), (1, 5), (30, 4), (1, 5)]);
        check::<u64>(&[(1, 1), (1, 1), (1, 1), (1, 1)]);
        check::<u64>(&[(100, 5), (100, 4), (100, 3), (100, 5)]);
        check::<u128>(&[(10_000_000, 5), (10_000_000, 5), (10_000_000, 3), (10_000_000, 5)]);
        check::<u128>(&[(1_000, 3), (7, 7), (1, 1), (1, 1), (40_000_000_000, 1), (3, 3)]);
        check::<u128>(&[(0, 1), (5, 1), (0, 1)]);
    }

    #[test]
    fn what_does_not_fit_is_said() {
        assert_eq!(Packing::<u64>::new(1, [(1 << 31, 5), (1 << 31, 5)].into_iter()).err(), Some(TooWide));
    }
}
