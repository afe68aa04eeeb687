//! The states that can be reached and the moves between them, as a graph to look at.

use bachet_budget::Budget;
use bachet_notation::moving::Setup;
use bachet_statespace::{SearchEnd, Space as _, StateId, explore};

use crate::model::{Model, Telling};
use crate::position::Position;
use crate::shortest::{everything, is_large};

/// States and moves up to symmetry.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// The states by their distance from the start, which is the first.
    pub nodes: Vec<Node>,
    /// The moves.
    pub edges: Vec<Edge>,
}

/// A state.
#[derive(Clone, Debug)]
pub struct Node {
    /// What is where.
    pub position: Position,
    /// How far it is from the start.
    pub distance: u64,
    /// Whether it lies on a shortest way.
    pub on_shortest: bool,
    /// Whether it is a goal.
    pub is_goal: bool,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The place of the state where it is made.
    pub from: usize,
    /// The place of the state that it leads to.
    pub to: usize,
    /// Whether it lies on a shortest way.
    pub on_shortest: bool,
}

/// Finds all states and moves; `None` if they are too many, or the budget was spent.
pub fn graph(setup: &Setup, budget: &mut Budget<'_>) -> Option<Graph> {
    if matches!(setup, Setup::Tiles(puzzle) if is_large(puzzle)) {
        return None;
    }
    let mut model = Model::new(setup, Telling::UpToSymmetry);
    let explored = explore(&mut model, everything(), budget);
    if explored.end() != SearchEnd::Complete {
        return None;
    }
    let shortest = explored.shortest_ways();
    let node = |id: StateId| {
        let state = explored.state(id);
        Node {
            position: model.position(state),
            distance: explored.distance(id),
            on_shortest: shortest.contains(id),
            is_goal: model.is_goal(state),
        }
    };
    let mut edges = Vec::new();
    for from in explored.ids() {
        let on = if shortest.contains(from) { shortest.edges(from) } else { &[] };
        let edge = |edge: &bachet_statespace::Edge| Edge {
            from: from.index(),
            to: edge.to.index(),
            on_shortest: on.contains(edge),
        };
        edges.extend(explored.edges(from).iter().map(edge));
    }
    Some(Graph { nodes: explored.ids().map(node).collect(), edges })
}
