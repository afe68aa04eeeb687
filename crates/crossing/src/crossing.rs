//! A river crossing compiled for search, with every question about its ways as a method.

use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Thing};
use bachet_notation::{Code, Diagnostic, Hint, Number, Span};

use crate::model::{Model, Obstacle};
use crate::orbits::Packed;

/// A river crossing compiled for search.
///
/// The classes of interchangeable things are found automatically: states are searched up to symmetry, and names appear
/// only when a way is written.
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
    /// Compiles a puzzle.
    ///
    /// # Errors
    ///
    /// There are too many states or loads, or a cost is negative.
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

    /// Returns the classes of interchangeable things: for each, the number of its units and the members of the first
    /// unit.
    pub fn classes(&self) -> impl Iterator<Item = (u32, Vec<Thing>)> {
        self.model.classes.iter().map(|class| (class.count, class.slots.iter().map(|slot| slot.example).collect()))
    }

    /// Returns a sum of costs in the unit of the puzzle.
    pub(crate) fn cost(&self, cost: u64) -> Number {
        i64::try_from(cost)
            .map_or_else(|_| Number::from_integer(i64::MAX), |cost| Number::new(cost, self.model.loads.denominator))
    }
}

/// One trip of a boat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trip {
    /// The boat.
    pub boat: BoatId,
    /// Where it begins.
    pub from: PlaceId,
    /// Where it ends.
    pub to: PlaceId,
    /// The things in the boat.
    pub load: Vec<Thing>,
    /// Its cost.
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
