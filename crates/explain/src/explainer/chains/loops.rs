//! Cycles and forcing chains: ways from one candidate back to it.
//!
//! A way goes from a true candidate to a false one that it excludes, and from a false candidate to the only other one
//! of its cell or of its value in a house.

use bachet_budget::Budget;

use super::closure::Source;
use super::hint::{ChainHint, Link, Reason, Shape};
use super::length::addition;
use super::links::Links;
use super::multiple::add_removed;
use super::nested::Nested;
use super::net::{Cause, Node};
use super::set::Set;
use crate::explainer::bits::{bits, is_many, is_pair, lowest};
use crate::explainer::grid::Grid;

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
    fn key(&self) -> (f64, u32, u8) {
        (self.rating, self.complexity, self.kind as u8)
    }
}

fn is_before(a: (f64, u32, u8), b: (f64, u32, u8)) -> bool {
    a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))).is_lt()
}

fn rating(kind: Kind, cycle: bool, complexity: u32) -> f64 {
    let base = match kind {
        Kind::Xy => 7.0,
        _ if cycle => 6.5,
        _ => 6.6,
    };
    base + addition(complexity)
}

/// What leads from one candidate to another in a grid.
#[derive(Clone, Debug)]
pub(super) struct Loops<const C: usize> {
    left: Set<C>,
    /// For each candidate the others that are true if it is false, by kind.
    strong: [Vec<Set<C>>; 3],
    /// The candidates for which that is not empty.
    linked: [Set<C>; 3],
    /// For each candidate the others that are true two steps after it.
    next: [Vec<Set<C>>; 3],
}

impl<const C: usize> Loops<C> {
    pub(super) fn new(links: &Links<C>) -> Self {
        let none = || vec![Set::EMPTY; links.count];
        Self {
            left: Set::EMPTY,
            strong: [none(), none(), none()],
            linked: [Set::EMPTY; 3],
            next: [none(), none(), none()],
        }
    }

    fn reset(&mut self, source: Source<'_, C>) {
        let Source { frame, links, grid, .. } = source;
        self.left = links.candidates(grid);
        self.linked = [Set::EMPTY; 3];
        for candidate in self.left.iter() {
            let (cell, value) = links.of[candidate as usize];
            let (cell, value) = (cell as usize, value as usize);
            let [mut x, mut y] = [Set::EMPTY; 2];
            if is_pair(grid.masks[cell]) {
                y.insert(links.at(cell, lowest(grid.masks[cell] & !(1 << value))));
            }
            for unit in frame.units(cell) {
                let places = grid.places(frame, unit.house, value);
                if is_pair(places) {
                    let other = lowest(places & !(1 << unit.position));
                    x.insert(links.at(frame.cell_at(unit.house, other), value));
                }
            }
            for (kind, set) in [x, y, x.or(&y)].into_iter().enumerate() {
                if !set.is_empty() {
                    self.linked[kind].insert(candidate);
                }
                self.strong[kind][candidate as usize] = set;
            }
        }
        for candidate in self.left.iter() {
            for kind in [Kind::X, Kind::Xy] {
                let offs = self.excluded(links, kind, candidate);
                let next = offs.iter().fold(Set::EMPTY, |next, off| next.or(&self.strong[kind as usize][off as usize]));
                self.next[kind as usize][candidate as usize] = next;
            }
        }
    }

    /// Returns what a true candidate excludes and from where a way can go on.
    fn excluded(&self, links: &Links<C>, kind: Kind, candidate: u16) -> Set<C> {
        let mask = if kind == Kind::X { &links.in_peers } else { &links.all };
        mask[candidate as usize].and(&self.linked[kind as usize])
    }

