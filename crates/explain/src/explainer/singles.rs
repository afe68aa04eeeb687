//! Singles: a house with one place for a value, a cell with one value.

use super::bits::{is_single, lowest};
use super::frame::{BOXES, Frame};
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::table::{FULL_HOUSE, HIDDEN_SINGLE, HIDDEN_SINGLE_LINE, NAKED_SINGLE};
use crate::Technique;

/// Finds a hidden single; first in houses with one empty cell.
pub(super) fn hidden_single(frame: &Frame, grid: &Grid) -> Option<Hint> {
    for alone in [true, false] {
        for house in frame.houses_in_order() {
            if (grid.empty_in[house as usize] == 1) != alone {
                continue;
            }
            for value in 0..frame.size {
                let places = grid.places(frame, house, value);
                if is_single(places) {
                    let technique = match frame.group_of[house as usize] {
                        _ if alone => &FULL_HOUSE,
                        BOXES => &HIDDEN_SINGLE,
                        _ => &HIDDEN_SINGLE_LINE,
                    };
                    let cell = frame.cell_at(house, lowest(places));
                    return Some(placing(technique, cell, value, Pattern::HiddenSingle { house }));
                }
            }
        }
    }
    None
}

/// Finds a naked single.
pub(super) fn naked_single(_: &Frame, grid: &Grid) -> Option<Hint> {
    let cell = grid.masks.iter().position(|&mask| is_single(mask))?;
    Some(placing(&NAKED_SINGLE, cell, lowest(grid.masks[cell]), Pattern::NakedSingle))
}

/// Returns a hint that places a value.
pub(super) fn placing(technique: &'static Technique, cell: usize, value: usize, pattern: Pattern) -> Hint {
    let rating = technique.explainer.unwrap_or_default();
    Hint { technique, rating, place: Some((cell as u16, value as u8)), removed: Vec::new(), pattern }
}
