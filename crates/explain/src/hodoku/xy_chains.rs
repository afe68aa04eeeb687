//! Chains of cells with two values: XY-chains, and remote pairs, whose cells all have the same two.

use super::best::{Removals, Shortest};
use super::{Kind, found::Sink, grid::Grid};
use crate::board::{BoardRule, Cells};

/// Maximum number of cells of a chain.
const MAX_CELLS: usize = 10;
/// Minimum number of cells of a remote pair.
const MIN_REMOTE: usize = 4;

struct Search<'g, 'a, 'b, const W: usize> {
    grid: &'g Grid<'a, W>,
    is_remote: bool,
    /// The cells with two candidates; in a remote pair those with the same ones.
    pairs: Cells<W>,
    start_value: usize,
    other_value: usize,
    /// What is removed if the end of the chain sees it too.
    targets: Cells<W>,
    chain: Vec<u16>,
    visited: Cells<W>,
    best: Shortest<W>,
    sink: &'g mut Sink<'b>,
}

/// Looks for XY-chains or remote pairs.
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let is_remote = kind == Kind::RemotePair;
    let pairs: Cells<W> = grid.state.empty.iter().filter(|&cell| grid.width(cell) == 2).collect();
    let mut search = Search {
        grid,
        is_remote,
        pairs,
        start_value: 0,
        other_value: 0,
        targets: Cells::EMPTY,
        chain: Vec::with_capacity(MAX_CELLS),
        visited: Cells::EMPTY,
        best: Shortest::new(),
        sink,
    };
    for start in pairs.iter() {
        let mask = grid.candidates(start);
        let low = mask.trailing_zeros() as usize;
        let high = 63 - mask.leading_zeros() as usize;
        if is_remote {
            search.pairs = pairs.iter().filter(|&cell| grid.candidates(cell) == mask).collect();
            if search.pairs.len() < MIN_REMOTE {
                continue;
            }
        }
        for (start_value, other_value) in [(low, high), (high, low)] {
            (search.start_value, search.other_value) = (start_value, other_value);
            search.targets = grid.cells(start_value) & grid.peers(start);
            if search.targets.is_empty() {
                continue;
            }
            search.chain.clear();
            search.chain.push(start as u16);
            search.visited = Cells::of(start);
            search.extend(start, other_value);
        }
    }
    search.best.finish(kind, grid.layout.area(), search.sink)
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// Goes on from a cell that would have the value to cells that therefore have their other one.
    fn extend(&mut self, cell: usize, value: usize) {
        if self.chain.len() >= MAX_CELLS || !self.sink.step() {
            return;
        }
        let open = self.pairs & self.grid.cells(value) & self.grid.peers(cell);
        let mut seen = self.visited;
        for house in self.grid.houses_of(cell) {
            let here = open & self.grid.house(house);
            for next in (here - seen).iter() {
                let other = (self.grid.candidates(next) & !(1 << value)).trailing_zeros() as usize;
                self.chain.push(next as u16);
                self.visited.insert(next);
                if other == self.start_value {
                    self.record(next);
                }
                self.extend(next, other);
                self.visited.remove(next);
                self.chain.pop();
            }
            seen |= here;
        }
    }

    fn record(&mut self, end: usize) {
        let removed = self.targets & self.grid.peers(end);
        if removed.is_empty() || (self.is_remote && self.chain.len() < MIN_REMOTE) {
            return;
        }
        let (grid, chain) = (self.grid, &self.chain);
        let mut removals = Removals::of(self.start_value, removed);
        if self.is_remote {
            // Any two cells of the chain with an even number between them have different values.
            let mut seen = Cells::EMPTY;
            for (at, &x) in chain.iter().enumerate() {
                for &y in chain.iter().skip(at + MIN_REMOTE - 1).step_by(2) {
                    seen |= grid.peers(x as usize) & grid.peers(y as usize);
                }
            }
            let values = [self.start_value.min(self.other_value), self.start_value.max(self.other_value)];
            removals = Removals { values, cells: values.map(|value| grid.cells(value) & seen) };
        }
        let with_rules = self.sink.with_rules;
        let pivot = (chain[0], self.start_value as u8);
        self.best.add(
            removals,
            chain.len(),
            pivot,
            || if with_rules { rules(grid, chain, removals) } else { Vec::new() },
        );
    }
}

fn rules<const W: usize>(grid: &Grid<'_, W>, chain: &[u16], removals: Removals<W>) -> Vec<BoardRule> {
    let mut rules: Vec<BoardRule> = chain.iter().map(|&cell| BoardRule::Cell(cell)).collect();
    for pair in chain.windows(2) {
        let (x, y) = (pair[0] as usize, pair[1] as usize);
        let shared = super::found::values(grid.candidates(x) & grid.candidates(y));
        rules.extend(shared.filter_map(|value| grid.layout.rule_between(x, y, value)));
    }
    for (value, cells) in removals.values.into_iter().zip(removals.cells) {
        for cell in cells.iter() {
            rules.extend(chain.iter().filter_map(|&x| grid.layout.rule_between(x as usize, cell, value)));
        }
    }
    rules
}
