//! Templates: all ways to place a value.

use super::found::{Found, Reasons, Sink, deletions};
use super::{Kind, grid::Grid};
use crate::board::Cells;

/// Maximum number of templates of a value; boards with more of them are left alone.
const MAX_TEMPLATES: usize = 50_000;

/// Looks for cells that all templates of a value have, or that none has.
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let n = grid.size();
    let mut lists: Vec<Vec<Cells<W>>> = Vec::new();
    for value in 0..n {
        let mut list = Vec::new();
        let open = grid.state.placed[value] | grid.cells(value);
        if !fill(grid, value, 0, open, Cells::EMPTY, &mut list, sink) {
            return false;
        }
        lists.push(list);
    }
    let mut fixed: Vec<Cells<W>> = lists.iter().map(|list| common(list)).collect();
    // A template cannot have a cell that all templates of another value have.
    loop {
        let mut changed = false;
        for value in 0..n {
            let before = lists[value].len();
            let others = (0..n).filter(|&other| other != value).fold(Cells::EMPTY, |all, other| all | fixed[other]);
            lists[value].retain(|template| template.is_disjoint(&others));
            changed |= lists[value].len() < before;
            fixed[value] = common(&lists[value]);
        }
        if !changed {
            break;
        }
    }
    (0..n).any(|value| {
        if lists[value].is_empty() {
            return false;
        }
        if kind == Kind::TemplateDelete {
            let any = lists[value].iter().fold(Cells::EMPTY, |any, &template| any | template);
            return sink.delete(kind, value, grid.cells(value) - any, Vec::new);
        }
        let placed = fixed[value] - grid.state.placed[value];
        if placed.is_empty() {
            return false;
        }
        let placements = deletions(value, placed);
        sink.add(Found { placements, ..Found::delete(kind, Vec::new()) }, Reasons::default)
    })
}

/// Returns the cells that all templates have.
fn common<const W: usize>(templates: &[Cells<W>]) -> Cells<W> {
    let mut templates = templates.iter();
    let Some(&first) = templates.next() else { return Cells::EMPTY };
    templates.fold(first, |common, &template| common & template)
}

/// Places a value row by row. Returns whether there are not too many ways.
fn fill<const W: usize>(
    grid: &Grid<'_, W>,
    value: usize,
    row: usize,
    open: Cells<W>,
    chosen: Cells<W>,
    list: &mut Vec<Cells<W>>,
    sink: &mut Sink<'_>,
) -> bool {
    if !sink.step() {
        return false;
    }
    if row == grid.size() {
        list.push(chosen);
        return list.len() < MAX_TEMPLATES;
    }
    let placed = grid.state.placed[value] & grid.house(row);
    let here = if placed.is_empty() { open & grid.house(row) } else { open & placed };
    here.iter().all(|cell| fill(grid, value, row + 1, open - grid.peers(cell), chosen | Cells::of(cell), list, sink))
}
