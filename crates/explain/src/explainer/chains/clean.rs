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

/// What candidates lead to, as far as it was found.
#[derive(Clone, Debug)]
pub(super) struct Found<const C: usize> {
    /// The candidates for which it was found.
    known: Set<C>,
    /// The candidates for which it was found what is true two steps after them.
    linked: Set<C>,
    /// The candidates that lead to two opposites.
    dirty: Set<C>,
    /// For each candidate what it leads to, true and false.
    leads: Vec<[Set<C>; 2]>,
}

impl<const C: usize> Found<C> {
    pub(super) fn new(count: usize) -> Self {
        Self { known: Set::EMPTY, linked: Set::EMPTY, dirty: Set::EMPTY, leads: vec![[Set::EMPTY; 2]; count] }
    }

    /// Forgets what was found on other candidates.
    pub(super) fn forget(&mut self) {
        (self.known, self.linked, self.dirty) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
    }

    pub(super) fn resize(&mut self, count: usize) {
        self.leads.resize(count, [Set::EMPTY; 2]);
    }
}

impl<const C: usize> Loops<C> {
    /// Whether no chain leads from a fact to its opposite, if none did so on the earlier grid.
    ///
    /// Such a chain takes a step from one candidate of a new pair to the other. Before that step and after it, it can be
    /// taken backwards with the opposites: then both candidates of the pair lead to the same.
    pub(super) fn is_clean(&mut self, links: &Links<C>) -> bool {
        let left = self.left;
        (0..self.pairs.len()).all(|at| {
            let [a, b] = self.pairs[at];
            let Some(&a) = self.follow(links, a) else { return false };
            let Some(b) = self.follow(links, b) else { return false };
            !a[0].meets(&b[0]) && !a[1].and(&left).meets(&b[1])
        })
    }

    /// Returns the facts from which no chain leads to the opposite.
    pub(super) fn clean(&mut self, links: &Links<C>) -> Clean<C> {
        self.found.linked = self.left;
        let next = &self.next[Kind::Xy as usize];
        // A candidate that no other leads to comes before those to which it leads.
        let (mut leading, mut later) = (Set::EMPTY, Set::EMPTY);
        for candidate in self.left.iter().filter(|&candidate| !next[candidate as usize].is_empty()) {
            leading.insert(candidate);
            later = later.or(&next[candidate as usize]);
        }
        let mut clean = Clean { on: self.left.minus(&leading), off: Set::EMPTY };
        for candidates in [leading.minus(&later), leading.and(&later)] {
            for candidate in candidates.iter() {
                if !clean.on.has(candidate)
                    && let Some(&[on, off]) = self.follow(links, candidate)
                {
                    clean = Clean { on: clean.on.or(&on), off: clean.off.or(&off) };
                }
            }
        }
        clean.off = clean.off.and(&self.left).or(&self.left.minus(&self.linked[Kind::Xy as usize]));
        for candidate in self.left.minus(&clean.off).iter() {
            let last = self.strong[Kind::Xy as usize][candidate as usize];
            if last.minus(&clean.on).is_empty() && (!last.has_many() || self.agree(links, last)) {
                clean.off.insert(candidate);
            }
        }
        clean
    }

    /// Whether candidates, none of which leads to two opposites, do not lead to two opposites together.
    fn agree(&mut self, links: &Links<C>, candidates: Set<C>) -> bool {
        let [mut on, mut off] = [Set::EMPTY; 2];
        for candidate in candidates.iter() {
            let Some(leads) = self.follow(links, candidate) else { return false };
            [on, off] = [on.or(&leads[0]), off.or(&leads[1])];
        }
        !on.meets(&off)
    }

    /// Returns what a candidate leads to, true and false, with itself, unless there are two opposites among it.
    #[inline]
    pub(super) fn follow(&mut self, links: &Links<C>, candidate: u16) -> Option<&[Set<C>; 2]> {
        let is_clean = self.found.known.has(candidate) || self.explore(links, candidate);
        is_clean.then(|| &self.found.leads[candidate as usize])
    }

    /// Finds what a candidate leads to. Returns whether there are no two opposites among it.
    #[inline(never)]
    fn explore(&mut self, links: &Links<C>, candidate: u16) -> bool {
        let Found { known, linked, dirty, leads } = &mut self.found;
        let strong = &self.strong[Kind::Xy as usize];
        let [mut on, mut off, mut open] = [Set::EMPTY; 3];
        on.insert(candidate);
        open.insert(candidate);
        while let Some(next) = open.first() {
            open.remove(next);
            if dirty.has(next) {
                dirty.insert(candidate);
                return false;
            }
            if known.has(next) {
                let [next_on, next_off] = leads[next as usize];
                open = open.minus(&next_on);
                on = on.or(&next_on);
                off = off.or(&next_off);
            } else {
                let next_on = &mut self.next[Kind::Xy as usize][next as usize];
                if !linked.has(next) {
                    linked.insert(next);
                    let offs = links.all[next as usize].and(&self.linked[Kind::Xy as usize]);
                    *next_on = offs.iter().fold(Set::EMPTY, |on, off| on.or(&strong[off as usize]));
                }
                let next_on = *next_on;
                open = open.or(&next_on.minus(&on));
                on = on.or(&next_on);
                off = off.or(&links.all[next as usize]);
            }
            if on.meets(&off) {
                dirty.insert(candidate);
                return false;
            }
        }
        known.insert(candidate);
        leads[candidate as usize] = [on, off];
        true
    }

    /// Returns the candidates to which some lead, with themselves.
    pub(super) fn reach(&self, from: Set<C>) -> Set<C> {
        let (mut all, mut open) = (from, from);
        while let Some(next) = open.first() {
            open.remove(next);
            let next = self.next[Kind::Xy as usize][next as usize];
            open = open.or(&next.minus(&all));
            all = all.or(&next);
        }
        all
    }
}
