//! The states that lie on some shortest way.

use bachet_notation::Number;
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SearchEnd};
use num_bigint::BigUint;

use super::{Candidates, Cells};
use crate::messages::MessageId;
use crate::verbs::{GraphState, Refusal};
use crate::ways::{State, WayFamily};

/// A state that lies on some shortest way, up to symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateOnWay {
    /// The state, one of those that it stands for.
    pub state: State,
    /// What the cheapest way from the start costs: its number of moves, unless the puzzle gives moves a cost.
    pub distance: Number,
    /// Whether the puzzle gives moves a cost.
    pub has_costs: bool,
    /// How many states by name it stands for.
    pub stands_for: BigUint,
}

pub(super) fn candidates(puzzle: &dyn WayFamily, budget: &mut Budget<'_>) -> Result<Candidates, Refusal> {
    let graph = puzzle.graph(GraphPart::ShortestWays, budget)?;
    if graph.end == SearchEnd::TooLarge && graph.states.is_empty() {
        return Err(MessageId::TooManyStates.into());
    }
    let (counts, _) = puzzle.search(0, budget)?;
    let has_costs = graph.has_costs;
    let on_way = |state: GraphState| StateOnWay {
        state: state.state,
        distance: state.distance,
        has_costs,
        stands_for: state.stands_for,
    };
    let wanted = graph.states.into_iter().filter(|state| state.is_on_shortest_way && counts.distance.is_some());
    Ok(Candidates {
        verdict: counts.verdict(),
        cells: Cells::Ways(wanted.map(on_way).collect()),
        complete: counts.complete && graph.end == SearchEnd::Complete,
    })
}
