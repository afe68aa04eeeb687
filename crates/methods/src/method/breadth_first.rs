//! Breadth-first search: all states at one distance from the start are visited before those farther away. The first
//! goal that is found is a nearest one, and the ways to it are shortest ways.
//!
//! Sources: Moore (1959) and Zuse (1945). Each state keeps its predecessors, from which all shortest ways are listed at
//! the end, in the order of moves. Under a cost limit, the same state reached at another cost is another state.

use rustc_hash::FxHashMap;

use crate::reporter::Reporter;
use crate::walk::{self, Move, Walk};
use crate::{Event, Family, Flow, Method, Problem, RunEnd, RunOptions, Sink, Subject, TreeShape, Unfit};

impl Method {
    /// Visits all states at one distance from the start before those farther away.
    pub const BREADTH_FIRST: Self = Self {
        name: "breadth-first",
        other_names: &[
            "bfs",
            "breadth first search",
            "parcours en largeur",
            "recherche en largeur",
            "largeur",
            "breedte eerst",
            "zoeken in de breedte",
            "dijkstra",
        ],
        title: "visits all states at one distance before those farther away",
        families: Family::WAYS,
        finds_shortest: true,
        tree: TreeShape::Ways,
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    _: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    walk::search(Method::BREADTH_FIRST, problem, |walk| search(walk, reporter))
}

/// Maximum number of states: more would fill the memory.
const MAX_STATES: usize = 1_000_000;

/// Maximum number of moves on shortest ways.
const MAX_MOVES: usize = 20_000_000;

/// A state that was reached.
struct ReachedState {
    state: u128,
    /// The cost of the ways to the state.
    spent: u64,
    distance: u32,
    /// The indices of the states before it on its shortest ways.
    predecessors: Vec<u32>,
}

/// Finds every shortest way.
fn search(walk: &mut dyn Walk, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    let start = walk.start();
    let mut states = vec![ReachedState { state: start, spent: 0, distance: 0, predecessors: Vec::new() }];
    let mut known = FxHashMap::from_iter([((start, 0), 0)]);
    let mut shown = Vec::new();
    let mut goals = Vec::new();
    let mut moves = 0;
    let mut next = 0;
    while let Some(ReachedState { state, spent, distance, .. }) = states.get(next) {
        let (state, spent, distance) = (*state, *spent, *distance);
        // A goal was found, and all states at its distance were visited.
        if goals.first().is_some_and(|&goal: &u32| states[goal as usize].distance < distance) {
            break;
        }
        show(way_to(&states, next as u32), distance.saturating_sub(1), &mut shown, walk, reporter)?;
        reporter.node(distance)?;
        if walk.is_goal(state) {
            goals.push(next as u32);
        } else {
            let found_moves = walk.moves(state)?;
            let subject = Subject::State(walk.number(state));
            reporter.event(Event::Choose { subject, ways: found_moves.len() as u64 })?;
            let mut is_dead_end = true;
            for Move { to, cost } in found_moves {
                reporter.poll()?;
                let spent = spent.saturating_add(cost);
                let subject = Subject::State(walk.number(to));
                if spent > walk.limit() {
                    reporter.event(Event::Check { subject, holds: false })?;
                    continue;
                }
                let found = *known.entry((to, spent)).or_insert(states.len() as u32);
                let holds = found as usize == states.len();
                reporter.event(Event::Check { subject, holds })?;
                if holds {
                    if states.len() == MAX_STATES {
                        return Flow::Break(RunEnd::Full);
                    }
                    states.push(ReachedState { state: to, spent, distance: distance + 1, predecessors: Vec::new() });
                    is_dead_end = false;
                }
                let reached = &mut states[found as usize];
                if reached.distance == distance + 1 {
                    if moves == MAX_MOVES {
                        return Flow::Break(RunEnd::Full);
                    }
                    moves += 1;
                    reached.predecessors.push(next as u32);
                }
            }
            if is_dead_end {
                reporter.event(Event::Conflict { subject })?;
            }
        }
        next += 1;
    }
    list(&states, &known, &goals, &mut shown, walk, reporter)
}

/// Returns the way by which a state was reached first, from the start.
fn way_to(states: &[ReachedState], state: u32) -> Vec<u128> {
    let predecessor = |&state: &u32| states[state as usize].predecessors.first().copied();
    let mut way: Vec<u128> =
        std::iter::successors(Some(state), predecessor).map(|state| states[state as usize].state).collect();
    way.reverse();
    way
}

/// Reports a way as the changes from the way that was reported last. `depth` is the depth of the node to backtrack to:
/// there need not be a node where the two ways part.
fn show(
    way: Vec<u128>,
    depth: u32,
    shown: &mut Vec<u128>,
    walk: &dyn Walk,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> Flow {
    let kept = way.iter().zip(shown.iter()).take_while(|(a, b)| a == b).count();
    if kept < shown.len() {
        reporter.event(Event::Backtrack { kept: kept as u32, depth })?;
    }
    for (place, &state) in (0..).zip(&way).skip(kept) {
        reporter.event(Event::Assign { place, value: walk.number(state), forced: false })?;
    }
    *shown = way;
    Flow::Continue(())
}

/// Lists every shortest way in the order of its moves, through states from which a goal is within the shortest
/// distance.
fn list(
    states: &[ReachedState],
    known: &FxHashMap<(u128, u64), u32>,
    goals: &[u32],
    shown: &mut Vec<u128>,
    walk: &mut dyn Walk,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> Flow {
    let Some(&goal) = goals.first() else { return Flow::Continue(()) };
    let mut leads_to_goal = vec![false; states.len()];
    let mut open = goals.to_vec();
    while let Some(state) = open.pop() {
        if !std::mem::replace(&mut leads_to_goal[state as usize], true) {
            open.extend(&states[state as usize].predecessors);
        }
    }
    let mut successors: Vec<Vec<u32>> = vec![Vec::new(); states.len()];
    for (number, reached) in states.iter().enumerate().filter(|&(number, _)| leads_to_goal[number]) {
        if reached.distance < states[goal as usize].distance {
            reporter.poll()?;
            let reach = |Move { to, cost }| known.get(&(to, reached.spent.saturating_add(cost))).copied();
            let next = walk.moves(reached.state)?.into_iter().filter_map(reach);
            let nearer = |next: &u32| states[*next as usize].distance == reached.distance + 1;
            successors[number] = next.filter(|next| nearer(next) && leads_to_goal[*next as usize]).collect();
        }
    }
    let mut way = vec![(0, successors[0].iter())];
    loop {
        let last = way.len() - 1;
        if last as u32 == states[goal as usize].distance {
            reporter.step()?;
            let found = way.iter().map(|&(state, _): &(u32, _)| states[state as usize].state).collect();
            show(found, last as u32, shown, walk, reporter)?;
            reporter.solution()?;
        }
        while let Some((_, next)) = way.last_mut() {
            if let Some(&state) = next.next() {
                way.push((state, successors[state as usize].iter()));
                break;
            }
            way.pop();
        }
        if way.is_empty() {
            return Flow::Continue(());
        }
    }
}
