//! How difficult it is to find a shortest way: a scale from the structure of the states.
//!
//! A person who plays never goes back on purpose, thinks in each state of every move that is not backward, and must see
//! of each whether the rules allow it and whether it leads on. The points are the sum of
//!
//! - the *guesses*: the binary logarithm of one over the chance that every move is one of a shortest way, if each is
//!   picked with equal chance among those that deserve a thought. These are the allowed moves that do not lead nearer to
//!   the start, and those that a rule forbids; moves that differ only by exchanges of interchangeable things are one.
//! - the *size*: the binary logarithm of the number of states, up to symmetry: how easily one gets lost.
//! - the *detour*: the number of moves beyond what counting alone demands: how often one must do what looks wrong.
//!   There is none where nothing is counted.
//!
//! Where the states are too many to store, the points are not known.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use bachet_explain::ways::Guessing;
use bachet_solver::Budget;
use bachet_statespace::SymmetryCounts;

use crate::verbs::Refusal;
use crate::verbs::explain::ways::{Detail, Fate, Judge, Passed, counting};
use crate::ways::{Distance, Obstacle, Play, StateClass, WayFamily};

/// Maximum number of states on shortest ways whose moves are judged.
const MAX_JUDGED_STATES: usize = 20_000;
/// Points below which a puzzle is easy.
const EASY_BELOW: f64 = 15.0;
/// Points below which a puzzle that is not easy is of medium difficulty.
const MEDIUM_BELOW: f64 = 35.0;

/// How difficult it is to find a shortest way.
#[derive(Clone, Debug)]
pub struct WaysRating {
    /// How far the goal is; `None` if there is no way, or none was found.
    pub distance: Option<Distance>,
    /// Every way has at least this many moves.
    pub at_least: u64,
    /// The number of shortest ways.
    pub ways: SymmetryCounts,
    /// The number of states that can be reached; of a search that did not get through, those that it found.
    pub states: SymmetryCounts,
    /// What follows from all states; `None` if they are too many to store, or there is no way.
    pub points: Option<WaysPoints>,
}

/// The points of a puzzle, and what they are made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WaysPoints {
    /// Their sum.
    pub sum: f64,
    /// How many coins would have to fall heads for a guesser to find a shortest way.
    pub guesses: f64,
    /// The binary logarithm of the number of states up to symmetry.
    pub size: f64,
    /// The number of moves beyond what counting alone demands; `None` where nothing is counted.
    pub detour: Option<u64>,
    /// The number of states that can be reached, up to symmetry.
    pub states: u64,
    /// The number of moves that deserve a thought in the states on shortest ways, up to symmetry.
    pub considered: u64,
    /// The number of these that lead on along a shortest way.
    pub leading: u64,
    /// The number of these that a rule forbids.
    pub forbidden: u64,
    /// The number of states on shortest ways in which a single move leads on, up to symmetry.
    pub forced: u64,
    /// The number of states on shortest ways that are no goal, up to symmetry.
    pub states_on_ways: u64,
    /// The number of states that can be reached from which no goal can be, up to symmetry.
    pub dead_ends: u64,
}

/// The difficulty in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WaysLevel {
    /// Fewer than 15 points.
    Easy,
    /// Fewer than 35 points.
    Medium,
    /// 35 points or more.
    Hard,
}

impl WaysPoints {
    /// Returns the difficulty in a word.
    pub fn level(&self) -> WaysLevel {
        match self.sum {
            sum if sum < EASY_BELOW => WaysLevel::Easy,
            sum if sum < MEDIUM_BELOW => WaysLevel::Medium,
            _ => WaysLevel::Hard,
        }
    }
}

/// Rates a puzzle.
///
/// # Errors
/// If the puzzle cannot be stated or has too many things to follow them one by one.
pub(crate) fn rate(puzzle: &dyn WayFamily, budget: &mut Budget<'_>) -> Result<WaysRating, Refusal> {
    let (counts, _) = puzzle.search(0, budget)?;
    let points = match counts.distance {
        Some(distance) => points(puzzle, distance, budget)?,
        None => None,
    };
    let (distance, at_least) = (counts.distance, counts.at_least);
    Ok(WaysRating { distance, at_least, ways: counts.shortest, states: counts.states, points })
}

