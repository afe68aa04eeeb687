//! Proofs that a person can check by hand, and [`super::check_certificate`] by machine.
//!
//! The states that can be reached, as far as the cheapest way is long and not beyond a goal, each with its distance. If the start has the
//! distance 0, if every distance is attained by a move from a nearer state, if no move leads to a state that is listed
//! as farther than that, or is not listed though it is near enough, and if a goal is listed at the claimed distance and
//! none before, then that is what the cheapest way costs. Where nothing is claimed to be the cheapest the list is closed
//! and without a goal, so there is no way.

use bachet_notation::Number;
use bachet_notation::crossing::Thing;
use num_bigint::BigUint;

/// A proof that there is no way, or none that is cheaper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Everybody, in the order of the bits of a state's number, lowest first.
    pub things: Vec<Thing>,
    /// What the cheapest way costs; `None` if there is no way.
    pub cheapest: Option<Number>,
    /// Every state that can be reached and is no farther than the cheapest way is long, with its distance, in
    /// ascending order.
    pub states: Vec<(CertifiedState, Number)>,
}

/// A state: where everybody is, and what rules may ask of the trips before.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CertifiedState {
    /// The number of the position.
    pub number: BigUint,
    /// How many trips were made, as [`crate::Memory`] counts them.
    pub trip: u64,
    /// The load of the trip before, one bit for each thing; zero on the first trip and where nothing speaks of it.
    pub before: BigUint,
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The budget was spent before the end: nothing is proved.
    Unfinished,
    /// It does not have every thing of the puzzle once.
    Things,
    /// A state is listed twice.
    Twice,
    /// The start is not listed with the distance 0.
    Start,
    /// A goal is listed before the cheapest way ends, or where there should be none.
    Goal(CertifiedState),
    /// A move leads to a state that is not listed, or that is nearer than listed.
    Move {
        /// Where it is made.
        from: CertifiedState,
        /// Where it leads.
        to: CertifiedState,
    },
    /// No move leads to the state at the distance that is listed.
    Unattained(CertifiedState),
    /// A cost is no number, or below zero.
    Cost,
    /// No goal is attained at what the cheapest way is said to cost.
    NoWay,
}
