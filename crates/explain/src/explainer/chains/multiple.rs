//! Nets from all values of a cell, from all places of a value in a house, and from both states of a candidate.

use bachet_budget::Budget;

use super::closure::Source;
use super::hint::{ChainHint, Link, Reason, Shape};
use super::nested::Nested;
use super::net::{Cause, Clash, Node, WhyOff};
use super::pool::Pool;
use crate::explainer::bits::{bits, is_many};
use crate::explainer::grid::Grid;

/// What was found, from which the chains can be read off the nets.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found {
    /// The supposition leads to a contradiction.
    Contradiction(Node),
    /// The candidate, true or false, leads to the node.
    Double(u16, Node),
    /// All values of the cell lead to the node.
    Cell(u16, Node),
    /// All places of the value in the house lead to the node.
    House(u16, u8, Node),
}

/// Among chains that rest on as many facts, those with the lower key come first.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const HOUSE: u8 = 6;
const CONTRADICTION: u8 = 7;

/// Collects what is found.
pub(super) trait Sink {
    /// Whether a conclusion that rests on at least that many facts would be of use.
    fn wants(&self, target: Node, at_least: u32, key: u8) -> bool;

    /// Takes a conclusion.
    fn add(&mut self, target: Node, complexity: u32, key: u8, found: Found);
}

/// Finds all conclusions, in the order of Sudoku Explainer.
pub(super) fn search<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    sink: &mut impl Sink,
    budget: &mut Budget<'_>,
) {
    let Source { frame, links, grid, .. } = source;
    let mode = pool.mode;
    let mut nets = Vec::new();
    for cell in 0..frame.area {
        let count = grid.count(cell);
        if !grid.empty[cell] || count < 2 || count == 2 && !mode.dynamic {
            continue;
        }
        nets.clear();
        for value in bits(grid.masks[cell]) {
            if budget.is_spent() {
                return;
            }
            let candidate = links.at(cell, value);
            let on = pool.fill(frame, links, grid, Node::on(candidate), budget);
            nets.push(on);
            if mode.dynamic {
                contradiction(source, pool, sink, Node::on(candidate), on);
                let off = pool.fill(frame, links, grid, Node::off(candidate), budget);
                contradiction(source, pool, sink, Node::off(candidate), off);
                if count >= 3 && !mode.nishio {
                    common(source, pool, sink, &[on, off], DOUBLE, |target| Found::Double(candidate, target));
                }
            }
            if !mode.nishio {
                for unit in frame.units(cell) {
                    let places = grid.places(frame, unit.house, value);
                    if !is_many(places) || places.trailing_zeros() != u32::from(unit.position) {
                        continue;
                    }
                    let nets: Vec<usize> = bits(places)
                        .map(|at| {
                            let other = links.at(frame.cell_at(unit.house, at), value);
                            pool.fill(frame, links, grid, Node::on(other), budget)
                        })
                        .collect();
                    common(source, pool, sink, &nets, HOUSE, |target| Found::House(unit.house, value as u8, target));
                }
            }
        }
        if !mode.nishio {
            common(source, pool, sink, &nets, CELL, |target| Found::Cell(cell as u16, target));
        }
    }
}

/// Finds what all nets lead to.
fn common<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    sink: &mut impl Sink,
    nets: &[usize],
    key: u8,
    found: impl Fn(Node) -> Found,
) {
    let [first, others @ ..] = nets else { return };
    let first = pool.net(*first);
    let on = others.iter().fold(first.on, |common, &at| common.and(&pool.net(at).on));
    let off = others.iter().fold(first.off, |common, &at| common.and(&pool.net(at).off));
    if on.is_empty() && off.is_empty() {
        return;
    }
    let at_least = |target: Node| nets.iter().map(|&at| pool.net(at).at_least(target)).sum::<u32>();
    let targets = on.iter().map(Node::on).chain(off.iter().map(Node::off));
    let mut targets: Vec<(bool, u16, Node)> = targets
        .filter(|&target| sink.wants(target, at_least(target), key))
        .map(|target| {
            let rank = if target.on { &first.rank_on } else { &first.rank_off };
            (!target.on, rank[target.candidate as usize], target)
        })
        .collect();
    // Among equals the first one in the order of the first net counts.
    targets.sort_unstable();
    for (_, _, target) in targets {
        // A true candidate removes the others of its cell.
        if target.on && source.grid.count(source.links.of[target.candidate as usize].0 as usize) < 2 {
            continue;
        }
        let at_least = nets.iter().map(|&at| pool.net(at).at_least(target)).sum();
        if !sink.wants(target, at_least, key) {
            continue;
        }
        let mut complexity = 0;
        let mut rest: u32 = at_least;
        let wanted = nets.iter().all(|&at| {
            rest -= pool.net(at).at_least(target);
            complexity += source.count(pool.net_mut(at), target);
            sink.wants(target, complexity + rest, key)
        });
        if wanted {
            let mut nested = Vec::new();
            if pool.mode.level >= 2 {
                nets.iter().for_each(|&at| source.collect_nested(pool.net(at), &[target], &mut nested));
            }
            let complexity = complexity + nested.iter().map(|nested| nested.complexity).sum::<u32>();
            sink.add(target, complexity, key, found(target));
        }
    }
}

