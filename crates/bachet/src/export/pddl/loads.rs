//! The loads that each boat may carry, as facts: they satisfy seats, limits, the rower, and all rules in the boat.
//!
//! If they depend on the number of the trip, the state has a phase; if they depend on the load before, it has a memory.
//! Loads after which the same loads are allowed have the same memory.

use bachet_crossing::judge::{self, Party, Spot};
use bachet_notation::Number;
use bachet_notation::crossing::{BoatId, Comparison, CrossingPuzzle, PlaceId, Quantity, Thing, Truth};

use super::expression::{Expression, word};
use super::identifiers::Identifiers;
use super::too_large;
use crate::messages::MessageId;
use crate::verbs::Refusal;

/// Maximum number of travellers aboard.
pub(super) const MAX_ABOARD: usize = 8;
/// Maximum number of loads.
const MAX_LOADS: usize = 20_000;
/// Maximum number of checks whether a load is allowed.
const MAX_CHECKS: usize = 4_000_000;
const MAX_PHASES: u64 = 64;

/// The loads of each boat, smaller ones first.
pub(super) struct Loads {
    all: Vec<Load>,
    phases: usize,
    memories: usize,
    is_uniform: bool,
}

struct Load {
    boat: BoatId,
    things: Vec<Thing>,
    cost: i64,
    /// The memory after it.
    leaves: usize,
    /// For each memory and each phase: whether the load is allowed.
    allowed: Vec<Vec<bool>>,
}

impl Loads {
    pub(super) fn new(puzzle: &CrossingPuzzle) -> Result<Self, Refusal> {
        let truths = || puzzle.rules.iter().map(|r| &r.truth).chain(puzzle.rowers());
        let costs_by_trip = puzzle.costs().any(|cost| cost.any_part(&mut is_trip));
        let mut phases = 1;
        for truth in truths() {
            phases = period(truth, phases)?;
        }
        let remembers = truths().any(Truth::uses_previous);
        let is_odd = |q: &Quantity| matches!(q, Quantity::Previous(inner) if inner.any_part(&mut is_trip));
        if costs_by_trip || truths().any(|t| t.any_quantity(is_odd)) {
            return Err(MessageId::PddlCountsTrips.into());
        }

        let mut things = Vec::new();
        for boat in puzzle.boat_ids() {
            things.extend(stowed(puzzle, boat)?.into_iter().map(|load| (boat, load)));
        }
        let memories = if remembers { things.len() + 1 } else { 1 };
        if things.len().saturating_mul(memories).saturating_mul(phases) > MAX_CHECKS {
            return Err(too_large());
        }
        // For each load before (first none), each phase and each load: whether the load is allowed.
        let mut rows: Vec<Vec<bool>> = Vec::new();
        for before in 0..memories {
            let previous: &[Thing] = before.checked_sub(1).map_or(&[], |b| &things[b].1);
            let mut row = Vec::with_capacity(phases * things.len());
            for phase in 0..phases {
                // The first phase occurs again after the first trip.
                let trip = (phase + if before > 0 { phases } else { 0 }) as u64;
                let asked = |(boat, members): &(BoatId, Vec<Thing>)| {
                    let boats = std::slice::from_ref(boat);
                    may_go(puzzle, *boat, &Party { members, spot: Spot::Boat, boats, trip, previous })
                };
                row.extend(things.iter().map(asked));
            }
            rows.push(row);
        }
        let mut kinds: Vec<&Vec<bool>> = Vec::new();
        let mut memory = Vec::with_capacity(memories);
        for row in &rows {
            let known = kinds.iter().position(|k| *k == row);
            memory.push(known.unwrap_or(kinds.len()));
            if known.is_none() {
                kinds.push(row);
            }
        }
        let costs = costs(puzzle, &things)?;
        let mut loads = Vec::new();
        for (i, ((boat, load), cost)) in things.iter().zip(costs).enumerate() {
            let by_phase = |kind: &&Vec<bool>| (0..phases).map(|p| kind[p * things.len() + i]).collect();
            let allowed: Vec<Vec<bool>> = kinds.iter().map(by_phase).collect();
            if allowed.iter().flatten().any(|&a| a) {
                let leaves = memory.get(i + 1).copied().unwrap_or(0);
                loads.push(Load { boat: *boat, things: load.clone(), cost, leaves, allowed });
            }
        }
        let is_uniform = loads.windows(2).all(|pair| pair[0].cost == pair[1].cost);
        Ok(Self { memories: kinds.len(), all: loads, phases, is_uniform })
    }

