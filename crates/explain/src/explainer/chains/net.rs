//! What follows from one supposition.
//!
//! A net is filled in the order of Sudoku Explainer, because that order decides by which way each fact is found first,
//! and so how many facts a conclusion rests on: all candidates that are true are looked at before the next false one.

use super::links::Links;
use super::nested::Nested;
use super::set::Set;
use crate::explainer::bits::{is_pair, lowest};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;
use std::rc::Rc;

/// A candidate that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Node {
    pub candidate: u16,
    pub on: bool,
}

impl Node {
    pub(super) fn on(candidate: u16) -> Self {
        Self { candidate, on: true }
    }

    pub(super) fn off(candidate: u16) -> Self {
        Self { candidate, on: false }
    }
}

/// Why a candidate is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is supposed.
    Supposed,
    /// It is the last one in its cell.
    Cell,
    /// It is the last one of its value in a house.
    House(u16),
}

/// A candidate that is true because others are false; `last` is the one that became false last.
#[derive(Clone, Copy, Debug)]
pub(super) struct WhyOn {
    pub last: u16,
    pub cause: Cause,
}

/// Why a candidate is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhyOff {
    /// It is supposed.
    Supposed,
    /// Another candidate is true.
    Excluded(u16),
    /// A technique removes it, by its index in [`Net::advanced`].
    Advanced(u16),
}

/// A technique that a net uses.
#[derive(Clone, Debug)]
pub(super) struct Advanced<const C: usize> {
    /// The candidates that must be false before.
    pub parents: Vec<u16>,
    /// What it is.
    pub rule: Rule,
    /// The chains, if it is one.
    pub nested: Option<Rc<Nested>>,
}

/// A pattern that a net uses.
#[derive(Clone, Copy, Debug)]
pub(in crate::explainer) enum Rule {
    Locking { base: u16, cover: u16, value: u8 },
    HiddenPair { house: u16, values: u64, positions: u64 },
    NakedPair { house: u16, values: u64, positions: u64 },
    XWing { value: u8, by_columns: bool, bases: u64, covers: u64 },
    Chains,
}

/// A candidate that is both true and false. One of the two was found before, the other is new.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clash {
    /// It was true, and another true one excludes it.
    NewOff { candidate: u16, by: u16 },
    /// It was false, and is the last one.
    NewOn { candidate: u16, why: WhyOn },
}

/// What the nets of one search have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether candidates that became false count when a cell or a house is looked at.
    pub dynamic: bool,
    /// Whether only places of one value are looked at.
    pub nishio: bool,
    /// Whether cells and houses with more than two candidates are tried.
    pub multiple: bool,
    /// 0 for nets of singles; 1 with other techniques; 2 to 5 with chains.
    pub level: u8,
}

/// Maximum number of a cell and its houses that are looked at. A cell of a Sudoku has three houses, and a few by rules.
const MAX_UNITS: usize = 8;

/// A net from one supposition.
#[derive(Clone, Debug)]
pub(super) struct Net<const C: usize> {
    pub on: Set<C>,
    pub off: Set<C>,
    /// In the order in which they were found.
    pub on_order: Vec<u16>,
    /// In the order in which they were found.
    pub off_order: Vec<u16>,
    pub why_on: Vec<WhyOn>,
    pub why_off: Vec<WhyOff>,
    /// The length of the longest way from the supposition; facts at most that long are at least that many.
    pub depth_on: Vec<u16>,
    pub depth_off: Vec<u16>,
    /// The indices in the orders.
    pub rank_on: Vec<u16>,
    pub rank_off: Vec<u16>,
    /// The numbers of facts, where they are known, else 0.
    pub count_on: Vec<u16>,
    pub count_off: Vec<u16>,
    pub advanced: Vec<Advanced<C>>,
    pub clash: Option<Clash>,
    /// The level up to which it is filled.
    pub level: u8,
    /// The numbers of true and false candidates that follow by singles.
    settled: [usize; 2],
    next_on: usize,
    next_off: usize,
}

impl<const C: usize> Net<C> {
    pub(super) fn new(count: usize) -> Self {
        Self {
            on: Set::EMPTY,
            off: Set::EMPTY,
            on_order: Vec::new(),
            off_order: Vec::new(),
            why_on: vec![WhyOn { last: 0, cause: Cause::Supposed }; count],
            why_off: vec![WhyOff::Supposed; count],
            depth_on: vec![0; count],
            depth_off: vec![0; count],
            rank_on: vec![0; count],
            rank_off: vec![0; count],
            count_on: vec![0; count],
            count_off: vec![0; count],
            advanced: Vec::new(),
            clash: None,
            level: 0,
            settled: [0; 2],
            next_on: 0,
            next_off: 0,
        }
    }

    /// Forgets everything and supposes a candidate true or false.
    pub(super) fn start(&mut self, node: Node) {
        self.on = Set::EMPTY;
        self.off = Set::EMPTY;
        self.on_order.clear();
        self.off_order.clear();
        self.advanced.clear();
        self.clash = None;
        (self.next_on, self.next_off, self.level) = (0, 0, 0);
        if node.on {
            self.add_on(node.candidate, WhyOn { last: 0, cause: Cause::Supposed }, 0);
        } else {
            self.add_off(node.candidate, WhyOff::Supposed, 0);
        }
    }