    /// Calls `found` with the candidates that are true if one is false, in order, with the cause.
    fn each_strong(&self, source: Source<'_, C>, kind: Kind, candidate: u16, mut found: impl FnMut(u16, Cause)) {
        let Source { frame, links, grid, .. } = source;
        let (cell, value) = links.of[candidate as usize];
        let (cell, value) = (cell as usize, value as usize);
        if kind != Kind::X && is_pair(grid.masks[cell]) {
            found(links.at(cell, lowest(grid.masks[cell] & !(1 << value))), Cause::Cell);
        }
        if kind == Kind::Y {
            return;
        }
        let mut before = [u16::MAX; 16];
        for (at, unit) in frame.units(cell).iter().enumerate() {
            let places = grid.places(frame, unit.house, value);
            if is_pair(places) {
                let other = lowest(places & !(1 << unit.position));
                let other = links.at(frame.cell_at(unit.house, other), value);
                if !before.contains(&other) {
                    before[at.min(15)] = other;
                    found(other, Cause::House(unit.house));
                }
            }
        }
    }

    /// Finds the way that comes first.
    pub(super) fn first(&mut self, source: Source<'_, C>, budget: &mut Budget<'_>) -> Option<Way> {
        let mut best: Option<Way> = None;
        self.search(source, budget, &mut |way: &dyn Fn() -> Way, key| {
            if best.as_ref().is_none_or(|best| is_before(key, best.key())) {
                best = Some(way());
            }
            best.as_ref().map(Way::key)
        });
        best
    }

    /// Finds all ways on the candidates that a net leaves, in order, one for each set of candidates that they remove.
    pub(super) fn nested(
        &mut self,
        outer: Source<'_, C>,
        work: &Grid,
        explain: bool,
        budget: &mut Budget<'_>,
    ) -> Vec<Nested> {
        let source = Source { grid: work, dynamic: false, ..outer };
        let mut ways: Vec<Way> = Vec::new();
        self.search(source, budget, &mut |way, _| {
            ways.push(way());
            None
        });
        ways.sort_by(|a, b| {
            if is_before(a.key(), b.key()) {
                std::cmp::Ordering::Less
            } else if is_before(b.key(), a.key()) {
                std::cmp::Ordering::Greater
            } else {
                std::cmp::Ordering::Equal
            }
        });
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
        budget: &mut Budget<'_>,
        offer: &mut impl FnMut(&dyn Fn() -> Way, (f64, u32, u8)) -> Option<(f64, u32, u8)>,
    ) {
        self.reset(source);
        let mut bound = None;
        for kind in [Kind::X, Kind::Y, Kind::Xy] {
            for candidate in self.left.iter() {
                let cell = source.links.of[candidate as usize].0 as usize;
                if !is_many(source.grid.masks[cell]) || kind == Kind::Y && !is_pair(source.grid.masks[cell]) {
                    continue;
                }
                if !budget.step() {
                    return;
                }
                if self.linked[kind as usize].has(candidate) {
                    self.cycles(source, kind, candidate, &mut bound, offer);
                }
                if kind == Kind::Y {
                    continue;
                }
                for start in [Node::on(candidate), Node::off(candidate)] {
                    let Some(complexity) = self.distance(source.links, kind, start, bound) else { continue };
                    let key = (rating(kind, false, complexity), complexity, kind as u8);
                    let way = || self.chain(source, kind, start, complexity);
                    bound = offer(&way, key).or(bound);
                }
            }
        }
    }

