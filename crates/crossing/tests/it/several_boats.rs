//! Puzzles of the gallery with two boats, compared with a breadth-first search over sets: its rules are written here by
//! hand, and it knows nothing of the crate.

use std::collections::{BTreeMap, BTreeSet};

use bachet_budget::Budget;
use bachet_crossing::{Crossing, check_certificate};
use bachet_notation::crossing::{CrossingPuzzle, read};
use num_bigint::BigUint;

use crate::stated::number;

type Set = BTreeSet<usize>;

/// For each place the things there and the boats there.
type State = Vec<(Set, Set)>;

/// A puzzle as functions of sets. Things, boats and places have numbers.
struct Rules {
    start: State,
    is_goal: fn(&State) -> bool,
    is_route: fn(usize, usize) -> bool,
    /// Whether a boat may carry these from a place.
    may_carry: fn(usize, usize, &Set) -> bool,
    /// Whether these may be at a place together with these boats.
    may_be: fn(usize, &Set, &Set) -> bool,
    cost: fn(usize, &Set) -> i64,
}

fn set<const N: usize>(members: [usize; N]) -> Set {
    members.into()
}

impl Rules {
    /// The states after one trip of any boat, each with its cost.
    fn moves(&self, state: &State) -> Vec<(State, i64)> {
        let mut moves = Vec::new();
        for (from, (here, boats)) in state.iter().enumerate() {
            let here: Vec<usize> = here.iter().copied().collect();
            let loads = (1_u32..1 << here.len())
                .map(|bits| (0..here.len()).filter(|i| bits >> i & 1 == 1).map(|i| here[i]).collect::<Set>());
            for (boat, load) in boats.iter().flat_map(|boat| loads.clone().map(move |load| (*boat, load))) {
                for to in (0..state.len()).filter(|to| *to != from && (self.is_route)(from, *to)) {
                    let mut next = state.clone();
                    next[from].0.retain(|thing| !load.contains(thing));
                    next[from].1.remove(&boat);
                    next[to].0.extend(&load);
                    next[to].1.insert(boat);
                    let keeps = |place: usize| (self.may_be)(place, &next[place].0, &next[place].1);
                    if (self.may_carry)(boat, from, &load) && keeps(from) && keeps(to) {
                        moves.push((next, (self.cost)(boat, &load)));
                    }
                }
            }
        }
        moves
    }

    /// The least cost, the number of cheapest ways, and the numbers of states and moves.
    fn search(&self) -> (i64, u64, usize, usize) {
        let mut known: BTreeMap<State, (i64, u64)> = BTreeMap::from([(self.start.clone(), (0, 1))]);
        let mut open = BTreeSet::from([(0, self.start.clone())]);
        let mut moves = 0;
        while let Some((cost, state)) = open.pop_first() {
            let ways = known[&state].1;
            for (next, more) in self.moves(&state) {
                moves += 1;
                let there = cost + more;
                let before = known.get(&next).copied();
                match before {
                    Some((best, _)) if best < there => {}
                    Some((best, count)) if best == there => drop(known.insert(next, (best, count + ways))),
                    _ => {
                        open.retain(|(_, other)| *other != next);
                        open.insert((there, next.clone()));
                        known.insert(next, (there, ways));
                    }
                }
            }
        }
        let goals: Vec<(i64, u64)> = known.iter().filter(|(s, _)| (self.is_goal)(s)).map(|(_, found)| *found).collect();
        let least = goals.iter().map(|(cost, _)| *cost).min().expect("there is a way");
        let ways = goals.iter().filter(|(cost, _)| *cost == least).map(|(_, ways)| ways).sum();
        (least, ways, known.len(), moves)
    }
}

