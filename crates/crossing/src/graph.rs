//! The graph of states up to exchanging travellers: what a picture shows, and which states lie on a shortest way.
//!
//! A state is shown by one of those that it stands for, where of each kind those who come first have gone. If one state
//! lies on a shortest way, so do all that differ from it in names only: renaming changes neither start nor goal.

use num_bigint::BigUint;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{PlaceId, Thing};
use bachet_statespace::population::Word;
use bachet_statespace::{BinomialProduct, ExploreOptions, GraphNode, GraphPart, SearchEnd, explore};

use crate::crossing::PackedIn;
use crate::orbits::{Orbits, Packed};
use crate::{Crossing, Numbering, Position};

/// Maximum number of states of a graph.
pub const MAX_GRAPH_STATES: usize = 20_000;

/// States up to exchanging travellers, and moves between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Why the search ended. If it is not complete there may be more states.
    pub end: SearchEnd,
    /// Which of the states found are here: only those on shortest ways if all would be more than
    /// [`MAX_GRAPH_STATES`], and none if these are too many as well.
    pub part: GraphPart,
    /// How many states the search found.
    pub found: u64,
    /// What the cheapest way costs.
    pub cheapest: Option<Number>,
    /// Whether the puzzle's limit allows so much.
    pub is_within_limit: bool,
    /// In order of distance, the start first.
    pub states: Vec<GraphState>,
    /// In order of the states where they begin.
    pub moves: Vec<GraphMove>,
}

/// A state up to exchanging travellers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphState {
    /// One of the states that it stands for; `None` if the puzzle has too many things to number.
    pub position: Option<Position>,
    /// How many states by name it stands for.
    pub stands_for: BigUint,
    /// What the cheapest way from the start costs.
    pub distance: Number,
    /// What the cheapest way from here to a goal costs; `None` for a dead end, or if only shortest ways are here.
    pub to_goal: Option<Number>,
    /// Whether a way may end here.
    pub is_goal: bool,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// A move between two states of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphMove {
    /// Where it begins, by its place among the states.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// Who is in the boat, of those who stand for their kind in the state where it begins.
    pub load: Vec<Thing>,
    /// What it costs.
    pub cost: Number,
    /// Whether it is a move of a shortest way.
    pub is_on_shortest_way: bool,
}

impl Crossing {
    /// The graph of states. A step of the budget is a state.
    pub fn graph(&self, part: GraphPart, budget: &mut Budget<'_>) -> Graph {
        match &self.packed {
            PackedIn::Narrow(packed) => self.graph_in(packed, part, budget),
            PackedIn::Wide(packed) => self.graph_in(packed, part, budget),
        }
    }

    fn graph_in<W: Word>(&self, packed: &Packed<W>, part: GraphPart, budget: &mut Budget<'_>) -> Graph {
        let mut orbits = Orbits::new(&self.model, packed);
        let mut how = ExploreOptions::default();
        how.max_bytes = MAX_BYTES;
        let explored = explore(&mut orbits, how, budget);
        let found = explored.graph(part, MAX_GRAPH_STATES);
        let numbering = Numbering::new(&self.puzzle).ok();
        let state = |node: &GraphNode| {
            let state = explored.state(node.id);
            let mut orbit_size = BinomialProduct::default();
            orbits.orbit_size(state, &mut orbit_size);
            GraphState {
                position: numbering.as_ref().map(|numbering| self.position(numbering, &orbits, state)),
                stands_for: orbit_size.value().into(),
                distance: self.cost(node.distance),
                to_goal: node.to_goal.map(|distance| self.cost(distance)),
                is_goal: node.is_goal,
                is_on_shortest_way: node.is_on_shortest_way,
            }
        };
        let mut moves = Vec::with_capacity(found.edges.len());
        for edges in found.edges.chunk_by(|a, b| a.from == b.from) {
            let standing = self.standing(&orbits, explored.state(found.nodes[edges[0].from].id));
            moves.extend(edges.iter().map(|edge| GraphMove {
                from: edge.from,
                to: edge.to,
                load: self.boarding(&standing, edge.label),
                cost: self.cost(edge.cost),
                is_on_shortest_way: edge.is_on_shortest_way,
            }));
        }
        let cheapest = explored.shortest();
        Graph {
            end: explored.end(),
            part: found.part,
            found: explored.states().len() as u64,
            cheapest: cheapest.map(|cost| self.cost(cost)),
            is_within_limit: cheapest.zip(self.model.limit).is_none_or(|(cheapest, limit)| cheapest <= limit),
            states: found.nodes.iter().map(state).collect(),
            moves,
        }
    }

    /// For each field the units in it: those who come first are not where they started.
    fn standing<W: Word>(&self, orbits: &Orbits<'_, W>, state: W) -> Vec<std::ops::Range<u32>> {
        let model = &self.model;
        let mut standing = vec![0..0; model.fields.len()];
        for (c, class) in model.classes.iter().enumerate() {
            let start = class.start(model.places);
            let conditions = (0..class.conditions(model.places)).filter(|condition| *condition != start);
            let mut next = 0;
            for condition in conditions.chain([start]) {
                let field = model.field(c, condition);
                let count = orbits.number(state, field) as u32;
                standing[field] = next..next + count;
                next += count;
            }
        }
        standing
    }

    fn position<W: Word>(&self, numbering: &Numbering, orbits: &Orbits<'_, W>, state: W) -> Position {
        let model = &self.model;
        let mut at = vec![PlaceId(0); numbering.things().len()];
        for (field, units) in model.fields.iter().zip(self.standing(orbits, state)) {
            let class = &model.classes[field.class as usize];
            for unit in units {
                let mut digits = field.condition;
                for slot in 0..class.slots.len() {
                    at[numbering.index(class.thing(unit, slot))] = PlaceId(digits % model.places);
                    digits /= model.places;
                }
            }
        }
        Position { at, boat: PlaceId(model.register.place(orbits.register(state))) }
    }

    /// Who makes a trip, of those who stand for their kinds.
    fn boarding(&self, standing: &[std::ops::Range<u32>], label: u32) -> Vec<Thing> {
        let mut standing = standing.to_vec();
        let mut load = Vec::new();
        for part in self.model.parts(label) {
            let class = &self.model.classes[part.class as usize];
            for unit in standing[part.before as usize].by_ref().take(part.count as usize) {
                let slots = (0..class.slots.len()).filter(|slot| part.subset >> slot & 1 == 1);
                load.extend(slots.map(|slot| class.thing(unit, slot)));
            }
        }
        load.sort_unstable();
        load
    }
}

/// States and moves take at most so many bytes.
const MAX_BYTES: usize = 1 << 29;
