//! The trips that a person might try and that are not allowed.

use bachet_crossing::{GamePosition, Refusal as TripRefusal, TripRequest};
use bachet_notation::crossing::{BoatId, PlaceId, Thing};
use bachet_solver::Budget;

use super::play::CrossingPlay;
use crate::verbs::Refusal;
use crate::ways::{RefusedMove, State, StateClass, Step, Trip};

/// Maximum number of loads that are tried in a state.
const MAX_LOADS: usize = 5000;

impl CrossingPlay<'_> {
    /// Returns the trips that are not allowed although the boat is there, has the seats and goes there, and whether
    /// these are all.
    pub(super) fn refused_trips(&self, budget: &mut Budget<'_>) -> Result<(Vec<RefusedMove>, bool), Refusal> {
        let mut refused = Vec::new();
        for boat in self.puzzle.boat_ids() {
            let from = self.position().boats[boat.0 as usize];
            let here = self.game.numbering().things_at(self.position(), from);
            let seats = self.puzzle.boat(boat).seats.map_or(here.len(), |seats| here.len().min(seats as usize));
            let Some(loads) = loads(&here, seats, budget) else { return Ok((refused, false)) };
            for to in (0..self.puzzle.places.len() as u32).map(PlaceId).filter(|to| self.puzzle.goes(from, *to)) {
                for load in &loads {
                    let request = TripRequest { boat, load: load.clone(), to };
                    let why = self.game.refusals(&request);
                    if !why.is_empty() {
                        refused.push(self.refused_trip(from, &request, &why)?);
                    }
                }
            }
        }
        Ok((refused, true))
    }

    fn refused_trip(&self, from: PlaceId, request: &TripRequest, why: &[TripRefusal]) -> Result<RefusedMove, Refusal> {
        let TripRequest { boat, load, to } = request.clone();
        let cost = self.game.cost(request).unwrap_or_default();
        let (position, now) = (self.after(request), self.game.now());
        let after = GamePosition {
            position: position.clone(),
            crossings: now.crossings + 1,
            cost: now.cost,
            last: Some(request.clone()),
        };
        let class = self.ways.crossing()?.class_of(self.game.numbering(), &after);
        Ok(RefusedMove {
            step: Step::Trip(Trip { boat: BoatId(boat.0), from, to, load, cost }),
            to: State::Crossing(position),
            class: StateClass::Crossing(class),
            obstacles: why.iter().map(|why| self.obstacle(request, why)).collect(),
        })
    }
}

/// Returns every load of these things, smaller ones first; `None` if there are too many.
fn loads(here: &[Thing], seats: usize, budget: &mut Budget<'_>) -> Option<Vec<Vec<Thing>>> {
    // Each load of the size before, as ascending indices.
    let mut last: Vec<Vec<usize>> = vec![Vec::new()];
    let mut all = Vec::new();
    for _ in 0..seats {
        let mut next = Vec::new();
        for load in &last {
            for thing in load.last().map_or(0, |last| last + 1)..here.len() {
                if all.len() == MAX_LOADS || !budget.step() {
                    return None;
                }
                let larger = [&load[..], &[thing]].concat();
                all.push(larger.iter().map(|i| here[*i]).collect());
                next.push(larger);
            }
        }
        last = next;
    }
    Some(all)
}
