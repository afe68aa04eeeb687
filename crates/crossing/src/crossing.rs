//! A river crossing made ready: the door to all that can be asked of its ways.

use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use bachet_notation::{Code, Diagnostic, Hint, Number, Span};

use crate::model::{Model, Obstacle};
use crate::orbits::Packed;

/// A river crossing made ready for search.
///
/// Interchangeable travellers are found by itself: states are searched up to exchanging them, and names appear only when
/// a way is written.
#[derive(Clone, Debug)]
pub struct Crossing {
    pub(crate) puzzle: CrossingPuzzle,
    pub(crate) model: Model,
    pub(crate) packed: PackedIn,
}

/// The integers that states are packed in.
#[derive(Clone, Debug)]
pub(crate) enum PackedIn {
    Narrow(Packed<u64>),
    Wide(Packed<u128>),
}

impl Crossing {
    /// Makes a puzzle ready.
    ///
    /// # Errors
    ///
    /// Its states or loads are too many to handle, or a cost is below zero.
    pub fn new(puzzle: &CrossingPuzzle) -> Result<Self, Vec<Diagnostic>> {
        Self::prepared(puzzle).map_err(|obstacle| vec![diagnostic(obstacle)])
    }

    fn prepared(puzzle: &CrossingPuzzle) -> Result<Self, Obstacle> {
        let model = Model::new(puzzle)?;
        let packed = match Packed::new(&model) {
            Ok(packed) => PackedIn::Narrow(packed),
            Err(Obstacle::Bits) => PackedIn::Wide(Packed::new(&model)?),
            Err(other) => return Err(other),
        };
        Ok(Self { puzzle: puzzle.clone(), model, packed })
    }

    /// Travellers whom nothing in the puzzle tells apart: for each kind of unit how many units there are, and who the
    /// members of the first one are.
    pub fn kinds(&self) -> impl Iterator<Item = (u32, Vec<Thing>)> {
        self.model.classes.iter().map(|class| (class.count, class.slots.iter().map(|slot| slot.example).collect()))
    }

    /// A sum of costs as the puzzle states them.
    pub(crate) fn cost(&self, cost: u64) -> Number {
        i64::try_from(cost)
            .map_or_else(|_| Number::from_integer(i64::MAX), |cost| Number::new(cost, self.model.loads.denominator))
    }
}

/// One trip of the boat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Where it begins.
    pub from: PlaceId,
    /// Where it ends.
    pub to: PlaceId,
    /// Who is in the boat.
    pub load: Vec<Thing>,
    /// What it costs.
    pub cost: Number,
}

pub(crate) fn diagnostic(obstacle: Obstacle) -> Diagnostic {
    let (code, hint) = match obstacle {
        Obstacle::Units => (Code::CrossingTooLarge, Hint::Units),
        Obstacle::Bits => (Code::CrossingTooLarge, Hint::States),
        Obstacle::Loads => (Code::CrossingTooLarge, Hint::Loads),
        Obstacle::Rules => (Code::CrossingTooLarge, Hint::Rules),
        Obstacle::Trips => (Code::CrossingTooLarge, Hint::Trips),
        Obstacle::Numbers => (Code::CrossingTooLarge, Hint::Numbers),
        Obstacle::NegativeCost => (Code::NegativeCost, Hint::Plain),
    };
    Diagnostic::new(code, Span::default()).hint(hint)
}
