//! Boats: what each carries, who rows it, and what its trips cost.

use super::puzzle::{AttributeId, CrossingPuzzle, PlaceId};
use super::rule::{Quantity, Truth};
use crate::Number;

/// Maximum number of boats of a crossing.
pub(super) const MAX_BOATS: usize = 4;

/// A boat, by its order in the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoatId(pub u32);

/// A boat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boat {
    /// The name, if it has one.
    pub name: Option<String>,
    /// Maximum number of things in the boat; `None` is any number.
    pub seats: Option<u32>,
    /// The maximum sums of attributes of the load: `100 weight`.
    pub limits: Vec<LoadLimit>,
    /// The minimum numbers of things in the boat: `at least 2 from left`.
    pub least: Vec<Least>,
    /// The condition on a load with a rower; `None` is that of the puzzle.
    pub rower: Option<Truth>,
    /// The cost of a trip; `None` is that of the puzzle.
    pub cost: Option<Quantity>,
}

/// The maximum sum of an attribute of the load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadLimit {
    /// The attribute; a thing that does not have it counts 0.
    pub attribute: AttributeId,
    /// The maximum.
    pub max: Number,
}

/// A minimum number of things in the boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Least {
    /// The number.
    pub count: u32,
    /// The place that trips start from; `None` is every place.
    pub from: Option<PlaceId>,
}

impl Boat {
    /// Returns the minimum number of things in the boat on trips from this place.
    pub fn least_from(&self, place: PlaceId) -> u32 {
        let applies = |least: &&Least| least.from.is_none_or(|from| from == place);
        self.least.iter().filter(applies).map(|least| least.count).max().unwrap_or(0)
    }
}

impl CrossingPuzzle {
    /// Returns a boat.
    pub fn boat(&self, id: BoatId) -> &Boat {
        &self.boats[id.0 as usize]
    }

    /// Returns every boat.
    pub fn boat_ids(&self) -> impl Iterator<Item = BoatId> + Clone + use<> {
        (0..self.boats.len() as u32).map(BoatId)
    }

    /// Returns the name of a boat, `boat` if it has none.
    pub fn boat_name(&self, id: BoatId) -> &str {
        self.boat(id).name.as_deref().unwrap_or("boat")
    }

    /// Returns the condition on a load of this boat with a rower; `None` is any load.
    pub fn rower_of(&self, id: BoatId) -> Option<&Truth> {
        self.boat(id).rower.as_ref().or(self.rower.as_ref())
    }

    /// Returns the cost of a trip of this boat; `None` is 1.
    pub fn cost_of(&self, id: BoatId) -> Option<&Quantity> {
        self.boat(id).cost.as_ref().or(self.cost.as_ref())
    }

    /// Returns the conditions on loads with a rower, those of the puzzle and of its boats.
    pub fn rowers(&self) -> impl Iterator<Item = &Truth> + Clone {
        self.rower.iter().chain(self.boats.iter().filter_map(|boat| boat.rower.as_ref()))
    }

    /// Returns the costs of trips, those of the puzzle and of its boats.
    pub fn costs(&self) -> impl Iterator<Item = &Quantity> + Clone {
        self.cost.iter().chain(self.boats.iter().filter_map(|boat| boat.cost.as_ref()))
    }

    /// Whether trips have a cost other than 1.
    pub fn has_costs(&self) -> bool {
        self.costs().next().is_some()
    }
}
