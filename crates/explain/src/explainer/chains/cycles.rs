//! Cycles: ways from a candidate back to it.

use std::ops::ControlFlow;

use super::bound::Bound;
use super::closure::Source;
use super::fact::{Cause, Node};
use super::links::Links;
use super::loops::Loops;
use super::set::Set;
use super::way::{Key, Kind, Way, path_to, rating};

impl<const C: usize> Loops<C> {
    /// Offers the cycles through a candidate. `nodes` is used for the search.
    pub(super) fn cycles(
        &self,
        source: Source<'_, C>,
        kind: Kind,
        candidate: u16,
        bound: &mut Bound,
        nodes: &mut Vec<(Node, Cause, usize)>,
        offer: &mut impl FnMut(&dyn Fn() -> Way, Key) -> Option<Key>,
    ) {
        let links = source.links;
        nodes.clear();
        nodes.push((Node::on(candidate), Cause::Supposed, 0));
        let mut seen = Set::<C>::EMPTY;
        seen.insert(candidate);
        let (mut at, mut length) = (0, 0);
        while at < nodes.len() {
            length += 2;
            if length > bound.limit(kind, true) {
                return;
            }
            let level = nodes.len();
            for parent in at..level {
                let node = nodes[parent].0;
                let next = &self.next[kind as usize][node.candidate as usize];
                if next.minus(&seen).is_empty() && !next.has(candidate) {
                    continue;
                }
                let mask = self.excluded(links, kind, node.candidate);
                let _ = links.each_excluded(node.candidate, &mask, |other| {
                    let strong = &self.strong[kind as usize][other as usize];
                    if strong.minus(&seen).is_empty() && !(length >= 4 && strong.has(candidate)) {
                        return ControlFlow::Continue(());
                    }
                    if !has_ancestor(nodes, parent, Node::off(other)) {
                        nodes.push((Node::off(other), Cause::Supposed, parent));
                    }
                    ControlFlow::Continue(())
                });
            }
            let offs = level..nodes.len();
            at = nodes.len();
            for parent in offs {
                let mut closed = None;
                let off = nodes[parent].0.candidate;
                let strong = &self.strong[kind as usize][off as usize];
                if strong.minus(&seen).is_empty() && !(length >= 4 && strong.has(candidate)) {
                    continue;
                }
                self.each_strong(kind, off, |other, cause| {
                    if length >= 4 && other == candidate {
                        closed = Some(cause);
                    }
                    if !seen.has(other) {
                        seen.insert(other);
                        nodes.push((Node::on(other), cause, parent));
                    }
                });
                if let Some(cause) = closed {
                    let mut path = path_to(nodes, parent);
                    path.push((Node::on(candidate), cause));
                    let removed = self.removed_by_cycle(links, &path);
                    if !removed.is_empty() {
                        let rating = rating(kind, true, length);
                        let way = Way { kind, cycle: true, complexity: length, rating, path, removed };
                        let key = way.key();
                        bound.tighten(offer(&|| way.clone(), key));
                    }
                }
            }
        }
    }

    /// Returns the candidates outside of the cells of a cycle that a true and a false candidate of it both exclude.
    fn removed_by_cycle(&self, links: &Links<C>, path: &[(Node, Cause)]) -> Vec<u16> {
        let mut by = [Set::EMPTY; 2];
        let mut inside = Set::EMPTY;
        for (node, _) in &path[1..] {
            let at = node.candidate as usize;
            by[usize::from(node.on)] = by[usize::from(node.on)].or(&links.in_peers[at]);
            inside = inside.or(&links.in_cell[at]);
            inside.insert(node.candidate);
        }
        by[0].and(&by[1]).and(&self.left).minus(&inside).iter().collect()
    }
}

fn has_ancestor(nodes: &[(Node, Cause, usize)], mut at: usize, node: Node) -> bool {
    while at != 0 {
        at = nodes[at].2;
        if nodes[at].0 == node {
            return true;
        }
    }
    false
}
