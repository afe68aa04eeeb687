//! The states that can be reached and the moves between them, as a graph to draw.

use bachet_budget::Budget;
use bachet_notation::moving::Setup;
use bachet_statespace::{GraphEdge, GraphNode, GraphPart, SearchEnd, Symmetry, explore};

use crate::model::Model;
use crate::position::{Position, Step};
use crate::shortest::{explore_options, is_large};

/// Maximum number of states of a graph.
const MAX_GRAPH_STATES: usize = 20_000;

/// States and moves up to symmetry.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Why the search ended. If it is not complete there may be more states.
    pub end: SearchEnd,
    /// Which of the states found it contains: only those on shortest ways if all would be too many.
    pub part: GraphPart,
    /// The number of states that the search found.
    pub found: u64,
    /// The number of moves of a shortest way.
    pub distance: Option<u64>,
    /// The states by their distance from the start, which is the first.
    pub nodes: Vec<Node>,
    /// The moves.
    pub edges: Vec<Edge>,
}

/// A state.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its number, which is that of [`Model::canonical`].
    pub state: u128,
    /// What it looks like.
    pub position: Position,
    /// The number of states by name that it stands for.
    pub stands_for: u64,
    /// The distance from the start.
    pub distance: u64,
    /// The distance to the nearest goal; `None` for a dead end, and in a graph of shortest ways.
    pub to_goal: Option<u64>,
    /// Whether it is a goal.
    pub is_goal: bool,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The index of the state where it is made.
    pub from: usize,
    /// The index of the state that it leads to.
    pub to: usize,
    /// What it does.
    pub step: Step,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// Finds all states and moves. A step of the budget is the expansion of a state.
pub fn graph(setup: &Setup, part: GraphPart, budget: &mut Budget<'_>) -> Graph {
    if matches!(setup, Setup::Tiles(puzzle) if is_large(puzzle)) {
        return Graph {
            end: SearchEnd::TooLarge,
            part,
            found: 0,
            distance: None,
            nodes: Vec::new(),
            edges: Vec::new(),
        };
    }
    let mut model = Model::new(setup, Symmetry::UpToSymmetry);
    let explored = explore(&mut model, explore_options(), budget);
    let found = explored.graph(part, MAX_GRAPH_STATES);
    let node = |node: &GraphNode| {
        let state = explored.state(node.id);
        Node {
            state,
            position: model.position(state),
            stands_for: model.orbit(state),
            distance: node.distance,
            to_goal: node.to_goal,
            is_goal: node.is_goal,
            is_on_shortest_way: node.is_on_shortest_way,
        }
    };
    let edge = |edge: &GraphEdge| Edge {
        from: edge.from,
        to: edge.to,
        step: model.step(explored.state(found.nodes[edge.from].id), edge.label),
        is_on_shortest_way: edge.is_on_shortest_way,
    };
    Graph {
        end: explored.end(),
        part: found.part,
        found: explored.states().len() as u64,
        distance: explored.shortest(),
        nodes: found.nodes.iter().map(node).collect(),
        edges: found.edges.iter().map(edge).collect(),
    }
}
