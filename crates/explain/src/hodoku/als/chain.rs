//! Chains of four or more almost locked sets, each joined to the next by a restricted common.

use super::links::Used;
use super::{AlsList, Restricted};
use crate::board::Cells;
use crate::hodoku::best::weight;
use crate::hodoku::found::{Found, Sink};
use crate::hodoku::{Kind, grid::Grid};

/// Minimum number of restricted commons of a chain.
const MIN_LINKS: usize = 3;

struct Search<'l, const W: usize> {
    list: &'l AlsList<W>,
    commons: &'l [Restricted],
    /// For each set the first of its restricted commons with later sets.
    starts: Vec<usize>,
    /// For each restricted common, values in use and number of links before it: the last start that came here.
    seen: Vec<u32>,
    start: u32,
    chain: Vec<usize>,
    steps: Vec<(Vec<(u16, u8)>, Vec<usize>)>,
}

/// Looks for chains, which go from each set to later ones only.
pub(crate) fn search<const W: usize>(
    grid: &Grid<'_, W>,
    list: &AlsList<W>,
    commons: &[Restricted],
    sink: &mut Sink,
) -> bool {
    let starts = (0..=list.sets.len()).map(|set| commons.partition_point(|common| common.sets[0] < set)).collect();
    let seen = vec![0; commons.len() * 3 * MIN_LINKS];
    let mut search = Search { list, commons, starts, seen, start: 0, chain: Vec::new(), steps: Vec::new() };
    for (at, common) in commons.iter().enumerate() {
        let tries = if common.second.is_some() { &[Used::First, Used::Second][..] } else { &[Used::First] };
        for &used in tries {
            search.start += 1;
            search.chain.clear();
            search.chain.push(common.sets[0]);
            search.follow(at, used, 1, common.used(used));
        }
    }
    let area = grid.layout.area();
    let mut steps = search.steps;
    steps.sort_by_cached_key(|(removed, _)| {
        let mut sorted = removed.clone();
        sorted.sort_unstable_by_key(|&(cell, value)| (value, cell));
        (std::cmp::Reverse(removed.len()), weight(&sorted, area))
    });
    steps.into_iter().any(|(removed, sets)| {
        let rules = if sink.with_rules { list.rules(grid, &sets, Cells::EMPTY, &removed) } else { Vec::new() };
        sink.add(Found::delete(Kind::AlsXyChain, removed), || rules)
    })
}

impl<const W: usize> Search<'_, W> {
    fn follow(&mut self, at: usize, used: Used, links: usize, first: u64) {
        // Chains from the same start that come to the same link lead to the same removals.
        let key = (at * 3 + used as usize) * MIN_LINKS + links.min(MIN_LINKS) - 1;
        if self.seen[key] == self.start {
            return;
        }
        self.seen[key] = self.start;
        let common = self.commons[at];
        let end = common.sets[1];
        self.chain.push(end);
        if links >= MIN_LINKS {
            let mut removed = Vec::new();
            let mask = !(first | common.used(used));
            self.list.common_removals(self.chain[0], end, mask, &mut removed);
            if !removed.is_empty() && self.steps.iter().all(|(other, _)| *other != removed) {
                self.steps.push((removed, self.chain.clone()));
            }
        }
        for next in self.starts[end]..self.starts[end + 1] {
            if let Some(used) = self.commons[next].after(&common, used) {
                self.follow(next, used, links + 1, first);
            }
        }
        self.chain.pop();
    }
}