fn contradiction<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    sink: &mut impl Sink,
    node: Node,
    at: usize,
) {
    let Some(clash) = pool.net(at).clash else { return };
    let target = Node { on: !node.on, ..node };
    if target.on && source.grid.count(source.links.of[target.candidate as usize].0 as usize) < 2 {
        return;
    }
    if !sink.wants(target, 0, CONTRADICTION) {
        return;
    }
    let mut complexity = source.count_clash(pool.net_mut(at), clash);
    if pool.mode.level >= 2 {
        let mut nested = Vec::new();
        source.collect_nested(pool.net(at), &clash_nodes(source, clash), &mut nested);
        complexity += nested.iter().map(|nested| nested.complexity).sum::<u32>();
    }
    sink.add(target, complexity, CONTRADICTION, Found::Contradiction(node));
}

/// Returns the facts of the net on which a contradiction rests directly.
fn clash_nodes<const C: usize>(source: Source<'_, C>, clash: Clash) -> Vec<Node> {
    match clash {
        Clash::NewOff { candidate, by } => vec![Node::on(candidate), Node::on(by)],
        Clash::NewOn { candidate, why } => {
            let mut nodes = vec![Node::off(candidate)];
            source.parents_on(candidate, why, |parent| nodes.push(Node::off(parent)));
            nodes
        }
    }
}

/// Returns the nets of what was found, with the facts of the conclusion in each: for a contradiction both sides, the
/// true one first. The new side is not in the net.
fn ends<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    found: Found,
    budget: &mut Budget<'_>,
) -> Vec<(usize, Node)> {
    let Source { frame, links, grid, .. } = source;
    let mut fill = |node: Node| pool.fill(frame, links, grid, node, budget);
    match found {
        Found::Contradiction(node) => {
            let at = fill(node);
            match pool.net(at).clash {
                Some(Clash::NewOff { candidate, .. } | Clash::NewOn { candidate, .. }) => {
                    vec![(at, Node::on(candidate)), (at, Node::off(candidate))]
                }
                None => Vec::new(),
            }
        }
        Found::Double(candidate, target) => {
            vec![(fill(Node::on(candidate)), target), (fill(Node::off(candidate)), target)]
        }
        Found::Cell(cell, target) => {
            let values = bits(grid.masks[cell as usize]).map(|value| links.at(cell as usize, value));
            values.map(|candidate| (fill(Node::on(candidate)), target)).collect()
        }
        Found::House(house, value, target) => {
            let places = bits(grid.places(frame, house, value as usize));
            let places = places.map(|at| links.at(frame.cell_at(house, at), value as usize));
            places.map(|candidate| (fill(Node::on(candidate)), target)).collect()
        }
    }
}

