//! Naked and hidden subsets: as many values as cells.

use super::found::{Found, Sink, values};
use super::{Kind, grid::Grid};
use crate::board::{BoardRule, Cells};

/// The number of cells of a subset technique.
fn size_of(kind: Kind) -> usize {
    match kind {
        Kind::LockedPair | Kind::NakedPair | Kind::HiddenPair => 2,
        Kind::LockedTriple | Kind::NakedTriple | Kind::HiddenTriple => 3,
        _ => 4,
    }
}

/// Returns the houses in the order of the subset techniques: areas, then rows and columns.
fn houses<const W: usize>(grid: &Grid<'_, W>, areas_only: bool) -> impl Iterator<Item = usize> + use<W> {
    let lines = if areas_only { 0 } else { 2 * grid.size() };
    grid.areas().chain(0..lines)
}

/// Looks for naked or locked subsets.
pub(super) fn search_naked<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let size = size_of(kind);
    let is_locked = matches!(kind, Kind::LockedPair | Kind::LockedTriple);
    houses(grid, is_locked).any(|house| {
        if !sink.step() {
            return true;
        }
        let mut rest = Cells::EMPTY;
        let mut count = 0;
        for cell in (grid.house(house) & grid.state.empty).iter() {
            if (1..=size).contains(&grid.width(cell)) {
                rest.insert(cell);
                count += 1;
            }
        }
        count >= size && naked(grid, kind, size, rest, Cells::EMPTY, 0, sink)
    })
}

fn naked<const W: usize>(
    grid: &Grid<'_, W>,
    kind: Kind,
    size: usize,
    mut rest: Cells<W>,
    chosen: Cells<W>,
    union: u64,
    sink: &mut Sink<'_>,
) -> bool {
    if chosen.len() == size {
        return union.count_ones() as usize == size && add_naked(grid, kind, chosen, union, sink);
    }
    while let Some(cell) = rest.first() {
        rest.remove(cell);
        let wider = union | grid.candidates(cell);
        if wider.count_ones() as usize <= size && naked(grid, kind, size, rest, chosen | Cells::of(cell), wider, sink) {
            return true;
        }
    }
    false
}

fn add_naked<const W: usize>(grid: &Grid<'_, W>, kind: Kind, cells: Cells<W>, union: u64, sink: &mut Sink<'_>) -> bool {
    let Some(first) = cells.first() else { return false };
    let mut shared: Vec<usize> = grid.houses_of(first).filter(|&house| cells.is_subset(&grid.house(house))).collect();
    let outside = |house: usize| {
        let others = grid.house(house) - cells;
        values(union).fold(Cells::EMPTY, |seen, value| seen | (grid.cells(value) & others))
    };
    let hits: Vec<Cells<W>> = shared.iter().map(|&house| outside(house)).collect();
    if hits.iter().all(Cells::is_empty) {
        return false;
    }
    // Locked: removals both in the shared area and, outside of it, in another shared house.
    let area = shared.iter().copied().find(|&house| !grid.is_line(house));
    let is_locked = area.is_some_and(|area| {
        let beyond = shared.iter().any(|&house| house != area && !(outside(house) - grid.house(area)).is_empty());
        beyond && !outside(area).is_empty()
    });
    let wants_locked = matches!(kind, Kind::LockedPair | Kind::LockedTriple);
    if kind != Kind::NakedQuadruple && is_locked != wants_locked {
        return false;
    }
    // House by house: the order of removals is the order in which singles come up.
    let deletions = deletions_by_house(grid, hits.into_iter(), union);
    shared.retain(|&house| !outside(house).is_empty());
    sink.add(Found::delete(kind, deletions), || {
        let in_cells = cells.iter().map(|cell| BoardRule::Cell(cell as u16));
        let once = shared.iter().flat_map(|&house| values(union).map(move |v| BoardRule::Once(house as u16, v as u8)));
        in_cells.chain(once).collect::<Vec<_>>()
    })
}

/// Returns the removals of values from sets of cells, one set after the other and each once.
pub(super) fn deletions_by_house<const W: usize>(
    grid: &Grid<'_, W>,
    sets: impl Iterator<Item = Cells<W>>,
    union: u64,
) -> Vec<(u16, u8)> {
    let mut deletions = Vec::new();
    let mut seen = Cells::EMPTY;
    for set in sets {
        for cell in (set - seen).iter() {
            deletions.extend(values(union & grid.candidates(cell)).map(|value| (cell as u16, value as u8)));
        }
        seen |= set;
    }
    deletions
}

/// Looks for hidden subsets.
pub(super) fn search_hidden<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let size = size_of(kind);
    houses(grid, false).any(|house| {
        if !sink.step() {
            return true;
        }
        if (grid.house(house) & grid.state.empty).len() <= size {
            return false;
        }
        let mut rest = 0u64;
        for value in 0..grid.size() {
            if (1..=size).contains(&grid.count(house, value)) {
                rest |= 1 << value;
            }
        }
        rest.count_ones() as usize >= size && hidden(grid, kind, size, house, rest, 0, Cells::EMPTY, sink)
    })
}

#[expect(clippy::too_many_arguments, reason = "the state of a recursion")]
fn hidden<const W: usize>(
    grid: &Grid<'_, W>,
    kind: Kind,
    size: usize,
    house: usize,
    mut rest: u64,
    chosen: u64,
    cells: Cells<W>,
    sink: &mut Sink<'_>,
) -> bool {
    if chosen.count_ones() as usize == size {
        return cells.len() == size && add_hidden(grid, kind, house, chosen, cells, sink);
    }
    while rest != 0 {
        let value = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let wider = cells | grid.in_house(house, value);
        if wider.len() <= size && hidden(grid, kind, size, house, rest, chosen | 1 << value, wider, sink) {
            return true;
        }
    }
    false
}

fn add_hidden<const W: usize>(
    grid: &Grid<'_, W>,
    kind: Kind,
    house: usize,
    subset: u64,
    cells: Cells<W>,
    sink: &mut Sink<'_>,
) -> bool {
    let mut deletions = Vec::new();
    for cell in cells.iter() {
        deletions.extend(values(grid.candidates(cell) & !subset).map(|value| (cell as u16, value as u8)));
    }
    !deletions.is_empty()
        && sink.add(Found::delete(kind, deletions), || {
            let needs = values(subset).map(|value| BoardRule::Needs(house as u16, value as u8));
            needs.chain(cells.iter().map(|cell| BoardRule::Cell(cell as u16))).collect::<Vec<_>>()
        })
}
