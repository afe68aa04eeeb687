//! Enumerates ways: all shortest ones, or all simple ones.
//!
//! By name the order is depth-first, with moves ordered by their boat, then by their target place, then by the size of
//! the load, then by the ascending indices of its things. Up to symmetry a way is written with the first units of each
//! class.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::{ControlFlow, Range};

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::PlaceId;
use bachet_statespace::population::Word;
use bachet_statespace::{
    ExploreOptions, Explored, Extent, Move, SearchEnd, SimplePaths, Space as _, Symmetry, explore,
};

use crate::crossing::PackedIn;
use crate::model::{Model, Obstacle};
use crate::named::{Blocks, Named, Ordered};
use crate::orbits::Orbits;
use crate::{Crossing, Numbering, Trip};

/// A way from the start to a goal, as it is visited.
pub struct Path<'a> {
    crossings: usize,
    shared: usize,
    cost: Number,
    trips: &'a dyn Fn() -> Vec<Trip>,
}

impl Path<'_> {
    /// Returns the number of crossings.
    pub fn crossings(&self) -> usize {
        self.crossings
    }

    /// Returns the cost of the whole way.
    pub fn cost(&self) -> Number {
        self.cost
    }

    /// Returns the number of its first trips that it shares with the way visited before.
    pub fn shared(&self) -> usize {
        self.shared
    }

    /// Returns its trips in order, which are computed on demand.
    pub fn trips(&self) -> Vec<Trip> {
        (self.trips)()
    }
}

/// Maximum number of bytes for states and moves.
const MAX_BYTES: usize = 1 << 30;

