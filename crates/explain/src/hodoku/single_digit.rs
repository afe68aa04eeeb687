//! Patterns of one value with two strong links: skyscrapers, kites, empty rectangles.

use super::found::{Found, Reasons, Sink};
use super::{Kind, grid::Grid};
use crate::board::{BoardRule, Cells};
use crate::{StepPattern, StrongLink};

/// Returns the pairs of cells of a value in a range of lines, with the line.
fn pairs<const W: usize>(grid: &Grid<'_, W>, lines: std::ops::Range<usize>, value: usize) -> Vec<(usize, [usize; 2])> {
    lines.filter_map(|line| Some((line, grid.pair(line, value)?))).collect()
}

/// The reasons of a chain of one value: the strong links are houses, between their ends are weak links.
fn chain_reasons<const W: usize>(
    grid: &Grid<'_, W>,
    value: usize,
    strong: [usize; 2],
    joined: [usize; 2],
    ends: [usize; 2],
    removed: Cells<W>,
) -> Reasons {
    let needs = strong.iter().map(|&house| BoardRule::Needs(house as u16, value as u8));
    let mut rules: Vec<BoardRule> = needs.collect();
    rules.extend(grid.layout.rule_between(joined[0], joined[1], value));
    for cell in removed.iter() {
        rules.extend(ends.iter().filter_map(|&end| grid.layout.rule_between(end, cell, value)));
    }
    let link = |at: usize| StrongLink { house: strong[at] as u16, cells: [ends[at] as u16, joined[at] as u16] };
    Reasons { rules, pattern: StepPattern::Links { value: value as u8, links: [link(0), link(1)] } }
}

