//! Puzzles of moves in the JSON of all verbs.

use bachet_moving::{Position, Step, Way};
use bachet_notation::moving::{Jugs, MovingPuzzle, Setup};
use serde::Serialize;

use super::crossing::{Both, Listed, Ordered};
use super::puzzle::{Item, Placement};
use crate::drawings::{square_name, word};
use crate::verbs::{self, Far, Listing, PositionOnWay, ShownPosition};

/// A way of a puzzle of moves.
#[derive(Clone, Debug, Serialize)]
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingStep {
    /// What is done.
    #[serde(flatten)]
    pub action: MovingAction,
    /// What is where after it, as the puzzle's `start`.
    pub after: Placement,
}

/// What is done.
#[derive(Clone, Debug, Serialize)]
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MoveCounts {
    /// Which ways `count` and `solutions` speak of.
    pub listed: Listed,
    /// The number of moves of a shortest way; `null` if there is none, or none was found.
    pub distance: Option<u64>,
    /// Every way has at least so many moves.
    pub at_least: u64,
    /// Why there is no way; `null` if there is one, or that is not known.
    pub proof: Option<Proof>,
    /// How many shortest ways there are, where that is known.
    pub shortest: Option<Both>,
    /// How many simple ways there are for each number of moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<std::collections::BTreeMap<u64, String>>"))]
    pub simple: Option<Ordered<String>>,
    /// How many states can be reached, where that is known.
    pub states: Option<Both>,
    /// How many moves there are between them, where that is known.
    pub moves: Option<Both>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, Serialize)]
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingCandidates {
    /// The states, by their distance from the start.
    pub positions: Vec<MovingPosition>,
}

/// A state.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovingPosition {
    /// What is where, as the puzzle's `start`.
    pub position: Placement,
    /// How many moves it is from the start.
    pub distance: u64,
}

/// A state as it was asked for.
#[derive(Clone, Debug, Serialize)]
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

pub(super) fn solution(puzzle: &MovingPuzzle, way: &Way) -> MovingSolution {
    let setup = &puzzle.setup;
    let mut position = Position::start(setup);
    let step = |step: &Step| {
        position.make(*step, setup.size()[1]);
        Some(MovingStep { action: action(setup, *step)?, after: placement(setup, &position) })
    };
    MovingSolution {
        moves: way.moves,
        steps: way.steps.iter().filter_map(step).collect(),
        truncated: ((way.steps.len() as u64) < way.moves).then_some(true),
    }
}

fn action(setup: &Setup, step: Step) -> Option<MovingAction> {
    let jug = |puzzle: &Jugs, jug: usize| match &puzzle.jugs[jug].name {
        Some(name) => Item::Text(name.clone()),
        None => Item::Number(jug as u32 + 1),
    };
    Some(match (step, setup) {
        (Step::Fill { jug: of, amount }, Setup::Jugs(puzzle)) => MovingAction::Fill { jug: jug(puzzle, of), amount },
        (Step::Empty { jug: of, amount }, Setup::Jugs(puzzle)) => MovingAction::Empty { jug: jug(puzzle, of), amount },
        (Step::Pour { from, to, amount }, Setup::Jugs(puzzle)) => {
            MovingAction::Pour { from: jug(puzzle, from), to: jug(puzzle, to), amount }
        }
        (Step::Disk { disk, from, to }, _) => MovingAction::Disk { disk: disk + 1, from: from + 1, to: to + 1 },
        (Step::Slide { tile, towards }, Setup::Tiles(puzzle)) => {
            MovingAction::Slide { tile: puzzle.name(tile)?.to_owned(), towards: word(towards) }
        }
        (Step::Jump { colour, from, to }, Setup::Knights(puzzle)) => MovingAction::Jump {
            colour: *puzzle.colours.get(colour as usize)?,
            from: square_name(from, puzzle.columns as usize),
            to: square_name(to, puzzle.columns as usize),
        },
        _ => return None,
    })
}

fn placement(setup: &Setup, position: &Position) -> Placement {
    match (position, setup) {
        (Position::Jugs(amounts), _) => Placement::Each(amounts.iter().map(|amount| Some(*amount)).collect()),
        (Position::Hanoi(pegs), _) => Placement::Each(pegs.iter().map(|peg| Some(peg + 1)).collect()),
        (Position::Tiles(cells), Setup::Tiles(puzzle)) => Placement::of_tiles(puzzle, cells),
        (_, _) => Placement::Drawn(position.drawn(setup)),
    }
}

pub(super) fn counts(found: &verbs::MoveCounts) -> MoveCounts {
    let both = |both: &bachet_moving::Both| Both {
        named: Some(both.named.to_string()),
        up_to_symmetry: Some(both.up_to_symmetry.to_string()),
    };
    MoveCounts {
        listed: match found.listing {
            Listing::Shortest | Listing::AllShortest => Listed::Shortest,
            Listing::Simple => Listed::Simple,
        },
        distance: found.distance,
        at_least: found.at_least,
        proof: found.proof.map(|proof| match proof {
            bachet_moving::Proof::Closed => Proof::Closed,
            bachet_moving::Proof::Parity => Proof::Parity,
            bachet_moving::Proof::SingleRow => Proof::SingleRow,
        }),
        shortest: found.shortest.as_ref().map(both),
        simple: found.simple.as_ref().map(|simple| {
            Ordered(simple.by_length.iter().map(|(length, count)| (length.to_string(), count.to_string())).collect())
        }),
        states: found.states.as_ref().map(both),
        moves: found.moves.as_ref().map(both),
    }
}

pub(super) fn candidates(puzzle: &MovingPuzzle, states: &[PositionOnWay]) -> MovingCandidates {
    let state =
        |on: &PositionOnWay| MovingPosition { position: placement(&puzzle.setup, &on.position), distance: on.distance };
    MovingCandidates { positions: states.iter().map(state).collect() }
}

pub(super) fn show(found: &ShownPosition) -> MovingShow {
    let far = |far: Far| match far {
        Far::After(moves) => Some(moves),
        Far::Never | Far::AtLeast(_) => None,
    };
    let unknown = [found.from_start, found.to_goal].iter().any(|far| matches!(far, Far::AtLeast(_)));
    MovingShow {
        position: placement(&found.setup, &found.position),
        from_start: far(found.from_start),
        to_goal: far(found.to_goal),
        exact: !unknown,
    }
}