/// Miller 0, daughter 1, dog 2, goose 3, barley 4; ferry 0, raft 1.
fn mill() -> Rules {
    Rules {
        start: vec![(set([0, 2, 3, 4]), set([0])), (set([1]), set([1]))],
        is_goal: |state| state[0] == (set([1]), set([0])),
        is_route: |_, _| true,
        may_carry: |boat, _, load| match boat {
            0 => load.len() <= 2 && load.contains(&0),
            _ => load.len() == 1 && !load.contains(&4),
        },
        may_be: |_, party, boats| {
            let is_guarded = !boats.is_empty() || party.contains(&0) || party.contains(&1);
            is_guarded || !(party.contains(&3) && (party.contains(&2) || party.contains(&4)))
        },
        cost: |_, _| 1,
    }
}

/// Ada 0, Ben 1, Cyd 2, Dov 3; dinghy 0, launch 1.
fn harbour() -> Rules {
    Rules {
        start: vec![(set([0, 1, 2, 3]), set([0])), (set([]), set([1]))],
        is_goal: |state| state[0].0.is_empty(),
        is_route: |_, _| true,
        may_carry: |boat, from, load| load.len() <= 2 && !(boat == 1 && from == 0 && load.len() < 2),
        may_be: |_, _, _| true,
        cost: |boat, load| match boat {
            0 => load.iter().map(|sailor| [1, 4, 6, 9][*sailor]).max().expect("no load is empty"),
            _ => 3,
        },
    }
}

/// Guides 0 to 2, walkers 3 and 4; canoe 0, rowing boat 1; places left, island, right.
fn guides() -> Rules {
    fn are_guided(party: &Set) -> bool {
        let guides = party.iter().filter(|one| **one < 3).count();
        guides == 0 || guides >= party.len() - guides
    }
    Rules {
        start: vec![(set([0, 1, 3, 4]), set([0])), (set([]), set([])), (set([2]), set([1]))],
        is_goal: |state| state[2].0.len() == 5,
        is_route: |from, to| from.abs_diff(to) == 1,
        may_carry: |boat, _, load| {
            load.len() <= 2 && are_guided(load) && (boat == 1 || load.iter().any(|one| *one < 3))
        },
        may_be: |place, party, boats| are_guided(party) && (place != 1 || party.is_empty() || boats.len() <= 1),
        cost: |_, _| 1,
    }
}

fn gallery(name: &str) -> CrossingPuzzle {
    let path = format!("{}/../../puzzles/{name}.bachet", env!("CARGO_MANIFEST_DIR"));
    let (puzzle, problems) = read(&std::fs::read_to_string(path).expect("it is in the gallery"));
    assert!(problems.is_empty(), "{name}: {problems:?}");
    puzzle
}

#[test]
fn two_boats_agree_with_a_search_over_sets() {
    for (name, rules) in [("mill", mill()), ("harbour", harbour()), ("guides", guides())] {
        let (cost, ways, states, moves) = rules.search();
        let crossing = Crossing::new(&gallery(name)).expect("it is small");
        let found = crossing.shortest(&mut Budget::unlimited());
        assert_eq!(found.distance.map(|d| d.cost), Some(number(cost)), "{name}");
        assert_eq!(found.ways.named, Some(ways.into()), "{name}");
        let named = (found.states.named, found.moves.named);
        assert_eq!(named, (Some(BigUint::from(states)), Some(BigUint::from(moves))), "{name}");
    }
}

#[test]
fn proofs_with_two_boats_are_accepted() {
    for name in ["mill", "harbour", "guides"] {
        let puzzle = gallery(name);
        let crossing = Crossing::new(&puzzle).expect("it is small");
        let proof = crossing.certificate(&mut Budget::unlimited()).expect("it is small");
        assert_eq!(check_certificate(&puzzle, &proof, &mut Budget::unlimited()), Ok(()), "{name}");
    }
}

/// Two boats at one place may make the same trip: they lead to different states.
#[test]
fn boats_are_told_apart() {
    let (puzzle, _) = read("crossing: x\nman: 1\nboat a: 1 seat\nboat b: 1 seat\n");
    let found = Crossing::new(&puzzle).expect("it is small").shortest(&mut Budget::unlimited());
    assert_eq!((found.ways.named, found.states.named), (Some(2_u32.into()), Some(3_u32.into())));
}
