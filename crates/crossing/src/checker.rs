//! Checks certificates from the definition of a move alone.
//!
//! The checker shares nothing with the search but the puzzle. It trusts this file, [`judge`], which evaluates rules on
//! named things, and [`Memory`], which says what matters of earlier trips; a test counts their lines.

use std::collections::{BTreeMap, BTreeSet};

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Thing};
use num_bigint::BigUint;
use num_traits::{CheckedAdd as _, Signed as _};

use crate::judge::{self, Party, Spot};
use crate::{Certificate, CertifiedState, Flaw, Memory};

/// Checks whether the certificate proves what it claims of the puzzle. A step of the budget is a load.
///
/// # Errors
///
/// The first flaw.
pub fn check_certificate(puzzle: &CrossingPuzzle, proof: &Certificate, budget: &mut Budget<'_>) -> Result<(), Flaw> {
    let listed: BTreeMap<_, _> = proof.states.iter().cloned().collect();
    let checker = Checker { puzzle, things: &proof.things, memory: Memory::of(puzzle) };
    if !checker.has_each_thing_once() {
        return Err(Flaw::Things);
    }
    if listed.len() < proof.states.len() {
        return Err(Flaw::Twice);
    }
    let start = checker.start();
    if listed.get(&start.state) != Some(&Number::ZERO) {
        return Err(Flaw::Start);
    }
    // The listed states that a move reaches at the listed distance.
    let mut attained = BTreeSet::from([start.state.clone()]);
    let mut open = vec![start];
    let mut has_way = false;
    while let Some(node) = open.pop() {
        if checker.is_goal(&node) {
            if proof.cheapest != Some(node.distance) {
                return Err(Flaw::Goal(node.state));
            }
            has_way = true;
            continue;
        }
        for next in checker.moves(&node, budget)? {
            let is_beyond = proof.cheapest.is_some_and(|cheapest| next.distance > cheapest);
            match listed.get(&next.state) {
                Some(distance) if *distance == next.distance => {
                    if attained.insert(next.state.clone()) {
                        open.push(next);
                    }
                }
                Some(distance) if *distance < next.distance => {}
                None if is_beyond => {}
                Some(_) | None => return Err(Flaw::Move { from: node.state, to: next.state }),
            }
        }
    }
    if let Some(state) = listed.into_keys().find(|state| !attained.contains(state)) {
        return Err(Flaw::Unattained(state));
    }
    if has_way == proof.cheapest.is_some() { Ok(()) } else { Err(Flaw::NoWay) }
}

struct Checker<'a> {
    puzzle: &'a CrossingPuzzle,
    /// All things, in the order of the bits.
    things: &'a [Thing],
    memory: Memory,
}

/// A state that moves lead to.
struct Node {
    state: CertifiedState,
    /// The place of each thing in the order of the bits, then those of the boats.
    at: Vec<PlaceId>,
    distance: Number,
}

