//! Where the nodes of a graph in columns stand: few edges cross, and few are bent.
//!
//! The layered drawing of Sugiyama, Tagawa and Toda (1981): an edge that passes columns gets a bend in each; the columns
//! are ordered by sweeps of barycentres and exchanges of neighbours; then each is moved to where its neighbours pull it.

mod order;
mod position;

use crate::graph::{EdgeMark, Graph};

/// Something that stands in a column: a node, or the bend of an edge. A number: the nodes first, as in the graph.
pub(crate) type Item = usize;

/// A stretch of an edge from an item to one in the next column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// The item to the left.
    pub(crate) left: Item,
    /// The item to the right.
    pub(crate) right: Item,
    /// How much it matters that it is straight and crosses nothing.
    pub(crate) weight: u64,
}

/// The columns with everything that stands in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layers {
    /// The items of each column, from above.
    pub(crate) columns: Vec<Vec<Item>>,
    /// The column of each item.
    pub(crate) column: Vec<usize>,
    /// For each item the stretches that end in it from the left.
    pub(crate) before: Vec<Vec<Stretch>>,
    /// For each item the stretches that begin in it.
    pub(crate) behind: Vec<Vec<Stretch>>,
    /// For each edge of the graph its bends, from left to right.
    pub(crate) bends: Vec<Vec<Item>>,
    /// How many of the items are nodes.
    pub(crate) nodes: usize,
}

/// How much room the layout keeps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Room {
    /// The height of a node.
    pub(crate) node: f64,
    /// Between a node and what stands below it.
    pub(crate) gap: f64,
}

/// A layout: the layers, and how far down the middle of each item is. The uppermost node begins at 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Layout {
    /// The layers.
    pub(crate) layers: Layers,
    /// The middle of each item.
    pub(crate) middle: Vec<f64>,
    /// How far down the lowest node or bend reaches.
    pub(crate) height: f64,
}

/// Lays the graph out.
pub(crate) fn layout(graph: &Graph, room: Room) -> Layout {
    let mut layers = Layers::new(graph);
    order::order(&mut layers);
    let (middle, height) = position::position(&layers, room);
    Layout { layers, middle, height }
}

impl Layers {
    fn new(graph: &Graph) -> Self {
        let nodes = graph.nodes.len();
        let count = graph.nodes.iter().map(|n| n.column + 1).max().unwrap_or(0);
        let mut layers = Self { columns: vec![Vec::new(); count], nodes, ..Self::default() };
        for node in &graph.nodes {
            layers.item(node.column);
        }
        for edge in &graph.edges {
            let ends = graph.nodes.get(edge.from).zip(graph.nodes.get(edge.to));
            let bends = ends.map_or_else(Vec::new, |(from, to)| {
                let (left, right) = if from.column <= to.column { (edge.from, edge.to) } else { (edge.to, edge.from) };
                layers.connect(left, right, if edge.mark == EdgeMark::Detour { 1 } else { 4 })
            });
            layers.bends.push(bends);
        }
        layers
    }

    fn item(&mut self, column: usize) -> Item {
        let item = self.column.len();
        self.column.push(column);
        self.columns[column].push(item);
        self.before.push(Vec::new());
        self.behind.push(Vec::new());
        item
    }

    /// Adds the stretches between two nodes; none if they stand in one column.
    fn connect(&mut self, left: Item, right: Item, weight: u64) -> Vec<Item> {
        let mut bends = Vec::new();
        let mut last = left;
        for column in self.column[left] + 1..self.column[right] {
            let bend = self.item(column);
            self.stretch(last, bend, weight);
            bends.push(bend);
            last = bend;
        }
        if self.column[left] < self.column[right] {
            self.stretch(last, right, weight);
        }
        bends
    }

    fn stretch(&mut self, left: Item, right: Item, weight: u64) {
        let stretch = Stretch { left, right, weight };
        self.behind[left].push(stretch);
        self.before[right].push(stretch);
    }

    /// Whether the item is a node.
    pub(crate) fn is_node(&self, item: Item) -> bool {
        item < self.nodes
    }
}
