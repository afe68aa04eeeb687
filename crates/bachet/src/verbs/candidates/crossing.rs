//! The states of a river crossing that lie on some shortest way.

use bachet_crossing::{Crossing, Numbering, Position};
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use bachet_solver::Budget;
use num_bigint::BigUint;

use super::{Candidates, Cells};
use crate::messages::MessageId;
use crate::verbs::{Listing, Refusal, Symmetry, WayCounts};

/// A state that lies on some shortest way, up to exchanging those whom nothing tells apart.
#[derive(Clone, Debug)]
pub struct StateOnWay {
    /// Everybody, with where they are, in the order of the bits.
    pub places: Vec<(Thing, PlaceId)>,
    /// Where the boat is.
    pub boat: PlaceId,
    /// The number of the state.
    pub number: BigUint,
    /// The same in bits, the boat's first.
    pub bits: String,
    /// What the cheapest way from the start costs.
    pub distance: Number,
    /// How many states with every traveller by name it stands for.
    pub stands_for: BigUint,
}

pub(super) fn candidates(puzzle: &CrossingPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Refusal> {
    let crossing = Crossing::new(puzzle)?;
    let numbering = Numbering::new(puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
    let ways = WayCounts::of(puzzle, &crossing, Listing::Shortest, Symmetry::Named, budget);
    let graph = crossing.graph(bachet_crossing::Part::ShortestWays, budget);
    let complete = ways.complete && graph.end == bachet_crossing::SearchEnd::Complete;
    let wanted = graph.states.iter().filter(|state| state.is_on_shortest_way && ways.distance.is_some());
    let state = |state: &bachet_crossing::GraphState| {
        let position: &Position = state.position.as_ref()?;
        Some(StateOnWay {
            places: numbering.things().iter().copied().zip(position.at.iter().copied()).collect(),
            boat: position.boat,
            number: numbering.number(position),
            bits: numbering.bit_string(position),
            distance: state.distance,
            stands_for: state.stands_for.clone(),
        })
    };
    let states = wanted.filter_map(state).collect();
    Ok(Candidates { verdict: ways.verdict(), cells: Cells::Crossing(states), complete })
}
