//! What a conclusion of a net rests on.

use std::rc::Rc;

use super::fact::{Cause, Clash, Node, WhyOff, WhyOn};
use super::links::Links;
use super::nested::Nested;
use super::net::Net;
use super::set::Set;
use crate::explainer::bits::bits;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// A net with the grid from which it started.
#[derive(Clone, Copy)]
pub(super) struct Source<'a, const C: usize> {
    pub frame: &'a Frame,
    pub links: &'a Links<C>,
    /// The grid at the start.
    pub grid: &'a Grid,
    /// Whether facts rest on all candidates that became false in a cell or a house, or only on the last one.
    pub dynamic: bool,
}

impl<const C: usize> Source<'_, C> {
    /// Calls `found` with the false candidates on which a true one rests, the last one first.
    pub(super) fn parents_on(&self, candidate: u16, why: WhyOn, mut found: impl FnMut(u16)) {
        if why.cause == Cause::Supposed {
            return;
        }
        found(why.last);
        if !self.dynamic {
            return;
        }
        let (cell, value) = self.links.of[candidate as usize];
        let (cell, value) = (cell as usize, value as usize);
        match why.cause {
            Cause::Supposed => {}
            Cause::Cell => {
                for other in bits(self.grid.masks[cell] & !(1 << value)) {
                    let other = self.links.at(cell, other);
                    if other != why.last {
                        found(other);
                    }
                }
            }
            Cause::House(house) => {
                for at in bits(self.grid.places(self.frame, house, value)) {
                    let other = self.links.at(self.frame.cell_at(house, at), value);
                    if other != why.last && other != candidate {
                        found(other);
                    }
                }
            }
        }
    }

    /// Calls `found` with the facts on which a fact rests directly.
    pub(super) fn parents(&self, net: &Net<C>, node: Node, mut found: impl FnMut(Node)) {
        if node.on {
            self.parents_on(node.candidate, net.why_on(node.candidate), |parent| found(Node::off(parent)));
            return;
        }
        match net.why_off(node.candidate) {
            WhyOff::Supposed => {}
            WhyOff::Excluded(by) => found(Node::on(by)),
            WhyOff::Advanced(at) => {
                net.advanced[at as usize].parents.iter().for_each(|&parent| found(Node::off(parent)));
            }
        }
    }

    /// Returns the number of facts on which a fact of the net rests, with itself.
    pub(super) fn count(&self, net: &mut Net<C>, node: Node) -> u32 {
        if !self.dynamic {
            return net.at_least(node);
        }
        let known = *net.known_count(node);
        if known != 0 {
            return u32::from(known);
        }
        let [on, off] = self.closure(net, &[node]);
        let count = on.len() + off.len();
        *net.known_count(node) = count.min(u32::from(u16::MAX)) as u16;
        count
    }

    /// Returns the facts, true and false, on which some facts rest, with themselves.
    pub(super) fn closure(&self, net: &Net<C>, nodes: &[Node]) -> [Set<C>; 2] {
        let mut seen = [Set::EMPTY; 2];
        let mut stack: Vec<Node> = Vec::with_capacity(64);
        let push = |node: Node, seen: &mut [Set<C>; 2], stack: &mut Vec<Node>| {
            let set = &mut seen[usize::from(!node.on)];
            if !set.has(node.candidate) {
                set.insert(node.candidate);
                stack.push(node);
            }
        };
        for &node in nodes {
            push(node, &mut seen, &mut stack);
        }
        while let Some(node) = stack.pop() {
            self.parents(net, node, |parent| push(parent, &mut seen, &mut stack));
        }
        seen
    }

    /// Returns the number of facts on which both sides of a contradiction rest, each counted for itself.
    pub(super) fn count_clash(&self, net: &mut Net<C>, clash: Clash) -> u32 {
        match clash {
            Clash::NewOff { candidate, by } => self.count(net, Node::on(candidate)) + self.count(net, Node::on(by)) + 1,
            Clash::NewOn { candidate, why } => {
                let mut parents = Vec::new();
                self.parents_on(candidate, why, |parent| parents.push(Node::off(parent)));
                let [on, off] = self.closure(net, &parents);
                self.count(net, Node::off(candidate)) + on.len() + off.len() + 1
            }
        }
    }

    /// Returns the facts on which a fact rests, with itself, level by level from it, in the order of the parents.
    pub(super) fn chain(&self, net: &Net<C>, targets: &[Node]) -> Vec<Node> {
        let mut seen = [Set::<C>::EMPTY; 2];
        let mut order = Vec::with_capacity(64);
        let push = |node: Node, seen: &mut [Set<C>; 2], order: &mut Vec<Node>| {
            let set = &mut seen[usize::from(!node.on)];
            if !set.has(node.candidate) {
                set.insert(node.candidate);
                order.push(node);
            }
        };
        for &node in targets {
            push(node, &mut seen, &mut order);
        }
        let mut at = 0;
        while let Some(&node) = order.get(at) {
            self.parents(net, node, |parent| push(parent, &mut seen, &mut order));
            at += 1;
        }
        order
    }

    /// Adds the different chains that some facts of a net use.
    pub(super) fn collect_nested(&self, net: &Net<C>, nodes: &[Node], into: &mut Vec<Rc<Nested>>) {
        if net.advanced.iter().all(|advanced| advanced.nested.is_none()) {
            return;
        }
        let [_, off] = self.closure(net, nodes);
        for candidate in off.iter() {
            if let WhyOff::Advanced(at) = net.why_off(candidate)
                && let Some(nested) = &net.advanced[at as usize].nested
                && !into.iter().any(|other| other.is_same(nested))
            {
                into.push(Rc::clone(nested));
            }
        }
    }
}
