//! The graph of states up to symmetry, for pictures, with the states on shortest ways.
//!
//! A state is shown by a representative, in which the first units of each class have moved. If a state lies on a
//! shortest way, so do all that differ from it only in names, because renaming changes neither start nor goal.

use num_bigint::BigUint;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{BoatId, PlaceId, Thing};
use bachet_statespace::population::Word;
use bachet_statespace::{BinomialProduct, ExploreOptions, GraphEdge, GraphNode, GraphPart, SearchEnd, explore};

use crate::crossing::PackedIn;
use crate::orbits::{Orbits, Packed};
use crate::state_class::StateClass;
use crate::{Crossing, Numbering, Position};

/// Maximum number of states of a graph.
pub const MAX_GRAPH_STATES: usize = 20_000;

/// The states up to symmetry, and the moves between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Why the search ended. If it is not complete there may be more states.
    pub end: SearchEnd,
    /// Which of the states found it contains: only those on shortest ways if all would be more than
    /// [`MAX_GRAPH_STATES`], and none if these are too many as well.
    pub part: GraphPart,
    /// The number of states found.
    pub found: u64,
    /// The cost of the cheapest way.
    pub cheapest: Option<Number>,
    /// The puzzle's limit of the cost: states beyond it are left out.
    pub limit: Option<Number>,
    /// In order of distance, the start first.
    pub states: Vec<GraphState>,
    /// In order of their first states.
    pub moves: Vec<GraphMove>,
}

/// A state up to symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphState {
    /// A representative; `None` if the puzzle has too many things to number.
    pub position: Option<Position>,
    /// Identifies the state, so that a state of a game can be found in the graph; `None` as before.
    pub class: Option<StateClass>,
    /// The number of states by name that it stands for.
    pub stands_for: BigUint,
    /// The cost of the cheapest way from the start.
    pub distance: Number,
    /// The cost of the cheapest way from here to a goal; `None` for a dead end, or if only shortest ways are contained.
    pub to_goal: Option<Number>,
    /// Whether a way may end here.
    pub is_goal: bool,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// A move between two states of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphMove {
    /// The index of the state in which it begins.
    pub from: usize,
    /// The index of the state that it leads to.
    pub to: usize,
    /// The boat.
    pub boat: BoatId,
    /// The things in the boat, in the representative of the state in which it begins.
    pub load: Vec<Thing>,
    /// Its cost.
    pub cost: Number,
    /// Whether it belongs to a shortest way.
    pub is_on_shortest_way: bool,
}

impl Crossing {
    /// Returns the graph of states. A step of the budget is a state.
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
        let mut found = explored.graph(part, MAX_GRAPH_STATES);
        if let Some(limit) = self.model.limit {
            within(&mut found, limit);
        }
        let numbering = Numbering::new(&self.puzzle).ok();
        let state = |node: &GraphNode| {
            let state = explored.state(node.id);
            let mut orbit_size = BinomialProduct::default();
            orbits.orbit_size(state, &mut orbit_size);
            let position = numbering.as_ref().map(|numbering| self.position(numbering, &orbits, state));
            GraphState {
                class: position.as_ref().map(|position| position.class(orbits.register(state))),
                position,
                stands_for: orbit_size.value().into(),
                distance: self.cost(node.distance),
                to_goal: node.to_goal.map(|distance| self.cost(distance)),
                is_goal: node.is_goal,
                is_on_shortest_way: node.is_on_shortest_way,
            }
        };
        let mut moves = Vec::with_capacity(found.edges.len());
        for edges in found.edges.chunk_by(|a, b| a.from == b.from) {
            let from = explored.state(found.nodes[edges[0].from].id);
            let field_units = self.field_units(|field| orbits.number(from, field) as u32);
            moves.extend(edges.iter().map(|edge| GraphMove {
                from: edge.from,
                to: edge.to,
                boat: self.model.loads.list[edge.label as usize].boat,
                load: self.representative_load(&field_units, edge.label),
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
            limit: self.puzzle.limit,
            states: found.nodes.iter().map(state).collect(),
            moves,
        }
    }

    /// Returns the units in each field of the representative: the first units of a class are not where they started.
    pub(crate) fn field_units(&self, number: impl Fn(usize) -> u32) -> Vec<std::ops::Range<u32>> {
        let model = &self.model;
        let mut field_units = vec![0..0; model.fields.len()];
        for (c, class) in model.classes.iter().enumerate() {
            let start = class.start(model.places);
            let conditions = (0..class.conditions(model.places)).filter(|condition| *condition != start);
            let mut next = 0;
            for condition in conditions.chain([start]) {
                let field = model.field(c, condition);
                let count = number(field);
                field_units[field] = next..next + count;
                next += count;
            }
        }
        field_units
    }

    fn position<W: Word>(&self, numbering: &Numbering, orbits: &Orbits<'_, W>, state: W) -> Position {
        let at = self.representative(numbering, &self.field_units(|field| orbits.number(state, field) as u32));
        Position { at, boats: self.model.register.places(orbits.register(state)) }
    }

    /// Returns the place of each thing where these units are in each field.
    pub(crate) fn representative(&self, numbering: &Numbering, field_units: &[std::ops::Range<u32>]) -> Vec<PlaceId> {
        let model = &self.model;
        let mut at = vec![PlaceId(0); numbering.things().len()];
        for (field, units) in model.fields.iter().zip(field_units) {
            let class = &model.classes[field.class as usize];
            for unit in units.clone() {
                let mut digits = field.condition;
                for slot in 0..class.slots.len() {
                    at[numbering.index(class.thing(unit, slot))] = PlaceId(digits % model.places);
                    digits /= model.places;
                }
            }
        }
        at
    }

    /// Returns the load of a trip in the representative.
    fn representative_load(&self, field_units: &[std::ops::Range<u32>], label: u32) -> Vec<Thing> {
        let mut field_units = field_units.to_vec();
        let mut load = Vec::new();
        for part in self.model.parts(label) {
            let class = &self.model.classes[part.class as usize];
            for unit in field_units[part.before as usize].by_ref().take(part.count as usize) {
                let slots = (0..class.slots.len()).filter(|slot| part.subset >> slot & 1 == 1);
                load.extend(slots.map(|slot| class.thing(unit, slot)));
            }
        }
        load.sort_unstable();
        load
    }
}

/// Keeps the states within a limit of the cost. From a state beyond it, or from which a goal is beyond it, no way leads
/// to a goal.
fn within(graph: &mut bachet_statespace::Graph, limit: u64) {
    let mut index = vec![usize::MAX; graph.nodes.len()];
    let kept = (0..graph.nodes.len()).filter(|&i| graph.nodes[i].distance <= limit);
    kept.enumerate().for_each(|(new, old)| index[old] = new);
    let nodes = &graph.nodes;
    let arrives = |edge: &GraphEdge| nodes[edge.from].distance.saturating_add(edge.cost);
    graph.edges.retain(|edge| arrives(edge) <= limit);
    let is_solved = graph.nodes.iter().any(|node| node.is_goal && node.distance <= limit);
    graph.nodes.retain(|node| node.distance <= limit);
    for node in &mut graph.nodes {
        node.to_goal = node.to_goal.filter(|to_goal| node.distance.saturating_add(*to_goal) <= limit);
        node.is_on_shortest_way &= is_solved;
    }
    for edge in &mut graph.edges {
        (edge.from, edge.to) = (index[edge.from], index[edge.to]);
        edge.is_on_shortest_way &= is_solved;
    }
}

/// Maximum number of bytes for states and moves.
const MAX_BYTES: usize = 1 << 29;
