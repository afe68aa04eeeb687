//! What a continuous nice loop removes.

use super::loops::Search;
use super::{Node, NodeKind};
use crate::board::Cells;
use crate::hodoku::found::values;

impl<const W: usize> Search<'_, '_, W> {
    /// Every weak link of the loop is a strong one: nothing else that sees both ends can be true.
    pub(super) fn removed_by_loop(&self, start: &Node<W>, end: &Node<W>) -> Vec<(u16, u8)> {
        let grid = self.grid;
        let last = self.chain.len() - 1;
        let used = (0..=last).fold(Cells::EMPTY, |used, at| used | self.node(at).cells);
        let mut removed = Vec::new();
        let (first_strong, last_strong) = (!start.is_on, end.is_on);
        for at in 0..=last {
            let node = self.node(at);
            // A cell with two strong links has one of their values.
            let enters = at > 0 && at + 2 <= last && node.is_on && self.node(at - 1).cell != node.cell;
            let kept = if at == 0 && first_strong && last_strong {
                Some((start.value, end.value))
            } else if enters {
                let (next, after) = (self.node(at + 1), self.node(at + 2));
                let leaves = !next.is_on && node.cell == next.cell && after.is_on && next.cell != after.cell;
                leaves.then_some((node.value, after.value))
            } else {
                None
            };
            if let Some((x, y)) = kept {
                let others = grid.candidates(node.cell as usize) & !(1 << x | 1 << y);
                removed.extend(values(others).map(|value| (node.cell, value as u8)));
            }
            if at > 0 && !node.is_on && self.node(at - 1).cell != node.cell {
                let value = node.value as usize;
                let common = self.seen_by(self.node(at - 1), value) & self.seen_by(node, value);
                let common = (common & grid.cells(value)) - used - Cells::of(start.cell as usize);
                removed.extend(common.iter().map(|cell| (cell as u16, node.value)));
                if let NodeKind::Als(set) = node.kind {
                    self.removed_by_set(set as usize, at, &mut removed);
                }
            }
        }
        removed
    }

    /// Returns the cells that see all cells of a node with a value.
    fn seen_by(&self, node: &Node<W>, value: usize) -> Cells<W> {
        match node.kind {
            NodeKind::Cell => self.grid.peers(node.cell as usize),
            NodeKind::Group => self.grid.common_peers(node.cells),
            NodeKind::Als(set) => self.sets.map_or(Cells::EMPTY, |sets| sets.peers(set as usize, value)),
        }
    }

    /// An almost locked set in a loop is locked: its other values are placed in it.
    fn removed_by_set(&self, set: usize, at: usize, removed: &mut Vec<(u16, u8)>) {
        let Some(sets) = self.sets else { return };
        let last = self.chain.len() - 1;
        if at >= last {
            return;
        }
        let next = self.node(at + 1);
        let exit =
            if next.is_on { self.grid.candidates(next.cell as usize) & !(1 << next.value) } else { 1 << next.value };
        for value in (0..self.grid.size()).filter(|&value| value != self.node(at).value as usize) {
            let mut cells = sets.peers(set, value);
            if exit >> value & 1 == 1 {
                if !next.is_on {
                    continue;
                }
                cells &= self.grid.peers(next.cell as usize);
            }
            removed.extend(cells.iter().map(|cell| (cell as u16, value as u8)));
        }
    }
}