    /// Returns the number of facts of the shortest chain from a node to its opposite, unless it would come after the
    /// bound.
    fn distance(&self, links: &Links<C>, kind: Kind, start: Node, bound: Option<(f64, u32, u8)>) -> Option<u32> {
        let candidate = start.candidate;
        let excludes = if kind == Kind::X { &links.in_peers } else { &links.all }[candidate as usize];
        let mut seen = Set::EMPTY;
        let (mut frontier, mut complexity) = (Set::EMPTY, 1);
        if start.on {
            frontier.insert(candidate);
        } else {
            frontier = self.strong[kind as usize][candidate as usize];
            complexity = 2;
        }
        loop {
            if frontier.is_empty() {
                return None;
            }
            let end = if start.on { complexity + 1 } else { complexity };
            if bound.is_some_and(|bound| !is_before((rating(kind, false, end), end, kind as u8), bound)) {
                return None;
            }
            if if start.on { complexity > 1 && frontier.meets(&excludes) } else { frontier.has(candidate) } {
                return Some(end);
            }
            seen = seen.or(&frontier);
            let next = frontier.iter().fold(Set::EMPTY, |next, on| next.or(&self.next[kind as usize][on as usize]));
            frontier = next.minus(&seen);
            complexity += 2;
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
                for &other in links.excluded(node.candidate).iter().filter(|&&other| mask.has(other)) {
                    if end == Node::off(other) {
                        path = path_to(&nodes, at);
                        path.push((end, Cause::Supposed));
                        break;
                    }
                    if !off.has(other) {
                        off.insert(other);
                        nodes.push((Node::off(other), Cause::Supposed, at));
                    }
                }
            } else {
                self.each_strong(source, kind, node.candidate, |other, cause| {
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

    /// Offers the cycles through a candidate.
    fn cycles(
        &self,
        source: Source<'_, C>,
        kind: Kind,
        candidate: u16,
        bound: &mut Option<(f64, u32, u8)>,
        offer: &mut impl FnMut(&dyn Fn() -> Way, (f64, u32, u8)) -> Option<(f64, u32, u8)>,
    ) {
        let links = source.links;
        let mut nodes = vec![(Node::on(candidate), Cause::Supposed, 0usize)];
        let mut seen = Set::<C>::EMPTY;
        seen.insert(candidate);
        let (mut at, mut length) = (0, 0);
        while at < nodes.len() {
            length += 2;
            if bound.is_some_and(|bound| !is_before((rating(kind, true, length), length, kind as u8), bound)) {
                return;
            }
            let level = nodes.len();
            for parent in at..level {
                let node = nodes[parent].0;
                let mask = self.excluded(links, kind, node.candidate);
                let mut number = mask.len();
                for &other in links.excluded(node.candidate) {
                    if number == 0 {
                        break;
                    }
                    if mask.has(other) {
                        number -= 1;
                        if !has_ancestor(&nodes, parent, Node::off(other)) {
                            nodes.push((Node::off(other), Cause::Supposed, parent));
                        }
                    }
                }
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
                self.each_strong(source, kind, off, |other, cause| {
                    if length >= 4 && other == candidate {
                        closed = Some(cause);
                    }
                    if !seen.has(other) {
                        seen.insert(other);
                        nodes.push((Node::on(other), cause, parent));
                    }
                });
                if let Some(cause) = closed {
                    let mut path = path_to(&nodes, parent);
                    path.push((Node::on(candidate), cause));
                    let removed = self.removed_by_cycle(links, &path);
                    if !removed.is_empty() {
                        let rating = rating(kind, true, length);
                        let way = Way { kind, cycle: true, complexity: length, rating, path, removed };
                        let key = way.key();
                        *bound = offer(&|| way.clone(), key).or(*bound);
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

/// Returns the path to a node from the root.
fn path_to(nodes: &[(Node, Cause, usize)], at: usize) -> Vec<(Node, Cause)> {
    let mut path = vec![(nodes[at].0, nodes[at].1)];
    let mut at = at;
    while at != 0 {
        at = nodes[at].2;
        path.push((nodes[at].0, nodes[at].1));
    }
    path.reverse();
    path
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

/// Returns the chain of a way for an explanation.
pub(super) fn explained(way: &Way) -> ChainHint {
    let link = |at: usize, node: Node, cause: Cause| {
        let reason = match cause {
            _ if at == 0 => Reason::Supposed,
            Cause::Supposed => Reason::Excluded,
            cause => cause.into(),
        };
        let parents = at.checked_sub(1).into_iter().collect();
        Link { candidate: node.candidate, on: node.on, reason, parents }
    };
    let chain = way.path.iter().enumerate().map(|(at, &(node, cause))| link(at, node, cause)).collect();
    ChainHint { shape: if way.cycle { Shape::Cycle } else { Shape::Opposite }, chains: vec![chain] }
}

/// Returns a way as part of a net.
fn as_nested<const C: usize>(outer: Source<'_, C>, work: &Grid, way: &Way, explain: bool) -> Nested {
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
    let detail = explain.then(|| Box::new(explained(way)));
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
