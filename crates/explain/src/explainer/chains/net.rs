//! What follows from one supposition.
//!
//! A net is filled in the order of Sudoku Explainer, because that order decides by which way each fact is found first,
//! and so how many facts a conclusion rests on: all candidates that are true are looked at before the next false one.

use std::ops::ControlFlow;

use super::fact::{Advanced, Cause, Clash, Mode, Node, WhyOff, WhyOn};
use super::fresh::SCANS;
use super::links::Links;
use super::set::Set;
use crate::explainer::bits::{is_single, lowest};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// Maximum number of a cell and its houses that are looked at. A cell of a Sudoku has three houses, and a few by rules.
const MAX_UNITS: usize = 8;

/// A fact of a net.
#[derive(Clone, Copy, Debug)]
struct Entry<Why> {
    candidate: u16,
    /// The length of the longest way from the supposition. A fact rests on more facts than that.
    depth: u16,
    /// The number of facts on which it rests, if it is known, else 0.
    count: u16,
    why: Why,
}

/// A net from one supposition.
#[derive(Clone, Debug)]
pub(super) struct Net<const C: usize> {
    /// The candidates that are true.
    pub on: Set<C>,
    /// The candidates that are false.
    pub off: Set<C>,
    pub advanced: Vec<Advanced>,
    pub clash: Option<Clash>,
    /// The level up to which it is filled.
    pub level: u8,
    /// What is true, in the order in which it was found.
    ons: Vec<Entry<WhyOn>>,
    /// What is false, in the order in which it was found.
    offs: Vec<Entry<WhyOff>>,
    /// For each candidate that is true its index among those.
    rank_on: Vec<u16>,
    /// For each candidate that is false its index among those.
    rank_off: Vec<u16>,
    /// The numbers of true and false candidates that follow by singles.
    settled: [usize; 2],
    /// For each technique how many false candidates it has seen.
    seen: [usize; SCANS],
    next_on: usize,
    next_off: usize,
}

impl<const C: usize> Net<C> {
    pub(super) fn new(count: usize) -> Self {
        Self {
            on: Set::EMPTY,
            off: Set::EMPTY,
            advanced: Vec::new(),
            clash: None,
            level: 0,
            ons: Vec::new(),
            offs: Vec::new(),
            rank_on: vec![0; count],
            rank_off: vec![0; count],
            settled: [0; 2],
            seen: [0; SCANS],
            next_on: 0,
            next_off: 0,
        }
    }

    /// Makes room for a number of candidates.
    pub(super) fn resize(&mut self, count: usize) {
        self.rank_on.resize(count, 0);
        self.rank_off.resize(count, 0);
    }

    /// Forgets everything and supposes a candidate true or false.
    pub(super) fn start(&mut self, node: Node) {
        self.on = Set::EMPTY;
        self.off = Set::EMPTY;
        self.ons.clear();
        self.offs.clear();
        self.advanced.clear();
        self.clash = None;
        (self.next_on, self.next_off, self.level) = (0, 0, 0);
        self.seen = [0; SCANS];
        if node.on {
            self.add_on(node.candidate, WhyOn { last: 0, cause: Cause::Supposed }, 0);
        } else {
            self.add_off(node.candidate, WhyOff::Supposed, 0);
        }
    }

    #[inline]
    fn add_on(&mut self, candidate: u16, why: WhyOn, depth: u16) {
        self.on.insert(candidate);
        self.rank_on[candidate as usize] = self.ons.len() as u16;
        self.ons.push(Entry { candidate, depth, count: 0, why });
    }

    #[inline]
    pub(super) fn add_off(&mut self, candidate: u16, why: WhyOff, depth: u16) {
        self.off.insert(candidate);
        self.rank_off[candidate as usize] = self.offs.len() as u16;
        self.offs.push(Entry { candidate, depth, count: 0, why });
    }

    /// Returns why a candidate is true.
    pub(super) fn why_on(&self, candidate: u16) -> WhyOn {
        self.ons[self.rank_on[candidate as usize] as usize].why
    }

    /// Returns why a candidate is false.
    pub(super) fn why_off(&self, candidate: u16) -> WhyOff {
        self.offs[self.rank_off[candidate as usize] as usize].why
    }

    /// Returns the index of a fact among the true or the false ones.
    pub(super) fn rank(&self, node: Node) -> u16 {
        if node.on { self.rank_on[node.candidate as usize] } else { self.rank_off[node.candidate as usize] }
    }

    /// Returns the depth of a fact.
    pub(super) fn depth(&self, node: Node) -> u16 {
        let rank = self.rank(node) as usize;
        if node.on { self.ons[rank].depth } else { self.offs[rank].depth }
    }

    /// Returns the number of facts on which a fact rests; 0 if it is not known yet.
    pub(super) fn known_count(&mut self, node: Node) -> &mut u16 {
        let rank = self.rank(node) as usize;
        if node.on { &mut self.ons[rank].count } else { &mut self.offs[rank].count }
    }

    /// Returns the number of candidates that are false.
    pub(super) fn number_off(&self) -> usize {
        self.offs.len()
    }

    /// Returns the candidates that are false.
    pub(super) fn each_off(&self) -> impl Iterator<Item = u16> {
        self.offs.iter().map(|entry| entry.candidate)
    }

