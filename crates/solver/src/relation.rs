//! Binary relations between mask variables, as functions on masks.

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
    /// For each value of `x` the mask of the related values of `y`.
    Rows(&'a [u64]),
}

impl Relation<'_> {
    /// Returns whether the values `x` and `y` are related.
    pub fn holds(self, x: u32, y: u32) -> bool {
        let (a, b) = (i64::from(x), i64::from(y));
        match self {
            Self::Shift(k) => b == a + i64::from(k),
            Self::Before(k) => a + i64::from(k) <= b,
            Self::Apart(k) => (a - b).abs() == i64::from(k),
            Self::Differ(k) => b != a + i64::from(k),
            Self::Rows(rows) => rows.get(x as usize).is_some_and(|row| row >> y & 1 == 1),
        }
    }
}

/// A relation in the form that the propagators use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Shift(i32),
    Before(u32),
    Apart(u32),
    Differ(i32),
    /// The pool index of the rows for the values of `x`, and that of the rows for the values of `y`.
    Rows(u32, u32),
}

/// The direction of a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From values of `x` to values of `y`.
    Forward,
    /// From values of `y` to values of `x`.
    Backward,
}

impl Pools {
    pub(crate) fn add_relation(&mut self, relation: Relation<'_>, from: u32, to: u32) -> Rule {
        // The difference of two values is at most 63.
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
    /// Returns the values of the other variable that are related to at least one value of `mask`, for propagation. The
    /// result may have bits beyond the other variable's size.
    #[inline]
    pub(crate) fn image(self, direction: Direction, mask: u64, words: &[u64]) -> u64 {
        if mask == 0 {
            return 0;
        }
        match self {
            Self::Shift(k) => shift(mask, if direction == Direction::Forward { k } else { -k }),
            Self::Before(k) => match direction {
                // All values from the smallest on, shifted by k.
                Direction::Forward => (!0u64 << mask.trailing_zeros()).checked_shl(k).unwrap_or(0),
                Direction::Backward => (!0u64 >> mask.leading_zeros()).checked_shr(k).unwrap_or(0),
            },
            Self::Apart(k) => shift(mask, k as i32) | shift(mask, -(k as i32)),
            Self::Differ(k) => {
                if mask.is_power_of_two() {
                    !shift(mask, if direction == Direction::Forward { k } else { -k })
                } else {
                    !0
                }
            }
            Self::Rows(forward, backward) => {
                let rows = &words[if direction == Direction::Forward { forward } else { backward } as usize..];
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

    /// Returns the values of the other variable that are related to at least one value of `mask`, for explanations.
    ///
    /// If no value of the result is possible, no value of `mask` is. [`image`](Self::image) does not guarantee this for
    /// the empty mask.
    pub(crate) fn supports(self, direction: Direction, mask: u64, words: &[u64]) -> u64 {
        match self {
            Self::Differ(k) => {
                let k = if direction == Direction::Forward { k } else { -k };
                // One value is related to all but one; two values are related to all.
                if mask.is_power_of_two() { !shift(mask, k) } else { !0 }
            }
            _ => self.image(direction, mask, words),
        }
    }

    /// Returns the values of the other variable that are related to every value of `mask`.
    pub(crate) fn common(self, direction: Direction, mask: u64, words: &[u64]) -> u64 {
        let mut common = !0;
        let mut rest = mask;
        while rest != 0 {
            common &= self.image(direction, rest & rest.wrapping_neg(), words);
            rest &= rest - 1;
        }
        common
    }
}

/// Returns the mask with every value moved up by `k`, or down if `k` is negative.
#[inline]
fn shift(mask: u64, k: i32) -> u64 {
    if k >= 0 { mask.checked_shl(k as u32).unwrap_or(0) } else { mask.checked_shr(k.unsigned_abs()).unwrap_or(0) }
}
