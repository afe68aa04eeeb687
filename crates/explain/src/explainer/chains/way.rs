//! A way from one candidate back to it, with its rating.

use std::cmp::Ordering;

use super::closure::Source;
use super::fact::{Cause, Node};
use super::hint::{ChainHint, Link, Reason, Shape};
use super::length::addition;
use super::nested::Nested;
use super::shortest::add_removed;
use crate::explainer::grid::Grid;

/// The rating, the number of facts, and the kind.
pub(super) type Key = (f64, u32, u8);

/// Which steps a way may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Within one value.
    X,
    /// By cells of two values.
    Y,
    /// Both.
    Xy,
}

/// A way from a candidate back to it.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub kind: Kind,
    /// Whether it ends where it began; else it ends at the opposite.
    pub cycle: bool,
    /// The number of facts.
    pub complexity: u32,
    pub rating: f64,
    /// From the supposition to the conclusion, with the cause of each true candidate.
    pub path: Vec<(Node, Cause)>,
    pub removed: Vec<u16>,
}

impl Way {
    /// The order in which ways are offered.
    pub(super) fn key(&self) -> Key {
        (self.rating, self.complexity, self.kind as u8)
    }
}

pub(super) fn compare(a: Key, b: Key) -> Ordering {
    a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2)))
}

pub(super) fn is_before(a: Key, b: Key) -> bool {
    compare(a, b).is_lt()
}

pub(super) fn rating(kind: Kind, cycle: bool, complexity: u32) -> f64 {
    let base = match kind {
        Kind::Xy => 7.0,
        _ if cycle => 6.5,
        _ => 6.6,
    };
    base + addition(complexity)
}

/// Returns the path to a node from the root.
pub(super) fn path_to(nodes: &[(Node, Cause, usize)], at: usize) -> Vec<(Node, Cause)> {
    let mut path = vec![(nodes[at].0, nodes[at].1)];
    let mut at = at;
    while at != 0 {
        at = nodes[at].2;
        path.push((nodes[at].0, nodes[at].1));
    }
    path.reverse();
    path
}

/// Returns the chain of a way for an explanation.
pub(super) fn explained<const C: usize>(source: Source<'_, C>, way: &Way) -> ChainHint {
    let link = |at: usize, node: Node, cause: Cause| {
        let reason = match cause {
            _ if at == 0 => Reason::Supposed,
            Cause::Supposed => Reason::Excluded,
            cause => cause.into(),
        };
        let parents = at.checked_sub(1).into_iter().collect();
        let (cell, value) = source.links.of[node.candidate as usize];
        Link { cell, value, on: node.on, reason, parents }
    };
    let chain = way.path.iter().enumerate().map(|(at, &(node, cause))| link(at, node, cause)).collect();
    ChainHint { shape: if way.cycle { Shape::Cycle } else { Shape::Opposite }, chains: vec![chain] }
}

/// Returns a way as part of a net.
pub(super) fn as_nested<const C: usize>(outer: Source<'_, C>, work: &Grid, way: &Way, explain: bool) -> Nested {
    let mut parents = Vec::new();
    let forward: Vec<Node> = way.path.iter().rev().map(|&(node, _)| node).collect();
    for &(node, cause) in way.path.iter().rev().filter(|(node, _)| node.on) {
        add_removed(outer, work, node.candidate, cause, &mut parents);
    }
    let mut chains = vec![forward];
    if way.cycle {
        // The other half: what is true in the one is false in the other.
        let back: Vec<Node> = way.path.iter().map(|&(node, _)| Node { on: !node.on, ..node }).collect();
        for pair in way.path.windows(2).filter(|pair| !pair[1].0.on) {
            let cause = weak_cause(outer, pair[0].0.candidate, pair[1].0.candidate);
            add_removed(outer, work, pair[1].0.candidate, cause, &mut parents);
        }
        chains[0].pop();
        chains.push(back[..back.len() - 1].to_vec());
    }
    let detail = explain.then(|| Box::new(explained(outer, way)));
    Nested { removed: way.removed.clone(), complexity: way.complexity, parents, chains, detail }
}

/// Returns by which house, or the cell, one candidate excludes another.
fn weak_cause<const C: usize>(source: Source<'_, C>, by: u16, excluded: u16) -> Cause {
    let (a, b) = (source.links.of[by as usize].0 as usize, source.links.of[excluded as usize].0 as usize);
    if a == b {
        return Cause::Cell;
    }
    let houses = source.frame.units(a).iter().map(|unit| unit.house);
    let common = houses.into_iter().find(|house| source.frame.units(b).iter().any(|unit| unit.house == *house));
    common.map_or(Cause::Supposed, Cause::House)
}
