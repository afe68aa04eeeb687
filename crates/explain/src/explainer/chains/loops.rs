//! Cycles and forcing chains: ways from one candidate back to it.
//!
//! A way goes from a true candidate to a false one that it excludes, and from a false candidate to the only other one
//! of its cell or of its value in a house.

use std::ops::ControlFlow;

use bachet_budget::Budget;

use super::bound::Bound;
use super::clean::Found;
use super::closure::Source;
use super::fact::{Cause, Node};
use super::links::Links;
use super::nested::Nested;
use super::set::Set;
use super::way::{Key, Kind, Way, as_nested, compare, is_before, path_to, rating};
use crate::explainer::bits::{bits, highest, is_many, is_pair, lowest};
use crate::explainer::grid::Grid;

/// What leads from one candidate to another in a grid.
#[derive(Clone, Debug)]
pub(super) struct Loops<const C: usize> {
    pub(super) left: Set<C>,
    /// For each candidate the others that are true if it is false, by kind.
    pub(super) strong: [Vec<Set<C>>; 3],
    /// The candidates for which that is not empty.
    pub(super) linked: [Set<C>; 3],
    /// For each candidate the others that are true two steps after it.
    pub(super) next: [Vec<Set<C>>; 3],
    /// For each candidate the others that are true if it is false, in order, with the cause: that of its cell first,
    /// then those of its houses.
    others: Vec<(u16, Cause)>,
    others_from: Vec<u32>,
    /// The pairs of candidates of which at least one is true in this grid, but not necessarily in an earlier grid with
    /// more candidates.
    pub(super) pairs: Vec<[u16; 2]>,
    /// What was found of that to which candidates lead.
    pub(super) found: Found<C>,
    /// Whether no chain leads from a fact to its opposite.
    pub(super) all_clean: bool,
}

/// Where chains are possible that were not possible in an earlier grid: where a house or a cell was reduced to two
/// candidates since then.
#[derive(Clone, Copy, Debug)]
struct Fresh {
    /// The values that have two places in a house since then.
    values: u64,
    /// Whether a cell has two candidates since then.
    cells: bool,
}

impl Fresh {
    fn new<const C: usize>(earlier: Source<'_, C>, grid: &Grid) -> Self {
        let since = |now: u64, before: u64| now != before && is_pair(now);
        let places = grid.places.iter().zip(&earlier.grid.places).enumerate();
        let fresh = places.filter(|(_, (now, before))| since(**now, **before));
        let values = fresh.fold(0, |mask, (at, _)| mask | 1 << (at % earlier.frame.size));
        let cells = grid.masks.iter().zip(&earlier.grid.masks).any(|(now, before)| since(*now, *before));
        Self { values, cells }
    }
}

impl<const C: usize> Loops<C> {
    pub(super) fn new(links: &Links<C>) -> Self {
        let none = || vec![Set::EMPTY; links.count];
        Self {
            left: Set::EMPTY,
            strong: [none(), none(), none()],
            linked: [Set::EMPTY; 3],
            next: [none(), none(), none()],
            others: Vec::new(),
            others_from: Vec::new(),
            pairs: Vec::new(),
            found: Found::new(links.count),
            all_clean: false,
        }
    }

    /// Makes room for other links.
    pub(super) fn resize(&mut self, links: &Links<C>) {
        self.strong.iter_mut().chain(&mut self.next).for_each(|sets| sets.resize(links.count, Set::EMPTY));
        self.found.resize(links.count);
    }

    /// Takes a grid, with one that had more candidates. Finds what leads from one candidate to another, without the
    /// kinds and the causes.
    fn reset(&mut self, source: Source<'_, C>, earlier: &Grid) {
        let Source { frame, links, grid, .. } = source;
        self.left = links.candidates(grid);
        let strong = &mut self.strong[Kind::Xy as usize];
        strong.fill(Set::EMPTY);
        let mut linked = Set::EMPTY;
        self.pairs.clear();
        let mut add = |pair: [u16; 2], is_new: bool| {
            strong[pair[0] as usize].insert(pair[1]);
            strong[pair[1] as usize].insert(pair[0]);
            for candidate in pair {
                linked.insert(candidate);
            }
            if is_new {
                self.pairs.push(pair);
            }
        };
        for (cell, &mask) in grid.masks.iter().enumerate().filter(|&(_, &mask)| is_pair(mask)) {
            let pair = [lowest(mask), highest(mask)].map(|value| links.at(cell, value));
            add(pair, mask != earlier.masks[cell]);
        }
        let places = grid.places.chunks_exact(frame.size).zip(earlier.places.chunks_exact(frame.size));
        for (cells, (places, before)) in frame.houses.iter().zip(places) {
            for (value, &mask) in places.iter().enumerate().filter(|&(_, &mask)| is_pair(mask)) {
                let pair = [lowest(mask), highest(mask)].map(|at| links.at(cells[at] as usize, value));
                add(pair, mask != before[value]);
            }
        }
        self.linked[Kind::Xy as usize] = linked;
        self.found.forget();
    }

