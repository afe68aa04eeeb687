//! Breadth-first search: all states at one distance from the start before those that are farther. The first goal that it
//! comes to is a nearest one, and what leads to it are the shortest ways.
//!
//! The idea is Moore's (1959) and Zuse's (1945). Each state keeps the states at one move less that lead to it: from them all
//! shortest ways are read at the end, in the order of moves. Where a way may cost only so much, a state that was reached
//! for another price is another state.

use rustc_hash::FxHashMap;

use crate::sink::{Flow, RunEnd, Teller};
use crate::walk::{Move, Walk};
use crate::{Event, Sink, Subject};

/// With more states than this the search is given up: they would fill the memory.
const MOST_STATES: usize = 1_000_000;

/// With more moves than this on shortest ways it is given up, too.
const MOST_MOVES: usize = 20_000_000;

/// A state that was reached.
struct Reached {
    state: u128,
    /// What the ways to it cost.
    spent: u64,
    distance: u32,
    /// The states before it on its shortest ways, by their numbers in the list.
    before: Vec<u32>,
}

/// Finds every shortest way.
pub(crate) fn search(walk: &mut dyn Walk, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let start = walk.start();
    let mut states = vec![Reached { state: start, spent: 0, distance: 0, before: Vec::new() }];
    let mut known = FxHashMap::from_iter([((start, 0), 0)]);
    let mut shown = Vec::new();
    let mut goals = Vec::new();
    let mut moves = 0;
    let mut next = 0;
    while let Some(Reached { state, spent, distance, .. }) = states.get(next) {
        let (state, spent, distance) = (*state, *spent, *distance);
        // A goal was found, and all states at its distance were looked at.
        if goals.first().is_some_and(|&goal: &u32| states[goal as usize].distance < distance) {
            break;
        }
        show(way_to(&states, next as u32), distance.saturating_sub(1), &mut shown, walk, teller)?;
        teller.node(distance)?;
        if walk.is_goal(state) {
            goals.push(next as u32);
        } else {
            let after = walk.after(state)?;
            let subject = Subject::State(walk.number(state));
            teller.tell(Event::Choose { subject, ways: after.len() as u64 })?;
            let mut is_dead_end = true;
            for Move { to, cost } in after {
                teller.heed()?;
                let spent = spent.saturating_add(cost);
                let subject = Subject::State(walk.number(to));
                if spent > walk.limit() {
                    teller.tell(Event::Check { subject, holds: false })?;
                    continue;
                }
                let found = *known.entry((to, spent)).or_insert(states.len() as u32);
                let holds = found as usize == states.len();
                teller.tell(Event::Check { subject, holds })?;
                if holds {
                    if states.len() == MOST_STATES {
                        return Flow::Break(RunEnd::Full);
                    }
                    states.push(Reached { state: to, spent, distance: distance + 1, before: Vec::new() });
                    is_dead_end = false;
                }
                let reached = &mut states[found as usize];
                if reached.distance == distance + 1 {
                    if moves == MOST_MOVES {
                        return Flow::Break(RunEnd::Full);
                    }
                    moves += 1;
                    reached.before.push(next as u32);
                }
            }
            if is_dead_end {
                teller.tell(Event::Conflict { subject })?;
            }
        }
        next += 1;
    }
    list(&states, &known, &goals, &mut shown, walk, teller)
}

/// The way by which a state was reached first, the start first.
fn way_to(states: &[Reached], state: u32) -> Vec<u128> {
    let before = |&state: &u32| states[state as usize].before.first().copied();
    let mut way: Vec<u128> =
        std::iter::successors(Some(state), before).map(|state| states[state as usize].state).collect();
    way.reverse();
    way
}

/// Tells another way than the one that was told last. The depth is that of the node to which it goes back for that: no
/// node has to lie where the two ways part.
fn show(
    way: Vec<u128>,
    depth: u32,
    shown: &mut Vec<u128>,
    walk: &dyn Walk,
    teller: &mut Teller<'_, '_, impl Sink>,
) -> Flow {
    let kept = way.iter().zip(shown.iter()).take_while(|(a, b)| a == b).count();
    if kept < shown.len() {
        teller.tell(Event::BackUp { kept: kept as u32, depth })?;
    }
    for (place, &state) in (0..).zip(&way).skip(kept) {
        teller.tell(Event::Assign { place, value: walk.number(state), forced: false })?;
    }
    *shown = way;
    Flow::Continue(())
}

/// Tells every shortest way in the order of its moves: each goes only through states from which a goal is reached in time.
fn list(
    states: &[Reached],
    known: &FxHashMap<(u128, u64), u32>,
    goals: &[u32],
    shown: &mut Vec<u128>,
    walk: &mut dyn Walk,
    teller: &mut Teller<'_, '_, impl Sink>,
) -> Flow {
    let Some(&goal) = goals.first() else { return Flow::Continue(()) };
    let mut leads_on = vec![false; states.len()];
    let mut open = goals.to_vec();
    while let Some(state) = open.pop() {
        if !std::mem::replace(&mut leads_on[state as usize], true) {
            open.extend(&states[state as usize].before);
        }
    }
    let mut after: Vec<Vec<u32>> = vec![Vec::new(); states.len()];
    for (number, reached) in states.iter().enumerate().filter(|&(number, _)| leads_on[number]) {
        if reached.distance < states[goal as usize].distance {
            teller.heed()?;
            let reach = |Move { to, cost }| known.get(&(to, reached.spent.saturating_add(cost))).copied();
            let next = walk.after(reached.state)?.into_iter().filter_map(reach);
            let nearer = |next: &u32| states[*next as usize].distance == reached.distance + 1;
            after[number] = next.filter(|next| nearer(next) && leads_on[*next as usize]).collect();
        }
    }
    let mut way = vec![(0, after[0].iter())];
    loop {
        let last = way.len() - 1;
        if last as u32 == states[goal as usize].distance {
            teller.step()?;
            let found = way.iter().map(|&(state, _): &(u32, _)| states[state as usize].state).collect();
            show(found, last as u32, shown, walk, teller)?;
            teller.solution()?;
        }
        while let Some((_, next)) = way.last_mut() {
            if let Some(&state) = next.next() {
                way.push((state, after[state as usize].iter()));
                break;
            }
            way.pop();
        }
        if way.is_empty() {
            return Flow::Continue(());
        }
    }
}
