//! Naked and hidden sets: as many cells as values in a house.

use std::ops::ControlFlow;

use super::bits::{bits, is_few, is_many, is_single, lowest};
use super::frame::Frame;
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::singles::placing;
use super::table::{
    DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE, HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE, NAKED_PAIR,
    NAKED_QUADRUPLE, NAKED_TRIPLE,
};
use super::unions::each_union;

/// Calls `found` with every hidden set of the degree in the houses that are looked at: house, values, positions.
pub(super) fn each_hidden(
    frame: &Frame,
    grid: &Grid,
    degree: u32,
    direct: bool,
    looks: impl Fn(u16) -> bool,
    mut found: impl FnMut(u16, u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in frame.houses_in_order() {
        let empty = grid.empty_in[house as usize];
        if empty <= if direct { degree } else { degree * 2 } || !looks(house) {
            continue;
        }
        let from = house as usize * frame.size;
        let places = &grid.places[from..from + frame.size];
        let few = values_with(places, degree);
        if few.count_ones() < degree {
            continue;
        }
        each_union(few, degree, &|value| places[value], &mut |values, positions| found(house, values, positions))?;
    }
    ControlFlow::Continue(())
}

/// Calls `found` with every naked set of the degree in the houses that are looked at: house, positions, values.
pub(super) fn each_naked(
    frame: &Frame,
    grid: &Grid,
    degree: u32,
    looks: impl Fn(u16) -> bool,
    mut found: impl FnMut(u16, u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in frame.houses_in_order() {
        if grid.empty_in[house as usize] < degree * 2 || !looks(house) {
            continue;
        }
        let cells = &frame.houses[house as usize];
        let few = cells.iter().enumerate().filter(|&(_, &cell)| is_few(grid.masks[cell as usize], degree));
        let few = few.fold(0u64, |mask, (at, _)| mask | 1 << at);
        if few.count_ones() < degree {
            continue;
        }
        let mask = |at: usize| grid.masks[cells[at] as usize];
        each_union(few, degree, &mask, &mut |positions, values| found(house, positions, values))?;
    }
    ControlFlow::Continue(())
}

/// Returns the indices of masks of two to `degree` elements.
fn values_with(masks: &[u64], degree: u32) -> u64 {
    let few = masks.iter().enumerate().filter(|&(_, &mask)| is_few(mask, degree));
    few.fold(0, |union, (at, _)| union | 1 << at)
}

/// Finds a naked set that removes candidates.
pub(super) fn naked_set(frame: &Frame, grid: &Grid, degree: u32) -> Option<Hint> {
    let mut hint = None;
    let _ = each_naked(
        frame,
        grid,
        degree,
        |_| true,
        |house, positions, values| {
            let removed: Vec<(u16, u64)> = naked_removed(frame, grid, house, positions, values).collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let technique = [&NAKED_PAIR, &NAKED_TRIPLE, &NAKED_QUADRUPLE][degree as usize - 2];
            hint = Some(Hint {
                technique,
                rating: technique.explainer.unwrap_or_default(),
                place: None,
                removed,
                pattern: Pattern::NakedSet { house, positions, values },
            });
            ControlFlow::Break(())
        },
    );
    hint
}

/// Returns what a naked set removes.
pub(super) fn naked_removed(
    frame: &Frame,
    grid: &Grid,
    house: u16,
    positions: u64,
    values: u64,
) -> impl Iterator<Item = (u16, u64)> {
    let others = frame.houses[house as usize].iter().enumerate().filter(move |(at, _)| positions >> at & 1 == 0);
    others.map(move |(_, &cell)| (cell, grid.masks[cell as usize] & values)).filter(|&(_, mask)| mask != 0)
}

/// Finds a hidden set that removes candidates.
pub(super) fn hidden_set(frame: &Frame, grid: &Grid, degree: u32) -> Option<Hint> {
    let mut hint = None;
    let _ = each_hidden(
        frame,
        grid,
        degree,
        false,
        |_| true,
        |house, values, positions| {
            let removed: Vec<(u16, u64)> = hidden_removed(frame, grid, house, values, positions).collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let technique = [&HIDDEN_PAIR, &HIDDEN_TRIPLE, &HIDDEN_QUADRUPLE][degree as usize - 2];
            hint = Some(Hint {
                technique,
                rating: technique.explainer.unwrap_or_default(),
                place: None,
                removed,
                pattern: Pattern::HiddenSet { house, values, positions },
            });
            ControlFlow::Break(())
        },
    );
    hint
}

/// Returns what a hidden set removes.
pub(super) fn hidden_removed(
    frame: &Frame,
    grid: &Grid,
    house: u16,
    values: u64,
    positions: u64,
) -> impl Iterator<Item = (u16, u64)> {
    let cells = bits(positions).map(move |at| frame.cell_at(house, at));
    cells.map(move |cell| (cell as u16, grid.masks[cell] & !values)).filter(|&(_, mask)| mask != 0)
}

/// Finds a hidden set that leaves one place for another value of the house.
pub(super) fn direct_hidden_set(frame: &Frame, grid: &Grid, degree: u32) -> Option<Hint> {
    let mut hint = None;
    let _ = each_hidden(
        frame,
        grid,
        degree,
        true,
        |_| true,
        |house, values, positions| {
            for value in bits(frame.full() & !values) {
                let places = grid.places(frame, house, value);
                let left = places & !positions;
                if is_many(places) && is_single(left) {
                    let technique = [&DIRECT_HIDDEN_PAIR, &DIRECT_HIDDEN_TRIPLE][degree as usize - 2];
                    let cell = frame.cell_at(house, lowest(left));
                    hint = Some(placing(technique, cell, value, Pattern::HiddenSet { house, values, positions }));
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        },
    );
    hint
}
