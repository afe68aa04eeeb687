//! Depth-first search: extend the way by one move at a time, never to a state that is on it already, and backtrack
//! where no move is left. This finds every simple way.
//!
//! Source: « Jeux logiques amusants », a course that leads three jealous husbands across a river. It recurses for each
//! state; ways may be long, so the states on the way are kept in a list here. A way ends at the first goal, and where
//! the next move would exceed the cost limit.

use rustc_hash::FxHashSet;

use crate::reporter::Reporter;
use crate::walk::{self, Move, Walk};
use crate::{Event, Family, Flow, Method, Problem, RunEnd, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Follows each way as far as it goes, never through the same state twice.
    pub const DEPTH_FIRST: Self = Self {
        name: "depth-first",
        other_names: &[
            "dfs",
            "depth first search",
            "parcours en profondeur",
            "recherche en profondeur",
            "profondeur",
            "diepte eerst",
            "zoeken in de diepte",
        ],
        title: "follows each way as far as it goes, never through a state twice",
        families: Family::WAYS,
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    _: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    walk::search(Method::DEPTH_FIRST, problem, |walk| search(walk, reporter))
}

/// Maximum number of states on a way: a longer one would fill the memory.
const MAX_STATES: usize = 200_000;

/// Maximum number of moves that wait to be tried, over all states on the way.
const MAX_OPEN_MOVES: usize = 5_000_000;

/// A state on the way.
struct VisitedState {
    state: u128,
    /// The cost of the way up to here.
    spent: u64,
    /// The moves that are not tried yet.
    moves: std::vec::IntoIter<Move>,
    is_dead_end: bool,
}

/// Finds every simple way.
fn search(walk: &mut dyn Walk, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    let mut way: Vec<VisitedState> = Vec::new();
    let mut on_way = FxHashSet::default();
    let mut open = 0;
    let mut next = Some((walk.start(), 0));
    loop {
        if let Some((state, spent)) = next.take() {
            if way.len() == MAX_STATES {
                return Flow::Break(RunEnd::Full);
            }
            let number = walk.number(state);
            reporter.event(Event::Assign { place: way.len() as u32, value: number, forced: false })?;
            reporter.node(way.len() as u32)?;
            let moves = if walk.is_goal(state) {
                reporter.solution()?;
                Vec::new()
            } else {
                let moves = walk.moves(state)?;
                reporter.event(Event::Choose { subject: Subject::State(number), ways: moves.len() as u64 })?;
                moves
            };
            open += moves.len();
            if open > MAX_OPEN_MOVES {
                return Flow::Break(RunEnd::Full);
            }
            on_way.insert(state);
            way.push(VisitedState { state, spent, moves: moves.into_iter(), is_dead_end: !walk.is_goal(state) });
        }
        let Some(last) = way.last_mut() else { return Flow::Continue(()) };
        if let Some(Move { to, cost }) = last.moves.next() {
            reporter.poll()?;
            let spent = last.spent.saturating_add(cost);
            let holds = !on_way.contains(&to) && spent <= walk.limit();
            reporter.event(Event::Check { subject: Subject::State(walk.number(to)), holds })?;
            if holds {
                last.is_dead_end = false;
                next = Some((to, spent));
            }
            open -= 1;
        } else {
            if last.is_dead_end {
                reporter.event(Event::Conflict { subject: Subject::State(walk.number(last.state)) })?;
            }
            on_way.remove(&last.state);
            way.pop();
            let kept = way.len() as u32;
            reporter.event(Event::Backtrack { kept, depth: kept.saturating_sub(1) })?;
        }
    }
}
