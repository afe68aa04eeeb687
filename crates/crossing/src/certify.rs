//! Certificates from the search: its states by name, with their distances.
//!
//! A certificate lists the previous load itself, of which the search keeps only what rules ask about, and counts trips
//! in its own way. So this is Dijkstra's algorithm (1959) over the moves of the search, which keeps both beside each
//! state.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use num_bigint::BigUint;

use bachet_budget::Budget;
use bachet_notation::crossing::PlaceId;
use bachet_statespace::Space as _;
use bachet_statespace::population::Word;

use crate::crossing::PackedIn;
use crate::named::{Blocks, Named};
use crate::orbits::{Orbits, Packed};
use crate::{Certificate, CertifiedState, Crossing, Memory, Numbering, Position};

/// Maximum number of states of a certificate.
pub const MAX_CERTIFIED_STATES: usize = 100_000;

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCertificate {
    /// It would have more than [`MAX_CERTIFIED_STATES`] states, or states with too many bits. Up to symmetry there may
    /// be few states, but the checker knows every thing by name.
    TooLarge,
    /// The budget ran out.
    Unfinished,
}

impl Crossing {
    /// Returns a certificate of the cost of the cheapest way, whatever the puzzle's limit, or that there is no way. A
    /// step of the budget is a state.
    ///
    /// # Errors
    ///
    /// The certificate is too large, or the budget ran out first.
    pub fn certificate(&self, budget: &mut Budget<'_>) -> Result<Certificate, NoCertificate> {
        match &self.packed {
            PackedIn::Narrow(packed) => self.certificate_in(packed, budget),
            PackedIn::Wide(packed) => self.certificate_in(packed, budget),
        }
    }

    fn certificate_in<O: Word>(
        &self,
        packed: &Packed<O>,
        budget: &mut Budget<'_>,
    ) -> Result<Certificate, NoCertificate> {
        let orbits = Orbits::new(&self.model, packed).remembering();
        if let Ok(blocks) = Blocks::<u64>::new(&orbits) {
            return self.certified(Named::new(orbits, &blocks), budget);
        }
        let blocks = Blocks::<u128>::new(&orbits).map_err(|_| NoCertificate::TooLarge)?;
        self.certified(Named::new(orbits, &blocks), budget)
    }

    fn certified<O: Word, W: Word>(
        &self,
        mut named: Named<'_, O, W>,
        budget: &mut Budget<'_>,
    ) -> Result<Certificate, NoCertificate> {
        let numbering = Numbering::new(&self.puzzle).map_err(|_| NoCertificate::TooLarge)?;
        let memory = Memory::of(&self.puzzle);
        let start = Node { state: named.start(), trip: 0, before: BigUint::ZERO };
        let mut reached = BTreeMap::from([(start.clone(), 0_u64)]);
        let mut open = BinaryHeap::from([Reverse((0, start))]);
        let mut cheapest = None;
        while let Some(Reverse((distance, node))) = open.pop() {
            if cheapest.is_some_and(|cheapest| distance > cheapest) {
                break;
            }
            if reached[&node] < distance {
                continue;
            }
            if named.is_goal(node.state) {
                cheapest = Some(distance);
                continue;
            }
            if !budget.step() {
                return Err(NoCertificate::Unfinished);
            }
            let mut moves = Vec::new();
            named.moves(node.state, |step| moves.push((step.to, step.cost)));
            for (to, cost) in moves {
                let bit = |thing| BigUint::from(1_u32) << numbering.index(thing);
                let load = named.load(node.state, to).into_iter().map(bit).sum();
                let next = Node { state: to, trip: memory.after(node.trip), before: memory.load(load) };
                let there = distance.saturating_add(cost);
                if reached.get(&next).is_none_or(|known| *known > there) {
                    reached.insert(next.clone(), there);
                    open.push(Reverse((there, next)));
                }
            }
            if reached.len() > MAX_CERTIFIED_STATES {
                return Err(NoCertificate::TooLarge);
            }
        }
        let near = reached.into_iter().filter(|(_, distance)| cheapest.is_none_or(|cheapest| *distance <= cheapest));
        let certified = |(node, distance): (Node<W>, u64)| {
            let mut at = vec![PlaceId(0); numbering.things().len()];
            for (thing, place) in named.places(node.state) {
                at[numbering.index(thing)] = place;
            }
            let number = numbering.number(&Position { at, boats: named.boats(node.state) });
            (CertifiedState { number, trip: node.trip, before: node.before }, self.cost(distance))
        };
        let mut states: Vec<_> = near.map(certified).collect();
        states.sort_unstable();
        Ok(Certificate {
            things: numbering.things().to_vec(),
            cheapest: cheapest.map(|cheapest| self.cost(cheapest)),
            states,
        })
    }
}

/// A state of the search, with what a certificate states of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Node<W> {
    state: W,
    trip: u64,
    before: BigUint,
}
