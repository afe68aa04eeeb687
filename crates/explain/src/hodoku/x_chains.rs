//! Chains of one value: a strong link, a weak link, and so on to a strong link.

use super::best::{Removals, Shortest};
use super::found::{Reasons, Sink};
use super::{Kind, grid::Grid};
use crate::board::{BoardRule, Cells};
use crate::{StepPattern, StrongLink};

/// Maximum number of cells of an X-chain.
const MAX_CELLS: usize = 20;
/// Maximum number of cells of a turbot fish.
const MAX_TURBOT_CELLS: usize = 4;

/// The links of a value: for each cell the others that it sees, by the first house that they share.
struct Links {
    strong: Vec<Vec<(u16, u16)>>,
    /// Only the cells from which a strong link leads on.
    weak: Vec<Vec<u16>>,
}

impl Links {
    fn new(area: usize) -> Self {
        Self { strong: vec![Vec::new(); area], weak: vec![Vec::new(); area] }
    }

    /// Finds the links of a value. Returns whether there are strong links.
    fn find<const W: usize>(&mut self, grid: &Grid<'_, W>, value: usize) -> bool {
        self.strong.iter_mut().for_each(Vec::clear);
        self.weak.iter_mut().for_each(Vec::clear);
        let cells = grid.cells(value);
        let mut linked = Cells::EMPTY;
        for cell in cells.iter() {
            let mut seen = Cells::of(cell);
            for house in grid.houses_of(cell) {
                let others = grid.in_house(house, value);
                if others.len() == 2
                    && let Some(other) = (others - seen).first()
                {
                    self.strong[cell].push((other as u16, house as u16));
                    linked.insert(cell);
                }
                seen |= others;
            }
        }
        for cell in linked.iter() {
            let mut seen = Cells::of(cell);
            for house in grid.houses_of(cell) {
                let others = grid.in_house(house, value);
                self.weak[cell].extend(((others - seen) & linked).iter().map(|other| other as u16));
                seen |= others;
            }
        }
        !linked.is_empty()
    }
}

struct Search<'g, 'a, 'b, const W: usize> {
    grid: &'g Grid<'a, W>,
    value: usize,
    max_cells: usize,
    start: usize,
    chain: Vec<u16>,
    visited: Cells<W>,
    best: Shortest<W>,
    sink: &'g mut Sink<'b>,
}

/// Looks for X-chains or turbot fish.
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let max_cells = if kind == Kind::TurbotFish { MAX_TURBOT_CELLS } else { MAX_CELLS };
    let area = grid.layout.area();
    let mut search = Search {
        grid,
        value: 0,
        max_cells,
        start: 0,
        chain: Vec::with_capacity(max_cells),
        visited: Cells::EMPTY,
        best: Shortest::new(),
        sink,
    };
    let mut links = Links::new(area);
    for value in 0..grid.size() {
        if !links.find(grid, value) {
            continue;
        }
        search.value = value;
        for start in grid.cells(value).iter().filter(|&start| !links.strong[start].is_empty()) {
            search.start = start;
            search.chain.clear();
            search.chain.push(start as u16);
            search.visited = Cells::of(start);
            search.strong(&links, start);
        }
    }
    search.best.finish(kind, area, search.sink)
}

impl<const W: usize> Search<'_, '_, '_, W> {
    fn strong(&mut self, links: &Links, cell: usize) {
        if !self.sink.step() {
            return;
        }
        for &(next, _) in &links.strong[cell] {
            let next = next as usize;
            let closes = next == self.start;
            if !closes && self.visited.contains(next) {
                continue;
            }
            self.chain.push(next as u16);
            if self.chain.len() > 2 {
                self.record(links, next);
            }
            if !closes && self.chain.len() + 2 <= self.max_cells {
                self.visited.insert(next);
                self.weak(links, next);
                self.visited.remove(next);
            }
            self.chain.pop();
        }
    }

    fn weak(&mut self, links: &Links, cell: usize) {
        for &next in &links.weak[cell] {
            if !self.visited.contains(next as usize) {
                self.chain.push(next);
                self.visited.insert(next as usize);
                self.strong(links, next as usize);
                self.visited.remove(next as usize);
                self.chain.pop();
            }
        }
    }

    fn record(&mut self, links: &Links, end: usize) {
        let grid = self.grid;
        let removed = grid.cells(self.value) & grid.peers(self.start) & grid.peers(end);
        if removed.is_empty() {
            return;
        }
        let (chain, value, with_rules) = (&self.chain, self.value, self.sink.with_rules);
        let pivot = (self.start as u16, value as u8);
        self.best.add(Removals::of(value, removed), chain.len(), pivot, || {
            if with_rules { reasons(grid, links, chain, value, removed) } else { Reasons::default() }
        });
    }
}

fn reasons<const W: usize>(
    grid: &Grid<'_, W>,
    links: &Links,
    chain: &[u16],
    value: usize,
    removed: Cells<W>,
) -> Reasons {
    let mut rules = Vec::new();
    let mut strong = Vec::new();
    for (at, pair) in chain.windows(2).enumerate() {
        let (x, y) = (pair[0] as usize, pair[1] as usize);
        if at % 2 == 0 {
            let link = links.strong[x].iter().find(|&&(next, _)| next as usize == y);
            if let Some(&(_, house)) = link {
                rules.push(BoardRule::Needs(house, value as u8));
                strong.push(StrongLink { house, cells: [pair[0], pair[1]] });
            }
        } else {
            rules.extend(grid.layout.rule_between(x, y, value));
        }
    }
    let ends = [chain.first(), chain.last()];
    for cell in removed.iter() {
        let ends = ends.into_iter().flatten();
        rules.extend(ends.filter_map(|&end| grid.layout.rule_between(end as usize, cell, value)));
    }
    // The second cells of both links are those that see each other.
    let pattern = match strong[..] {
        [first, second] => {
            let second = StrongLink { cells: [second.cells[1], second.cells[0]], ..second };
            StepPattern::Links { value: value as u8, links: [first, second] }
        }
        _ => StepPattern::Plain,
    };
    Reasons { rules, pattern }
}
