//! The distance to the goal, the number of shortest ways, and the numbers of states and moves.

use num_bigint::BigUint;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_statespace::population::Word;
use bachet_statespace::{
    BinomialProduct, ExploreOptions, Explored, FactoredNatural, Natural, SearchEnd, Space as _, SymmetryCounts,
    explore, frontier_search_skipping,
};

use crate::Crossing;
use crate::crossing::PackedIn;
use crate::orbits::{Orbits, Packed};

/// The shortest ways and the numbers of all states and moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// Why the search ended. If it is complete, the numbers of states and moves are those of the whole puzzle.
    pub end: SearchEnd,
    /// The distance of the goal; `None` if there is no way, or none was found.
    pub distance: Option<Distance>,
    /// A lower bound for the number of crossings; 0 if none is known.
    pub at_least: u64,
    /// Whether that is within the puzzle's limit.
    pub is_within_limit: bool,
    /// The number of states found.
    pub states: SymmetryCounts,
    /// The number of their moves.
    pub moves: SymmetryCounts,
    /// The number of shortest ways.
    pub ways: SymmetryCounts,
}

/// The distance of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The cost of the cheapest ways; the number of crossings if trips have no cost.
    pub cost: Number,
    /// The number of crossings of the shortest of them.
    pub crossings: u64,
}

/// Maximum number of digits of a number that is written.
const MAX_DIGITS: u64 = 100_000;

/// Maximum number of things for which states and moves by name are counted: these numbers grow with the things.
const MAX_NAMED_THINGS: u64 = 2048;

/// Maximum number of bytes for states and moves.
const MAX_BYTES: usize = 1 << 29;

impl Crossing {
    /// Searches all states up to symmetry. A step of the budget is a state.
    pub fn shortest(&self, budget: &mut Budget<'_>) -> Shortest {
        match &self.packed {
            PackedIn::Narrow(packed) => self.shortest_in(packed, budget),
            PackedIn::Wide(packed) => self.shortest_in(packed, budget),
        }
    }

    fn shortest_in<W: Word>(&self, packed: &Packed<W>, budget: &mut Budget<'_>) -> Shortest {
        let mut orbits = Orbits::new(&self.model, packed);
        if self.puzzle.count() <= MAX_NAMED_THINGS || !(orbits.is_reversible() && orbits.has_unit_costs()) {
            let mut how = ExploreOptions::default();
            how.max_bytes = MAX_BYTES;
            let explored = explore(&mut orbits, how, budget);
            if explored.end() != SearchEnd::TooLarge || !(orbits.is_reversible() && orbits.has_unit_costs()) {
                return self.of_explored(&orbits, &explored);
            }
        }
        self.of_frontier(&mut orbits, budget)
    }

    fn of_explored<W: Word>(&self, orbits: &Orbits<'_, W>, explored: &Explored<W>) -> Shortest {
        let cheapest = explored.shortest();
        let ways = explored.shortest_ways();
        let mut crossings = vec![u64::MAX; explored.states().len()];
        crossings[0] = 0;
        for id in ways.states() {
            for edge in ways.edges(id) {
                let through = crossings[id.index()].saturating_add(1);
                crossings[edge.to.index()] = crossings[edge.to.index()].min(through);
            }
        }
        let nearest = explored.nearest_goals().iter().map(|goal| crossings[goal.index()]).min();
        let count = |ways: Natural| Some(BigUint::from(ways));
        let has_all_ways = cheapest.is_some() && explored.has_every_shortest_way();
        let named = self.puzzle.count() <= MAX_NAMED_THINGS;
        let mut choices = |from: W, step: &bachet_statespace::Move<W>, ways: &mut BinomialProduct| {
            orbits.choices(from, step.label, ways);
        };
        // No goal is nearer than the first state that was not expanded.
        let open = if orbits.has_unit_costs() { explored.ids().nth(explored.expanded()) } else { None };
        let (states, moves) = named.then(|| named_totals(orbits, explored)).unzip();
        Shortest {
            end: explored.end(),
            distance: cheapest.zip(nearest).map(|(c, crossings)| Distance { cost: self.cost(c), crossings }),
            at_least: nearest.or_else(|| open.map(|id| explored.distance(id))).unwrap_or(0),
            is_within_limit: self.is_within_limit(cheapest),
            states: SymmetryCounts { named: states, up_to_symmetry: Some(explored.states().len().into()) },
            moves: SymmetryCounts { named: moves, up_to_symmetry: Some(explored.moves().into()) },
            ways: if has_all_ways {
                SymmetryCounts {
                    named: named.then(|| ways.count_with(&mut choices)).and_then(count),
                    up_to_symmetry: count(ways.count()),
                }
            } else if cheapest.is_none() && explored.end() == SearchEnd::Complete {
                SymmetryCounts::equal(0_u32)
            } else {
                SymmetryCounts::default()
            },
        }
    }

    fn of_frontier<W: Word>(&self, orbits: &mut Orbits<'_, W>, budget: &mut Budget<'_>) -> Shortest {
        let frontier = frontier_search_skipping(orbits, ExploreOptions::default(), budget);
        let distance = frontier.shortest();
        let up_to_symmetry = counted(frontier.count(orbits, budget));
        Shortest {
            end: frontier.end(),
            distance: distance.map(|d| Distance { cost: self.cost(d), crossings: d }),
            at_least: distance.unwrap_or(if frontier.end() == SearchEnd::Complete { 0 } else { frontier.levels() }),
            is_within_limit: self.is_within_limit(distance),
            states: SymmetryCounts { named: None, up_to_symmetry: Some(frontier.states().into()) },
            moves: SymmetryCounts { named: None, up_to_symmetry: Some(frontier.moves().into()) },
            ways: SymmetryCounts { named: None, up_to_symmetry },
        }
    }

    fn is_within_limit(&self, cheapest: Option<u64>) -> bool {
        cheapest.zip(self.model.limit).is_none_or(|(cheapest, limit)| cheapest <= limit)
    }
}

fn counted(product: Option<FactoredNatural>) -> Option<BigUint> {
    product?.value_within(MAX_DIGITS).map(BigUint::from)
}

/// Returns the numbers of states and moves by name.
fn named_totals<W: Word>(orbits: &Orbits<'_, W>, explored: &Explored<W>) -> (BigUint, BigUint) {
    let (mut states, mut moves) = (Natural::ZERO, Natural::ZERO);
    for id in explored.ids() {
        let state = explored.state(id);
        let mut ways = BinomialProduct::default();
        orbits.orbit_size(state, &mut ways);
        let orbit_size = ways.value();
        states += &orbit_size;
        let mut out = Natural::ZERO;
        for edge in explored.edges(id) {
            let mut ways = BinomialProduct::default();
            orbits.choices(state, edge.label, &mut ways);
            out += &ways.value();
        }
        out *= &orbit_size;
        moves += &out;
    }
    (states.into(), moves.into())
}