/// What deserves a thought in a state.
#[derive(Clone, Copy, Debug, Default)]
struct Thought {
    considered: u64,
    leading: u64,
    forbidden: u64,
}

fn points(puzzle: &dyn WayFamily, distance: Distance, budget: &mut Budget<'_>) -> Result<Option<WaysPoints>, Refusal> {
    let judge = Judge::new(puzzle, budget)?;
    let Some(known) = &judge.known else { return Ok(None) };
    let graph = known.states.graph();
    let on_ways = known.labels.on_shortest_ways();
    if on_ways.len() > MAX_JUDGED_STATES {
        return Ok(None);
    }
    let Some(thoughts) = thoughts(puzzle, &judge, &on_ways, budget)? else { return Ok(None) };
    let considered = |state: usize| thoughts.get(&state).map_or(0, |thought| thought.considered as usize);
    let guesses = Guessing::new(graph, &known.labels, considered).bits;
    let size = (graph.states() as f64).log2();
    let least = counting(puzzle, &judge).filter(|_| distance.cost.is_none()).and_then(|counting| counting.at_least);
    let detour = least.map(|least| distance.moves.saturating_sub(least));
    let sum = |count: fn(&Thought) -> u64| thoughts.values().map(count).sum::<u64>();
    Ok(Some(WaysPoints {
        sum: guesses + size + detour.unwrap_or(0) as f64,
        guesses,
        size,
        detour,
        states: graph.states() as u64,
        considered: sum(|thought| thought.considered),
        leading: sum(|thought| thought.leading),
        forbidden: sum(|thought| thought.forbidden),
        forced: sum(|thought| u64::from(thought.leading == 1)),
        states_on_ways: thoughts.len() as u64,
        dead_ends: (0..graph.states()).filter(|state| known.labels.to_goal(*state).is_none()).count() as u64,
    }))
}

/// Judges the moves of every state on a shortest way but the goals; `None` if they are too many.
fn thoughts(
    puzzle: &dyn WayFamily,
    judge: &Judge<'_>,
    on_ways: &[usize],
    budget: &mut Budget<'_>,
) -> Result<Option<BTreeMap<usize, Thought>>, Refusal> {
    let Some(known) = &judge.known else { return Ok(None) };
    let start = puzzle.play(None)?;
    // Nearer states come first, so that a game has come to each before its turn.
    let mut plays: BTreeMap<usize, Box<dyn Play<'_> + '_>> = BTreeMap::from([(0, start)]);
    let mut thoughts = BTreeMap::new();
    for &state in on_ways {
        let Some(play) = plays.remove(&state) else { continue };
        if play.is_goal() {
            continue;
        }
        let here = [Passed::of(&*play)?];
        let judged = judge.moves(&*play, &here, Detail::LeadsOn, budget)?;
        if judged.moves.is_empty() {
            return Ok(None);
        }
        let mut thought = Thought::default();
        for (class, moves) in &judged.moves {
            match &moves.fate {
                Fate::Refused(obstacles) => thought.forbidden += u64::from(is_by_rule(obstacles)),
                Fate::AsShort { .. } => {
                    thought.leading += 1;
                    let Some(to) = known.states.find(class) else { continue };
                    if let (false, Ok(next)) = (plays.contains_key(&to), play.after(&moves.to)) {
                        plays.insert(to, next);
                    }
                }
                _ => thought.considered += u64::from(!is_backward(judge, state, class)),
            }
        }
        thought.considered += thought.leading + thought.forbidden;
        thoughts.insert(state, thought);
    }
    Ok(Some(thoughts))
}

/// Whether a move leads to a state that is nearer to the start.
fn is_backward(judge: &Judge<'_>, from: usize, to: &StateClass) -> bool {
    let Some(known) = &judge.known else { return false };
    let to = known.states.find(to).and_then(|to| known.labels.from_start(to));
    to.is_some_and(|to| known.labels.from_start(from).is_some_and(|from| to < from))
}

/// Whether a move is forbidden by a rule of the puzzle, and not only by the boat.
fn is_by_rule(obstacles: &[Obstacle]) -> bool {
    obstacles.iter().all(|obstacle| matches!(obstacle, Obstacle::Broken(_) | Obstacle::BrokenInBoat(_)))
}
