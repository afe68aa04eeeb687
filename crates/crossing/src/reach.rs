//! The search alone: distance, number of states and of shortest ways. The benchmarks measure it.

use bachet_budget::Budget;
use bachet_statespace::population::Word;
use bachet_statespace::{ExploreOptions, FactoredNatural, SearchEnd, Space, explore, frontier_search_skipping};

use crate::crossing::PackedIn;
use crate::named::{Blocks, Named};
use crate::orbits::{Orbits, Packed};
use crate::{Crossing, Symmetry};

/// The numbers of reachable states and moves, and the distance of the goal.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Why the search ended.
    pub end: SearchEnd,
    /// The cost of a shortest way, in the smallest unit of the costs; `None` if there is no way or none was found.
    pub shortest: Option<u64>,
    /// The number of states found.
    pub states: u64,
    /// The number of their moves.
    pub moves: u64,
    /// The number of shortest ways; `None` if they could not be counted.
    pub ways: Option<FactoredNatural>,
}

impl Crossing {
    /// Finds all states, by name or up to symmetry, and counts the shortest ways among them. A step of the budget is a
    /// state. The result is only `TooLarge` if states by name do not fit 128 bits.
    pub fn reach(&self, symmetry: Symmetry, budget: &mut Budget<'_>) -> Reach {
        match &self.packed {
            PackedIn::Narrow(packed) => self.reach_in(packed, symmetry, budget),
            PackedIn::Wide(packed) => self.reach_in(packed, symmetry, budget),
        }
    }

    fn reach_in<O: Word>(&self, packed: &Packed<O>, symmetry: Symmetry, budget: &mut Budget<'_>) -> Reach {
        let orbits = Orbits::new(&self.model, packed);
        if symmetry == Symmetry::UpToSymmetry {
            let is_long = orbits.is_repetitive() && orbits.is_reversible() && orbits.has_unit_costs();
            return if is_long { frontier_reach(orbits, budget) } else { reach(orbits, budget) };
        }
        let orbits = orbits.remembering();
        if let Ok(blocks) = Blocks::<u64>::new(&orbits) {
            return reach(Named::new(orbits, &blocks), budget);
        }
        match Blocks::<u128>::new(&orbits) {
            Ok(blocks) => reach(Named::new(orbits, &blocks), budget),
            Err(_) => Reach { end: SearchEnd::TooLarge, shortest: None, states: 0, moves: 0, ways: None },
        }
    }
}

/// Maximum number of bytes for states and moves; beyond it, levels are forgotten where that is possible.
const MAX_BYTES: usize = 1 << 22;

fn reach<T: Space>(mut space: T, budget: &mut Budget<'_>) -> Reach {
    let may_forget = space.is_reversible() && space.has_unit_costs();
    let mut how = ExploreOptions::default();
    if may_forget {
        how.max_bytes = MAX_BYTES;
    }
    let explored = explore(&mut space, how, budget);
    if may_forget && explored.end() == SearchEnd::TooLarge {
        return frontier_reach(space, budget);
    }
    Reach {
        end: explored.end(),
        shortest: explored.shortest(),
        states: explored.states().len() as u64,
        moves: explored.moves(),
        ways: explored.has_every_shortest_way().then(|| explored.count()),
    }
}

fn frontier_reach<T: Space>(mut space: T, budget: &mut Budget<'_>) -> Reach {
    let frontier = frontier_search_skipping(&mut space, ExploreOptions::default(), budget);
    Reach {
        end: frontier.end(),
        shortest: frontier.shortest(),
        states: frontier.states(),
        moves: frontier.moves(),
        ways: frontier.count(&mut space, budget),
    }
}