/// Looks for skyscrapers: two parallel lines with a value twice whose cells see each other at one end.
pub(super) fn search_skyscrapers<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    let n = grid.size();
    for by_rows in [true, false] {
        let across = |cell| if by_rows { grid.column(cell) } else { grid.row(cell) };
        for value in 0..n {
            let pairs = pairs(grid, if by_rows { 0..n } else { n..2 * n }, value);
            for (at, &(line, [a0, a1])) in pairs.iter().enumerate() {
                for &(other, [b0, b1]) in &pairs[at + 1..] {
                    let (joined, ends) = if across(a0) == across(b0) {
                        ([a0, b0], [a1, b1])
                    } else if across(a1) == across(b1) {
                        ([a1, b1], [a0, b0])
                    } else {
                        continue;
                    };
                    if across(ends[0]) == across(ends[1]) {
                        continue;
                    }
                    let removed = grid.cells(value) & grid.peers(ends[0]) & grid.peers(ends[1]);
                    let reasons = || chain_reasons(grid, value, [line, other], joined, ends, removed);
                    if sink.delete(Kind::Skyscraper, value, removed, reasons) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

/// A two-string kite: the cells in the box, and the removal.
struct Kite {
    value: usize,
    joined: [usize; 2],
    ends: [usize; 2],
    strong: [usize; 2],
    removed: usize,
}

fn kites<const W: usize>(grid: &Grid<'_, W>, mut add: impl FnMut(Kite) -> bool) -> bool {
    let n = grid.size();
    let share = |x, y| grid.houses_of(x).any(|house| !grid.is_line(house) && grid.house(house).contains(y));
    for value in 0..n {
        let columns = pairs(grid, n..2 * n, value);
        for (row, [r0, r1]) in pairs(grid, 0..n, value) {
            for &(column, [c0, c1]) in &columns {
                let orders = [([r0, c0], [r1, c1]), ([r0, c1], [r1, c0]), ([r1, c0], [r0, c1]), ([r1, c1], [r0, c0])];
                let Some(&(joined, ends)) = orders.iter().find(|([x, y], _)| x == y || share(*x, *y)) else { continue };
                if joined[0] == joined[1] || joined[0] == ends[1] || joined[1] == ends[0] || ends[0] == ends[1] {
                    continue;
                }
                let removed = grid.row(ends[1]) * n + grid.column(ends[0]);
                if grid.has(removed, value) && add(Kite { value, joined, ends, strong: [row, column], removed }) {
                    return true;
                }
            }
        }
    }
    false
}

/// Looks for two-string kites.
pub(super) fn search_kites<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    kites(grid, |kite| {
        let removed = Cells::of(kite.removed);
        let reasons = || chain_reasons(grid, kite.value, kite.strong, kite.joined, kite.ends, removed);
        sink.delete(Kind::TwoStringKite, kite.value, removed, reasons)
    })
}

/// Looks for two kites with the same cells in the box, of one value or of two.
pub(super) fn search_dual_kites<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    let mut found: Vec<Kite> = Vec::new();
    kites(grid, |kite| {
        found.push(kite);
        false
    });
    duals(&found, sink, Kind::DualTwoStringKite, |kite| {
        let [x, y] = kite.joined;
        ([x.min(y), x.max(y)], (kite.removed as u16, kite.value as u8))
    })
}

/// Joins steps with the same key and different removals.
fn duals<T, K: PartialEq>(found: &[T], sink: &mut Sink<'_>, kind: Kind, parts: impl Fn(&T) -> (K, (u16, u8))) -> bool {
    for (at, first) in found.iter().enumerate() {
        let (key, removed) = parts(first);
        for second in &found[at + 1..] {
            let (other_key, other) = parts(second);
            if key == other_key
                && removed != other
                && sink.add(Found::delete(kind, vec![removed, other]), Reasons::default)
            {
                return true;
            }
        }
    }
    false
}

/// An empty rectangle: its area, the strong link and the removal.
struct Empty {
    value: usize,
    area: usize,
    lines: [usize; 2],
    strong: usize,
    link: [usize; 2],
    removed: usize,
}

fn empty_rectangles<const W: usize>(grid: &Grid<'_, W>, mut add: impl FnMut(Empty) -> bool) -> bool {
    let n = grid.size();
    for value in 0..n {
        for area in grid.areas() {
            let cells = grid.in_house(area, value);
            if cells.len() < 2 {
                continue;
            }
            let of_area = |first: usize| {
                (first..first + n).rev().filter(move |&line| !grid.house(line).is_disjoint(&grid.house(area)))
            };
            for row in of_area(0) {
                let rest = cells - grid.house(row);
                if rest.is_empty() || rest.len() == cells.len() {
                    continue;
                }
                for column in of_area(n) {
                    let whole = grid.house(column);
                    if !rest.is_subset(&whole) || (cells & grid.house(row)).is_subset(&whole) {
                        continue;
                    }
                    for lines in [[row, column], [column, row]] {
                        if from_line(grid, value, area, lines, &mut add) {
                            return true;
                        }
                    }
                }
            }
        }
    }
    false
}

/// Follows strong links that cross the first line, to cells that the second line sees.
fn from_line<const W: usize>(
    grid: &Grid<'_, W>,
    value: usize,
    area: usize,
    [line, other]: [usize; 2],
    add: &mut impl FnMut(Empty) -> bool,
) -> bool {
    let n = grid.size();
    let by_row = line < n;
    for cell in (grid.in_house(line, value) - grid.house(area) - grid.house(other)).iter() {
        let strong = if by_row { n + grid.column(cell) } else { grid.row(cell) };
        let Some(end) = (grid.in_house(strong, value) - Cells::of(cell)).single() else { continue };
        let target = if by_row { grid.row(end) * n + (other - n) } else { other * n + grid.column(end) };
        if target != end && grid.has(target, value) && !grid.house(area).contains(target) {
            let found = Empty { value, area, lines: [line, other], strong, link: [cell, end], removed: target };
            if add(found) {
                return true;
            }
        }
    }
    false
}

/// Looks for empty rectangles.
pub(super) fn search_empty_rectangles<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    empty_rectangles(grid, |found| {
        sink.delete(Kind::EmptyRectangle, found.value, Cells::<W>::of(found.removed), || {
            let value = found.value as u8;
            let needs = [found.area, found.strong].map(|house| BoardRule::Needs(house as u16, value));
            let once = found.lines.map(|line| BoardRule::Once(line as u16, value));
            let last = grid.layout.rule_between(found.link[1], found.removed, found.value);
            let [area, strong] = [found.area as u16, found.strong as u16];
            let link = StrongLink { house: strong, cells: found.link.map(|cell| cell as u16) };
            let lines = found.lines.map(|line| line as u16);
            let pattern = StepPattern::EmptyRectangle { value, area, lines, link };
            Reasons { rules: needs.into_iter().chain(once).chain(last).collect(), pattern }
        })
    })
}

/// Looks for two empty rectangles with the same box.
pub(super) fn search_dual_empty_rectangles<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    let mut found: Vec<Empty> = Vec::new();
    empty_rectangles(grid, |empty| {
        found.push(empty);
        false
    });
    duals(&found, sink, Kind::DualEmptyRectangle, |empty| {
        ((empty.area, empty.value), (empty.removed as u16, empty.value as u8))
    })
}
