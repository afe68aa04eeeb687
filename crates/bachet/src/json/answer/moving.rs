//! Puzzles of moves in JSON.

use bachet_moving::{Both, Position, Proof, Step, Way};
use bachet_notation::moving::{Jugs, MovingPuzzle, Setup};

use crate::drawings::{square_name, word};
use crate::json::output::{
    self, Listed, MovingAction, MovingCandidates, MovingPosition, MovingShow, MovingSolution, MovingStep, Ordered,
};
use crate::json::puzzle::{Item, Placement};
use crate::verbs::{Far, Listing, MoveCounts, PositionOnWay, ShownPosition};

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

pub(super) fn counts(found: &MoveCounts) -> output::MoveCounts {
    let both = |both: &Both| output::Both {
        named: Some(both.named.to_string()),
        up_to_symmetry: Some(both.up_to_symmetry.to_string()),
    };
    output::MoveCounts {
        listed: match found.listing {
            Listing::Shortest | Listing::AllShortest => Listed::Shortest,
            Listing::Simple => Listed::Simple,
        },
        distance: found.distance,
        at_least: found.at_least,
        proof: found.proof.map(|proof| match proof {
            Proof::Closed => output::Proof::Closed,
            Proof::Parity => output::Proof::Parity,
            Proof::SingleRow => output::Proof::SingleRow,
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
