//! Tables of what follows from "this candidate is true" and "this candidate is false".
//!
//! A node is such an assumption, of one cell, of a group of cells in a line and an area, or of an almost locked set.
//! Every node has a list of nodes that follow directly. Following them from a node on gives its table, from which
//! loops, chains and forcing chains are read (Trebor's tables).

mod continuous;
mod expand;
mod forcing;
mod groups;
mod loops;
mod nets;
mod sets;

use expand::Table;
pub(super) use forcing::search as search_forcing;
pub(super) use loops::search as search_loops;

use super::grid::Grid;
use crate::board::Cells;

/// Maximum number of nodes in the table of a 9x9 board.
const MAX_TABLE: usize = 1000;
/// Maximum number of candidates, so that nodes with those of groups fit in 16 bits.
const MAX_CANDIDATES: usize = 10_000;
/// Maximum number of nodes with those of almost locked sets.
const MAX_NODES: usize = 60_000;
/// No node, or no place in a table.
const NONE: u16 = u16::MAX;

/// What a node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeKind {
    /// A candidate of a cell.
    Cell,
    /// A value in one of the cells of a group.
    Group,
    /// A value in an almost locked set, by its index.
    Als(u16),
}

/// An assumption.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<const W: usize> {
    pub(super) kind: NodeKind,
    /// The cell, or the first of the cells.
    pub(super) cell: u16,
    pub(super) value: u8,
    /// Whether the value is supposed to be there.
    pub(super) is_on: bool,
    pub(super) cells: Cells<W>,
}

/// What follows directly from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direct {
    pub(super) node: u16,
    /// How far it is from the node.
    pub(super) distance: u16,
    /// The places in the list of what it follows from; the first one leads back to the node.
    pub(super) back: [u16; 5],
}

/// All nodes of a state and what follows directly from each.
#[derive(Clone, Debug)]
pub(super) struct Links<const W: usize> {
    size: usize,
    /// For each cell and value the index of the candidate.
    candidate_of: Vec<u16>,
    /// The number of candidates. Node `c` is that candidate `c` is true, node `count + c` that it is false.
    pub(super) count: usize,
    pub(super) nodes: Vec<Node<W>>,
    /// For each node itself and then what follows. There may be more lists than nodes, for use by a later state.
    pub(super) direct: Vec<Vec<Direct>>,
}

impl<const W: usize> Links<W> {
    pub(super) fn new() -> Self {
        Self { size: 0, candidate_of: Vec::new(), count: 0, nodes: Vec::new(), direct: Vec::new() }
    }

    /// Returns the node of a candidate.
    pub(super) fn node(&self, cell: usize, value: usize, is_on: bool) -> u16 {
        self.candidate_of[cell * self.size + value] + if is_on { 0 } else { self.count as u16 }
    }

    /// Starts with the nodes of all candidates, without what follows. Returns false if there are too many.
    pub(super) fn start(&mut self, grid: &Grid<'_, W>) -> bool {
        self.size = grid.size();
        self.candidate_of.clear();
        self.candidate_of.resize(grid.layout.area() * self.size, NONE);
        self.nodes.clear();
        let count: usize = (0..self.size).map(|value| grid.cells(value).len()).sum();
        if count > MAX_CANDIDATES {
            return false;
        }
        for cell in grid.state.empty.iter() {
            for value in super::found::values(grid.candidates(cell)) {
                self.candidate_of[cell * self.size + value] = self.nodes.len() as u16;
                self.nodes.push(Node {
                    kind: NodeKind::Cell,
                    cell: cell as u16,
                    value: value as u8,
                    is_on: true,
                    cells: Cells::of(cell),
                });
            }
        }
        self.count = self.nodes.len();
        for at in 0..self.count {
            self.nodes.push(Node { is_on: false, ..self.nodes[at] });
        }
        for node in 0..self.nodes.len() {
            self.open(node);
        }
        true
    }

    /// Starts the list of a node with itself.
    fn open(&mut self, node: usize) {
        if node == self.direct.len() {
            self.direct.push(Vec::new());
        }
        self.direct[node].clear();
        self.direct[node].push(Direct { node: node as u16, distance: 1, back: [0; 5] });
    }

    /// Adds a node that is not about one cell.
    fn add_node(&mut self, node: Node<W>) -> u16 {
        let at = self.nodes.len();
        self.nodes.push(node);
        self.open(at);
        at as u16
    }

    /// Notes that a node follows from another one.
    fn link(&mut self, from: u16, to: u16) {
        self.direct[from as usize].push(Direct { node: to, distance: 2, back: [0; 5] });
    }

    /// Notes that a node follows from another one, unless that is known.
    fn link_once(&mut self, from: u16, to: u16) {
        if self.direct[from as usize].iter().all(|direct| direct.node != to) {
            self.link(from, to);
        }
    }

    /// Links all candidates by cells with two candidates and by houses.
    pub(super) fn link_candidates(&mut self, grid: &Grid<'_, W>) {
        for at in 0..self.count {
            let Node { cell, value, .. } = self.nodes[at];
            let (cell, value) = (cell as usize, value as usize);
            let (on, off) = (at as u16, (self.count + at) as u16);
            let others = grid.candidates(cell) & !(1 << value);
            for other in super::found::values(others) {
                self.link(on, self.node(cell, other, false));
                if others.is_power_of_two() {
                    self.link(off, self.node(cell, other, true));
                }
            }
            let mut seen = Cells::of(cell);
            for house in grid.houses_of(cell) {
                let cells = grid.in_house(house, value);
                for peer in (cells - seen).iter() {
                    self.link(on, self.node(peer, value, false));
                }
                if cells.len() == 2
                    && let Some(peer) = (cells - Cells::of(cell)).first()
                {
                    self.link_once(off, self.node(peer, value, true));
                }
                seen |= cells;
            }
            // Peers by a rule other than a house.
            for peer in ((grid.cells(value) & grid.peers(cell)) - seen).iter() {
                self.link(on, self.node(peer, value, false));
            }
        }
    }
}
