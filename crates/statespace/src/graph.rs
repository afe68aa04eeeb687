//! States and moves as a graph to look at: all that were found, or those on shortest ways.

use crate::State;
use crate::explored::{Explored, StateId};

/// Which states and moves a graph has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphPart {
    /// All that can be reached.
    Everything,
    /// Those on shortest ways.
    ShortestWays,
}

/// States, and the moves between them.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Which states and moves these are: only those on shortest ways if all would be too many.
    pub part: GraphPart,
    /// In order of distance, the start first; empty if they are too many.
    pub nodes: Vec<GraphNode>,
    /// In order of the nodes where they begin.
    pub edges: Vec<GraphEdge>,
}

/// A state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphNode {
    /// Which state.
    pub id: StateId,
    /// What the cheapest way from the start costs.
    pub distance: u64,
    /// What the cheapest way from here to a goal costs; `None` for a dead end, and in a graph of shortest ways.
    pub to_goal: Option<u64>,
    /// Whether a way may end here.
    pub is_goal: bool,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// A move between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphEdge {
    /// The index of the node where it begins.
    pub from: usize,
    /// The index of the node where it ends.
    pub to: usize,
    /// Which move it is, among those of the state where it begins.
    pub label: u32,
    /// What it costs.
    pub cost: u64,
    /// Whether it is a move of a shortest way.
    pub is_on_shortest_way: bool,
}

impl<S: State> Explored<S> {
    /// Returns the graph of the states found, with at most `max_nodes` nodes.
    pub fn graph(&self, part: GraphPart, max_nodes: usize) -> Graph {
        let ways = self.shortest_ways();
        let part = if self.states().len() > max_nodes { GraphPart::ShortestWays } else { part };
        let mut shown: Vec<StateId> = match part {
            GraphPart::Everything => self.ids().collect(),
            GraphPart::ShortestWays => ways.states().take(max_nodes + 1).collect(),
        };
        if shown.len() > max_nodes {
            shown.clear();
        }
        let mut index = vec![usize::MAX; self.states().len()];
        for (i, id) in shown.iter().enumerate() {
            index[id.index()] = i;
        }
        let to_goal = (part == GraphPart::Everything).then(|| self.goal_distances());
        let mut edges = Vec::new();
        for (from, id) in shown.iter().enumerate() {
            let on_ways = ways.edges(*id);
            for (edge, cost) in self.edges_with_costs(*id) {
                let (to, is_on_shortest_way) = (index[edge.to.index()], on_ways.contains(&edge));
                if to < usize::MAX && (is_on_shortest_way || part == GraphPart::Everything) {
                    edges.push(GraphEdge { from, to, label: edge.label, cost, is_on_shortest_way });
                }
            }
        }
        let node = |&id: &StateId| GraphNode {
            id,
            distance: self.distance(id),
            to_goal: to_goal.as_ref().and_then(|to_goal| to_goal.distance(id)),
            is_goal: self.goals().binary_search(&id).is_ok(),
            is_on_shortest_way: ways.contains(id),
        };
        Graph { part, nodes: shown.iter().map(node).collect(), edges }
    }
}