    fn add_on(&mut self, candidate: u16, why: WhyOn, depth: u16) {
        self.on.insert(candidate);
        self.rank_on[candidate as usize] = self.on_order.len() as u16;
        self.on_order.push(candidate);
        self.why_on[candidate as usize] = why;
        self.depth_on[candidate as usize] = depth;
        self.count_on[candidate as usize] = 0;
    }

    pub(super) fn add_off(&mut self, candidate: u16, why: WhyOff, depth: u16) {
        self.off.insert(candidate);
        self.rank_off[candidate as usize] = self.off_order.len() as u16;
        self.off_order.push(candidate);
        self.why_off[candidate as usize] = why;
        self.depth_off[candidate as usize] = depth;
        self.count_off[candidate as usize] = 0;
    }

    /// Marks what was found so far as what follows by singles.
    pub(super) fn settle(&mut self) {
        self.settled = [self.on_order.len(), self.off_order.len()];
    }

    /// Forgets what does not follow by singles.
    pub(super) fn rewind(&mut self) {
        if self.level == 0 {
            return;
        }
        let [on, off] = self.settled;
        if self.on_order.len() > on || self.off_order.len() > off {
            // Only what was found later can have led to a contradiction.
            self.clash = None;
        }
        self.on_order.drain(on..).for_each(|candidate| self.on.remove(candidate));
        self.off_order.drain(off..).for_each(|candidate| self.off.remove(candidate));
        self.advanced.clear();
        (self.next_on, self.next_off, self.level) = (on, off, 0);
    }

    /// Whether the net is the same after candidates were removed: none of them was found to be true or false, and in
    /// no cell or house that lost one can anything be the last one.
    pub(super) fn stands(&self, mode: Mode, removed: &Set<C>, left: &Set<C>, houses: &[Set<C>]) -> bool {
        if removed.meets(&self.on) || removed.meets(&self.off) {
            return false;
        }
        houses.iter().all(|house| {
            if mode.dynamic {
                house.minus(&self.off).is_many()
            } else {
                !house.meets(&self.off) || house.and(left).len() >= 3
            }
        })
    }

    /// Returns a lower bound of the number of facts of a conclusion.
    pub(super) fn at_least(&self, node: Node) -> u32 {
        let depth = if node.on { &self.depth_on } else { &self.depth_off };
        u32::from(depth[node.candidate as usize]) + 1
    }

    /// Propagates by singles until nothing more follows or there is a contradiction. `work` holds the candidates that
    /// are left, and `left` the same as a set.
    pub(super) fn propagate(
        &mut self,
        frame: &Frame,
        links: &Links<C>,
        mode: Mode,
        work: &mut Grid,
        left: &mut Set<C>,
    ) {
        while self.clash.is_none() {
            if self.next_on < self.on_order.len() {
                let candidate = self.on_order[self.next_on];
                self.next_on += 1;
                self.exclude(links, mode, left, candidate);
            } else if self.next_off < self.off_order.len() {
                let candidate = self.off_order[self.next_off];
                self.next_off += 1;
                self.conclude(frame, links, mode, work, left, candidate);
            } else {
                return;
            }
        }
    }

    /// Looks at what a true candidate excludes.
    fn exclude(&mut self, links: &Links<C>, mode: Mode, left: &Set<C>, candidate: u16) {
        let mask = if mode.nishio { &links.in_peers } else { &links.all }[candidate as usize].and(left);
        let fresh = mask.minus(&self.off);
        let clashes = mask.meets(&self.on);
        if fresh.is_empty() && !clashes {
            return;
        }
        let depth = self.depth_on[candidate as usize] + 1;
        for &other in links.excluded(candidate) {
            if clashes && mask.has(other) && self.on.has(other) {
                self.clash = Some(Clash::NewOff { candidate: other, by: candidate });
                return;
            }
            if fresh.has(other) {
                self.add_off(other, WhyOff::Excluded(candidate), depth);
            }
        }
    }

    /// Looks at what is left in the cell and the houses of a false candidate.
    fn conclude(
        &mut self,
        frame: &Frame,
        links: &Links<C>,
        mode: Mode,
        work: &mut Grid,
        left: &mut Set<C>,
        candidate: u16,
    ) {
        let (cell, value) = links.of[candidate as usize];
        let (cell, value) = (cell as usize, value as usize);
        let mut found = [(0, Cause::Supposed); MAX_UNITS];
        let mut number = 0;
        let mask = work.masks[cell];
        if !mode.nishio && is_pair(mask) {
            found[0] = (links.at(cell, lowest(mask & !(1 << value))), Cause::Cell);
            number = 1;
        }
        for unit in frame.units(cell) {
            let places = &mut work.places[unit.house as usize * frame.size + value];
            if is_pair(*places) {
                let other = frame.cell_at(unit.house, lowest(*places & !(1 << unit.position)));
                let other = links.at(other, value);
                if number < found.len() && found[..number].iter().all(|(before, _)| *before != other) {
                    found[number] = (other, Cause::House(unit.house));
                    number += 1;
                }
            }
            if mode.dynamic {
                *places &= !(1 << unit.position);
            }
        }
        if mode.dynamic {
            work.masks[cell] &= !(1 << value);
            left.remove(candidate);
        }
        let depth = self.depth_off[candidate as usize] + 1;
        for &(other, cause) in &found[..number] {
            let why = WhyOn { last: candidate, cause };
            if self.off.has(other) {
                self.clash = Some(Clash::NewOn { candidate: other, why });
                return;
            }
            if !self.on.has(other) {
                self.add_on(other, why, depth);
            }
        }
    }
}
