//! A hint for a puzzle whose solutions are ways, in three strengths: where to look, what kind of move leads on, and the
//! move.

mod next;
#[cfg(test)]
mod tests;

use bachet_solver::Budget;
use bachet_statespace::Natural;

use crate::verbs::explain::ways::{Fate, Judge, OtherMoves, Passed};
use crate::verbs::{Broken, Reached, Refusal};
use crate::ways::{Distance, Obstacle, Play, State, Step, StepKind, WayFamily};

/// A hint, with what is wrong with the moves so far. All three strengths are in it.
#[derive(Clone, Debug)]
pub struct WaysHint {
    /// The state for which it is: after all moves that are allowed.
    pub state: State,
    /// The number of moves that led to it.
    pub made: u64,
    /// The first move that is not allowed. The hint is for the state in which it was made.
    pub wrong: Option<WrongMove>,
    /// The rules that the state breaks, which only a state can that was given.
    pub broken: Vec<Broken>,
    /// Whether the puzzle may end here.
    pub is_goal: bool,
    /// How far it is to the nearest goal.
    pub to_goal: Reached,
    /// An earlier state from which it was not as far, or from which a goal could be reached: the one to go back to.
    pub nearer: Option<NearerState>,
    /// The number of moves after which this state was reached before, if it was.
    pub was_here: Option<u64>,
    /// Where to look, the weakest hint.
    pub focus: HintFocus,
    /// What kind of move leads on, the second hint; `None` if no move leads to a goal, or that is not known.
    pub moves: Option<HintMoves>,
    /// A move that leads on, the strongest hint, and the state to which it leads.
    pub next: Option<(Step, State)>,
}

/// A move that is not allowed.
#[derive(Clone, Debug)]
pub struct WrongMove {
    /// Which move it is, from 1.
    pub number: u64,
    /// The state to which it would lead.
    pub to: State,
    /// Every reason why it is not allowed.
    pub obstacles: Vec<Obstacle>,
    /// The number of moves after it, which were not looked at.
    pub ignored: u64,
}

/// A state in which the game was, nearer to the goal than the state in which it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearerState {
    /// The number of moves after which the game was there: 0 for the first state.
    pub after: u64,
    /// How far it was to the nearest goal.
    pub to_goal: Distance,
}

/// Where to look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintFocus {
    /// How many moves remain on a shortest way, and their cost; `None` if there is none or it is not known.
    pub left: Option<Distance>,
    /// The rules that forbid moves in this state or in the next one where a rule does, those that forbid most first: the
    /// words of each, and the number of moves that it forbids.
    pub rules: Vec<(String, u64)>,
    /// The number of moves to the state in which these rules forbid moves; 0 for this one.
    pub ahead: u64,
}

/// What kind of move leads on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintMoves {
    /// The number of allowed moves, without those that differ only by exchanges of interchangeable things.
    pub allowed: u64,
    /// The number of these that lead on along shortest ways.
    pub leading: u64,
    /// The kinds of those that lead on.
    pub kinds: Vec<StepKind>,
    /// The number of shortest ways from here, up to symmetry; `None` if it is not known.
    pub ways: Option<Natural>,
}

/// Makes a hint for the start or another state, after these moves, each given by the state to which it leads. The moves
/// need not be allowed.
///
/// # Errors
/// If the puzzle cannot be stated or has too many things to follow them one by one.
pub(crate) fn hint(
    puzzle: &dyn WayFamily,
    from: Option<&State>,
    way: &[State],
    budget: &mut Budget<'_>,
) -> Result<WaysHint, Refusal> {
    let judge = Judge::new(puzzle, budget)?;
    let mut play = puzzle.play(from)?;
    let mut passed = vec![Passed::of(&*play)?];
    let mut distances = vec![distance(puzzle, &judge, &*play, &passed, budget)?];
    let mut wrong = None;
    for (number, to) in (1..).zip(way) {
        match play.after(to) {
            Ok(next) => play = next,
            Err(obstacles) => {
                let ignored = way.len() as u64 - number;
                wrong = Some(WrongMove { number, to: to.clone(), obstacles, ignored });
                break;
            }
        }
        passed.push(Passed::of(&*play)?);
        distances.push(distance(puzzle, &judge, &*play, &passed, budget)?);
    }
    let to_goal = distances.pop().unwrap_or(Reached::Never);
    let now = passed.last().expect("the first state was passed");
    let was_here = passed[..passed.len() - 1].iter().position(|passed| passed.state == now.state);
    let broken = puzzle.broken(&now.state)?.unwrap_or_default();
    let is_goal = play.is_goal();
    let mut hint = WaysHint {
        state: now.state.clone(),
        made: passed.len() as u64 - 1,
        wrong,
        broken,
        is_goal,
        to_goal,
        nearer: nearer(&distances, to_goal),
        was_here: was_here.map(|after| after as u64),
        focus: HintFocus::default(),
        moves: None,
        next: None,
    };
    if !is_goal {
        next::find(puzzle, &judge, &*play, &passed, &mut hint, budget)?;
    }
    Ok(hint)
}

/// Returns how far it is from the state of a game to the goal.
fn distance(
    puzzle: &dyn WayFamily,
    judge: &Judge<'_>,
    play: &dyn Play<'_>,
    passed: &[Passed],
    budget: &mut Budget<'_>,
) -> Result<Reached, Refusal> {
    let now = passed.last().zip(judge.known.as_ref());
    let number = now.and_then(|(now, known)| Some((known, known.states.find(&now.class)?)));
    match number {
        // With costs or a limit, the number of moves and what is spent matter, too.
        Some((known, number)) if play.spent().is_none() && puzzle.limit().is_none() => Ok(known
            .labels
            .to_goal(number)
            .map_or(Reached::Never, |length| Reached::After(Distance { moves: length.cost, cost: None }))),
        _ => play.to_goal(budget),
    }
}

/// Returns the last of the nearest earlier states, if one is nearer than the state of the game.
fn nearer(earlier: &[Reached], now: Reached) -> Option<NearerState> {
    let key = |distance: Distance| (distance.cost, distance.moves);
    let reached = |reached: &Reached| match reached {
        Reached::After(distance) => Some(*distance),
        _ => None,
    };
    let known = earlier.iter().enumerate().filter_map(|(after, distance)| Some((after, reached(distance)?)));
    let (after, to_goal) = known.rev().min_by_key(|(_, distance)| key(*distance))?;
    let is_nearer = match now {
        Reached::After(now) => key(to_goal) < key(now),
        Reached::Never | Reached::OverLimit(_) => true,
        Reached::Unknown { .. } => false,
    };
    is_nearer.then_some(NearerState { after: after as u64, to_goal })
}

/// Whether a move is one of a shortest way.
fn leads_on(moves: &OtherMoves) -> bool {
    matches!(moves.fate, Fate::AsShort { .. })
}
