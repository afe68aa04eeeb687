//! The nets of one state, each filled when it is first asked for.

use bachet_budget::Budget;

use super::advanced::advance;
use super::closure::Source;
use super::fact::{Mode, Node};
use super::inner::Inner;
use super::links::Links;
use super::net::Net;
use super::set::Set;
use super::spread::Spread;
use crate::explainer::bits::bits;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// Maximum number of removed candidates after which it is worth while to look for nets that stay as they are.
const MAX_REMOVED: u32 = 12;

/// Nets of one grid, with what is needed to fill them. It is used again for other grids.
#[derive(Clone, Debug)]
pub(super) struct Pool<const C: usize> {
    pub mode: Mode,
    nets: Vec<Net<C>>,
    /// For each node the index of its net.
    slots: Vec<Option<u32>>,
    /// The indices of nets that are not in use.
    free: Vec<u32>,
    work: Grid,
    /// The candidates of the grid.
    pub left: Set<C>,
    /// What all suppositions lead to, if nets are filled only where that is of use.
    pub spread: Option<Box<Spread<C>>>,
    /// What nested chains need.
    pub inner: Inner<C>,
}

impl<const C: usize> Pool<C> {
    pub(super) fn new(links: &Links<C>, grid: &Grid, mode: Mode, explain: bool) -> Self {
        Self {
            mode,
            nets: Vec::new(),
            slots: vec![None; links.count * 2],
            free: Vec::new(),
            work: grid.clone(),
            left: Set::EMPTY,
            spread: None,
            inner: Inner::new(explain),
        }
    }

    /// Forgets all nets, before candidates get other numbers.
    pub(super) fn forget(&mut self, frame: &Frame, links: &Links<C>) {
        self.free.extend(self.slots.drain(..).flatten());
        self.slots.resize(links.count * 2, None);
        self.nets.iter_mut().for_each(|net| net.resize(links.count));
        self.left = Set::EMPTY;
        self.inner.renew(false);
        if let Some(loops) = &mut self.inner.loops {
            loops.resize(links);
        }
        if let Some(spread) = &mut self.spread {
            spread.start(frame, links);
        }
        self.inner.fixed.iter_mut().chain(&mut self.inner.dynamic).for_each(|pool| pool.forget(frame, links));
    }

    /// Takes a grid, and forgets all nets that may be different on it.
    pub(super) fn reset(&mut self, frame: &Frame, links: &Links<C>, grid: &Grid) {
        let left = links.candidates(grid);
        let removed = self.left.minus(&left);
        let is_smaller = left.minus(&self.left).is_empty();
        let is_part = is_smaller && removed.len() <= MAX_REMOVED;
        let houses = if is_part { touched(frame, links, removed, grid) } else { Vec::new() };
        self.left = left;
        self.inner.renew(is_smaller);
        self.work.clone_from(grid);
        for slot in &mut self.slots {
            if let Some(at) = *slot {
                let net = &mut self.nets[at as usize];
                net.rewind();
                if !is_part || !net.stands(self.mode, &removed, &houses) {
                    self.free.push(at);
                    *slot = None;
                }
            }
        }
    }

    /// Changes the level. Nets of a lower level are continued when they are asked for; levels 4 and 5 do not continue
    /// 2 and 3.
    pub(super) fn raise(&mut self, frame: &Frame, links: &Links<C>, grid: &Grid, level: u8) {
        self.mode.level = level;
        self.inner.prepare(frame, links, grid, level);
    }

    /// Fills the net of a node, and returns its index.
    pub(super) fn fill(
        &mut self,
        frame: &Frame,
        links: &Links<C>,
        grid: &Grid,
        node: Node,
        budget: &mut Budget<'_>,
    ) -> usize {
        let slot = &mut self.slots[node.candidate as usize * 2 + usize::from(node.on)];
        if let Some(at) = *slot {
            let net = &self.nets[at as usize];
            if net.level >= self.mode.level || net.clash.is_some() {
                return at as usize;
            }
        }
        let (at, is_new) = match *slot {
            Some(at) => (at as usize, false),
            None => (self.free.pop().map_or(self.nets.len(), |at| at as usize), true),
        };
        *slot = Some(at as u32);
        if at == self.nets.len() {
            self.nets.push(Net::new(links.count));
        }
        budget.step();
        let net = &mut self.nets[at];
        let source = Source { frame, links, grid, dynamic: self.mode.dynamic };
        if is_new {
            net.start(node);
            if self.mode.dynamic {
                self.work.copy_candidates(grid);
            }
            net.propagate(frame, links, self.mode, &mut self.work, &self.left);
            net.settle();
        } else {
            self.work.copy_candidates(grid);
            for candidate in net.each_off() {
                let (cell, value) = links.of[candidate as usize];
                self.work.remove(frame, cell as usize, value as usize);
            }
        }
        while self.mode.level > 0
            && net.clash.is_none()
            && !budget.is_spent()
            && advance(source, self.mode, &self.left, net, &self.work, &mut self.inner, budget)
        {
            net.propagate(frame, links, self.mode, &mut self.work, &self.left);
        }
        net.level = self.mode.level;
        at
    }

    /// Returns the net of a node, if it is filled.
    pub(super) fn filled(&self, node: Node) -> Option<&Net<C>> {
        let at = self.slots[node.candidate as usize * 2 + usize::from(node.on)]?;
        Some(&self.nets[at as usize])
    }

    /// Returns a net by its index.
    pub(super) fn net(&self, at: usize) -> &Net<C> {
        &self.nets[at]
    }

    /// Returns a net by its index.
    pub(super) fn net_mut(&mut self, at: usize) -> &mut Net<C> {
        &mut self.nets[at]
    }
}

/// Returns for each cell and each value of a house that lost candidates those that are left, unless there are none.
fn touched<const C: usize>(frame: &Frame, links: &Links<C>, removed: Set<C>, grid: &Grid) -> Vec<Set<C>> {
    let mut houses: Vec<Set<C>> = Vec::new();
    let mut add = |candidates: &mut dyn Iterator<Item = u16>| {
        let mut house = Set::EMPTY;
        candidates.for_each(|candidate| house.insert(candidate));
        if !house.is_empty() && !houses.contains(&house) {
            houses.push(house);
        }
    };
    for candidate in removed.iter() {
        let (cell, value) = links.of[candidate as usize];
        add(&mut bits(grid.masks[cell as usize]).map(|value| links.at(cell as usize, value)));
        for unit in frame.units(cell as usize) {
            let places = bits(grid.places(frame, unit.house, value as usize));
            add(&mut places.map(|at| links.at(frame.cell_at(unit.house, at), value as usize)));
        }
    }
    houses
}
