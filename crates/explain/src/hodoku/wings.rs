//! Wings: few cells of two values, one of which sees the others.

use super::found::{Reasons, Sink, values};
use super::{Kind, grid::Grid};
use crate::board::{BoardRule, Cells};
use crate::{StepPattern, StrongLink};

fn with_width<const W: usize>(grid: &Grid<'_, W>, width: usize) -> Vec<usize> {
    grid.state.empty.iter().filter(|&cell| grid.width(cell) == width).collect()
}

/// Looks for XY-wings or XYZ-wings.
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let is_xyz = kind == Kind::XyzWing;
    let pairs = with_width(grid, 2);
    let firsts = if is_xyz { with_width(grid, 3) } else { pairs.clone() };
    let three = |mask: u64| mask.count_ones() == 3;
    for (at, &first) in firsts.iter().enumerate() {
        if !sink.step() {
            return true;
        }
        let mask = grid.candidates(first);
        for (j, &second) in pairs.iter().enumerate().skip(if is_xyz { 0 } else { at + 1 }) {
            let second_mask = grid.candidates(second);
            if !three(mask | second_mask) {
                continue;
            }
            for &third in &pairs[j + 1..] {
                let third_mask = grid.candidates(third);
                if !three(mask | second_mask | third_mask) || second_mask == third_mask || third_mask == mask {
                    continue;
                }
                let orders = [[first, second, third], [second, first, third], [third, second, first]];
                let tried = if is_xyz { &orders[..1] } else { &orders[..] };
                if tried.iter().any(|&cells| add(grid, kind, cells, sink)) {
                    return true;
                }
            }
        }
    }
    false
}

fn add<const W: usize>(grid: &Grid<'_, W>, kind: Kind, [pivot, one, two]: [usize; 3], sink: &mut Sink<'_>) -> bool {
    let seen = grid.peers(pivot);
    let common = grid.candidates(one) & grid.candidates(two);
    if !seen.contains(one) || !seen.contains(two) || common.count_ones() != 1 {
        return false;
    }
    let value = common.trailing_zeros() as usize;
    let mut removed = grid.cells(value) & grid.peers(one) & grid.peers(two);
    if kind == Kind::XyzWing {
        removed &= seen;
    }
    removed -= Cells::of(pivot) | Cells::of(one) | Cells::of(two);
    sink.delete(kind, value, removed, || {
        let mut rules: Vec<BoardRule> = [pivot, one, two].map(|cell| BoardRule::Cell(cell as u16)).to_vec();
        for wing in [one, two] {
            let shared = grid.candidates(pivot) & grid.candidates(wing);
            rules.extend(values(shared).filter_map(|value| grid.layout.rule_between(pivot, wing, value)));
        }
        for cell in removed.iter() {
            rules.extend([pivot, one, two].iter().filter_map(|&end| grid.layout.rule_between(end, cell, value)));
        }
        let wings = [one as u16, two as u16];
        Reasons { rules, pattern: StepPattern::Wing { pivot: pivot as u16, wings, value: value as u8 } }
    })
}

/// Looks for W-wings: two cells with the same two values, one of which is joined by a strong link.
pub(super) fn search_w<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    let pairs = with_width(grid, 2);
    for (at, &one) in pairs.iter().enumerate() {
        if !sink.step() {
            return true;
        }
        let mask = grid.candidates(one);
        let low = mask.trailing_zeros() as usize;
        let high = 63 - mask.leading_zeros() as usize;
        for &two in pairs[at + 1..].iter().filter(|&&two| grid.candidates(two) == mask) {
            let common = grid.peers(one) & grid.peers(two);
            for (value, link) in [(low, high), (high, low)] {
                let removed = grid.cells(value) & common;
                if removed.is_empty() {
                    continue;
                }
                let Some((house, ends)) = strong_link(grid, link, [one, two]) else { continue };
                let done = sink.delete(Kind::WWing, value, removed, || {
                    let mut rules: Vec<BoardRule> = [one, two].map(|cell| BoardRule::Cell(cell as u16)).to_vec();
                    rules.push(BoardRule::Needs(house as u16, link as u8));
                    let joined = [(one, ends[0]), (two, ends[1])];
                    rules.extend(joined.iter().filter_map(|&(x, y)| grid.layout.rule_between(x, y, link)));
                    for cell in removed.iter() {
                        rules.extend([one, two].iter().filter_map(|&x| grid.layout.rule_between(x, cell, value)));
                    }
                    let cells = [one as u16, two as u16];
                    let strong = StrongLink { house: house as u16, cells: ends.map(|cell| cell as u16) };
                    let pattern = StepPattern::JoinedPair { cells, value: link as u8, link: strong };
                    Reasons { rules, pattern }
                });
                if done {
                    return true;
                }
            }
        }
    }
    false
}

/// Returns the first house where a value has two cells of which one sees one cell and the other the other.
fn strong_link<const W: usize>(
    grid: &Grid<'_, W>,
    value: usize,
    [one, two]: [usize; 2],
) -> Option<(usize, [usize; 2])> {
    (0..grid.layout.houses.len()).find_map(|house| {
        let [x, y] = grid.pair(house, value)?;
        if x == one || x == two || y == one || y == two {
            return None;
        }
        let sees = |end: usize, cell: usize| grid.peers(end).contains(cell);
        if (sees(x, one) && sees(x, two)) || (sees(y, one) && sees(y, two)) {
            return None;
        }
        if sees(x, one) && sees(y, two) {
            return Some((house, [x, y]));
        }
        (sees(x, two) && sees(y, one)).then_some((house, [y, x]))
    })
}
