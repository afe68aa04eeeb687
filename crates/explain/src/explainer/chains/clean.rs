//! Candidates from which no chain leads to the opposite.
//!
//! If a candidate leads to another one and to its opposite, then it leads to its own opposite: each step of a chain can
//! be taken backwards with the opposites. So where a chain leads to no two opposites, none of its facts leads to its
//! opposite either, and one search settles them all. A cycle that removes a candidate gives a chain from that candidate
//! to its opposite: if there are no such chains, there are no cycles to be looked for.

use super::links::Links;
use super::loops::Loops;
use super::set::Set;
use super::way::Kind;

/// The facts from which no chain leads to the opposite.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clean<const C: usize> {
    pub on: Set<C>,
    pub off: Set<C>,
}

impl<const C: usize> Loops<C> {
    /// Returns the facts from which no chain leads to the opposite.
    pub(super) fn clean(&self, links: &Links<C>) -> Clean<C> {
        let mut clean = Clean { on: Set::EMPTY, off: Set::EMPTY };
        for candidate in self.left.iter() {
            if !clean.on.has(candidate) {
                let mut start = Set::EMPTY;
                start.insert(candidate);
                self.settle(links, start, Set::EMPTY, &mut clean);
            }
        }
        for candidate in self.left.iter() {
            if !clean.off.has(candidate) {
                let mut start = Set::EMPTY;
                start.insert(candidate);
                self.settle(links, self.strong[Kind::Xy as usize][candidate as usize], start, &mut clean);
            }
        }
        clean
    }

    /// Adds what some facts lead to, if there are no two opposites among it.
    fn settle(&self, links: &Links<C>, on: Set<C>, off: Set<C>, clean: &mut Clean<C>) {
        let [on, off] = self.reach(links, on, off);
        if !on.meets(&off) {
            clean.on = clean.on.or(&on);
            clean.off = clean.off.or(&off.and(&self.left));
        }
    }

    /// Returns what some facts lead to, true and false, with themselves; less if there are two opposites among it.
    pub(super) fn reach(&self, links: &Links<C>, mut on: Set<C>, mut off: Set<C>) -> [Set<C>; 2] {
        let mut frontier = on;
        while !frontier.is_empty() && !on.meets(&off) {
            let mut next = Set::EMPTY;
            for candidate in frontier.iter() {
                off = off.or(&links.all[candidate as usize]);
                next = next.or(&self.next[Kind::Xy as usize][candidate as usize]);
            }
            frontier = next.minus(&on);
            on = on.or(&next);
        }
        [on, off]
    }
}
