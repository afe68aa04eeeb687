//! Relations between the values of two mask variables, as functions on masks.

use crate::literal::first;
use crate::propagators::Pools;

/// A relation between the value of `x` and the value of `y`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation<'a> {
    /// `y = x + k`
    Shift(i32),
    /// `x + k <= y`, for `k` of at least 0; `Before(1)` is `x < y`.
    Before(u32),
    /// `|x - y| = k`
    Apart(u32),
    /// `y != x + k`
    Differ(i32),
    /// For each value of `x` the mask of the values of `y` that go with it.
    Rows(&'a [u64]),
}

/// A relation as the propagators hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Shift(i32),
    Before(u32),
    Apart(u32),
    Differ(i32),
    /// Where the rows for the values of `x` begin, and those for the values of `y` behind them.
    Rows(u32, u32),
}

/// Which way a relation is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// From values of `x` to values of `y`.
    Forward,
    /// From values of `y` to values of `x`.
    Backward,
}

impl Pools {
    pub(crate) fn add_relation(&mut self, relation: Relation<'_>, from: u32, to: u32) -> Rule {
        // No two values are further apart than 63.
        match relation {
            Relation::Shift(k) => Rule::Shift(k.clamp(-64, 64)),
            Relation::Before(k) => Rule::Before(k.min(64)),
            Relation::Apart(k) => Rule::Apart(k.min(64)),
            Relation::Differ(k) => Rule::Differ(k.clamp(-64, 64)),
            Relation::Rows(rows) => {
                let forward = self.words.len() as u32;
                self.words.extend((0..from as usize).map(|v| rows.get(v).map_or(0, |row| row & first(to))));
                let backward = self.words.len() as u32;
                for w in 0..to {
                    let column = (0..from).filter(|&v| self.words[(forward + v) as usize] >> w & 1 == 1);
                    let column = column.fold(0, |mask, v| mask | 1 << v);
                    self.words.push(column);
                }
                Rule::Rows(forward, backward)
            }
        }
    }
}

impl Rule {
    /// The values on the other side that go with at least one of `mask`; may have bits beyond the other side's size.
    #[inline]
    pub(crate) fn image(self, side: Side, mask: u64, words: &[u64]) -> u64 {
        if mask == 0 {
            return 0;
        }
        match self {
            Self::Shift(k) => shift(mask, if side == Side::Forward { k } else { -k }),
            Self::Before(k) => match side {
                // From the smallest on, moved up by k.
                Side::Forward => (!0u64 << mask.trailing_zeros()).checked_shl(k).unwrap_or(0),
                Side::Backward => (!0u64 >> mask.leading_zeros()).checked_shr(k).unwrap_or(0),
            },
            Self::Apart(k) => shift(mask, k as i32) | shift(mask, -(k as i32)),
            Self::Differ(k) => {
                if mask.is_power_of_two() {
                    !shift(mask, if side == Side::Forward { k } else { -k })
                } else {
                    !0
                }
            }
            Self::Rows(forward, backward) => {
                let rows = &words[if side == Side::Forward { forward } else { backward } as usize..];
                let mut image = 0;
                let mut rest = mask;
                while rest != 0 {
                    image |= rows[rest.trailing_zeros() as usize];
                    rest &= rest - 1;
                }
                image
            }
        }
    }

    /// The values on the other side that go with at least one of `mask`, value by value.
    ///
    /// What [`image`](Self::image) is for propagation this is for explanation: where no value of it is left, none of `mask` is.
    pub(crate) fn supports(self, side: Side, mask: u64, words: &[u64]) -> u64 {
        match self {
            Self::Differ(k) => {
                let k = if side == Side::Forward { k } else { -k };
                // One value goes with all but its image; two values go with all.
                if mask.is_power_of_two() { !shift(mask, k) } else { !0 }
            }
            _ => self.image(side, mask, words),
        }
    }

    /// The values on the other side that go with every one of `mask`.
    pub(crate) fn common(self, side: Side, mask: u64, words: &[u64]) -> u64 {
        let mut common = !0;
        let mut rest = mask;
        while rest != 0 {
            common &= self.image(side, rest & rest.wrapping_neg(), words);
            rest &= rest - 1;
        }
        common
    }
}

/// The mask with every value moved up by `k`, or down if negative.
#[inline]
fn shift(mask: u64, k: i32) -> u64 {
    if k >= 0 { mask.checked_shl(k as u32).unwrap_or(0) } else { mask.checked_shr(k.unsigned_abs()).unwrap_or(0) }
}
