//! Reading chains off the nets.

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::{Clash, Node, WhyOff};
use super::hint::{ChainHint, Link, Reason, Shape};
use super::multiple::Found;
use super::pool::Pool;
use crate::explainer::bits::bits;

/// Returns the nets of what was found, with the facts of the conclusion in each: for a contradiction both sides, the
/// true one first. The new side is not in the net.
pub(super) fn ends<const C: usize>(
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
pub(super) fn chain_to<const C: usize>(source: Source<'_, C>, pool: &Pool<C>, at: usize, end: Node) -> Vec<Node> {
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
    let mut wanted: Vec<Node> = Vec::new();
    for &target in targets {
        for node in chain_to(source, pool, at, target) {
            if !wanted.contains(&node) {
                wanted.push(node);
            }
        }
    }
    // A fact comes after its parents; ties are broken by the order in which the net found them.
    let (mut chain, mut placed): (Vec<Link>, Vec<Node>) = (Vec::new(), Vec::new());
    let mut open = wanted;
    while !open.is_empty() {
        let before = open.len();
        let mut rest = Vec::new();
        for &node in open.iter().rev() {
            let (reason, parents) = why(source, pool, at, node);
            let parents: Vec<_> =
                parents.iter().map(|parent| placed.iter().position(|before| before == parent)).collect();
            if parents.iter().all(Option::is_some) {
                let (cell, value) = source.links.of[node.candidate as usize];
                chain.push(Link { cell, value, on: node.on, reason, parents: parents.into_iter().flatten().collect() });
                placed.push(node);
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
        net.why_on(node.candidate).cause.into()
    } else {
        match net.why_off(node.candidate) {
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
