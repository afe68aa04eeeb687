//! Ways in the JSON of all verbs. Places and travellers have the names of the puzzle.

use bachet_statespace as space;
use num_bigint::BigUint;
use serde::Serialize;

use super::Ordered;
use super::puzzle::{Item, Placement};
use crate::verbs::Listing;
use crate::ways::{self, Interchangeable, WayFamily};

/// A way from the start to a goal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WaySolution {
    /// How many moves it has.
    pub moves: u64,
    /// What they cost together; left out where the puzzle gives moves no cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    /// The moves; the first of them where `truncated` is there.
    pub steps: Vec<WayStep>,
    /// `true` where not all moves are in `steps`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
}

/// A move, and the state after it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayStep {
    /// What the move does.
    #[serde(flatten)]
    pub action: WayAction,
    /// What is where after it.
    pub after: WayState,
}

/// What a move does.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "move", rename_all = "lowercase")]
pub enum WayAction {
    /// A boat of a river crossing makes a trip.
    Cross {
        /// The boat; left out where there is only one.
        #[serde(skip_serializing_if = "Option::is_none")]
        boat: Option<String>,
        /// The place where it begins.
        from: String,
        /// The place where it ends.
        to: String,
        /// Who is in the boat.
        load: Vec<String>,
        /// What it costs; left out where the puzzle gives trips no cost.
        #[serde(skip_serializing_if = "Option::is_none")]
        cost: Option<String>,
    },
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
        /// The jug that is poured.
        from: Item,
        /// The jug that it is poured into.
        to: Item,
        /// How much.
        amount: u32,
    },
    /// A disk goes to another peg.
    Disk {
        /// The disk; the smallest is 1.
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

/// What is where.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum WayState {
    /// Of a river crossing: for each place who is there.
    Names(Ordered<Vec<String>>),
    /// Of a river crossing with many travellers: for each place how many of each group are there.
    Counts(Ordered<Ordered<u64>>),
    /// Of a puzzle of moves: as the puzzle's `start`.
    Placement(Placement),
}

/// A number counted by name and up to symmetry.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymmetryCounts {
    /// With everything by name; `null` where it is not known, or has more than 100,000 digits.
    pub named: Option<String>,
    /// Up to exchanging interchangeable things; `null` likewise.
    pub up_to_symmetry: Option<String>,
}

/// What is known of all ways.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ways {
    /// Which ways `count` and `solutions` are about.
    pub listed: Listed,
    /// What counts as different in them.
    #[serde(with = "Symmetry")]
    pub symmetry: space::Symmetry,
    /// The number of moves of a shortest way; `null` if there is none, or none was found.
    pub distance: Option<u64>,
    /// What these moves cost; left out where the puzzle gives moves no cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    /// Every way has at least this many moves.
    pub at_least: u64,
    /// Why there is no way; `null` if there is one, or that is not known.
    pub no_way: Option<NoWay>,
    /// The cheapest cost, where it is above the puzzle's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over_limit: Option<String>,
    /// How many shortest ways there are.
    pub shortest: SymmetryCounts,
    /// How many simple ways there are for each number of moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simple: Option<Ordered<String>>,
    /// How many states can be reached.
    pub states: SymmetryCounts,
    /// How many moves there are between them.
    pub moves: SymmetryCounts,
    /// What may be exchanged without any difference.
    pub interchangeable: Vec<Interchangeable>,
}

/// Which ways are listed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Listed {
    /// Shortest ones, or cheapest where moves have a cost.
    Shortest,
    /// All that never come to the same state twice.
    Simple,
}

/// What counts as different.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "space::Symmetry", rename_all = "snake_case")]
enum Symmetry {
    /// Everything has a name.
    Named,
    /// Interchangeable things count as the same.
    UpToSymmetry,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoWay {
    /// Every state that can be reached was looked at, and none is a goal.
    Exhausted,
    /// The goal has the wrong parity of the tiles' permutation.
    Parity,
    /// In a single row tiles never pass each other.
    SingleRow,
    /// Every amount that jugs can hold is a multiple of a number that does not divide an amount of the goal.
    Divisor,
    /// Without a tap, or a sink, the jugs together cannot hold the amount of the goal.
    Total,
    /// No knight can jump between two parts of the board, and a part has other knights in the goal.
    Apart,
    /// The cheapest way costs more than the puzzle's limit.
    OverLimit,
}

pub(super) fn solution(puzzle: &dyn WayFamily, way: &ways::Way) -> WaySolution {
    let mut view = puzzle.view(None);
    let step = |step: &ways::Step| {
        view.make(step);
        Some(WayStep { action: puzzle.step_json(step)?, after: view.json() })
    };
    WaySolution {
        moves: way.moves,
        cost: way.cost.map(|cost| cost.to_string()),
        steps: way.steps.iter().filter_map(step).collect(),
        truncated: ((way.steps.len() as u64) < way.moves).then_some(true),
    }
}

pub(super) fn counts(found: &ways::WayCounts) -> Ways {
    let lengths = |simple: &space::SimplePaths| {
        Ordered::of(simple.by_length().map(|(length, count)| (length, count.to_string())))
    };
    Ways {
        listed: match found.listing {
            Listing::Shortest | Listing::AllShortest => Listed::Shortest,
            Listing::Simple => Listed::Simple,
        },
        symmetry: found.symmetry,
        distance: found.distance.map(|distance| distance.moves),
        cost: found.distance.and_then(|distance| distance.cost).map(|cost| cost.to_string()),
        at_least: found.at_least,
        no_way: found.no_way.map(|reason| match reason {
            ways::NoWay::Exhausted => NoWay::Exhausted,
            ways::NoWay::Parity => NoWay::Parity,
            ways::NoWay::SingleRow => NoWay::SingleRow,
            ways::NoWay::Divisor { .. } => NoWay::Divisor,
            ways::NoWay::Total { .. } => NoWay::Total,
            ways::NoWay::Apart => NoWay::Apart,
            ways::NoWay::OverLimit(_) => NoWay::OverLimit,
        }),
        over_limit: match found.no_way {
            Some(ways::NoWay::OverLimit(cost)) => Some(cost.to_string()),
            _ => None,
        },
        shortest: symmetry_counts(&found.shortest),
        simple: found.simple.as_ref().map(lengths),
        states: symmetry_counts(&found.states),
        moves: symmetry_counts(&found.moves),
        interchangeable: found.interchangeable.clone(),
    }
}

fn symmetry_counts(counts: &space::SymmetryCounts) -> SymmetryCounts {
    let text = |number: &Option<BigUint>| number.as_ref().map(ToString::to_string);
    SymmetryCounts { named: text(&counts.named), up_to_symmetry: text(&counts.up_to_symmetry) }
}
