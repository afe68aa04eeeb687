//! Why a way goes as it does: what is wrong with every other move, why no way is shorter, and why there is none.

#[cfg(test)]
pub(in crate::verbs) mod brute;
mod judge;
mod no_way;
mod proof;
#[cfg(test)]
mod tests;

use bachet_notation::Number;
use bachet_solver::Budget;
use bachet_statespace::Natural;

use crate::verbs::solve::{SolveOptions, solve_ways};
use crate::verbs::{Refusal, Solution};
use crate::ways::{Obstacle, State, Step, WayCounts, WayFamily};

pub(in crate::verbs) use judge::{Detail, Judge, Passed};
pub use no_way::{NoWayExplained, ReachedState};
pub(in crate::verbs) use proof::counting;
pub use proof::{Counting, Layer, NoShorter};

/// Maximum number of moves of a way that are explained.
const MAX_EXPLAINED_MOVES: usize = 1000;

/// Why a way goes as it does, or why there is none.
#[derive(Clone, Debug)]
pub struct WaysExplanation {
    /// What is known of all ways.
    pub counts: WayCounts,
    /// The moves of a shortest way: all of them, unless they are more than 1000. Empty if there is no way.
    pub steps: Vec<ExplainedMove>,
    /// Why no way is shorter; `None` if there is no way, or none was found.
    pub no_shorter: Option<NoShorter>,
    /// Why there is no way; `None` if there is one, or it is not known.
    pub no_way: Option<NoWayExplained>,
}

/// A move of a shortest way, and what is wrong with every other move.
#[derive(Clone, Debug)]
pub struct ExplainedMove {
    /// Which move of the way it is, from 1.
    pub number: u64,
    /// What it does.
    pub step: Step,
    /// The state in which it is made.
    pub before: State,
    /// The state to which it leads.
    pub after: State,
    /// What the way costs up to and with this move, where the puzzle gives moves a cost.
    pub spent: Option<Number>,
    /// The other moves that differ from this one only by exchanges of interchangeable things.
    pub alike: Vec<Step>,
    /// The moves that lead elsewhere or are not allowed. What nobody would try is left out: moves without a boat, more
    /// travellers than seats.
    pub others: Vec<OtherMoves>,
    /// Whether `others` are all, and it is known where they lead.
    pub is_complete: bool,
}

/// Other moves of a state that differ only by exchanges of interchangeable things, and what is wrong with them.
#[derive(Clone, Debug)]
pub struct OtherMoves {
    /// The moves by name; the first stands for all. Never empty.
    pub steps: Vec<Step>,
    /// The state to which the first leads, or would lead.
    pub to: State,
    /// What is wrong with them, if anything is.
    pub fate: Fate,
}

/// What becomes of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is the first move of as short a way.
    AsShort {
        /// The number of these ways, up to symmetry.
        ways: Natural,
    },
    /// It leads to a goal, but not as soon.
    Longer {
        /// What the shortest of these ways costs more: a number of moves, unless the puzzle gives moves a cost. No state
        /// of the way so far is entered again.
        by: Number,
    },
    /// It leads to a goal, but every way would cost more than the puzzle's limit.
    OverLimit {
        /// What the cheapest way would cost in all.
        cost: Number,
    },
    /// It leads nowhere: every move that follows is not allowed or goes back to a state where the way was.
    DeadEnd {
        /// The number of states that can be reached, up to symmetry.
        states: u64,
        /// The number of moves of these states that were looked at.
        moves: u64,
    },
    /// It goes back to a state where the way was.
    Back {
        /// The number of moves after which the way was there; 0 for the start.
        after: u64,
        /// Whether the same things are where they were after the first of the moves; else interchangeable ones are.
        is_same: bool,
    },
    /// It is not allowed, for these reasons.
    Refused(Vec<Obstacle>),
    /// There are too many states to know, or a limit was reached.
    Unknown,
}

/// Explains a shortest way, or why there is none.
///
/// # Errors
/// If the puzzle cannot be stated or has too many things to follow them one by one.
pub(crate) fn explain(puzzle: &dyn WayFamily, budget: &mut Budget<'_>) -> Result<WaysExplanation, Refusal> {
    let options = SolveOptions::default().first(1).max_moves(MAX_EXPLAINED_MOVES);
    let found = solve_ways(puzzle, &options, budget)?;
    let counts = found.ways.unwrap_or_default();
    let way = found.solutions.into_iter().find_map(|solution| match solution {
        Solution::Way(way) => Some(way),
        Solution::Grid(_) | Solution::Sudoku(_) => None,
    });
    let judge = Judge::new(puzzle, budget)?;
    let steps = way.map_or_else(|| Ok(Vec::new()), |way| explained(puzzle, &judge, way.steps, budget))?;
    let no_shorter = counts.distance.map(|distance| proof::no_shorter(puzzle, &judge, distance));
    let no_way = counts.no_way.map(|reason| no_way::explained(puzzle, &judge, reason, budget)).transpose()?;
    Ok(WaysExplanation { counts, steps, no_shorter, no_way })
}

/// Follows the way move by move.
fn explained(
    puzzle: &dyn WayFamily,
    judge: &Judge<'_>,
    steps: Vec<Step>,
    budget: &mut Budget<'_>,
) -> Result<Vec<ExplainedMove>, Refusal> {
    let mut play = puzzle.play(None)?;
    let mut passed = vec![Passed::of(&*play)?];
    let mut explained = Vec::with_capacity(steps.len());
    for (number, step) in (1..).zip(steps.into_iter().map(Step::ordered)) {
        // The search made this move: it is allowed.
        let Some(after) = play.result(&step) else { break };
        let Ok(next) = play.after(&after) else { break };
        let class = next.class()?;
        let judged = judge.moves(&*play, &passed, Detail::Full, budget)?;
        let (mut alike, mut others) = (Vec::new(), Vec::new());
        for (made, moves) in judged.moves {
            if made == class && matches!(moves.fate, Fate::AsShort { .. } | Fate::Unknown) {
                alike = moves.steps.into_iter().filter(|other| *other != step).collect();
            } else {
                others.push(moves);
            }
        }
        let (before, spent) = (play.state(), next.spent());
        explained.push(ExplainedMove {
            number,
            step,
            before,
            after,
            spent,
            alike,
            others,
            is_complete: judged.is_complete,
        });
        passed.push(Passed::of(&*next)?);
        play = next;
    }
    Ok(explained)
}
