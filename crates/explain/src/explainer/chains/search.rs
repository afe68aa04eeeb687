//! The search for the chains that come first.

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::{Mode, Node};
use super::hint::ChainHint;
use super::length::addition;
use super::links::Links;
use super::loops::Loops;
use super::multiple::{Found, Sink, search};
use super::pool::Pool;
use super::reading::explained;
use super::way::{self, Kind, Way};
use crate::Technique;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;
use crate::explainer::hint::{Hint, Pattern, tenths};
use crate::explainer::table::{
    CYCLE, DYNAMIC_CHAINS, DYNAMIC_CHAINS_PLUS, FORCING_CHAIN, FORCING_X_CHAIN, MULTIPLE_CHAINS, NESTED_CHAINS,
    NESTED_DYNAMIC_CHAINS, NESTED_MULTIPLE_CHAINS, NESTED_NESTED_CHAINS, NISHIO, X_CYCLE, Y_CYCLE,
};

/// Chains on one board.
#[derive(Clone, Debug)]
pub(in crate::explainer) struct Chains<const C: usize> {
    links: Links<C>,
    loops: Loops<C>,
    pools: Vec<Pool<C>>,
    explain: bool,
}

/// The kinds of nets, from the easiest.
const MODES: [(Mode, f64, &Technique); 8] = {
    const DYNAMIC: Mode = Mode { dynamic: true, nishio: false, multiple: true, level: 0 };
    [
        (Mode { nishio: true, multiple: false, ..DYNAMIC }, 7.5, &NISHIO),
        (Mode { dynamic: false, ..DYNAMIC }, 8.0, &MULTIPLE_CHAINS),
        (DYNAMIC, 8.5, &DYNAMIC_CHAINS),
        (Mode { level: 1, ..DYNAMIC }, 9.0, &DYNAMIC_CHAINS_PLUS),
        (Mode { level: 2, ..DYNAMIC }, 9.5, &NESTED_CHAINS),
        (Mode { level: 3, ..DYNAMIC }, 10.0, &NESTED_MULTIPLE_CHAINS),
        (Mode { level: 4, ..DYNAMIC }, 10.5, &NESTED_DYNAMIC_CHAINS),
        (Mode { level: 5, ..DYNAMIC }, 11.0, &NESTED_NESTED_CHAINS),
    ]
};

/// For each kind of nets the pool: each continues the nets of the kind before in the same pool.
const POOLS: [usize; 8] = [0, 1, 2, 2, 2, 2, 3, 3];

/// The chains that come first.
#[derive(Default)]
struct First {
    best: Option<(u32, u8, Node, Found)>,
}

impl Sink for First {
    fn wants(&self, _: Node, at_least: u32, key: u8) -> bool {
        self.best.is_none_or(|(complexity, best, ..)| (at_least, key) < (complexity, best))
    }

    fn add(&mut self, target: Node, complexity: u32, key: u8, found: Found) {
        if self.wants(target, complexity, key) {
            self.best = Some((complexity, key, target, found));
        }
    }
}

impl<const C: usize> Chains<C> {
    /// Returns a search on a board with the candidates of a grid. Chains are kept for explanations if `explain` is set.
    pub(in crate::explainer) fn new(frame: &Frame, grid: &Grid, explain: bool) -> Self {
        let links = Links::new(frame, grid);
        let loops = Loops::new(&links);
        Self { links, loops, pools: Vec::new(), explain }
    }

    /// Takes another board.
    pub(in crate::explainer) fn start(&mut self, frame: &Frame, grid: &Grid) {
        self.links = Links::new(frame, grid);
        self.loops.resize(&self.links);
        self.pools.iter_mut().for_each(|pool| pool.forget(frame, &self.links));
    }

    /// Finds a cycle or a forcing chain.
    pub(in crate::explainer) fn way(&mut self, frame: &Frame, grid: &Grid, budget: &mut Budget<'_>) -> Option<Hint> {
        let source = Source { frame, links: &self.links, grid, dynamic: false };
        let way = self.loops.first(source, budget).filter(|_| !budget.is_spent())?;
        let technique = match way {
            Way { kind: Kind::X, cycle: true, .. } => &X_CYCLE,
            Way { kind: Kind::Y, .. } => &Y_CYCLE,
            Way { kind: Kind::X, .. } => &FORCING_X_CHAIN,
            Way { cycle: true, .. } => &CYCLE,
            _ => &FORCING_CHAIN,
        };
        let place = way
            .path
            .last()
            .filter(|(end, _)| !way.cycle && end.on)
            .map(|(end, _)| self.links.of[end.candidate as usize]);
        let pattern = Pattern::Chain(Box::new(way::explained(source, &way)));
        let removed = self.masks(way.removed.iter().copied());
        Some(Hint { technique, rating: tenths(way.rating), place, removed, pattern })
    }

    /// Finds nets of chains, by the index of their kind.
    pub(in crate::explainer) fn net(
        &mut self,
        frame: &Frame,
        grid: &Grid,
        kind: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Hint> {
        let (mode, base, technique) = MODES[kind];
        let at = POOLS[kind];
        while self.pools.len() <= at {
            let kind = POOLS.iter().position(|&pool| pool == self.pools.len()).unwrap_or_default();
            self.pools.push(Pool::new(&self.links, grid, Mode { level: 0, ..MODES[kind].0 }, self.explain));
        }
        let pool = &mut self.pools[at];
        if kind == 0 || POOLS[kind - 1] != at {
            pool.reset(frame, &self.links, grid);
        }
        pool.raise(frame, &self.links, grid, mode.level);
        let source = Source { frame, links: &self.links, grid, dynamic: mode.dynamic };
        let mut first = First::default();
        search(source, pool, Some(&mut self.loops), &mut first, budget);
        let (complexity, _, target, found) = first.best.filter(|_| !budget.is_spent())?;
        let detail = if self.explain {
            explained(source, pool, found, budget)
        } else {
            ChainHint { shape: super::hint::Shape::Double, chains: Vec::new() }
        };
        let (cell, value) = self.links.of[target.candidate as usize];
        let place = target.on.then_some((cell, value));
        let removed =
            if target.on { vec![(cell, grid.masks[cell as usize] & !(1 << value))] } else { vec![(cell, 1 << value)] };
        let rating = tenths(base + addition(complexity));
        Some(Hint { technique, rating, place, removed, pattern: Pattern::Chain(Box::new(detail)) })
    }

    /// Returns candidates, in ascending order, as cells with masks.
    fn masks(&self, candidates: impl Iterator<Item = u16>) -> Vec<(u16, u64)> {
        let mut masks: Vec<(u16, u64)> = Vec::new();
        for (cell, value) in candidates.map(|candidate| self.links.of[candidate as usize]) {
            match masks.last_mut() {
                Some((last, mask)) if *last == cell => *mask |= 1 << value,
                _ => masks.push((cell, 1 << value)),
            }
        }
        masks
    }
}
