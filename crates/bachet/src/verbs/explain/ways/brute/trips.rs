//! Every load of every boat, and the rules that each breaks.

use bachet_crossing::judge::{self, Party, Spot};
use bachet_notation::Number;
use bachet_notation::crossing::{At, BoatId, PlaceId, Rule, Thing};

use super::{Breach, Brute, PERIOD, Plain};
use crate::ways::{Step, Trip};

impl Brute<'_> {
    /// Every load that a boat has seats for, wherever it goes: what the trip leads to, and what is wrong with it: the
    /// rules that it breaks; an empty list if the boat does not take it.
    pub(in crate::verbs) fn tries(&self, state: &Plain) -> Vec<(Step, Plain, Option<Vec<Breach>>)> {
        let crossing = self.crossing();
        let mut tries = Vec::new();
        for boat in crossing.boat_ids() {
            let from = state.boats[boat.0 as usize];
            let here: Vec<usize> = (0..self.things.len()).filter(|i| state.at[*i] == from).collect();
            let seats = crossing.boat(boat).seats.map_or(here.len(), |seats| seats as usize);
            for to in (0..crossing.places.len() as u32).filter(|to| crossing.goes(PlaceId(from), PlaceId(*to))) {
                for chosen in 1_u32..1 << here.len() {
                    if chosen.count_ones() as usize > seats {
                        continue;
                    }
                    let load: Vec<usize> = (0..here.len()).filter(|i| chosen >> i & 1 == 1).map(|i| here[i]).collect();
                    tries.push(self.trip(state, boat, &load, to));
                }
            }
        }
        tries
    }

    fn trip(&self, state: &Plain, boat: BoatId, load: &[usize], to: u32) -> (Step, Plain, Option<Vec<Breach>>) {
        let crossing = self.crossing();
        let from = state.boats[boat.0 as usize];
        let mut next = state.clone();
        for i in load {
            next.at[*i] = to;
        }
        next.boats[boat.0 as usize] = to;
        let mut members: Vec<Thing> = load.iter().map(|i| self.things[*i]).collect();
        members.sort_unstable();
        next.trip = if self.asks_trip { (state.trip + 1) % PERIOD } else { 0 };
        next.before = if self.asks_before { members.clone() } else { Vec::new() };
        let own = [boat];
        let party =
            Party { members: &members, spot: Spot::Boat, boats: &own, trip: state.trip, previous: &state.before };
        let cost = judge::cost(crossing, boat, &party).unwrap();
        let limits = &crossing.boat(boat).limits;
        let weighs = |limit: &bachet_notation::crossing::LoadLimit| {
            members.iter().filter_map(|thing| crossing.value_of(*thing, limit.attribute)).sum::<Number>() <= limit.max
        };
        let goes = judge::may_row(crossing, boat, &party)
            && members.len() >= crossing.boat(boat).least_from(PlaceId(from)) as usize
            && limits.iter().all(weighs);
        let mut breaches = self.broken(&party);
        for place in [from, to] {
            let there: Vec<Thing> =
                (0..self.things.len()).filter(|i| next.at[*i] == place).map(|i| self.things[i]).collect();
            let boats: Vec<BoatId> = crossing.boat_ids().filter(|boat| next.boats[boat.0 as usize] == place).collect();
            let spot = Spot::Place(PlaceId(place));
            breaches.extend(self.broken(&Party {
                members: &there,
                spot,
                boats: &boats,
                trip: state.trip,
                previous: &[],
            }));
        }
        let wrong = match (goes, breaches.is_empty()) {
            (true, true) => None,
            (true, false) => Some(breaches),
            (false, _) => Some(Vec::new()),
        };
        let trip = Trip { boat, from: PlaceId(from), to: PlaceId(to), load: members, cost };
        (Step::Trip(trip), next, wrong)
    }

    fn broken(&self, party: &Party<'_>) -> Vec<Breach> {
        let crossing = self.crossing();
        let is_asked = |rule: &Rule| match (rule.at, party.spot) {
            (At::Everywhere, _) => true,
            (At::Banks, spot) => spot != Spot::Boat,
            (At::Boat, spot) => spot == Spot::Boat,
            (At::InBoat(boat), spot) => spot == Spot::Boat && party.boats == [boat],
            (At::Place(place), spot) => spot == Spot::Place(place),
            (At::Unattended, spot) => spot != Spot::Boat && party.boats.is_empty(),
        };
        let place = match party.spot {
            Spot::Boat => None,
            Spot::Place(place) => Some(place.0),
        };
        let rules = crossing.rules.iter().enumerate().filter(|(_, rule)| is_asked(rule));
        let broken =
            rules.filter(|(_, rule)| !party.members.is_empty() && !judge::holds(crossing, &rule.truth, party, None));
        broken.map(|(rule, _)| Breach { rule, place }).collect()
    }
}
