//! A state of a puzzle whose solutions are ways: whether it is allowed, and how far it is.

use bachet_solver::Budget;

use crate::verbs::Refusal;
use crate::ways::{Distance, State, WayFamily};

/// A state as it was asked for.
#[derive(Clone, Debug)]
pub struct ShownState {
    /// What is where.
    pub state: State,
    /// The rules that it breaks; `None` if the family has no rules that a state could break.
    pub broken: Option<Vec<Broken>>,
    /// Whether the puzzle may end here.
    pub goal: bool,
    /// How far it is from the start.
    pub from_start: Reached,
    /// How far it is from here to the nearest goal.
    pub to_goal: Reached,
}

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which rule, by its index.
    pub rule: usize,
    /// What the rule says to people, or how it is written.
    pub reason: String,
    /// The place, by its index.
    pub place: usize,
    /// The name of the place.
    pub place_name: String,
    /// Those of whom the rule does not hold.
    pub who: Vec<String>,
}

/// How far it is from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It is this far.
    After(Distance),
    /// There is no way.
    Never,
    /// A limit was reached first.
    Unknown {
        /// Every way has at least this many moves.
        at_least: u64,
    },
}

pub(super) fn show(puzzle: &dyn WayFamily, text: Option<&str>, budget: &mut Budget<'_>) -> Result<ShownState, Refusal> {
    let state = match text {
        None => puzzle.start()?,
        Some(text) => puzzle.read_state(text)?,
    };
    let broken = puzzle.broken(&state)?;
    let [from_start, to_goal] = puzzle.distances(&state, budget)?;
    let goal = matches!(to_goal, Reached::After(distance) if distance.moves == 0);
    Ok(ShownState { state, broken, goal, from_start, to_goal })
}
