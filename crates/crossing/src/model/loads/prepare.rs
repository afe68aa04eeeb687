//! Builds the loads of a puzzle.

use num_traits::{CheckedAdd as _, CheckedMul as _, Signed as _, ToPrimitive as _, Zero as _};

use bachet_notation::Number;
use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Quantity, Truth};

use super::compositions::{Composition, CompositionSearch};
use super::spread::Spread;
use super::{Load, Loads};
use crate::model::asked::Asked;
use crate::model::linear::gcd;
use crate::model::party;
use crate::model::presence::Presence;
use crate::model::register::Register;
use crate::model::rules::BankRules;
use crate::model::trip_counter::trip_counter;
use crate::model::{Class, Obstacle};

/// Maximum number of entries of each list.
pub(super) const MAX_KEPT_NUMBERS: usize = 1 << 23;

/// The parts of a puzzle from which loads are built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prepared<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) asked: &'a Asked<'a>,
    pub(crate) classes: &'a [Class],
    /// The class and the members of each variable.
    pub(crate) variables: &'a [(u32, u32)],
    pub(crate) presence: &'a Presence,
    pub(crate) rules: &'a BankRules,
}

impl Prepared<'_> {
    pub(crate) fn loads(&self, first_field: &[u32]) -> Result<(Loads, Register), Obstacle> {
        let puzzle = self.puzzle;
        let counter = trip_counter(puzzle, self.asked)?;
        let mut compositions = Vec::new();
        for boat in puzzle.boat_ids() {
            compositions.extend(self.compositions(boat)?);
        }
        // The sort is stable: compositions of one size stay in the order in which they were found.
        compositions.sort_by_key(|c| (c.boat, c.size));
        let places = puzzle.places.len() as u32;
        let tests = self.rules.tests.len();
        let mut loads = Loads { places, tests, denominator: 1, is_uniform: true, ..Loads::default() };
        loads.compositions = compositions.len();
        let previous = self.previous_loads(&compositions, counter.1, &mut loads)?;
        let register = Register::new(puzzle.boats.len() as u32, places, counter, previous.len() as u32);
        self.allow(&compositions, &register, &previous, &mut loads);
        self.costs(&compositions, counter.1, &mut loads)?;
        self.routes(&compositions, first_field, &mut loads)?;
        Ok((loads, register))
    }

    /// Returns the compositions that may be in a boat, as far as that does not depend on earlier trips.
    fn compositions(&self, boat: BoatId) -> Result<Vec<Composition>, Obstacle> {
        let puzzle = self.puzzle;
        let stated = puzzle.boat(boat);
        let value = |class: u32, subset: u32, attribute| {
            let slots = self.classes[class as usize].slots.iter().enumerate();
            let mut values =
                slots.filter(|(s, _)| subset >> s & 1 == 1).filter_map(|(_, s)| puzzle.value_of(s.example, attribute));
            values.try_fold(Number::zero(), |sum, value| sum.checked_add(&value)).ok_or(Obstacle::Numbers)
        };
        let mut limits = Vec::with_capacity(stated.limits.len());
        let mut is_falling = false;
        for limit in &stated.limits {
            let each: Vec<Number> = self
                .variables
                .iter()
                .map(|(class, subset)| value(*class, *subset, limit.attribute))
                .collect::<Result<_, _>>()?;
            is_falling |= each.iter().any(Number::is_negative);
            limits.push((limit.max, each));
        }
        let truths: Vec<&Truth> = self.conditions(boat).filter(|t| !depends_on_trips(t)).collect();
        let places = (0..puzzle.places.len() as u32).map(PlaceId);
        let mut search = CompositionSearch {
            prepared: self,
            boat,
            limits: &limits,
            is_falling,
            truths: &truths,
            seats: stated.seats.unwrap_or(u32::MAX),
            least: places.map(|place| stated.least_from(place)).min().unwrap_or(0),
            used: vec![0; self.classes.len()],
            units: Vec::new(),
            sums: vec![Number::zero(); limits.len()],
            size: 0,
            tried: 0,
            found: Vec::new(),
        };
        search.fill(0)?;
        Ok(search.found)
    }

    /// Returns the conditions on every load of a boat.
    fn conditions(&self, boat: BoatId) -> impl Iterator<Item = &Truth> {
        let rules = self.puzzle.rules.iter().filter(move |rule| rule.at.is_in(boat));
        rules.map(|rule| &rule.truth).chain(self.puzzle.rower_of(boat))
    }

    pub(super) fn judged<'b>(
        &'b self,
        boat: BoatId,
        units: &'b [(u32, u32)],
        trip: u32,
        previous: Option<&'b [Option<Number>]>,
    ) -> party::Load<'b> {
        party::Load {
            puzzle: self.puzzle,
            asked: self.asked,
            classes: self.classes,
            boat,
            variables: self.variables,
            units,
            trip: u64::from(trip),
            previous,
        }
    }

    /// Returns the different answers to what rules ask about previous loads; the first is for no load at all.
    fn previous_loads(
        &self,
        compositions: &[Composition],
        counter_values: u32,
        loads: &mut Loads,
    ) -> Result<Vec<Vec<Option<Number>>>, Obstacle> {
        let mut distinct = vec![Vec::new()];
        if self.asked.previous.is_empty() {
            return Ok(distinct);
        }
        if counter_values as usize * compositions.len() > MAX_KEPT_NUMBERS {
            return Err(Obstacle::Loads);
        }
        for trip in 0..counter_values {
            for composition in compositions {
                let load = self.judged(composition.boat, &composition.units, trip, None);
                let answers: Vec<Option<Number>> = self.asked.previous.iter().map(|q| load.quantity(q)).collect();
                let place = distinct[1..].iter().position(|b| *b == answers).unwrap_or_else(|| {
                    distinct.push(answers);
                    distinct.len() - 2
                });
                if place > 1 << 12 {
                    return Err(Obstacle::Loads);
                }
                loads.before.push(place as u32 + 1);
            }
        }
        Ok(distinct)
    }

    /// Determines which compositions may go when, by the rules that depend on earlier trips.
    fn allow(
        &self,
        compositions: &[Composition],
        register: &Register,
        previous: &[Vec<Option<Number>>],
        loads: &mut Loads,
    ) {
        let of_boat = |boat| self.conditions(boat).filter(|t| depends_on_trips(t)).collect();
        let truths: Vec<Vec<&Truth>> = self.puzzle.boat_ids().map(of_boat).collect();
        if truths.iter().all(Vec::is_empty) {
            return;
        }
        let words = compositions.len().div_ceil(64);
        loads.allowed = vec![0; words * register.trips() as usize * previous.len()];
        for (c, composition) in compositions.iter().enumerate() {
            let truths = &truths[composition.boat.0 as usize];
            for trip in 0..register.trips() {
                for (b, before) in previous.iter().enumerate() {
                    let load = self.judged(composition.boat, &composition.units, trip, (b > 0).then_some(before));
                    // A rule about the previous load does not apply to the first trip.
                    let is_asked = |t: &Truth| b > 0 || !t.uses_previous();
                    if truths.iter().all(|t| !is_asked(t) || load.holds(t)) {
                        let row = trip as usize * previous.len() + b;
                        loads.allowed[row * words + c / 64] |= 1 << (c % 64);
                    }
                }
            }
        }
    }

    fn costs(&self, compositions: &[Composition], counter_values: u32, loads: &mut Loads) -> Result<(), Obstacle> {
        if !self.puzzle.has_costs() {
            loads.costs = vec![1; compositions.len()];
            return Ok(());
        }
        let by_trip = self.puzzle.costs().any(|cost| cost.any_part(&mut |q| matches!(q, Quantity::Trip)));
        let trips = if by_trip { counter_values } else { 1 };
        let mut costs = Vec::with_capacity(compositions.len() * trips as usize);
        for trip in 0..trips {
            for composition in compositions {
                let load = self.judged(composition.boat, &composition.units, trip, None);
                let cost = self.puzzle.cost_of(composition.boat).map_or(Some(1.into()), |cost| load.cost(cost));
                let cost = cost.ok_or(Obstacle::Numbers)?;
                if cost.is_negative() {
                    return Err(Obstacle::NegativeCost);
                }
                costs.push(cost);
            }
        }
        for cost in &costs {
            let divisor = gcd(loads.denominator, *cost.denom());
            loads.denominator = (loads.denominator / divisor).checked_mul(*cost.denom()).ok_or(Obstacle::Numbers)?;
        }
        let unit = Number::from_integer(loads.denominator);
        let scaled = costs.iter().map(|cost| cost.checked_mul(&unit).and_then(|c| c.to_integer().to_u64()));
        loads.costs = scaled.collect::<Option<_>>().ok_or(Obstacle::Numbers)?;
        loads.is_uniform = loads.costs.iter().all(|cost| *cost == 1);
        Ok(())
    }

    /// Builds the loads from place to place.
    fn routes(&self, compositions: &[Composition], first_field: &[u32], loads: &mut Loads) -> Result<(), Obstacle> {
        let puzzle = self.puzzle;
        let places = puzzle.places.len() as u32;
        let mut spread = Spread::new(self, first_field, loads);
        for (boat, from) in puzzle.boat_ids().flat_map(|boat| (0..places).map(move |from| (boat, from))) {
            let begin = spread.loads.list.len() as u32;
            let least = puzzle.boat(boat).least_from(PlaceId(from));
            let fits = |(_, c): &(usize, &Composition)| c.boat == boat && c.size >= least;
            for to in (0..places).filter(|to| puzzle.goes(PlaceId(from), PlaceId(*to))) {
                for (c, composition) in compositions.iter().enumerate().filter(fits) {
                    let load = Load { boat, from, to, size: composition.size, parts: 0..0, composition: c as u32 };
                    spread.add_all(&load, &composition.units)?;
                }
            }
            let end = spread.loads.list.len() as u32;
            spread.loads.from.push(begin..end);
        }
        Ok(())
    }
}

fn depends_on_trips(truth: &Truth) -> bool {
    truth.any_quantity(|q| matches!(q, Quantity::Trip | Quantity::Previous(_)))
}
