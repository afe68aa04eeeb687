//! Breadth-first search by cost over named states, the number of shortest ways, and an enumeration of simple paths.

use std::collections::{BTreeMap, BTreeSet};

use bachet_crossing::{Certificate, CertifiedState, Memory, Numbering, Position};
use bachet_notation::Number;
use bachet_notation::crossing::PlaceId;
use num_bigint::BigUint;

use super::{Move, Naive, State};

/// The cost, then the number of trips with cost 0. Of the cheapest ways, those with the fewest free trips are the
/// shortest.
pub(crate) type Reach = (Number, u32);

/// All reachable states.
pub(crate) struct Explored {
    pub(crate) distances: BTreeMap<State, Reach>,
    /// The number of moves of all states.
    pub(crate) moves: usize,
    /// The cheapest way's cost and length.
    pub(crate) distance: Option<Number>,
    /// The number of cheapest ways.
    pub(crate) ways: BigUint,
}

/// Paths from the start to a goal, no state twice, by length.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct SimplePaths {
    pub(crate) by_length: BTreeMap<usize, u64>,
    pub(crate) first: Option<Vec<State>>,
}

impl SimplePaths {
    pub(crate) fn total(&self) -> u64 {
        self.by_length.values().sum()
    }
}

impl Naive<'_> {
    /// Returns the certificate: the distance of every state within the cost of the cheapest way, with the previous load
    /// if a rule asks for it.
    pub(crate) fn certificate(&self) -> Certificate {
        let numbering = Numbering::new(self.puzzle).expect("few");
        let memory = Memory::of(self.puzzle);
        let listed = |state: &State, load: &[usize], trip: u64| {
            let mut at = vec![PlaceId(0); state.at.len()];
            for (i, place) in state.at.iter().enumerate() {
                at[numbering.index(self.things[i])] = PlaceId(*place);
            }
            let number = numbering.number(&Position { at, boats: state.boats.iter().copied().map(PlaceId).collect() });
            let bits = load.iter().map(|i| BigUint::from(1_u32) << numbering.index(self.things[*i])).sum();
            CertifiedState { number, trip, before: memory.load(bits) }
        };
        let start = self.start();
        let mut open = BTreeMap::from([(listed(&start, &[], 0), (Number::ZERO, start))]);
        let mut known: BTreeMap<CertifiedState, Number> = BTreeMap::new();
        let mut cheapest = None;
        while let Some((from, (distance, state))) =
            open.iter().min_by_key(|(_, (d, _))| *d).map(|(a, b)| (a.clone(), b.clone()))
        {
            if cheapest.is_some_and(|cheapest| distance > cheapest) {
                break;
            }
            open.remove(&from);
            // A way ends at a goal.
            let moves = if self.is_goal(&state) { Vec::new() } else { self.moves(&state) };
            if self.is_goal(&state) {
                cheapest = Some(distance);
            }
            for one in moves {
                let to = listed(&one.to, &one.load, memory.after(from.trip));
                let there = distance + one.cost;
                if !known.contains_key(&to) && to != from && open.get(&to).is_none_or(|(known, _)| *known > there) {
                    open.insert(to, (there, one.to));
                }
            }
            known.insert(from, distance);
        }
        Certificate { things: numbering.things().to_vec(), cheapest, states: known.into_iter().collect() }
    }

    pub(crate) fn explore(&self) -> Explored {
        explore(self.start(), |state| self.moves(state), |state| self.is_goal(state))
    }

    /// The number of states whose distances from the start and to a goal add up to the shortest way.
    pub(crate) fn on_shortest_ways(&self) -> usize {
        let explored = self.explore();
        let mut on: BTreeSet<&State> = BTreeSet::new();
        let nearest = explored.distances.iter().filter(|(state, _)| self.is_goal(state)).map(|(_, reach)| *reach).min();
        on.extend(explored.distances.iter().filter(|(s, r)| self.is_goal(s) && Some(**r) == nearest).map(|(s, _)| s));
        loop {
            let before = on.len();
            for (state, reach) in &explored.distances {
                let leads = |m: &Move| {
                    let there = (reach.0 + m.cost, reach.1 + u32::from(m.cost == Number::ZERO));
                    on.contains(&m.to) && explored.distances[&m.to] == there
                };
                if !on.contains(state) && self.moves(state).iter().any(leads) {
                    on.insert(state);
                }
            }
            if on.len() == before {
                return before;
            }
        }
    }

    /// Stops after more than `max` paths.
    pub(crate) fn simple_paths(&self, max: u64) -> SimplePaths {
        simple_paths(self.start(), &|state| self.moves(state), &|state| self.is_goal(state), max)
    }
}

pub(super) fn explore(start: State, moves: impl Fn(&State) -> Vec<Move>, is_goal: impl Fn(&State) -> bool) -> Explored {
    let mut distances = BTreeMap::new();
    let mut ways: BTreeMap<State, BigUint> = BTreeMap::from([(start.clone(), BigUint::from(1_u32))]);
    let mut open: BTreeMap<State, Reach> = BTreeMap::from([(start.clone(), (Number::ZERO, 0))]);
    let mut queue = BTreeSet::from([((Number::ZERO, 0), start)]);
    let mut all_moves = 0;
    let mut distance = None;
    let mut total = BigUint::ZERO;
    while let Some((at, state)) = queue.pop_first() {
        distances.insert(state.clone(), at);
        let count = ways[&state].clone();
        if is_goal(&state) && distance.is_none_or(|best| best == at) {
            distance = Some(at);
            total += &count;
        }
        for one in moves(&state) {
            assert!(one.cost >= Number::ZERO, "no trip pays");
            all_moves += 1;
            let there = (at.0 + one.cost, at.1 + u32::from(one.cost == Number::ZERO));
            match open.get(&one.to) {
                Some(known) if *known < there => {}
                Some(known) if *known == there => *ways.get_mut(&one.to).expect("counted") += &count,
                known => {
                    if let Some(known) = known {
                        queue.remove(&(*known, one.to.clone()));
                    }
                    queue.insert((there, one.to.clone()));
                    open.insert(one.to.clone(), there);
                    ways.insert(one.to, count.clone());
                }
            }
        }
    }
    Explored { distances, moves: all_moves, distance: distance.map(|(cost, _)| cost), ways: total }
}

pub(super) fn simple_paths(
    start: State,
    moves: &impl Fn(&State) -> Vec<Move>,
    is_goal: &impl Fn(&State) -> bool,
    max: u64,
) -> SimplePaths {
    let mut found = SimplePaths::default();
    let mut known: BTreeMap<State, Vec<State>> = BTreeMap::new();
    let mut path = vec![start];
    walk(&mut path, &mut known, moves, is_goal, max, &mut found);
    found
}

fn walk(
    path: &mut Vec<State>,
    known: &mut BTreeMap<State, Vec<State>>,
    moves: &impl Fn(&State) -> Vec<Move>,
    is_goal: &impl Fn(&State) -> bool,
    max: u64,
    found: &mut SimplePaths,
) {
    let state = path.last().expect("never empty").clone();
    if is_goal(&state) {
        *found.by_length.entry(path.len() - 1).or_default() += 1;
        found.first.get_or_insert_with(|| path.clone());
        return;
    }
    let next = known.entry(state.clone()).or_insert_with(|| moves(&state).into_iter().map(|m| m.to).collect()).clone();
    for to in next {
        if !path.contains(&to) && found.total() <= max {
            path.push(to);
            walk(path, known, moves, is_goal, max, found);
            path.pop();
        }
    }
}
