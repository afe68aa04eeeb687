//! What a sequence of moves costs.

use std::ops::Add;

/// The cost of a sequence of moves. Of two with equal costs, the one with fewer moves of cost 0 is shorter, so that no
/// shortest way goes round in a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length {
    /// The sum of the costs; the number of moves where each costs 1.
    pub cost: u64,
    /// The number of moves that cost nothing.
    pub free: u64,
}

impl Length {
    /// The length of no moves.
    pub const ZERO: Self = Self { cost: 0, free: 0 };

    /// Returns the length of one move.
    pub fn of_move(cost: u64) -> Self {
        Self { cost, free: u64::from(cost == 0) }
    }
}

impl Add for Length {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { cost: self.cost.saturating_add(other.cost), free: self.free.saturating_add(other.free) }
    }
}
