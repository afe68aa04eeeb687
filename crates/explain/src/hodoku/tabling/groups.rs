//! Groups: two or more cells of a value where a line crosses an area.

use super::{Links, Node, NodeKind};
use crate::board::Cells;
use crate::hodoku::grid::Grid;

/// A group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group<const W: usize> {
    pub(crate) value: usize,
    pub(crate) cells: Cells<W>,
    /// The cells that see all its cells.
    pub(crate) peers: Cells<W>,
    pub(crate) line: usize,
    pub(crate) area: usize,
    /// The node that one of its cells has the value; the next node is that none has.
    pub(crate) on: u16,
}

/// Returns all groups: by lines, values and areas.
fn groups<const W: usize>(grid: &Grid<'_, W>) -> Vec<Group<W>> {
    let mut groups = Vec::new();
    for line in 0..2 * grid.size() {
        for value in 0..grid.size() {
            let in_line = grid.in_house(line, value);
            if in_line.len() < 2 {
                continue;
            }
            for area in grid.areas() {
                let cells = in_line & grid.house(area);
                if cells.len() >= 2 {
                    groups.push(Group { value, cells, peers: grid.common_peers(cells), line, area, on: 0 });
                }
            }
        }
    }
    groups
}

impl<const W: usize> Links<W> {
    /// Adds the nodes of groups and links them with candidates and with each other.
    pub(crate) fn link_groups(&mut self, grid: &Grid<'_, W>) -> Vec<Group<W>> {
        let mut groups = groups(grid);
        for group in &mut groups {
            let node = Node {
                kind: NodeKind::Group,
                cell: group.cells.first().unwrap_or_default() as u16,
                value: group.value as u8,
                is_on: true,
                cells: group.cells,
            };
            group.on = self.add_node(node);
            self.add_node(Node { is_on: false, ..node });
        }
        for (at, group) in groups.iter().enumerate() {
            let (on, off, value) = (group.on, group.on + 1, group.value);
            let visible = grid.cells(value) & group.peers;
            for cell in visible.iter() {
                self.link(on, self.node(cell, value, false));
                self.link(self.node(cell, value, true), off);
            }
            // In each of its houses the only other candidate, or the only other group.
            for house in [group.area, group.line] {
                if let Some(cell) = (visible & grid.house(house)).single() {
                    self.link_once(off, self.node(cell, value, true));
                    self.link(self.node(cell, value, false), on);
                }
            }
            let is_other = |other: &Group<W>| other.value == value && other.cells.is_disjoint(&group.cells);
            for other in groups.iter().enumerate().filter(|&(j, other)| j != at && is_other(other)).map(|(_, g)| g) {
                if other.line == group.line || other.area == group.area {
                    self.link(on, other.on + 1);
                }
            }
            for by_line in [true, false] {
                let (house, same): (usize, fn(&Group<W>, &Group<W>) -> bool) =
                    if by_line { (group.line, |x, y| x.line == y.line) } else { (group.area, |x, y| x.area == y.area) };
                let mut others = groups.iter().filter(|other| is_other(other) && same(group, other));
                if let (Some(other), None) = (others.next(), others.next())
                    && grid.in_house(house, value) == (group.cells | other.cells)
                {
                    self.link(off, other.on);
                }
            }
        }
        groups
    }
}
