//! The states of a river crossing that lie on some shortest way.

use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use bachet_solver::Budget;
use num_bigint::BigUint;

use super::Candidates;
use crate::messages::Phrase;
use crate::verbs::Refusal;

/// A state that lies on some shortest way.
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
    /// How far it is from the start.
    pub distance: u64,
}

pub(super) fn candidates(_puzzle: &CrossingPuzzle, _budget: &mut Budget<'_>) -> Result<Candidates, Refusal> {
    Err(Phrase::CrossingNotYet.into())
}
