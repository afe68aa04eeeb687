//! Locked candidates: a value whose places in one house all lie in another.

use std::ops::ControlFlow;

use super::bits::{bits, is_many, is_single, lowest};
use super::frame::{BOXES, Crossing, Frame};
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::singles::placing;
use super::table::{CLAIMING, DIRECT_CLAIMING, DIRECT_POINTING, POINTING};

/// Calls `found` with every value that is locked in a crossing, whether or not it removes anything. `among` returns for
/// a house the values that are looked at.
pub(super) fn each(
    frame: &Frame,
    grid: &Grid,
    among: impl Fn(u16) -> u64,
    mut found: impl FnMut(&Crossing, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // Crossings with the same base follow each other.
    let (mut base, mut values) = (u16::MAX, 0);
    for crossing in &frame.crossings {
        let from = crossing.base as usize * frame.size;
        let places = &grid.places[from..from + frame.size];
        if crossing.base != base {
            let many = bits(among(crossing.base)).filter(|&value| is_many(places[value]));
            (base, values) = (crossing.base, many.fold(0, |mask, value| mask | 1 << value));
        }
        for value in bits(values) {
            if places[value] & !crossing.in_base == 0 {
                found(crossing, value)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the cells from which a locked value is removed, by position in the cover.
pub(super) fn removed(frame: &Frame, grid: &Grid, crossing: &Crossing, value: usize) -> u64 {
    grid.places(frame, crossing.cover, value) & !crossing.in_cover
}

/// Finds pointing or claiming.
pub(super) fn locking(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let mut hint = None;
    let _ = each(
        frame,
        grid,
        |_| frame.full(),
        |crossing, value| {
            let positions = removed(frame, grid, crossing, value);
            if positions == 0 {
                return ControlFlow::Continue(());
            }
            let technique = if is_box(frame, crossing.base) { &POINTING } else { &CLAIMING };
            let cells = bits(positions).map(|at| (frame.cell_at(crossing.cover, at) as u16, 1 << value));
            hint = Some(Hint {
                technique,
                rating: technique.explainer.unwrap_or_default(),
                place: None,
                removed: cells.collect(),
                pattern: pattern(crossing, value, None),
            });
            ControlFlow::Break(())
        },
    );
    hint
}

/// Finds pointing or claiming that leaves one place for the value in a house like the base.
pub(super) fn direct_locking(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let mut hint = None;
    let _ = each(
        frame,
        grid,
        |_| frame.full(),
        |crossing, value| {
            if removed(frame, grid, crossing, value) == 0 {
                return ControlFlow::Continue(());
            }
            for &house in &frame.groups[frame.group_of[crossing.base as usize]] {
                let places = grid.places(frame, house, value);
                if house == crossing.base || !is_many(places) {
                    continue;
                }
                let cells = &frame.houses[house as usize];
                let cover = &frame.houses[crossing.cover as usize];
                let left = bits(places).filter(|&at| cover.binary_search(&cells[at]).is_err());
                let left = left.fold(0u64, |mask, at| mask | 1 << at);
                if is_single(left) {
                    let technique = if is_box(frame, crossing.base) { &DIRECT_POINTING } else { &DIRECT_CLAIMING };
                    let cell = frame.cell_at(house, lowest(left));
                    hint = Some(placing(technique, cell, value, pattern(crossing, value, Some(house))));
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        },
    );
    hint
}

fn is_box(frame: &Frame, house: u16) -> bool {
    frame.group_of[house as usize] == BOXES
}

fn pattern(crossing: &Crossing, value: usize, then: Option<u16>) -> Pattern {
    Pattern::Fish { value: value as u8, bases: vec![crossing.base], covers: vec![crossing.cover], then }
}
