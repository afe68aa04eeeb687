//! XY-wings and XYZ-wings: a pivot and two cells of two values that it sees.

use super::bits::{is_pair, lowest};
use super::frame::Frame;
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::table::{XY_WING, XYZ_WING};

/// Finds an XY-wing, or with `xyz` an XYZ-wing.
pub(super) fn wing(frame: &Frame, grid: &Grid, xyz: bool) -> Option<Hint> {
    let technique = if xyz { &XYZ_WING } else { &XY_WING };
    for pivot in (0..frame.area).filter(|&cell| grid.count(cell) == 2 + u32::from(xyz)) {
        let values = grid.masks[pivot];
        let wings = || frame.peers[pivot].iter().map(|&peer| peer as usize).filter(|&peer| is_pair(grid.masks[peer]));
        for first in wings().filter(|&first| (values & !grid.masks[first]).is_power_of_two()) {
            for second in wings() {
                let (a, b) = (grid.masks[first], grid.masks[second]);
                let common = values & a & b;
                if (values | a | b).count_ones() != 3 || common.count_ones() != u32::from(xyz) {
                    continue;
                }
                let value = lowest(a & b);
                let sees = |cell: usize| {
                    frame.sees(cell, first) && frame.sees(cell, second) && (!xyz || frame.sees(cell, pivot))
                };
                let cells = (0..frame.area).filter(|&cell| cell != pivot && grid.has(cell, value) && sees(cell));
                let removed: Vec<(u16, u64)> = cells.map(|cell| (cell as u16, 1 << value)).collect();
                if !removed.is_empty() {
                    return Some(Hint {
                        technique,
                        rating: technique.explainer.unwrap_or_default(),
                        place: None,
                        removed,
                        pattern: Pattern::Wing {
                            pivot: pivot as u16,
                            wings: [first as u16, second as u16],
                            value: value as u8,
                        },
                    });
                }
            }
        }
    }
    None
}
