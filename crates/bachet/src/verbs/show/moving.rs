//! A state of a puzzle of moves: how far it is from the start and to the goal.

use bachet_moving::{Position, shortest};
use bachet_notation::moving::{MovingPuzzle, Setup};
use bachet_solver::Budget;

use crate::messages::{Message, MessageId};
use crate::verbs::Refusal;

/// A state of a puzzle of moves.
#[derive(Clone, Debug)]
pub struct ShownPosition {
    /// The puzzle, beginning there.
    pub setup: Setup,
    /// What is where.
    pub position: Position,
    /// How far it is from the start.
    pub from_start: Far,
    /// How far it is from here to the goal.
    pub to_goal: Far,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Far {
    /// So many moves.
    After(u64),
    /// There is no way.
    Never,
    /// A limit was reached first: at least so many moves.
    AtLeast(u64),
}

pub(super) fn show(
    puzzle: &MovingPuzzle,
    state: Option<&str>,
    budget: &mut Budget<'_>,
) -> Result<ShownPosition, Refusal> {
    let (setup, ending) = match state {
        None => (puzzle.setup.clone(), None),
        Some(text) => {
            let (from_here, to_here) = (puzzle.setup.with_start(text), puzzle.setup.with_goal(text));
            let (Ok(from_here), Ok(to_here)) = (from_here, to_here) else {
                return Err(no_state(&puzzle.setup, text));
            };
            (from_here, Some(to_here))
        }
    };
    Ok(ShownPosition {
        position: Position::start(&setup),
        from_start: ending.map_or(Far::After(0), |ending| far(&ending, budget)),
        to_goal: far(&setup, budget),
        setup,
    })
}

fn far(setup: &Setup, budget: &mut Budget<'_>) -> Far {
    let found = shortest(setup, 0, budget);
    match (found.distance, found.proof) {
        (Some(distance), _) => Far::After(distance),
        (None, Some(_)) => Far::Never,
        (None, None) => Far::AtLeast(found.at_least),
    }
}

fn no_state(setup: &Setup, text: &str) -> Refusal {
    let example = Position::start(setup).line(setup);
    Refusal::Because(Message::from(MessageId::NoSuchPosition).text("text", text).text("example", example))
}