    /// Finds what leads from one candidate to another by kinds, with the causes.
    fn refine(&mut self, source: Source<'_, C>) {
        let Source { frame, links, grid, .. } = source;
        self.linked[..Kind::Xy as usize].fill(Set::EMPTY);
        self.others.clear();
        self.others_from.clear();
        for candidate in 0..links.count as u16 {
            self.others_from.push(self.others.len() as u32);
            if !self.left.has(candidate) {
                continue;
            }
            let (cell, value) = links.of[candidate as usize];
            let (cell, value) = (cell as usize, value as usize);
            let [mut x, mut y] = [Set::EMPTY; 2];
            if is_pair(grid.masks[cell]) {
                let other = links.at(cell, lowest(grid.masks[cell] & !(1 << value)));
                y.insert(other);
                self.others.push((other, Cause::Cell));
            }
            for spot in links.spots(candidate) {
                let places = grid.places[spot.at as usize];
                if is_pair(places) {
                    let other = lowest(places & !(1 << spot.position));
                    let other = links.at(frame.cell_at(spot.house, other), value);
                    if !x.has(other) {
                        x.insert(other);
                        self.others.push((other, Cause::House(spot.house)));
                    }
                }
            }
            for (kind, set) in [x, y].into_iter().enumerate() {
                if !set.is_empty() {
                    self.linked[kind].insert(candidate);
                }
                self.strong[kind][candidate as usize] = set;
            }
        }
        self.others_from.push(self.others.len() as u32);
        self.link(links, Kind::X);
        self.link(links, Kind::Y);
    }

    /// Finds for each candidate the others that are true two steps after it.
    fn link(&mut self, links: &Links<C>, kind: Kind) {
        for candidate in self.left.iter() {
            let offs = self.excluded(links, kind, candidate);
            let next = offs.iter().fold(Set::EMPTY, |next, off| next.or(&self.strong[kind as usize][off as usize]));
            self.next[kind as usize][candidate as usize] = next;
        }
    }

    /// Returns what a true candidate excludes and from where a way can go on.
    pub(super) fn excluded(&self, links: &Links<C>, kind: Kind, candidate: u16) -> Set<C> {
        let mask = if kind == Kind::X { &links.in_peers } else { &links.all };
        mask[candidate as usize].and(&self.linked[kind as usize])
    }

    /// Calls `found` with the candidates that are true if one is false, in order, with the cause.
    pub(super) fn each_strong(&self, kind: Kind, candidate: u16, mut found: impl FnMut(u16, Cause)) {
        let [from, to] = [0, 1].map(|end| self.others_from[candidate as usize + end] as usize);
        for &(other, cause) in &self.others[from..to] {
            let is_of = match kind {
                Kind::X => cause != Cause::Cell,
                Kind::Y => cause == Cause::Cell,
                Kind::Xy => true,
            };
            if is_of {
                found(other, cause);
            }
        }
    }

    /// Finds the way that comes first.
    pub(super) fn first(&mut self, source: Source<'_, C>, budget: &mut Budget<'_>) -> Option<Way> {
        self.reset(source, source.grid);
        let mut best: Option<Way> = None;
        let fresh = Fresh { values: u64::MAX, cells: true };
        self.search(source, fresh, budget, &mut |way: &dyn Fn() -> Way, key| {
            if best.as_ref().is_none_or(|best| is_before(key, best.key())) {
                best = Some(way());
            }
            best.as_ref().map(Way::key)
        });
        best
    }

    /// Finds all ways on the candidates that a net leaves, in order, one for each set of candidates that they remove.
    /// There must be none on the candidates with which the net began. `has_none` is set if it is known that there are
    /// none.
    pub(super) fn nested(
        &mut self,
        outer: Source<'_, C>,
        has_none: bool,
        work: &Grid,
        explain: bool,
        budget: &mut Budget<'_>,
    ) -> Vec<Nested> {
        let source = Source { grid: work, dynamic: false, ..outer };
        self.reset(source, outer.grid);
        self.all_clean = has_none || self.is_clean(source.links);
        if self.all_clean {
            return Vec::new();
        }
        let mut ways: Vec<Way> = Vec::new();
        self.search(source, Fresh::new(outer, work), budget, &mut |way, _| {
            ways.push(way());
            None
        });
        ways.sort_by(|a, b| compare(a.key(), b.key()));
        let mut nested: Vec<Nested> = Vec::new();
        for way in ways {
            if nested.iter().all(|other| other.removed != way.removed) {
                nested.push(as_nested(outer, work, &way, explain));
            }
        }
        nested
    }

