//! Avoidable rectangles: corners that steps placed could be swapped, so the others must differ.

use std::ops::ControlFlow;

use super::rectangles::{Rectangle, apply, corners, neighbours};
use crate::board::Cells;
use crate::hodoku::found::{Sink, deletions, values};
use crate::hodoku::{Kind, grid::Grid};

/// Looks for avoidable rectangles of a kind.
pub(crate) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    if !apply(grid) {
        return false;
    }
    let all = grid.state.placed.iter().fold(Cells::EMPTY, |all, &cells| all | cells);
    let placed = all - grid.givens;
    let mut seen: Vec<[usize; 4]> = Vec::new();
    for one in placed.iter() {
        if !sink.step() {
            return true;
        }
        for two in neighbours(grid, one).into_iter().filter(|&two| placed.contains(two)) {
            let (Some(first), Some(second)) = (grid.state.value(one), grid.state.value(two)) else { continue };
            let done = corners(grid, one, two, |cells| {
                let [_, _, three, four] = cells;
                let is_placed = |cell, value: usize| grid.state.placed[value].contains(cell) && placed.contains(cell);
                let is_open = |cell, value| grid.has(cell, value) && grid.width(cell) == 2;
                let by_three = is_placed(three, second) && is_open(four, first);
                let by_four = is_placed(four, first) && is_open(three, second);
                if !(by_three || by_four || (is_open(three, second) && is_open(four, first))) {
                    return ControlFlow::Continue(());
                }
                let mut key = cells;
                key.sort_unstable();
                if seen.contains(&key) {
                    return ControlFlow::Continue(());
                }
                seen.push(key);
                let rectangle = Rectangle { cells, values: [first, second] };
                let found = if by_three {
                    kind == Kind::AvoidableRectangle1 && one_open(grid, rectangle, four, first, sink)
                } else if by_four {
                    kind == Kind::AvoidableRectangle1 && one_open(grid, rectangle, three, second, sink)
                } else {
                    kind == Kind::AvoidableRectangle2 && two_open(grid, rectangle, sink)
                };
                if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if done.is_break() {
                return true;
            }
        }
    }
    false
}

fn one_open<const W: usize>(
    grid: &Grid<'_, W>,
    rectangle: Rectangle,
    cell: usize,
    value: usize,
    sink: &mut Sink<'_>,
) -> bool {
    rectangle.add(grid, Kind::AvoidableRectangle1, vec![(cell as u16, value as u8)], Vec::new, sink)
}

/// Two open corners with the same further value: one of them has it.
fn two_open<const W: usize>(grid: &Grid<'_, W>, rectangle: Rectangle, sink: &mut Sink<'_>) -> bool {
    let [_, _, three, four] = rectangle.cells;
    let further = grid.candidates(three) & !(1 << rectangle.values[1]);
    let Some(value) = values(further).next().filter(|&value| grid.has(four, value)) else { return false };
    let ends = Cells::of(three) | Cells::of(four);
    let removed = grid.cells(value) & grid.common_peers(ends);
    let rules = || grid.between(ends, removed, value);
    rectangle.add(grid, Kind::AvoidableRectangle2, deletions(value, removed), rules, sink)
}
