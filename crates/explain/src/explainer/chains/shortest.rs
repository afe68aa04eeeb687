//! The shortest chains on the candidates that a net leaves.

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::{Cause, Clash, Node};
use super::loops::Loops;
use super::multiple::{Found, Sink, search};
use super::nested::Nested;
use super::pool::Pool;
use super::reading::{chain_to, ends, explained};
use crate::explainer::bits::bits;
use crate::explainer::grid::Grid;

/// Collects for each set of removed candidates the first and shortest chains.
struct Shortest {
    /// For each node the best chains that lead to it.
    best: Vec<Option<(u32, u8, u32, Found)>>,
    /// For each candidate of a cell with two the other one.
    other: Vec<Option<u16>>,
    number: u32,
}

impl Shortest {
    /// Two conclusions are the same if they remove the same.
    fn index(&self, target: Node) -> usize {
        match self.other[target.candidate as usize] {
            Some(other) if target.on => other as usize * 2,
            _ => target.candidate as usize * 2 + usize::from(target.on),
        }
    }
}

impl Sink for Shortest {
    fn wants(&self, target: Node, at_least: u32, key: u8) -> bool {
        self.best[self.index(target)].is_none_or(|(complexity, best, ..)| (at_least, key) < (complexity, best))
    }

    fn add(&mut self, target: Node, complexity: u32, key: u8, found: Found) {
        self.number += 1;
        if self.wants(target, complexity, key) {
            let at = self.index(target);
            self.best[at] = Some((complexity, key, self.number, found));
        }
    }
}

/// Finds the chains on the candidates that a net leaves, shortest first, one for each set of candidates that they
/// remove. A level above 0 continues what was found at 0 on the same candidates. `loops` are those of the same candidates.
pub(super) fn nested_multiple<const C: usize>(
    outer: Source<'_, C>,
    pool: &mut Pool<C>,
    loops: Option<&mut Loops<C>>,
    level: u8,
    work: &Grid,
    explain: bool,
    budget: &mut Budget<'_>,
) -> Vec<Nested> {
    let Source { frame, links, .. } = outer;
    if level == 0 {
        pool.reset(frame, links, work);
        if let Some(spread) = &mut pool.spread {
            spread.take(links.open(outer.grid), links.open(work));
        }
    }
    pool.raise(frame, links, work, level);
    let source = Source { frame, links, grid: work, dynamic: pool.mode.dynamic };
    let mut sink = Shortest { best: vec![None; links.count * 2], other: vec![None; links.count], number: 0 };
    for cell in (0..frame.area).filter(|&cell| work.count(cell) == 2) {
        let values: Vec<usize> = bits(work.masks[cell]).collect();
        sink.other[links.at(cell, values[0]) as usize] = Some(links.at(cell, values[1]));
        sink.other[links.at(cell, values[1]) as usize] = Some(links.at(cell, values[0]));
    }
    search(source, pool, loops, &mut sink, budget);
    let all = sink.best.iter().enumerate().filter_map(|(at, best)| best.map(|best| (at, best)));
    let mut all: Vec<_> = all.collect();
    all.sort_unstable_by_key(|(_, (complexity, key, number, _))| (*complexity, *key, *number));
    let nested = all.into_iter().map(|(at, (complexity, _, _, found))| {
        let candidate = (at / 2) as u16;
        let removed = if at % 2 == 0 {
            vec![candidate]
        } else {
            let (cell, value) = links.of[candidate as usize];
            bits(work.masks[cell as usize] & !(1 << value)).map(|other| links.at(cell as usize, other)).collect()
        };
        let ends = ends(source, pool, found, budget);
        let chains: Vec<Vec<Node>> = ends.iter().map(|&(net, end)| chain_to(source, pool, net, end)).collect();
        let mut parents = Vec::new();
        for (chain, &(net, _)) in chains.iter().zip(&ends) {
            for &node in chain.iter().filter(|node| node.on) {
                let why = match pool.net(net).clash {
                    Some(Clash::NewOn { candidate, why }) if candidate == node.candidate => why.cause,
                    _ => pool.net(net).why_on(node.candidate).cause,
                };
                let cause = match (why, found) {
                    (Cause::Supposed, Found::Cell(..)) => Cause::Cell,
                    (Cause::Supposed, Found::House(house, ..)) => Cause::House(house),
                    (cause, _) => cause,
                };
                add_removed(outer, work, node.candidate, cause, &mut parents);
            }
        }
        let detail = explain.then(|| Box::new(explained(source, pool, found, budget)));
        Nested { removed, complexity, parents, chains, detail }
    });
    nested.collect()
}

/// Adds the candidates that a net removed before from the cell or the house in which a candidate is the last.
pub(super) fn add_removed<const C: usize>(
    outer: Source<'_, C>,
    work: &Grid,
    candidate: u16,
    cause: Cause,
    parents: &mut Vec<u16>,
) {
    let Source { frame, links, grid, .. } = outer;
    let (cell, value) = links.of[candidate as usize];
    let mut add = |candidate: u16| {
        if !parents.contains(&candidate) {
            parents.push(candidate);
        }
    };
    match cause {
        Cause::Supposed => {}
        Cause::Cell => {
            let gone = grid.masks[cell as usize] & !work.masks[cell as usize];
            bits(gone).for_each(|value| add(links.at(cell as usize, value)));
        }
        Cause::House(house) => {
            let gone = grid.places(frame, house, value as usize) & !work.places(frame, house, value as usize);
            bits(gone).for_each(|at| add(links.at(frame.cell_at(house, at), value as usize)));
        }
    }
}