    /// Returns the candidates that became false since a technique was last tried, and marks them as seen by it.
    pub(super) fn unseen(&mut self, technique: usize) -> impl Iterator<Item = u16> {
        let from = std::mem::replace(&mut self.seen[technique], self.offs.len());
        self.offs[from..].iter().map(|entry| entry.candidate)
    }

    /// Marks what was found so far as what follows by singles.
    pub(super) fn settle(&mut self) {
        self.settled = [self.ons.len(), self.offs.len()];
    }

    /// Forgets what does not follow by singles.
    pub(super) fn rewind(&mut self) {
        if self.level == 0 {
            return;
        }
        let [on, off] = self.settled;
        if self.ons.len() > on || self.offs.len() > off {
            // Only what was found later can have led to a contradiction.
            self.clash = None;
        }
        self.ons.drain(on..).for_each(|entry| self.on.remove(entry.candidate));
        self.offs.drain(off..).for_each(|entry| self.off.remove(entry.candidate));
        self.advanced.clear();
        (self.next_on, self.next_off, self.level) = (on, off, 0);
        self.seen = [0; SCANS];
    }

    /// Whether the net is the same after candidates were removed: none of them was found to be true or false, and in
    /// no cell or house that lost one can anything be the last one.
    pub(super) fn stands(&self, mode: Mode, removed: &Set<C>, houses: &[Set<C>]) -> bool {
        if removed.meets(&self.on) || removed.meets(&self.off) {
            return false;
        }
        houses.iter().all(|house| {
            if mode.dynamic { house.minus(&self.off).has_many() } else { house.len() >= 3 || !house.meets(&self.off) }
        })
    }

    /// Returns a lower bound of the number of facts of a conclusion.
    pub(super) fn at_least(&self, node: Node) -> u32 {
        u32::from(self.depth(node)) + 1
    }

    /// Propagates by singles until nothing more follows or there is a contradiction. `work` holds the candidates that
    /// are left, and `left` those at the start.
    pub(super) fn propagate(&mut self, frame: &Frame, links: &Links<C>, mode: Mode, work: &mut Grid, left: &Set<C>) {
        while self.clash.is_none() {
            if self.next_on < self.ons.len() {
                let Entry { candidate, depth, .. } = self.ons[self.next_on];
                self.next_on += 1;
                self.exclude(links, mode, left, candidate, depth + 1);
            } else if self.next_off < self.offs.len() {
                let Entry { candidate, depth, .. } = self.offs[self.next_off];
                self.next_off += 1;
                if remove(links, mode, work, candidate) {
                    self.conclude(frame, links, mode, work, (candidate, depth + 1));
                }
            } else {
                return;
            }
        }
    }

    /// Looks at what a true candidate excludes.
    fn exclude(&mut self, links: &Links<C>, mode: Mode, left: &Set<C>, candidate: u16, depth: u16) {
        let mask = if mode.nishio { &links.in_peers } else { &links.all }[candidate as usize].and(left);
        let fresh = mask.minus(&self.off);
        let clashes = mask.meets(&self.on);
        if fresh.is_empty() && !clashes {
            return;
        }
        let _ = links.each_excluded(candidate, if clashes { &mask } else { &fresh }, |other| {
            if clashes && self.on.has(other) {
                self.clash = Some(Clash::NewOff { candidate: other, by: candidate });
                return ControlFlow::Break(());
            }
            if fresh.has(other) {
                self.add_off(other, WhyOff::Excluded(candidate), depth);
            }
            ControlFlow::Continue(())
        });
    }

    /// Looks at what is left in the cell and the houses of a false candidate.
    fn conclude(&mut self, frame: &Frame, links: &Links<C>, mode: Mode, work: &Grid, (candidate, depth): (u16, u16)) {
        let (cell, value) = links.of[candidate as usize];
        let (cell, value) = (cell as usize, value as usize);
        let mut found = [(0, Cause::Supposed); MAX_UNITS];
        let mut number = 0;
        let mask = work.masks[cell] & !(1 << value);
        if !mode.nishio && is_single(mask) {
            found[0] = (links.at(cell, lowest(mask)), Cause::Cell);
            number = 1;
        }
        for spot in links.spots(candidate) {
            let places = work.places[spot.at as usize] & !(1 << spot.position);
            if is_single(places) {
                let other = links.at(frame.cell_at(spot.house, lowest(places)), value);
                if number < found.len() && found[..number].iter().all(|(before, _)| *before != other) {
                    found[number] = (other, Cause::House(spot.house));
                    number += 1;
                }
            }
        }
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

/// Removes a false candidate, if false candidates count. Returns whether only one is left in its cell or in a house.
#[inline]
fn remove<const C: usize>(links: &Links<C>, mode: Mode, work: &mut Grid, candidate: u16) -> bool {
    let (cell, value) = links.of[candidate as usize];
    let mask = &mut work.masks[cell as usize];
    let left = *mask & !(1 << value);
    let mut is_last = is_single(left);
    if !mode.dynamic {
        let mut spots = links.spots(candidate).iter();
        return is_last || spots.any(|spot| is_single(work.places[spot.at as usize] & !(1 << spot.position)));
    }
    *mask = left;
    for spot in links.spots(candidate) {
        let places = &mut work.places[spot.at as usize];
        *places &= !(1 << spot.position);
        is_last |= is_single(*places);
    }
    is_last
}
