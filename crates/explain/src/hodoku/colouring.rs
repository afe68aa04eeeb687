//! Colouring: cells of one value that strong links join are coloured by turns.

use super::found::{Found, Reasons, Sink, deletions};
use super::{Kind, grid::Grid};
use crate::StepPattern;
use crate::board::{BoardRule, Cells};

/// Two colours of which exactly one is true.
type Colours<const W: usize> = [Cells<W>; 2];

/// Returns the coloured parts of a value.
fn colour<const W: usize>(grid: &Grid<'_, W>, value: usize) -> Vec<Colours<W>> {
    let mut rest = Cells::EMPTY;
    for house in 0..grid.layout.houses.len() {
        let cells = grid.in_house(house, value);
        if cells.len() == 2 {
            rest |= cells;
        }
    }
    let mut parts = Vec::new();
    while let Some(first) = rest.first() {
        let mut colours = [Cells::EMPTY; 2];
        spread(grid, value, first, 0, &mut rest, &mut colours);
        if !colours[1].is_empty() {
            parts.push(colours);
        }
    }
    parts
}

fn spread<const W: usize>(
    grid: &Grid<'_, W>,
    value: usize,
    cell: usize,
    colour: usize,
    rest: &mut Cells<W>,
    colours: &mut Colours<W>,
) {
    if !rest.contains(cell) {
        return;
    }
    rest.remove(cell);
    colours[colour].insert(cell);
    for house in grid.houses_of(cell) {
        let cells = grid.in_house(house, value);
        if cells.len() == 2
            && let Some(other) = (cells - Cells::of(cell)).first()
        {
            spread(grid, value, other, 1 - colour, rest, colours);
        }
    }
}

fn seen_by<const W: usize>(grid: &Grid<'_, W>, cells: Cells<W>) -> Cells<W> {
    cells.iter().fold(Cells::EMPTY, |seen, cell| seen | grid.peers(cell))
}

/// The strong links inside of coloured cells, and what joins them to each other and to removals.
fn reasons<const W: usize>(grid: &Grid<'_, W>, value: usize, parts: &[Colours<W>], removed: Cells<W>) -> Reasons {
    let value = value as u8;
    let coloured = parts.iter().flatten().fold(Cells::EMPTY, |all, &cells| all | cells);
    let mut rules = Vec::new();
    for house in 0..grid.layout.houses.len() {
        let cells = grid.in_house(house, value as usize);
        if cells.len() == 2 && cells.is_subset(&coloured) {
            rules.push(BoardRule::Needs(house as u16, value));
        }
    }
    for house in 0..grid.layout.houses.len() {
        if (grid.in_house(house, value as usize) & (coloured | removed)).len() >= 2 {
            rules.push(BoardRule::Once(house as u16, value));
        }
    }
    let list = |cells: Cells<W>| cells.iter().map(|cell| cell as u16).collect();
    let parts = parts.iter().map(|colours| colours.map(list)).collect();
    Reasons { rules, pattern: StepPattern::Colours { value, parts } }
}

/// Looks for simple colours: traps and wraps.
pub(super) fn search_simple<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    for value in 0..grid.size() {
        for colours in colour(grid, value) {
            let both = colours[0] | colours[1];
            let is_wrong = |cells: Cells<W>| !seen_by(grid, cells).is_disjoint(&cells);
            let wrap =
                colours.into_iter().filter(|&cells| is_wrong(cells)).fold(Cells::EMPTY, |all, cells| all | cells);
            if sink.delete(Kind::SimpleColoursWrap, value, wrap, || reasons(grid, value, &[colours], wrap)) {
                return true;
            }
            let trap = (grid.cells(value) & seen_by(grid, colours[0]) & seen_by(grid, colours[1])) - both;
            if sink.delete(Kind::SimpleColoursTrap, value, trap, || reasons(grid, value, &[colours], trap)) {
                return true;
            }
        }
    }
    false
}

/// Looks for multi-colours of both kinds.
pub(super) fn search_multi<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    for value in 0..grid.size() {
        let parts = colour(grid, value);
        for (i, a) in parts.iter().enumerate() {
            for (j, b) in parts.iter().enumerate() {
                if i == j {
                    continue;
                }
                let seen = [seen_by(grid, a[0]), seen_by(grid, a[1])];
                let sees = |colour: usize, other: usize| !seen[colour].is_disjoint(&b[other]);
                let mut add = |kind, removed: Cells<W>| {
                    !removed.is_empty()
                        && sink.add(Found::delete(kind, deletions(value, removed)), || {
                            reasons(grid, value, &[*a, *b], removed)
                        })
                };
                let wrong = (0..2).filter(|&colour| sees(colour, 0) && sees(colour, 1));
                if add(Kind::MultiColours2, wrong.fold(Cells::EMPTY, |all, colour| all | a[colour])) {
                    return true;
                }
                let mut trapped = Cells::EMPTY;
                for (colour, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if sees(colour, other) {
                        let (end, other_end) = (a[1 - colour], b[1 - other]);
                        trapped |=
                            (grid.cells(value) & seen[1 - colour] & seen_by(grid, other_end)) - (end | other_end);
                    }
                }
                if add(Kind::MultiColours1, trapped) {
                    return true;
                }
            }
        }
    }
    false
}
