//! Random numbers that are the same on every machine: xoshiro256++ (Blackman and Vigna 2019), its state filled by
//! `SplitMix64` (Steele, Lea and Flood 2014) as its authors advise. The generators of puzzles draw from it.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

impl Random {
    /// Creates the stream of an attempt at a puzzle. Streams of different arguments are independent.
    pub fn new(seed: u64, puzzle: u64, attempt: u64) -> Self {
        let mut state = seed;
        for word in [puzzle, attempt] {
            state = split_mix(&mut state) ^ word;
        }
        Self(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// Returns a number below `limit`, which must not be zero. The bias is below `limit / 2^64`.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.bits()) * limit as u128) >> 64) as usize
    }

    /// Puts the items in random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers from the state 1, 2, 3, 4, which other implementations are tested with.
    #[test]
    fn the_numbers_are_those_of_the_authors() {
        let mut random = Random([1, 2, 3, 4]);
        let numbers = [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386, 9_228_616_714_210_784_205];
        assert_eq!(std::array::from_fn(|_| random.bits()), numbers);
    }

    /// The numbers from the state 1234567, which other implementations are tested with.
    #[test]
    fn the_states_are_those_of_split_mix() {
        let mut state = 1_234_567;
        let numbers = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(std::array::from_fn(|_| split_mix(&mut state)), numbers);
    }

    #[test]
    fn streams_differ() {
        let mut first = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)].map(|(s, p, a)| Random::new(s, p, a).bits());
        first.sort_unstable();
        assert!(first.is_sorted_by(|a, b| a < b), "{first:?}");
    }
}
