//! Locked candidates: a value of one house that is confined to another one.

use super::{Kind, found::Sink, grid::Grid};
use crate::board::BoardRule;

/// Looks for pointing (from boxes and other areas) or claiming (from rows and columns).
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let lines = 2 * grid.size();
    let sources = if kind == Kind::Pointing { grid.areas() } else { 0..lines };
    for source in sources {
        for value in 0..grid.size() {
            let cells = grid.in_house(source, value);
            let Some(first) = cells.first() else { continue };
            if cells.len() < 2 {
                continue;
            }
            for target in grid.houses_of(first) {
                if target == source
                    || (kind == Kind::Claiming && grid.is_line(target))
                    || !cells.is_subset(&grid.house(target))
                {
                    continue;
                }
                let rules =
                    || vec![BoardRule::Needs(source as u16, value as u8), BoardRule::Once(target as u16, value as u8)];
                if sink.delete(kind, value, grid.in_house(target, value) - cells, rules) {
                    return true;
                }
            }
        }
    }
    false
}
