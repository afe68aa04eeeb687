//! Nets from all values of a cell, from all places of a value in a house, and from both states of a candidate.

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::{Clash, Node};
use super::loops::Loops;
use super::pool::Pool;
use super::set::Set;
use crate::explainer::bits::{bits, is_many, is_pair};

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

/// Finds all conclusions, in the order of Sudoku Explainer among those of one kind.
pub(super) fn search<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    mut loops: Option<&mut Loops<C>>,
    sink: &mut impl Sink,
    budget: &mut Budget<'_>,
) {
    let Source { frame, links, grid, .. } = source;
    let mode = pool.mode;
    // Contradictions come first, so that longer ways to the same need not be looked at.
    if mode.dynamic {
        contradictions(source, pool, sink, budget);
    }
    if mode.nishio {
        return;
    }
    loops = loops.filter(|loops| !mode.dynamic && loops.all_clean);
    for cell in 0..frame.area {
        let count = grid.count(cell);
        if !grid.empty[cell] || count < 2 || count == 2 && !mode.dynamic {
            continue;
        }
        for value in bits(grid.masks[cell]) {
            if budget.is_spent() {
                return;
            }
            let candidate = links.at(cell, value);
            if mode.dynamic && count >= 3 && (mode.level > 0 || leaves_one(source, candidate)) {
                let both = [Node::on(candidate), Node::off(candidate)];
                let found = |target| Found::Double(candidate, target);
                shared(source, pool, loops.as_deref_mut(), sink, (both.into_iter(), DOUBLE), found, budget);
            }
            for unit in frame.units(cell) {
                let places = grid.places(frame, unit.house, value);
                if is_many(places) && places.trailing_zeros() == u32::from(unit.position) {
                    let all = bits(places).map(|at| Node::on(links.at(frame.cell_at(unit.house, at), value)));
                    let found = |target| Found::House(unit.house, value as u8, target);
                    shared(source, pool, loops.as_deref_mut(), sink, (all, HOUSE), found, budget);
                }
            }
        }
        let all = bits(grid.masks[cell]).map(|value| Node::on(links.at(cell, value)));
        let found = |target| Found::Cell(cell as u16, target);
        shared(source, pool, loops.as_deref_mut(), sink, (all, CELL), found, budget);
    }
}

/// Finds the suppositions that lead to contradictions.
fn contradictions<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    sink: &mut impl Sink,
    budget: &mut Budget<'_>,
) {
    let Source { frame, links, grid, .. } = source;
    let mode = pool.mode;
    // What nets without contradictions lead to: it leads to none either.
    let mut clean = [Set::EMPTY; 2];
    for cell in (0..frame.area).filter(|&cell| grid.empty[cell]) {
        let count = grid.count(cell);
        if count < 2 {
            continue;
        }
        for candidate in bits(grid.masks[cell]).map(|value| links.at(cell, value)) {
            if budget.is_spent() {
                return;
            }
            for node in [Node::on(candidate), Node::off(candidate)] {
                let only_refutes = mode.nishio || !node.on && count < 3;
                // Without a place that is left alone, a false candidate leads to nothing.
                let leads = node.on || mode.level > 0 || leaves_one(source, candidate);
                let is_clean = mode.level == 0 && only_refutes && clean[usize::from(node.on)].has(candidate);
                if !leads || is_clean || pool.foreseen(source, node).is_some() {
                    continue;
                }
                let at = pool.fill(frame, links, grid, node, budget);
                let net = pool.net(at);
                if net.clash.is_none() {
                    clean[0] = clean[0].or(&net.off);
                    clean[1] = clean[1].or(&net.on);
                } else {
                    contradiction(source, pool, sink, node, at);
                }
            }
        }
    }
}

/// Whether a cell or a house has one candidate left without a candidate.
fn leaves_one<const C: usize>(source: Source<'_, C>, candidate: u16) -> bool {
    let Source { links, grid, .. } = source;
    let mut spots = links.spots(candidate).iter();
    is_pair(grid.masks[links.of[candidate as usize].0 as usize])
        || spots.any(|spot| is_pair(grid.places[spot.at as usize]))
}

/// Finds what all of some suppositions lead to.
fn shared<const C: usize>(
    source: Source<'_, C>,
    pool: &mut Pool<C>,
    loops: Option<&mut Loops<C>>,
    sink: &mut impl Sink,
    (nodes, key): (impl Iterator<Item = Node> + Clone, u8),
    found: impl Fn(Node) -> Found,
    budget: &mut Budget<'_>,
) {
    let Source { frame, links, grid, .. } = source;
    if pool.may_meet(source, loops, &nodes, budget, |target, at_least| sink.wants(target, at_least, key)) {
        let nets: Vec<usize> = nodes.map(|node| pool.fill(frame, links, grid, node, budget)).collect();
        common(source, pool, sink, &nets, key, found);
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
        .map(|target| (!target.on, first.rank(target), target))
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
                for &at in nets {
                    source.collect_nested(pool.net(at), &[target], &mut nested);
                }
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
