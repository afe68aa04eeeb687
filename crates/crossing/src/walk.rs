//! The states of a crossing one by one, every thing by name, for textbook methods that search by themselves.

use bachet_notation::Diagnostic;
use bachet_notation::crossing::PlaceId;
use bachet_statespace::Space as _;
use bachet_statespace::population::Word;
use num_bigint::BigUint;

use crate::crossing::{PackedIn, diagnostic};
use crate::model::Obstacle;
use crate::named::{Blocks, Named, Ordered};
use crate::orbits::Orbits;
use crate::{Crossing, Numbering, Position};

/// Maximum number of moves of a state: 20 of 40 people in one boat would fill any memory.
pub const MAX_MOVES_OF_STATE: u64 = 500_000;

/// The states of a crossing. States differ in everything that matters for later moves, so two of them may have the same
/// position if a rule depends on earlier trips.
pub trait Walk {
    /// Returns the start.
    fn start(&self) -> u128;

    /// Whether it may end here.
    fn is_goal(&self, state: u128) -> bool;

    /// Returns the states that a trip leads to, with its cost, in the order in which ways are listed: by boat, then
    /// by target place, then by the size of the load, then by the ascending indices of its things. `None` if there may
    /// be more than [`MAX_MOVES_OF_STATE`].
    fn after(&mut self, state: u128) -> Option<Vec<(u128, u64)>>;

    /// Returns the maximum cost of a way, in the unit of the costs of trips.
    fn limit(&self) -> Option<u64>;

    /// Returns the state's public number: see [`Numbering`].
    fn number(&self, state: u128) -> BigUint;
}

impl Crossing {
    /// Gives `walker` access to the states.
    ///
    /// # Errors
    ///
    /// There are too many things for a state by name.
    pub fn walk<R>(&self, walker: impl FnOnce(&mut dyn Walk) -> R) -> Result<R, Vec<Diagnostic>> {
        match &self.packed {
            PackedIn::Narrow(packed) => self.walk_in(Orbits::new(&self.model, packed), walker),
            PackedIn::Wide(packed) => self.walk_in(Orbits::new(&self.model, packed), walker),
        }
        .map_err(|obstacle| vec![diagnostic(obstacle)])
    }

    fn walk_in<O: Word, R>(
        &self,
        orbits: Orbits<'_, O>,
        walker: impl FnOnce(&mut dyn Walk) -> R,
    ) -> Result<R, Obstacle> {
        if let Ok(blocks) = Blocks::<u64>::new(&orbits) {
            return self.walk_by_name(Named::new(orbits, &blocks), walker);
        }
        let blocks = Blocks::<u128>::new(&orbits)?;
        self.walk_by_name(Named::new(orbits, &blocks), walker)
    }

    fn walk_by_name<O: Word, W: Word, R>(
        &self,
        named: Named<'_, O, W>,
        walker: impl FnOnce(&mut dyn Walk) -> R,
    ) -> Result<R, Obstacle> {
        let numbering = Numbering::new(&self.puzzle).map_err(|_| Obstacle::Bits)?;
        let space = Ordered::new(named, |thing| numbering.index(thing) as u32);
        Ok(walker(&mut ByName { space, numbering, limit: self.model.limit }))
    }
}

struct ByName<'a, O, W> {
    space: Ordered<'a, O, W>,
    numbering: Numbering,
    limit: Option<u64>,
}

/// Converts a state to a word of its own size.
fn narrow<W: Word>(state: u128) -> W {
    let low = W::of(state as u64);
    if W::BITS > u64::BITS { low | W::of((state >> u64::BITS) as u64) << u64::BITS } else { low }
}

fn wide<W: Word>(state: W) -> u128 {
    let low = u128::from(state.low());
    if W::BITS > u64::BITS { low | u128::from((state >> u64::BITS).low()) << u64::BITS } else { low }
}

impl<O: Word, W: Word> Walk for ByName<'_, O, W> {
    fn start(&self) -> u128 {
        wide(self.space.start())
    }

    fn is_goal(&self, state: u128) -> bool {
        self.space.is_goal(narrow(state))
    }

    fn after(&mut self, state: u128) -> Option<Vec<(u128, u64)>> {
        if self.space.named.max_moves(narrow(state)) > MAX_MOVES_OF_STATE {
            return None;
        }
        let mut after = Vec::new();
        self.space.moves(narrow(state), |step| after.push((wide(step.to), step.cost)));
        Some(after)
    }

    fn limit(&self) -> Option<u64> {
        self.limit
    }

    fn number(&self, state: u128) -> BigUint {
        let named = &self.space.named;
        let mut at = vec![PlaceId(0); self.numbering.things().len()];
        for (thing, place) in named.places(narrow(state)) {
            at[self.numbering.index(thing)] = place;
        }
        self.numbering.number(&Position { at, boats: named.boats(narrow(state)) })
    }
}
