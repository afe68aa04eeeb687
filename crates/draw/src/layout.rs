//! The layout of a graph in columns, with few crossings and few bends.
//!
//! Layered drawing (Sugiyama, Tagawa and Toda 1981): an edge that passes columns gets a bend in each; the columns are
//! ordered by barycentre sweeps and exchanges of neighbours; then every item is moved towards its neighbours.

mod order;
mod position;

use crate::graph::{EdgeMark, Graph};

/// An item of a column, a node or the bend of an edge, by its number. The nodes come first, in the order of the graph.
pub(crate) type Item = usize;

/// A segment of an edge, from an item to one in the next column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    /// The left end.
    pub(crate) left: Item,
    /// The right end.
    pub(crate) right: Item,
    /// The cost of a bend or a crossing of this segment.
    pub(crate) weight: u64,
}

/// The columns with their items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layers {
    /// The items of each column, from the top.
    pub(crate) columns: Vec<Vec<Item>>,
    /// The column of each item.
    pub(crate) column: Vec<usize>,
    /// For each item the segments that end in it from the left.
    pub(crate) before: Vec<Vec<Segment>>,
    /// For each item the segments that start in it.
    pub(crate) behind: Vec<Vec<Segment>>,
    /// For each edge of the graph its bends, from left to right.
    pub(crate) bends: Vec<Vec<Item>>,
    /// The number of items that are nodes.
    pub(crate) nodes: usize,
}

/// The distances of the layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Room {
    /// The height of a node.
    pub(crate) node: f64,
    /// The distance between a node and the item below it.
    pub(crate) gap: f64,
}

/// A layout: the layers, and the vertical centre of each item. The top of the highest node is at 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Layout {
    pub(crate) layers: Layers,
    /// The vertical centre of each item.
    pub(crate) middle: Vec<f64>,
    /// The bottom of the lowest node or bend.
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

    /// Adds the segments between two nodes; none if they are in the same column.
    fn connect(&mut self, left: Item, right: Item, weight: u64) -> Vec<Item> {
        let mut bends = Vec::new();
        let mut last = left;
        for column in self.column[left] + 1..self.column[right] {
            let bend = self.item(column);
            self.segment(last, bend, weight);
            bends.push(bend);
            last = bend;
        }
        if self.column[left] < self.column[right] {
            self.segment(last, right, weight);
        }
        bends
    }

    fn segment(&mut self, left: Item, right: Item, weight: u64) {
        let segment = Segment { left, right, weight };
        self.behind[left].push(segment);
        self.before[right].push(segment);
    }

    pub(crate) fn is_node(&self, item: Item) -> bool {
        item < self.nodes
    }
}