impl Crossing {
    /// Visits every shortest way in order, until `visit` breaks. A step of the budget is a state. Returns whether all
    /// were visited.
    pub fn shortest_paths(
        &self,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        mut visit: impl FnMut(&Path<'_>) -> ControlFlow<()>,
    ) -> bool {
        let mut listing = Listing { ways: Ways::Shortest, visit: &mut visit };
        self.list(symmetry, budget, &mut listing).is_complete
    }

    /// Visits every simple way in order, until `visit` breaks: those that visit no state twice and end at the first
    /// goal they reach. A step of the budget is a state, then a move tried.
    pub fn simple_paths(
        &self,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        mut visit: impl FnMut(&Path<'_>) -> ControlFlow<()>,
    ) -> SimplePaths {
        let mut listing = Listing { ways: Ways::Simple, visit: &mut visit };
        self.list(symmetry, budget, &mut listing)
    }

    fn list(&self, symmetry: Symmetry, budget: &mut Budget<'_>, listing: &mut Listing<'_>) -> SimplePaths {
        match (&self.packed, symmetry) {
            (PackedIn::Narrow(packed), Symmetry::UpToSymmetry) => {
                self.list_orbits(Orbits::new(&self.model, packed), budget, listing)
            }
            (PackedIn::Wide(packed), Symmetry::UpToSymmetry) => {
                self.list_orbits(Orbits::new(&self.model, packed), budget, listing)
            }
            (PackedIn::Narrow(packed), Symmetry::Named) => {
                self.list_named(Orbits::new(&self.model, packed).remembering(), budget, listing)
            }
            (PackedIn::Wide(packed), Symmetry::Named) => {
                self.list_named(Orbits::new(&self.model, packed).remembering(), budget, listing)
            }
        }
    }

    fn list_named<O: Word>(
        &self,
        orbits: Orbits<'_, O>,
        budget: &mut Budget<'_>,
        listing: &mut Listing<'_>,
    ) -> SimplePaths {
        match Blocks::<u64>::new(&orbits) {
            Ok(blocks) => self.list_ordered(Named::new(orbits, &blocks), budget, listing),
            Err(Obstacle::Bits) => match Blocks::<u128>::new(&orbits) {
                Ok(blocks) => self.list_ordered(Named::new(orbits, &blocks), budget, listing),
                Err(_) => SimplePaths::default(),
            },
            Err(_) => SimplePaths::default(),
        }
    }

    fn list_ordered<O: Word, W: Word>(
        &self,
        named: Named<'_, O, W>,
        budget: &mut Budget<'_>,
        listing: &mut Listing<'_>,
    ) -> SimplePaths {
        let Ok(numbering) = Numbering::new(&self.puzzle) else { return SimplePaths::default() };
        let mut space = Ordered::new(named, |thing| numbering.index(thing) as u32);
        let explored = explore(&mut space, listing.ways.exploration(), budget);
        let start = space.start();
        let trips = |steps: &[Move<W>]| {
            let mut from = start;
            let trip = |step: &Move<W>| {
                let mut load = space.named.load(from, step.to);
                load.sort_unstable_by_key(|thing| numbering.index(*thing));
                from = step.to;
                self.trip(step.label, step.cost, load)
            };
            steps.iter().map(trip).collect()
        };
        listing.walk(self, &explored, budget, &trips)
    }

    fn list_orbits<W: Word>(
        &self,
        mut orbits: Orbits<'_, W>,
        budget: &mut Budget<'_>,
        listing: &mut Listing<'_>,
    ) -> SimplePaths {
        let explored = explore(&mut orbits, listing.ways.exploration(), budget);
        let trips = |steps: &[Move<W>]| {
            let mut travellers = Travellers::new(&self.model);
            steps.iter().map(|step| travellers.trip(self, step.label, step.cost)).collect()
        };
        listing.walk(self, &explored, budget, &trips)
    }

    fn trip(&self, label: u32, cost: u64, load: Vec<bachet_notation::crossing::Thing>) -> Trip {
        let way = &self.model.loads.list[label as usize];
        Trip { boat: way.boat, from: PlaceId(way.from), to: PlaceId(way.to), load, cost: self.cost(cost) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ways {
    Shortest,
    Simple,
}

impl Ways {
    /// Returns how the states of these ways are explored.
    fn exploration(self) -> ExploreOptions {
        let mut how = ExploreOptions::default();
        how.extent = match self {
            Self::Shortest => Extent::ShortestWays,
            Self::Simple => Extent::Everything,
        };
        how.max_bytes = MAX_BYTES;
        how
    }
}

/// An enumeration of ways.
struct Listing<'a> {
    ways: Ways,
    visit: &'a mut dyn FnMut(&Path<'_>) -> ControlFlow<()>,
}

impl Listing<'_> {
    fn walk<S: bachet_statespace::State>(
        &mut self,
        crossing: &Crossing,
        explored: &Explored<S>,
        budget: &mut Budget<'_>,
        trips: &dyn Fn(&[Move<S>]) -> Vec<Trip>,
    ) -> SimplePaths {
        let limit = crossing.model.limit.unwrap_or(u64::MAX);
        let is_uniform = crossing.model.loads.is_uniform;
        let mut min_shared = usize::MAX;
        let mut visit = |steps: &[Move<S>], shared: usize| {
            // A way that is left out is not the one visited before.
            min_shared = min_shared.min(shared);
            let cost = if is_uniform {
                steps.len() as u64
            } else {
                steps.iter().fold(0, |sum: u64, step| sum.saturating_add(step.cost))
            };
            if cost > limit {
                return ControlFlow::Continue(());
            }
            let shared = std::mem::replace(&mut min_shared, usize::MAX);
            let trips = || trips(steps);
            (self.visit)(&Path { crossings: steps.len(), shared, cost: crossing.cost(cost), trips: &trips })
        };
        match self.ways {
            Ways::Shortest => {
                let has_all = explored.has_every_shortest_way() || explored.end() == SearchEnd::Complete;
                let is_complete = explored.shortest_ways().each(visit).is_continue() && has_all;
                SimplePaths { is_complete, ..SimplePaths::default() }
            }
            Ways::Simple => explored.simple_paths(limit, budget, &mut visit),
        }
    }
}

/// The units in each condition along a way up to symmetry.
struct Travellers {
    /// For each field: the units that never moved, and those that arrived.
    fields: Vec<(Range<u32>, BinaryHeap<Reverse<u32>>)>,
}

impl Travellers {
    fn new(model: &Model) -> Self {
        let units = |field: &crate::model::Field| {
            let class = &model.classes[field.class as usize];
            if class.start(model.places) == field.condition { 0..class.count } else { 0..0 }
        };
        Self { fields: model.fields.iter().map(|field| (units(field), BinaryHeap::new())).collect() }
    }

    /// Makes a trip with the first units of each class.
    fn trip(&mut self, crossing: &Crossing, label: u32, cost: u64) -> Trip {
        let model = &crossing.model;
        let mut load = Vec::new();
        let mut landed = Vec::new();
        for part in model.parts(label) {
            let class = &model.classes[part.class as usize];
            for _ in 0..part.count {
                let Some(unit) = self.first(part.before as usize) else { continue };
                let slots = (0..class.slots.len()).filter(|slot| part.subset >> slot & 1 == 1);
                load.extend(slots.map(|slot| class.thing(unit, slot)));
                landed.push((part.after, unit));
            }
        }
        for (field, unit) in landed {
            self.fields[field as usize].1.push(Reverse(unit));
        }
        load.sort_unstable();
        crossing.trip(label, cost, load)
    }

    /// Takes the first unit of a field.
    fn first(&mut self, field: usize) -> Option<u32> {
        let (stayed, came) = &mut self.fields[field];
        match came.peek() {
            Some(Reverse(unit)) if stayed.start == stayed.end || *unit < stayed.start => {
                came.pop().map(|Reverse(unit)| unit)
            }
            _ => stayed.next(),
        }
    }
}
