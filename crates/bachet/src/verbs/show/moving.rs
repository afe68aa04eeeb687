//! A state of a puzzle of moves: how far it is from the start and to the goal.

use std::fmt::Write as _;

use bachet_moving::{Position, shortest};
use bachet_notation::Severity;
use bachet_notation::moving::{Field, MovingPuzzle, Setup, read, statements};
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
    let setup = match state {
        None => puzzle.setup.clone(),
        Some(text) => placed(&puzzle.setup, Field::Start, text).ok_or_else(|| no_state(&puzzle.setup, text))?,
    };
    let ending = match state {
        None => None,
        Some(text) => Some(placed(&puzzle.setup, Field::Goal, text).ok_or_else(|| no_state(&puzzle.setup, text))?),
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

/// The same puzzle with another start or goal, as people write it; the rows of a board parted by `/`.
fn placed(setup: &Setup, field: Field, text: &str) -> Option<Setup> {
    let family = setup.family();
    let mut source = format!("{}:\n", family.keyword());
    for statement in statements(setup) {
        let stated = statement.field != field;
        let lines: Vec<&str> = if stated {
            statement.lines.iter().map(String::as_str).collect()
        } else if field.is_board(family) {
            text.split('/').collect()
        } else {
            vec![text]
        };
        let (before, between) = if statement.field.is_board(family) { ("\n  ", "\n  ") } else { (" ", ", ") };
        let _ = writeln!(source, "{}:{before}{}", statement.field.keyword(), lines.join(between));
    }
    let (puzzle, problems) = read(&source);
    let sound = problems.iter().all(|problem| problem.severity() != Severity::Error);
    puzzle.filter(|_| sound).map(|puzzle| puzzle.setup)
}

fn no_state(setup: &Setup, text: &str) -> Refusal {
    let example = Position::start(setup).line(setup);
    Refusal::Because(Message::from(MessageId::NoSuchPosition).text("text", text).text("example", example))
}
