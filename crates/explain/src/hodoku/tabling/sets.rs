//! Almost locked sets as nodes: if a set loses one of its values, it has all others.

use super::groups::Group;
use super::{Direct, Links, MAX_NODES, NONE, Node, NodeKind};
use crate::board::Cells;
use crate::hodoku::als::AlsList;
use crate::hodoku::found::values;
use crate::hodoku::grid::Grid;

/// Returns how much longer a chain counts that goes through a set with this many values.
fn penalty(values: u64) -> u16 {
    match values.count_ones() as u16 {
        0 | 1 => 0,
        2 => 1,
        count => (count - 1) * 2,
    }
}

struct Sets<'l, 'a, const W: usize> {
    grid: &'l Grid<'a, W>,
    list: &'l AlsList<W>,
    /// For each set and value the node that the set loses the value.
    nodes: Vec<u16>,
}

impl<const W: usize> Links<W> {
    /// Adds the nodes of almost locked sets and links them with candidates, groups and each other.
    pub(crate) fn link_sets(&mut self, grid: &Grid<'_, W>, groups: &[Group<W>], list: &AlsList<W>) {
        let n = grid.size();
        if self.nodes.len() + list.sets.len() * n > MAX_NODES {
            return;
        }
        let mut sets = Sets { grid, list, nodes: vec![NONE; list.sets.len() * n] };
        for set in 0..list.sets.len() {
            for value in values(list.sets[set].values) {
                let others = list.sets[set].values & !(1 << value);
                if values(others).all(|other| list.peers(set, other).is_empty()) {
                    continue;
                }
                let node = sets.node(self, set, value);
                for cell in list.peers(set, value).iter() {
                    self.link(self.node(cell, value, true), node);
                }
                let reached = |group: &&Group<W>| {
                    group.value == value
                        && !group.cells.is_disjoint(&list.peers(set, value))
                        && group.cells.is_disjoint(&list.sets[set].cells)
                        && list.cells(set, value).is_subset(&group.peers)
                };
                for group in groups.iter().filter(reached) {
                    self.link_once(group.on, node);
                }
                sets.leave(self, groups, set, node, others);
            }
        }
    }

    fn link_far(&mut self, from: u16, to: u16, further: u16) {
        if self.direct[from as usize].iter().all(|direct| direct.node != to) {
            self.direct[from as usize].push(Direct { node: to, distance: 2 + further, back: [0; 5] });
        }
    }
}

impl<const W: usize> Sets<'_, '_, W> {
    fn node(&mut self, links: &mut Links<W>, set: usize, value: usize) -> u16 {
        let at = set * self.grid.size() + value;
        if self.nodes[at] == NONE {
            self.nodes[at] = links.add_node(Node {
                kind: NodeKind::Als(set as u16),
                cell: self.list.cells(set, value).first().unwrap_or_default() as u16,
                value: value as u8,
                is_on: false,
                cells: self.list.sets[set].cells,
            });
        }
        self.nodes[at]
    }

    /// Links a set that lost a value with what its other values exclude.
    fn leave(&mut self, links: &mut Links<W>, groups: &[Group<W>], set: usize, node: u16, others: u64) {
        let (list, grid) = (self.list, self.grid);
        let als = list.sets[set];
        let far = penalty(als.values);
        for other in values(others) {
            let removed = list.peers(set, other);
            for cell in removed.iter() {
                links.link_far(node, links.node(cell, other, false), far);
            }
            for group in groups.iter().filter(|group| group.value == other && group.cells.is_subset(&removed)) {
                links.link_far(node, group.on + 1, far);
            }
        }
        for next in (0..list.sets.len()).filter(|&next| list.sets[next].cells.is_disjoint(&als.cells)) {
            for value in values(others & list.sets[next].values) {
                if list.cells(next, value).is_subset(&list.peers(set, value)) {
                    let to = self.node(links, next, value);
                    links.link_far(node, to, far);
                }
            }
        }
        let seen = values(others).fold(Cells::EMPTY, |seen, value| seen | list.peers(set, value));
        for cell in seen.iter().filter(|&cell| grid.width(cell) > 2) {
            let lost = values(others).filter(|&value| list.peers(set, value).contains(cell));
            let left = lost.fold(grid.candidates(cell), |left, value| left & !(1 << value));
            if left.is_power_of_two() {
                links.link_far(node, links.node(cell, left.trailing_zeros() as usize, true), far + 1);
            }
        }
    }
}
