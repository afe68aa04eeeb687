//! What a technique found.

use super::chains::ChainHint;
use crate::Technique;

/// A step that a technique found: what follows, and where it was seen.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The technique.
    pub technique: &'static Technique,
    /// The rating in tenths.
    pub rating: u32,
    /// The cell and the value that is placed.
    pub place: Option<(u16, u8)>,
    /// The candidates that are removed: cells with masks of values.
    pub removed: Vec<(u16, u64)>,
    /// What was seen.
    pub pattern: Pattern,
}

/// What a technique saw.
#[derive(Clone, Debug)]
pub(super) enum Pattern {
    /// A value has one place in a house.
    HiddenSingle { house: u16 },
    /// A cell has one value.
    NakedSingle,
    /// A value lies in the covers in all bases; `then` is the house in which it has one place left.
    Fish { value: u8, bases: Vec<u16>, covers: Vec<u16>, then: Option<u16> },
    /// Values have as few places in a house.
    HiddenSet { house: u16, values: u64, positions: u64 },
    /// Cells of a house have as few values.
    NakedSet { house: u16, positions: u64, values: u64 },
    /// A pivot and two wings.
    Wing { pivot: u16, wings: [u16; 2], value: u8 },
    /// Cells that would have two solutions without their other candidates; perhaps with a set in a house.
    Deadly { cells: Vec<u16>, set: Option<DeadlySet> },
    /// The excluded cells.
    Aligned { cells: Vec<u16> },
    /// Chains.
    Chain(Box<ChainHint>),
}

/// A set in a house that helps a uniqueness technique.
#[derive(Clone, Copy, Debug)]
pub(super) struct DeadlySet {
    pub house: u16,
    /// The values of the set.
    pub values: u64,
    /// The other cells of the set, by position.
    pub positions: u64,
    /// Whether the values are hidden in the cells.
    pub hidden: bool,
}

/// Returns a rating as tenths, rounded as gsf's serate prints it.
pub(super) fn tenths(rating: f64) -> u32 {
    ((rating + 0.05) * 10.0) as u32
}