    /// Returns each boat with the possible sizes of its loads.
    pub(super) fn sizes(&self) -> Vec<(BoatId, usize)> {
        let mut sizes: Vec<_> = self.all.iter().map(|load| (load.boat, load.things.len())).collect();
        sizes.dedup();
        sizes
    }

    pub(super) fn phases(&self) -> usize {
        self.phases
    }

    pub(super) fn has_phases(&self) -> bool {
        self.phases > 1
    }

    pub(super) fn memories(&self) -> usize {
        self.memories
    }

    pub(super) fn has_memory(&self) -> bool {
        self.memories > 1
    }

    /// Whether every load costs the same.
    pub(super) fn is_uniform(&self) -> bool {
        self.is_uniform
    }

    /// Returns the lowest cost of a load.
    pub(super) fn cheapest(&self) -> i64 {
        self.all.iter().map(|load| load.cost).min().unwrap_or(1)
    }

    /// Writes the facts about loads.
    pub(super) fn facts(&self, names: &Identifiers, out: &mut Vec<Expression>) {
        for load in &self.all {
            let size = load.things.len();
            let fact = |name: &str, more: &[String]| {
                let mut words = vec![word(&names.of_loads(name, load.boat, size))];
                words.extend(load.things.iter().map(|t| word(names.thing(*t))));
                words.extend(more.iter().map(|m| word(m)));
                Expression::List(words)
            };
            for (memory, by_phase) in load.allowed.iter().enumerate() {
                for (phase, _) in by_phase.iter().enumerate().filter(|(_, allowed)| **allowed) {
                    let phase = self.has_phases().then(|| format!("phase-{phase}"));
                    let memory = self.has_memory().then(|| format!("memory-{memory}"));
                    out.push(fact("load", &phase.into_iter().chain(memory).collect::<Vec<_>>()));
                }
            }
            if self.has_memory() {
                out.push(fact("leaves", &[format!("memory-{}", load.leaves)]));
            }
            if !self.is_uniform {
                out.push(Expression::List(vec![word("="), fact("cost", &[]), word(&load.cost.to_string())]));
            }
        }
        if self.has_phases() {
            out.push(Expression::List(vec![word("phase-is"), word("phase-0")]));
            for phase in 0..self.phases {
                let next = format!("phase-{}", (phase + 1) % self.phases);
                out.push(Expression::List(vec![word("next"), word(&format!("phase-{phase}")), word(&next)]));
            }
        }
        if self.has_memory() {
            out.push(Expression::List(vec![word("remembered"), word("memory-0")]));
        }
    }
}

/// Returns every load of a boat within seats and limits, smaller ones first, then in the order of declaration.
fn stowed(puzzle: &CrossingPuzzle, boat: BoatId) -> Result<Vec<Vec<Thing>>, Refusal> {
    if puzzle.count() > MAX_LOADS as u64 {
        return Err(too_large());
    }
    let things: Vec<Thing> = puzzle.things().collect();
    let seats = puzzle.boat(boat).seats.map_or(things.len(), |s| s as usize).min(things.len());
    let places = (0..puzzle.places.len() as u32).map(PlaceId);
    let least = places.map(|place| puzzle.boat(boat).least_from(place) as usize).min().unwrap_or(1);
    let mut stowed = Vec::new();
    // Weights are not negative, so that adding to a load that is too heavy is useless.
    let mut last_loads: Vec<Vec<usize>> = vec![Vec::new()];
    for size in 1..=seats {
        let mut nexts = Vec::new();
        for last in &last_loads {
            for next in last.last().map_or(0, |l| l + 1)..things.len() {
                let load: Vec<usize> = last.iter().copied().chain([next]).collect();
                let members: Vec<Thing> = load.iter().map(|&i| things[i]).collect();
                if is_light(puzzle, boat, &members) {
                    nexts.push(load);
                    if size >= least {
                        stowed.push(members);
                    }
                }
                if nexts.len() + stowed.len() > MAX_LOADS {
                    return Err(too_large());
                }
            }
        }
        if size > MAX_ABOARD && !nexts.is_empty() {
            return Err(too_large());
        }
        last_loads = nexts;
    }
    Ok(stowed)
}