impl Checker<'_> {
    fn has_each_thing_once(&self) -> bool {
        let sorted: BTreeSet<Thing> = self.things.iter().copied().collect();
        sorted.len() == self.things.len() && self.puzzle.things().eq(sorted)
    }

    fn start(&self) -> Node {
        let mut at: Vec<PlaceId> = self.things.iter().map(|thing| self.puzzle.start_of(*thing)).collect();
        at.extend(self.puzzle.boat_ids().map(|boat| self.puzzle.boat_start(boat)));
        let state = CertifiedState { number: self.number(&at), trip: 0, before: BigUint::ZERO };
        Node { state, at, distance: Number::ZERO }
    }

    fn is_goal(&self, node: &Node) -> bool {
        let boats = self.puzzle.boat_ids().map(|boat| self.puzzle.boat_goal(boat));
        let goals = self.things.iter().map(|thing| self.puzzle.goal_of(*thing)).chain(boats);
        goals.zip(&node.at).all(|(goal, at)| goal.is_none_or(|goal| goal == *at))
    }

    /// The public number of a state: the bits of each place side by side, the first thing's lowest.
    fn number(&self, at: &[PlaceId]) -> BigUint {
        let place_bits = (self.puzzle.places.len().max(2) - 1).ilog2() + 1;
        at.iter().rev().fold(BigUint::ZERO, |number, place| (number << place_bits) + place.0)
    }

    /// Makes every move from the state: of each boat, each load of things at its place, to each place.
    fn moves(&self, from: &Node, budget: &mut Budget<'_>) -> Result<Vec<Node>, Flaw> {
        let mut moves = Vec::new();
        // Loads as ascending indices of things.
        let mut loads: Vec<(BoatId, Vec<usize>)> = self.puzzle.boat_ids().map(|boat| (boat, Vec::new())).collect();
        while let Some((boat, load)) = loads.pop() {
            if !budget.step() {
                return Err(Flaw::Unfinished);
            }
            for place in 0..self.puzzle.places.len() {
                moves.extend(self.trip(boat, from, &load, PlaceId(place as u32))?);
            }
            let seats = self.puzzle.boat(boat).seats.map_or(usize::MAX, |seats| seats as usize);
            let here = self.place(boat, from);
            let next = load.last().map_or(0, |last| last + 1);
            for thing in (next..self.things.len()).filter(|thing| from.at[*thing] == here && load.len() < seats) {
                loads.push((boat, [&load[..], &[thing]].concat()));
            }
        }
        Ok(moves)
    }

    fn place(&self, boat: BoatId, node: &Node) -> PlaceId {
        node.at[self.things.len() + boat.0 as usize]
    }

    /// Makes a trip; `None` if it cannot be made.
    fn trip(&self, boat: BoatId, from: &Node, load: &[usize], to: PlaceId) -> Result<Option<Node>, Flaw> {
        let here = self.place(boat, from);
        let aboard = self.those(|thing| load.contains(&thing));
        let left = self.those(|thing| from.at[thing] == here && !load.contains(&thing));
        let landed = self.those(|thing| from.at[thing] == to || load.contains(&thing));
        let previous = self.those(|thing| from.state.before.bit(thing as u64));
        let others = |place| self.puzzle.boat_ids().filter(move |b| *b != boat && self.place(*b, from) == place);
        let (stay, meet): (Vec<_>, Vec<_>) = (others(here).collect(), others(to).chain([boat]).collect());
        let party = |members, spot, boats| Party { members, spot, boats, trip: from.state.trip, previous: &previous };
        let aboard = party(&aboard, Spot::Boat, std::slice::from_ref(&boat));
        let parties = [aboard, party(&left, Spot::Place(here), &stay), party(&landed, Spot::Place(to), &meet)];
        let is_allowed = judge::may_board(self.puzzle, boat, here, &aboard);
        let sails = !load.is_empty() && self.puzzle.goes(here, to) && is_allowed;
        if !sails || !parties.iter().all(|party| judge::allows(self.puzzle, party)) {
            return Ok(None);
        }
        let Some(cost) = judge::cost(self.puzzle, boat, &aboard) else { return Ok(None) };
        if cost.is_negative() {
            return Err(Flaw::Cost);
        }
        let distance = from.distance.checked_add(&cost).ok_or(Flaw::Cost)?;
        let mut at = from.at.clone();
        for moved in load.iter().copied().chain([self.things.len() + boat.0 as usize]) {
            at[moved] = to;
        }
        let carried: BigUint = load.iter().map(|thing| BigUint::from(1_u32) << *thing).sum();
        let (trip, before) = (self.memory.after(from.state.trip), self.memory.load(carried));
        let state = CertifiedState { number: self.number(&at), trip, before };
        Ok(Some(Node { state, at, distance }))
    }

    fn those(&self, is_one: impl Fn(usize) -> bool) -> Vec<Thing> {
        (0..self.things.len()).filter(|thing| is_one(*thing)).map(|thing| self.things[thing]).collect()
    }
}
