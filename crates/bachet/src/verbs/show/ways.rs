//! A state of a puzzle whose solutions are ways: whether it is allowed, and how far it is.

use bachet_notation::Number;
use bachet_solver::Budget;

use super::ShowOptions;
use super::graph::{self, ShownGraph};
use crate::Argument;
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::Refusal;
use crate::ways::{Distance, Obstacle, Play, State, Step, WayFamily};

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
    /// What the moves so far cost; `None` where the puzzle gives moves no cost.
    pub spent: Option<Number>,
    /// What all moves together may cost, if that is limited.
    pub limit: Option<Number>,
    /// How far it is from here to the nearest goal, with what the limit leaves.
    pub to_goal: Reached,
    /// The move that was to be judged.
    pub tried: Option<Box<Tried>>,
    /// The moves that are allowed, if they were asked for.
    pub moves: Option<ShownMoves>,
    /// A move on a shortest way, if it was asked for and is known.
    pub next: Option<Box<ShownMove>>,
    /// The last of the moves that were made first.
    pub last: Option<Step>,
    /// The graph of states, or why it cannot be shown, if it was asked for.
    pub graph: Option<Box<Result<ShownGraph, Message>>>,
}

/// A move that was judged.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The state to which it would lead.
    pub to: State,
    /// Why it is not allowed; nothing if it is.
    pub obstacles: Vec<Obstacle>,
}

/// The moves that are allowed.
#[derive(Clone, Debug)]
pub struct ShownMoves {
    /// The moves.
    pub list: Vec<ShownMove>,
    /// Whether these are all, and all distances are known.
    pub is_complete: bool,
}

/// A move that is allowed.
#[derive(Clone, Debug)]
pub struct ShownMove {
    /// What it does.
    pub step: Step,
    /// The state to which it leads.
    pub to: State,
    /// How far it is from there to the nearest goal.
    pub to_goal: Reached,
}

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which rule, by its index.
    pub rule: usize,
    /// What the rule says to people, or how it is written.
    pub reason: String,
    /// Whether the reason is what the rule says to people.
    pub(crate) is_said: bool,
    /// The place, by its index.
    pub place: usize,
    /// The name of the place.
    pub place_name: String,
    /// The message that names it for people, if the puzzle has no name of its own for it.
    pub(crate) usual_place: Option<MessageId>,
    /// Those of whom the rule does not hold.
    pub who: Vec<String>,
}

impl Broken {
    /// Returns the name of the place for people.
    pub fn place_words(&self, messages: &Messages) -> String {
        self.usual_place.map_or_else(|| self.place_name.clone(), |word| messages.word(word))
    }
}

/// How far it is from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It is this far.
    After(Distance),
    /// It is this far, but that costs more than the puzzle's limit leaves.
    OverLimit(Distance),
    /// There is no way.
    Never,
    /// A limit was reached first.
    Unknown {
        /// Every way has at least this many moves.
        at_least: u64,
    },
}

pub(super) fn show(
    puzzle: &dyn WayFamily,
    options: &ShowOptions,
    budget: &mut Budget<'_>,
) -> Result<ShownState, Refusal> {
    let from = options.state.as_deref().map(|text| puzzle.read_state(text)).transpose()?;
    let play = walked(puzzle, from.as_ref(), &options.way)?;
    let state = play.state();
    let broken = puzzle.broken(&state)?;
    let from_start = puzzle.distance_from_start(&state, budget)?;
    let to_goal = play.to_goal(budget)?;
    let goal = matches!(to_goal, Reached::After(distance) if distance.moves == 0);
    let tried = match &options.to {
        None => None,
        Some(text) => {
            let to = puzzle.read_state(text)?;
            let obstacles = play.after(&to).err().unwrap_or_default();
            Some(Box::new(Tried { to, obstacles }))
        }
    };
    let moves = if options.moves || options.next {
        let (found, mut is_complete) = play.moves(budget);
        let mut list = Vec::new();
        for (step, to) in found {
            let Ok(after) = play.after(&to) else { continue };
            let to_goal = after.to_goal(budget)?;
            is_complete &= !matches!(to_goal, Reached::Unknown { .. });
            list.push(ShownMove { step, to, to_goal });
        }
        Some(ShownMoves { list, is_complete })
    } else {
        None
    };
    let next = moves.as_ref().filter(|_| options.next && !goal).and_then(ShownMoves::best).cloned().map(Box::new);
    let moves = moves.filter(|_| options.moves);
    let last = match &options.way[..] {
        [] => None,
        [before @ .., _] => {
            let (found, _) = walked(puzzle, from.as_ref(), before)?.moves(budget);
            found.into_iter().find(|(_, to)| *to == state).map(|(step, _)| step)
        }
    };
    let graph = match options.graph {
        Some(focus) => {
            let way = options.way.iter().map(|text| puzzle.read_state(text)).collect::<Result<Vec<_>, _>>()?;
            Some(Box::new(graph::shown(puzzle, (from.as_ref(), &way), focus, budget)?))
        }
        None => None,
    };
    let (spent, limit) = (play.spent(), puzzle.limit());
    Ok(ShownState { state, broken, goal, from_start, spent, limit, to_goal, tried, moves, next, last, graph })
}

/// Returns the game after these moves.
fn walked<'p>(
    puzzle: &'p dyn WayFamily,
    from: Option<&State>,
    way: &[String],
) -> Result<Box<dyn Play<'p> + 'p>, Refusal> {
    let mut play = puzzle.play(from)?;
    for (number, text) in (1..).zip(way) {
        let to = puzzle.read_state(text)?;
        play.go(&to).map_err(|_| {
            let number = Argument::Number(number);
            Refusal::Because(Message::from(MessageId::MoveOfWay).with("number", number).text("state", text))
        })?;
    }
    Ok(play)
}

impl ShownMoves {
    /// Returns the first move on a shortest way, if the distances are known.
    fn best(&self) -> Option<&ShownMove> {
        let distance = |shown: &ShownMove| match shown.to_goal {
            Reached::After(distance) => Some((distance.cost.map(|cost| cost + shown.step.cost()), distance.moves)),
            Reached::OverLimit(_) | Reached::Never | Reached::Unknown { .. } => None,
        };
        let known = self.list.iter().filter_map(|shown| Some((distance(shown)?, shown)));
        known.min_by(|(one, _), (other, _)| one.cmp(other)).map(|(_, shown)| shown).filter(|_| self.is_complete)
    }
}
