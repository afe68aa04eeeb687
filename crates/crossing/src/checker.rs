//! Checks certificates from the definition of a move alone. It shares nothing with the search, and is short to be read.

use std::collections::{BTreeMap, BTreeSet};

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use num_bigint::BigUint;
use num_traits::{CheckedAdd as _, Signed as _};

use crate::judge::{self, Company, Spot};
use crate::{Certificate, Flaw, Memory, Stage};

/// Whether the certificate proves what it claims of the puzzle. A step of the budget is a load.
///
/// # Errors
///
/// The first flaw.
pub fn check_certificate(puzzle: &CrossingPuzzle, proof: &Certificate, budget: &mut Budget<'_>) -> Result<(), Flaw> {
    let width = (puzzle.places.len().max(2) - 1).ilog2() as usize + 1;
    let checker = Checker { puzzle, things: &proof.things, width, memory: Memory::of(puzzle) };
    let (things, zero) = (BTreeSet::from_iter(&proof.things), Number::ZERO);
    let known: BTreeMap<_, _> = proof.states.iter().cloned().collect();
    let all = things.len() == proof.things.len() && puzzle.things().eq(things.into_iter().copied());
    all.then_some(()).ok_or(Flaw::Things)?;
    (known.len() == proof.states.len()).then_some(()).ok_or(Flaw::Twice)?;
    let at: Vec<PlaceId> = proof.things.iter().map(|t| puzzle.start_of(*t)).chain([puzzle.boat_start()]).collect();
    let start = Stage { number: checker.number(&at), trip: 0, before: BigUint::ZERO };
    (known.get(&start) == Some(&zero)).then_some(()).ok_or(Flaw::Start)?;
    let (mut attained, mut open, mut arrived) = (BTreeSet::from([start.clone()]), vec![(start, at, zero)], false);
    while let Some((from, at, distance)) = open.pop() {
        let (is_goal, is_last) = (checker.is_goal(&at), proof.cheapest == Some(distance));
        (is_last || !is_goal).then_some(()).ok_or_else(|| Flaw::Goal(from.clone()))?;
        arrived |= is_goal;
        let moves = if is_goal { Vec::new() } else { checker.moves(&from, &at, budget)? };
        for (to, at, cost) in moves {
            let there = distance.checked_add(&cost).filter(|_| !cost.is_negative()).ok_or(Flaw::Cost)?;
            let (listed, beyond) = (known.get(&to).copied(), proof.cheapest.is_some_and(|cheapest| there > cheapest));
            let holds = listed.map_or(beyond, |listed| listed <= there);
            holds.then_some(()).ok_or_else(|| Flaw::Move { from: from.clone(), to: to.clone() })?;
            let is_new = listed == Some(there) && attained.insert(to.clone());
            open.extend(is_new.then_some((to, at, there)));
        }
    }
    let loose = known.into_keys().find(|stage| !attained.contains(stage));
    loose.map_or(Ok(()), |stage| Err(Flaw::Unattained(stage)))?;
    (arrived == proof.cheapest.is_some()).then_some(()).ok_or(Flaw::NoWay)
}

struct Checker<'a> {
    puzzle: &'a CrossingPuzzle,
    things: &'a [Thing],
    width: usize,
    memory: Memory,
}

/// Where a move leads, with everybody's place and the boat's behind them, and what it costs.
type Moved = (Stage, Vec<PlaceId>, Number);

impl Checker<'_> {
    fn number(&self, at: &[PlaceId]) -> BigUint {
        at.iter().rev().fold(BigUint::ZERO, |number, place| (number << self.width) + place.0)
    }

    fn is_goal(&self, at: &[PlaceId]) -> bool {
        let goals = self.things.iter().map(|t| self.puzzle.goal_of(*t)).chain([self.puzzle.boat_goal()]);
        goals.zip(at).all(|(goal, at)| goal.is_none_or(|goal| goal == *at))
    }

    fn moves(&self, stage: &Stage, at: &[PlaceId], budget: &mut Budget<'_>) -> Result<Vec<Moved>, Flaw> {
        let (mut found, mut open) = (Vec::new(), vec![Vec::new()]);
        let (seats, here) = (self.puzzle.boat.seats.map_or(usize::MAX, |seats| seats as usize), at[self.things.len()]);
        while let Some(load) = open.pop() {
            budget.step().then_some(()).ok_or(Flaw::Unfinished)?;
            let next = load.last().map_or(0, |last| last + 1)..self.things.len();
            let next = next.filter(|i| at[*i] == here && load.len() < seats);
            open.extend(next.map(|i| [&load[..], &[i]].concat()));
            let trip = |to: usize| self.trip(stage, at, &load, PlaceId(to as u32));
            found.extend((0..self.puzzle.places.len()).filter_map(trip));
        }
        Ok(found)
    }

    fn trip(&self, stage: &Stage, at: &[PlaceId], load: &[usize], to: PlaceId) -> Option<Moved> {
        let (puzzle, all, here) = (self.puzzle, self.things.len(), at[self.things.len()]);
        let who = |is: &dyn Fn(usize) -> bool| (0..all).filter(|i| is(*i)).map(|i| self.things[i]).collect::<Vec<_>>();
        let (aboard, left) = (who(&|i| load.contains(&i)), who(&|i| at[i] == here && !load.contains(&i)));
        let (landed, before) = (who(&|i| at[i] == to || load.contains(&i)), who(&|i| stage.before.bit(i as u64)));
        let company = |members, spot| Company { members, spot, trip: stage.trip, previous: &before };
        let aboard = company(&aboard, Spot::Boat);
        let companies = [aboard, company(&left, Spot::Unattended(here)), company(&landed, Spot::Moored(to))];
        let sails = !load.is_empty() && puzzle.goes(here, to) && judge::may_board(puzzle, here, &aboard);
        let may = sails && companies.iter().all(|company| judge::allows(puzzle, company));
        let after: Vec<_> = (0..=all).map(|i| if load.contains(&i) || i == all { to } else { at[i] }).collect();
        let before = self.memory.load(load.iter().map(|i| BigUint::from(1_u32) << *i).sum());
        let stage = Stage { number: self.number(&after), trip: self.memory.after(stage.trip), before };
        judge::cost(puzzle, &aboard).filter(|_| may).map(|cost| (stage, after, cost))
    }
}
