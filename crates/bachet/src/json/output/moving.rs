//! The parts of an answer that only puzzles of moves have.

use crate::json::puzzle::{Item, Placement};

/// A way of a puzzle of moves.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingSolution {
    /// How many moves it has.
    pub moves: u64,
    /// The moves; the first of them where `truncated` is there.
    pub steps: Vec<MovingStep>,
    /// `true` where not all moves are in `steps`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
}

/// A move.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingStep {
    /// What is done.
    #[serde(flatten)]
    pub action: MovingAction,
    /// What is where after it, as the puzzle's `start`.
    pub after: Placement,
}

/// What is done.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "move", rename_all = "lowercase")]
pub enum MovingAction {
    /// A jug is filled.
    Fill {
        /// Its name, or its number from 1.
        jug: Item,
        /// How much goes into it.
        amount: u32,
    },
    /// A jug is emptied.
    Empty {
        /// Its name, or its number from 1.
        jug: Item,
        /// How much was in it.
        amount: u32,
    },
    /// One jug is poured into another.
    Pour {
        /// The one.
        from: Item,
        /// The other.
        to: Item,
        /// How much.
        amount: u32,
    },
    /// A disk goes to another peg.
    Disk {
        /// The disk, the smallest is 1.
        disk: u32,
        /// The peg it comes from, from 1.
        from: u32,
        /// The peg it goes to.
        to: u32,
    },
    /// A tile slides into the blank.
    Slide {
        /// The tile.
        tile: String,
        /// `up`, `down`, `left` or `right`.
        towards: &'static str,
    },
    /// A knight jumps.
    Jump {
        /// The letter of its colour.
        colour: char,
        /// The square it comes from: `r1c1`.
        from: String,
        /// The square it goes to.
        to: String,
    },
}

/// What is known of all ways of a puzzle of moves.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MoveCounts {
    /// Which ways `count` and `solutions` speak of.
    pub listed: super::Listed,
    /// The number of moves of a shortest way; `null` if there is none, or none was found.
    pub distance: Option<u64>,
    /// Every way has at least so many moves.
    pub at_least: u64,
    /// Why there is no way; `null` if there is one, or that is not known.
    pub proof: Option<Proof>,
    /// How many shortest ways there are, where that is known.
    pub shortest: Option<super::Both>,
    /// How many simple ways there are for each number of moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<std::collections::BTreeMap<u64, String>>"))]
    pub simple: Option<super::Ordered<String>>,
    /// How many states can be reached, where that is known.
    pub states: Option<super::Both>,
    /// How many moves there are between them, where that is known.
    pub moves: Option<super::Both>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Every state that can be reached was looked at.
    Closed,
    /// The parity of the tiles' permutation.
    Parity,
    /// In a single row tiles never pass each other.
    SingleRow,
}

/// States that lie on some shortest way.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingCandidates {
    /// The states, by their distance from the start.
    pub positions: Vec<MovingPosition>,
}

/// A state.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingPosition {
    /// What is where, as the puzzle's `start`.
    pub position: Placement,
    /// How many moves it is from the start.
    pub distance: u64,
}

/// A state as it was asked for.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingShow {
    /// What is where, as the puzzle's `start`.
    pub position: Placement,
    /// How many moves it is from the start; `null` if it cannot be reached, or a limit was reached.
    pub from_start: Option<u64>,
    /// How many moves it is to the goal; `null` if there is no way, or a limit was reached.
    pub to_goal: Option<u64>,
    /// Whether both are known.
    pub exact: bool,
}
