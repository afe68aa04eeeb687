//! The states on shortest ways.

use crate::json::show::StatedState;
use crate::verbs;
use crate::ways::WayFamily;

/// The states that lie on some shortest way, up to symmetry.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayCandidates {
    /// The states, by their distance from the start.
    pub states: Vec<StateOnWay>,
}

/// A state that lies on some shortest way.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StateOnWay {
    /// The state.
    #[serde(flatten)]
    pub state: StatedState,
    /// What the cheapest way from the start costs: its number of moves, unless the puzzle gives moves a cost.
    pub distance: String,
    /// How many states by name it stands for.
    pub stands_for: String,
}

impl WayCandidates {
    /// Puts together the states.
    pub(super) fn new(puzzle: &dyn WayFamily, states: &[verbs::StateOnWay]) -> Self {
        let state = |on: &verbs::StateOnWay| StateOnWay {
            state: StatedState::new(puzzle, &on.state),
            distance: on.distance.to_string(),
            stands_for: on.stands_for.to_string(),
        };
        Self { states: states.iter().map(state).collect() }
    }
}
