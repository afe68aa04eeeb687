//! The nets of one state, each filled when it is first asked for.

use bachet_budget::Budget;

use super::advanced::advance;
use super::closure::Source;
use super::links::Links;
use super::loops::Loops;
use super::net::{Mode, Net, Node};
use super::set::Set;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// Nets of one grid and mode, with what is needed to fill them. It is used again for other grids.
#[derive(Clone, Debug)]
pub(super) struct Pool<const C: usize> {
    pub mode: Mode,
    nets: Vec<Net<C>>,
    /// For each node the time when it was filled, and its index among the nets.
    slots: Vec<(u32, u32)>,
    time: u32,
    used: usize,
    work: Grid,
    /// The candidates of the grid.
    pub left: Set<C>,
    /// What nested chains need, one for each technique.
    pub inner: Inner<C>,
}

/// What nested chains need.
#[derive(Clone, Debug, Default)]
pub(super) struct Inner<const C: usize> {
    pub loops: Option<Box<Loops<C>>>,
    pub pools: Vec<Pool<C>>,
    /// Whether chains are kept for an explanation.
    pub explain: bool,
}

impl<const C: usize> Pool<C> {
    pub(super) fn new(links: &Links<C>, grid: &Grid, mode: Mode, explain: bool) -> Self {
        let nested = |mode| Self::new(links, grid, mode, explain);
        let fixed = Mode { dynamic: false, nishio: false, multiple: true, level: 0 };
        let dynamic = Mode { dynamic: true, ..fixed };
        let pools = match mode.level {
            3 => vec![nested(fixed)],
            4 => vec![nested(dynamic)],
            5.. => vec![nested(dynamic), nested(Mode { level: mode.level - 3, ..dynamic })],
            _ => Vec::new(),
        };
        let loops = matches!(mode.level, 2 | 3).then(|| Box::new(Loops::new(links)));
        Self {
            mode,
            nets: Vec::new(),
            slots: vec![(0, 0); links.count * 2],
            time: 0,
            used: 0,
            work: grid.clone(),
            left: Set::EMPTY,
            inner: Inner { loops, pools, explain },
        }
    }

    /// Forgets all nets and takes a grid.
    pub(super) fn reset(&mut self, links: &Links<C>, grid: &Grid) {
        self.time += 1;
        self.used = 0;
        self.left = links.candidates(grid);
        self.work.clone_from(grid);
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
        let (time, at) = &mut self.slots[node.candidate as usize * 2 + usize::from(node.on)];
        if *time == self.time {
            return *at as usize;
        }
        (*time, *at) = (self.time, self.used as u32);
        if self.used == self.nets.len() {
            self.nets.push(Net::new(links.count));
        }
        let at = self.used;
        self.used += 1;
        budget.step();
        let net = &mut self.nets[at];
        net.start(node);
        self.work.copy_candidates(grid);
        let mut left = self.left;
        let source = Source { frame, links, grid, dynamic: self.mode.dynamic };
        loop {
            net.propagate(frame, links, self.mode, &mut self.work, &mut left);
            if self.mode.level == 0 || net.clash.is_some() || budget.is_spent() {
                return at;
            }
            if !advance(source, self.mode, net, &self.work, &mut self.inner, budget) {
                return at;
            }
        }
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