fn is_light(puzzle: &CrossingPuzzle, boat: BoatId, members: &[Thing]) -> bool {
    let party = Party { members, spot: Spot::Boat, boats: &[boat], trip: 0, previous: &[] };
    puzzle.boat(boat).limits.iter().all(|limit| {
        let sum = Box::new(Quantity::Sum(limit.attribute));
        let light = Truth::Compare(*sum, Comparison::LessEqual, Quantity::Constant(limit.max));
        judge::holds(puzzle, &light, &party, None)
    })
}

/// Whether there is a rower and no rule in the boat is broken.
fn may_go(puzzle: &CrossingPuzzle, boat: BoatId, party: &Party<'_>) -> bool {
    judge::may_row(puzzle, boat, party) && bachet_crossing::breaches(puzzle, party).is_empty()
}

/// Returns the cost of each load, in whole numbers.
fn costs(puzzle: &CrossingPuzzle, things: &[(BoatId, Vec<Thing>)]) -> Result<Vec<i64>, Refusal> {
    let cost = |(boat, members): &(BoatId, Vec<Thing>)| {
        let boats = std::slice::from_ref(boat);
        judge::cost(puzzle, *boat, &Party { members, spot: Spot::Boat, boats, trip: 0, previous: &[] })
    };
    let costs: Option<Vec<Number>> = things.iter().map(cost).collect();
    let costs = costs.ok_or_else(too_large)?;
    let scale = costs.iter().try_fold(1, |scale, cost| lcm(scale, *cost.denom())).ok_or_else(too_large)?;
    let whole = |cost: &Number| cost.numer().checked_mul(scale / cost.denom()).filter(|&c| c >= 0);
    costs.iter().map(whole).collect::<Option<Vec<i64>>>().ok_or_else(too_large)
}

fn lcm(a: i64, b: i64) -> Option<i64> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

/// Returns the period of the rule in trips, as a multiple of these phases.
fn period(truth: &Truth, phases: usize) -> Result<usize, Refusal> {
    let mut moduli = Vec::new();
    let mut is_bare = false;
    truth.any_side(&mut |quantity| {
        trips(quantity, &mut moduli, &mut is_bare);
        false
    });
    let all = moduli.iter().try_fold(phases as i64, |all, &n| lcm(all, i64::from(n)));
    match all {
        Some(all) if !is_bare && all as u64 <= MAX_PHASES => Ok(all as usize),
        _ => Err(MessageId::PddlCountsTrips.into()),
    }
}

/// Whether the quantity is the number of trips.
pub(super) fn is_trip(quantity: &Quantity) -> bool {
    *quantity == Quantity::Trip
}

/// Collects the moduli of the number of trips, and whether it occurs without one.
fn trips(quantity: &Quantity, moduli: &mut Vec<u32>, is_bare: &mut bool) {
    match quantity {
        Quantity::Trip => *is_bare = true,
        Quantity::Modulo(inner, n) if inner.any_part(&mut is_trip) => {
            moduli.push(*n);
            // Half the number of trips has twice the period.
            *is_bare |= inner.any_part(&mut |q| matches!(q, Quantity::Constant(c) if !c.is_integer()));
        }
        Quantity::Negate(a) | Quantity::Modulo(a, _) | Quantity::Previous(a) => trips(a, moduli, is_bare),
        Quantity::Add(a, b) | Quantity::Subtract(a, b) | Quantity::Multiply(a, b) => {
            trips(a, moduli, is_bare);
            trips(b, moduli, is_bare);
        }
        _ => {}
    }
}