    /// Offers all ways in the order of Sudoku Explainer. The offer returns the key of the best one so far, if longer
    /// ones are not needed.
    fn search(
        &mut self,
        source: Source<'_, C>,
        fresh: Fresh,
        budget: &mut Budget<'_>,
        offer: &mut impl FnMut(&dyn Fn() -> Way, Key) -> Option<Key>,
    ) {
        let links = source.links;
        self.link(links, Kind::Xy);
        let clean = self.clean(links);
        self.all_clean = self.left.minus(&clean.on.and(&clean.off)).is_empty();
        if self.all_clean || !budget.step() {
            return;
        }
        self.refine(source);
        // A cycle that removes a candidate can be reached from that candidate.
        let cyclic = self.reach(self.left.minus(&clean.on));
        let mut bound = Bound::none();
        let mut nodes = Vec::new();
        for kind in [Kind::X, Kind::Y, Kind::Xy] {
            for candidate in self.left.iter() {
                let (cell, value) = links.of[candidate as usize];
                let mask = source.grid.masks[cell as usize];
                let may = match kind {
                    Kind::X => fresh.values >> value & 1 == 1,
                    Kind::Y => fresh.cells && is_pair(mask),
                    Kind::Xy => true,
                };
                if !may || !is_many(mask) {
                    continue;
                }
                if !budget.step() {
                    return;
                }
                if cyclic.has(candidate) && self.linked[kind as usize].has(candidate) {
                    self.cycles(source, kind, candidate, &mut bound, &mut nodes, offer);
                }
                if kind == Kind::Y {
                    continue;
                }
                for start in [Node::on(candidate), Node::off(candidate)] {
                    if if start.on { &clean.on } else { &clean.off }.has(candidate) {
                        continue;
                    }
                    let limit = bound.limit(kind, false);
                    let Some(complexity) = self.distance(links, kind, start, limit) else { continue };
                    let key = (rating(kind, false, complexity), complexity, kind as u8);
                    let way = || self.chain(source, kind, start, complexity);
                    bound.tighten(offer(&way, key));
                }
            }
        }
    }

    /// Returns the shortest chain from a node to its opposite, by the first way found.
    fn chain(&self, source: Source<'_, C>, kind: Kind, start: Node, complexity: u32) -> Way {
        let links = source.links;
        let end = Node { on: !start.on, ..start };
        let mut nodes = vec![(start, Cause::Supposed, 0usize)];
        let [mut on, mut off] = [Set::<C>::EMPTY; 2];
        if start.on { &mut on } else { &mut off }.insert(start.candidate);
        let mut at = 0;
        let mut path = Vec::new();
        while at < nodes.len() && path.is_empty() {
            let (node, ..) = nodes[at];
            if node.on {
                let mask = if kind == Kind::X { &links.in_peers } else { &links.all }[node.candidate as usize];
                let mask = mask.and(&self.left);
                let _ = links.each_excluded(node.candidate, &mask, |other| {
                    if end == Node::off(other) {
                        path = path_to(&nodes, at);
                        path.push((end, Cause::Supposed));
                        return ControlFlow::Break(());
                    }
                    if !off.has(other) {
                        off.insert(other);
                        nodes.push((Node::off(other), Cause::Supposed, at));
                    }
                    ControlFlow::Continue(())
                });
            } else {
                self.each_strong(kind, node.candidate, |other, cause| {
                    if path.is_empty() && end == Node::on(other) {
                        path = path_to(&nodes, at);
                        path.push((end, cause));
                    }
                    if !on.has(other) {
                        on.insert(other);
                        nodes.push((Node::on(other), cause, at));
                    }
                });
            }
            at += 1;
        }
        let (cell, value) = links.of[start.candidate as usize];
        let removed = if end.on {
            let others = bits(source.grid.masks[cell as usize] & !(1 << value));
            others.map(|other| links.at(cell as usize, other)).collect()
        } else {
            vec![start.candidate]
        };
        Way { kind, cycle: false, complexity, rating: rating(kind, false, complexity), path, removed }
    }
}