/// Returns the chain of a fact of a net from the fact on, where the new side of a contradiction counts as one.
fn chain_to<const C: usize>(source: Source<'_, C>, pool: &Pool<C>, at: usize, end: Node) -> Vec<Node> {
    let net = pool.net(at);
    let parents = match net.clash {
        Some(Clash::NewOff { candidate, by }) if end == Node::off(candidate) => vec![Node::on(by)],
        Some(Clash::NewOn { candidate, why }) if end == Node::on(candidate) => {
            let mut parents = Vec::new();
            source.parents_on(candidate, why, |parent| parents.push(Node::off(parent)));
            parents
        }
        _ => return source.chain(net, &[end]),
    };
    let mut chain = vec![end];
    chain.extend(source.chain(net, &parents));
    chain
}

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
/// remove. A level above 0 continues what was found at 0 on the same candidates.
pub(super) fn nested_multiple<const C: usize>(
    outer: Source<'_, C>,
    pool: &mut Pool<C>,
    level: u8,
    work: &Grid,
    explain: bool,
    budget: &mut Budget<'_>,
) -> Vec<Nested> {
    let Source { frame, links, .. } = outer;
    if level == 0 {
        pool.reset(frame, links, work);
    }
    pool.raise(links, work, level);
    let source = Source { frame, links, grid: work, dynamic: pool.mode.dynamic };
    let mut sink = Shortest { best: vec![None; links.count * 2], other: vec![None; links.count], number: 0 };
    for cell in (0..frame.area).filter(|&cell| work.count(cell) == 2) {
        let values: Vec<usize> = bits(work.masks[cell]).collect();
        sink.other[links.at(cell, values[0]) as usize] = Some(links.at(cell, values[1]));
        sink.other[links.at(cell, values[1]) as usize] = Some(links.at(cell, values[0]));
    }
    search(source, pool, &mut sink, budget);
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
                let why = pool.net(net).why_on[node.candidate as usize].cause;
                let why = match pool.net(net).clash {
                    Some(Clash::NewOn { candidate, why }) if candidate == node.candidate => why.cause,
                    _ => why,
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

/// Returns the chains of what was found.
pub(super) fn explained<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    found: Found,
    budget: &mut Budget<'_>,
) -> ChainHint {
    let shape = match found {
        Found::Contradiction(_) => Shape::Contradiction,
        Found::Double(..) => Shape::Double,
        Found::Cell(cell, _) => Shape::Cell(cell),
        Found::House(house, value, _) => Shape::House(house, value),
    };
    let ends = ends(source, pool, found, budget);
    if shape != Shape::Contradiction {
        let chains = ends.iter().map(|&(at, end)| chain_links(source, pool, at, &[end])).collect();
        return ChainHint { shape, chains };
    }
    let at = ends.first().map_or(0, |&(at, _)| at);
    let both: Vec<Node> = ends.iter().map(|&(_, end)| end).collect();
    ChainHint { shape, chains: vec![chain_links(source, pool, at, &both)] }
}

/// Returns the facts of a net that lead to some of them, each after those from which it follows.
fn chain_links<const C: usize>(source: Source<'_, C>, pool: &Pool<C>, at: usize, targets: &[Node]) -> Vec<Link> {
    let mut chain: Vec<Link> = Vec::new();
    let place = |node: Node, reason: Reason, parents: &[Node], chain: &mut Vec<Link>| {
        let parents = parents.iter().filter_map(|&parent| chain.iter().position(|link| link.node() == parent));
        let parents = parents.collect();
        chain.push(Link { candidate: node.candidate, on: node.on, reason, parents });
    };
    let mut wanted: Vec<Node> = Vec::new();
    for &target in targets {
        for node in chain_to(source, pool, at, target) {
            if !wanted.contains(&node) {
                wanted.push(node);
            }
        }
    }
    // A fact comes after its parents; ties are broken by the order in which the net found them.
    let mut open = wanted;
    while !open.is_empty() {
        let before = open.len();
        let mut rest = Vec::new();
        for &node in open.iter().rev() {
            let (reason, parents) = why(source, pool, at, node);
            if parents.iter().all(|&parent| chain.iter().any(|link| link.node() == parent)) {
                place(node, reason, &parents, &mut chain);
            } else {
                rest.push(node);
            }
        }
        rest.reverse();
        open = rest;
        if open.len() == before {
            break;
        }
    }
    chain
}

/// Returns why a fact of a net holds, where the new side of a contradiction counts as one.
fn why<const C: usize>(source: Source<'_, C>, pool: &Pool<C>, at: usize, node: Node) -> (Reason, Vec<Node>) {
    let net = pool.net(at);
    let mut parents = Vec::new();
    match net.clash {
        Some(Clash::NewOff { candidate, by }) if node == Node::off(candidate) => {
            return (Reason::Excluded, vec![Node::on(by)]);
        }
        Some(Clash::NewOn { candidate, why }) if node == Node::on(candidate) => {
            source.parents_on(candidate, why, |parent| parents.push(Node::off(parent)));
            return (why.cause.into(), parents);
        }
        _ => {}
    }
    source.parents(net, node, |parent| parents.push(parent));
    let reason = if node.on {
        net.why_on[node.candidate as usize].cause.into()
    } else {
        match net.why_off[node.candidate as usize] {
            WhyOff::Supposed => Reason::Supposed,
            WhyOff::Excluded(_) => Reason::Excluded,
            WhyOff::Advanced(at) => {
                let advanced = &net.advanced[at as usize];
                advanced.nested.as_ref().map_or(Reason::Rule(advanced.rule), |nested| Reason::Chains(nested.clone()))
            }
        }
    };
    (reason, parents)
}
