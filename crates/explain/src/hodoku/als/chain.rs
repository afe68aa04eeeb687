//! Chains of four or more almost locked sets, each joined to the next by a restricted common.

use super::links::Used;
use super::{AlsList, Restricted};
use crate::StepPattern;
use crate::board::Cells;
use crate::hodoku::best::weight;
use crate::hodoku::found::{Found, Reasons, Sink};
use crate::hodoku::{Kind, grid::Grid};

/// Minimum number of restricted commons of a chain.
const MIN_LINKS: usize = 3;
/// Maximum number of restricted commons of a chain that may go back.
const MAX_LINKS: usize = 6;

/// Removals and the sets of the chain that makes them.
type Chain = (Vec<(u16, u8)>, Vec<usize>);

struct Search<'l, 'b, const W: usize> {
    list: &'l AlsList<W>,
    commons: &'l [Restricted],
    /// For each set its restricted commons with the sets that may come next, and those sets.
    next: Vec<Vec<(usize, usize)>>,
    both_ways: bool,
    /// For each restricted common, values in use and number of links before it: the last start that came here.
    seen: Vec<u32>,
    start: u32,
    chain: Vec<usize>,
    steps: Vec<Chain>,
    sink: &'l mut Sink<'b>,
}

/// Looks for chains, which go from each set to later ones only, unless both ways are wanted.
pub(crate) fn search<const W: usize>(
    grid: &Grid<'_, W>,
    list: &AlsList<W>,
    commons: &[Restricted],
    both_ways: bool,
    sink: &mut Sink<'_>,
) -> bool {
    let mut next = vec![Vec::new(); list.sets.len()];
    for (at, &Restricted { sets: [one, two], .. }) in commons.iter().enumerate() {
        next[one].push((at, two));
        if both_ways {
            next[two].push((at, one));
        }
    }
    let seen = vec![0; commons.len() * 2 * 3 * MAX_LINKS];
    let mut search =
        Search { list, commons, next, both_ways, seen, start: 0, chain: Vec::new(), steps: Vec::new(), sink };
    for set in 0..list.sets.len() {
        for at in 0..search.next[set].len() {
            let (common, other) = search.next[set][at];
            let tries =
                if commons[common].second.is_some() { &[Used::First, Used::Second][..] } else { &[Used::First] };
            for &used in tries {
                search.start += 1;
                search.chain.clear();
                search.chain.push(set);
                search.follow(common, other, used, 1, commons[common].used(used));
            }
        }
    }
    let area = grid.layout.area();
    let (mut steps, sink) = (search.steps, search.sink);
    if sink.budget.is_spent() {
        return true;
    }
    steps.sort_by_cached_key(|(removed, _)| {
        let mut sorted = removed.clone();
        sorted.sort_unstable_by_key(|&(cell, value)| (value, cell));
        (std::cmp::Reverse(removed.len()), weight(&sorted, area))
    });
    steps.into_iter().any(|(removed, sets)| {
        let reasons = sink.with_rules.then(|| {
            let common = |pair: &[usize]| list.restricted(pair[0], pair[1], true).map_or(0, |common| common.mask());
            let commons = sets.windows(2).map(common).collect();
            let pattern = StepPattern::Sets { sets: sets.iter().map(|&set| list.group(set)).collect(), commons };
            Reasons { rules: list.rules(grid, &sets, Cells::EMPTY, &removed), pattern }
        });
        sink.add(Found::delete(Kind::AlsXyChain, removed), || reasons.unwrap_or_default())
    })
}

impl<const W: usize> Search<'_, '_, W> {
    fn follow(&mut self, at: usize, end: usize, used: Used, links: usize, first: u64) {
        let common = self.commons[at];
        let depth = if self.both_ways { links } else { links.min(MIN_LINKS) };
        // Chains from the same start that come to the same link lead to the same removals.
        let side = usize::from(common.sets[0] == end);
        let key = ((at * 2 + side) * 3 + used as usize) * MAX_LINKS + depth - 1;
        if self.seen[key] == self.start || self.chain.contains(&end) || !self.sink.step() {
            return;
        }
        self.seen[key] = self.start;
        self.chain.push(end);
        if links >= MIN_LINKS {
            let mut removed = Vec::new();
            let mask = !(first | common.used(used));
            self.list.common_removals(self.chain[0], end, mask, &mut removed);
            if !removed.is_empty() && self.steps.iter().all(|(other, _)| *other != removed) {
                self.steps.push((removed, self.chain.clone()));
            }
        }
        if !self.both_ways || links < MAX_LINKS {
            for place in 0..self.next[end].len() {
                let (next, other) = self.next[end][place];
                if next != at
                    && let Some(used) = self.commons[next].after(&common, used)
                {
                    self.follow(next, other, used, links + 1, first);
                }
            }
        }
        self.chain.pop();
    }
}
