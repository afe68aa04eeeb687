//! Proofs that a person can check by hand, and [`super::check_certificate`] by machine.
//!
//! A certificate lists every reachable state up to the cost of the cheapest way, each with its distance. It proves that
//! cost if the start has the distance 0, every other distance is attained by a move from a nearer state, no move leads
//! to a state that is listed with a larger distance or missing though near enough, and the first goal is listed at the
//! claimed cost. If it claims that there is no way, the list is closed under moves and contains no goal.

use bachet_notation::Number;
use bachet_notation::crossing::Thing;
use num_bigint::BigUint;

/// A proof that there is no way, or none that is cheaper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// All things, in the order of the bits of a state's number, lowest first.
    pub things: Vec<Thing>,
    /// The cost of the cheapest way; `None` if there is no way.
    pub cheapest: Option<Number>,
    /// Every reachable state within the cost of the cheapest way, with its distance, in ascending order.
    pub states: Vec<(CertifiedState, Number)>,
}

/// A state: where everything is, and what rules may ask about earlier trips.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CertifiedState {
    /// The number of the position.
    pub number: BigUint,
    /// The number of trips made, as [`crate::Memory`] counts them.
    pub trip: u64,
    /// The load of the previous trip, one bit for each thing; zero on the first trip and where no rule asks for it.
    pub before: BigUint,
}

/// A fault of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The budget ran out: nothing is proved.
    Unfinished,
    /// It does not list every thing of the puzzle once.
    Things,
    /// A state is listed twice.
    Twice,
    /// The start is not listed with the distance 0.
    Start,
    /// A goal is listed before the cheapest way ends, or although there should be none.
    Goal(CertifiedState),
    /// A move leads to a state that is not listed, or that is listed with a larger distance.
    Move {
        /// The state in which it is made.
        from: CertifiedState,
        /// The state that it leads to.
        to: CertifiedState,
    },
    /// No move leads to the state at the listed distance.
    Unattained(CertifiedState),
    /// A cost is not a number, or is negative.
    Cost,
    /// No goal is attained at the claimed cost.
    NoWay,
}
