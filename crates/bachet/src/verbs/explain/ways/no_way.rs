//! Why there is no way: every state that can be reached, with what is wrong with each of its moves.

use std::collections::BTreeMap;

use bachet_solver::Budget;

use super::{Counting, Detail, Fate, Judge, OtherMoves, Passed, counting};
use crate::verbs::Refusal;
use crate::ways::{NoWay, Play, State, StateClass, Step, WayFamily};

/// Maximum number of states that are listed one by one.
const MAX_LISTED_STATES: usize = 40;

/// Why there is no way.
#[derive(Clone, Debug)]
pub struct NoWayExplained {
    /// The reason.
    pub reason: NoWay,
    /// Every state that can be reached, up to symmetry, with its moves; empty if they are many, or the reason says
    /// enough without them.
    pub states: Vec<ReachedState>,
    /// The number of states that can be reached, up to symmetry; `None` if they were not all visited.
    pub found: Option<u64>,
    /// What counting alone says, if it shows that no number of moves is enough.
    pub counting: Option<Counting>,
    /// The least that ever remains to be done, and what remains at the start, if there is something to count.
    pub closest: Option<(u64, u64)>,
}

/// A state that can be reached in a puzzle without a way.
#[derive(Clone, Debug)]
pub struct ReachedState {
    /// What is where.
    pub state: State,
    /// The smallest number of moves from the start.
    pub after: u64,
    /// The moves that are allowed, those that differ only by exchanges together, each with the index of the state to
    /// which it leads.
    pub allowed: Vec<(Vec<Step>, usize)>,
    /// The moves that are not allowed.
    pub refused: Vec<OtherMoves>,
}

pub(super) fn explained(
    puzzle: &dyn WayFamily,
    judge: &Judge<'_>,
    reason: NoWay,
    budget: &mut Budget<'_>,
) -> Result<NoWayExplained, Refusal> {
    let counting = counting(puzzle, judge).filter(|counting| counting.at_least.is_none());
    let Some(known) = &judge.known else {
        return Ok(NoWayExplained { reason, states: Vec::new(), found: None, counting, closest: None });
    };
    let count = known.states.graph().states();
    let left = (0..count).map(|state| Some(puzzle.to_do(&known.states.state(state))?.1));
    let left: Option<Vec<u64>> = left.collect();
    let closest = left.and_then(|left| Some((left.iter().copied().min()?, *left.first()?)));
    let is_listed = reason == NoWay::Exhausted && count <= MAX_LISTED_STATES;
    let states = if is_listed { reached(puzzle, judge, budget)? } else { Vec::new() };
    Ok(NoWayExplained { reason, states, found: Some(count as u64), counting, closest })
}

/// Visits the states by number of moves from the start.
fn reached(puzzle: &dyn WayFamily, judge: &Judge<'_>, budget: &mut Budget<'_>) -> Result<Vec<ReachedState>, Refusal> {
    let mut plays: Vec<(Box<dyn Play<'_> + '_>, u64)> = vec![(puzzle.play(None)?, 0)];
    let mut numbers: BTreeMap<StateClass, usize> = BTreeMap::from([(plays[0].0.class()?, 0)]);
    let mut states: Vec<ReachedState> = Vec::new();
    while states.len() < plays.len() {
        let (play, after) = &plays[states.len()];
        let passed = [Passed::of(&**play)?];
        let judged = judge.moves(&**play, &passed, Detail::LeadsOn, budget)?;
        let (mut allowed, mut refused, mut new) = (Vec::new(), Vec::new(), Vec::new());
        for (class, moves) in judged.moves {
            if matches!(moves.fate, Fate::Refused(_)) {
                refused.push(moves);
                continue;
            }
            let Ok(next) = play.after(&moves.to) else { continue };
            let known = numbers.len();
            let number = *numbers.entry(class).or_insert(known);
            if number == known {
                new.push((next, after + 1));
            }
            allowed.push((moves.steps, number));
        }
        states.push(ReachedState { state: play.state(), after: *after, allowed, refused });
        plays.extend(new);
    }
    Ok(states)
}
