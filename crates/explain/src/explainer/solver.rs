//! The order of the techniques.

use bachet_budget::Budget;

use super::aligned::{AlignedTriples, aligned_pair};
use super::chains::Chains;
use super::fish::fish;
use super::frame::Frame;
use super::grid::Grid;
use super::hint::Hint;
use super::locking::{direct_locking, locking};
use super::singles::{hidden_single, naked_single};
use super::subsets::{direct_hidden_set, hidden_set, naked_set};
use super::unique::{grave, unique_loop};
use super::wings::wing;
use crate::board::{Layout, State};

/// Number of kinds of nets.
const NETS: usize = 8;

/// Number of kinds of nets without chains within chains.
const PLAIN_NETS: usize = 4;

/// Maximum number of values of a board that is explained by chains within chains. On larger boards they take minutes for
/// a step, and the general search finds one in a second. Ratings use them on boards of every size.
const MAX_NESTED_SIZE: usize = 9;

/// Finds the steps of one board. It keeps what can be used again between steps.
#[derive(Debug)]
pub struct Explainer {
    pub(super) frame: Frame,
    chains: AnyChains,
    triples: AlignedTriples,
}

/// Chains for numbers of candidates up to 64 times the parameter. Boards with more have none.
#[derive(Debug, Default)]
struct AnyChains {
    /// The candidates of the board when chains were first tried on it.
    masks: Vec<u64>,
    /// The number of those candidates.
    count: usize,
    four: Option<Box<Chains<4>>>,
    twelve: Option<Box<Chains<12>>>,
    many: Option<Box<Chains<64>>>,
    most: Option<Box<Chains<245>>>,
    /// Whether chains are kept for explanations.
    explain: bool,
}

impl AnyChains {
    /// Takes a grid. Returns whether it is on another board than the one before.
    fn take(&mut self, grid: &Grid) -> bool {
        let is_part = self.masks.len() == grid.masks.len()
            && self.masks.iter().zip(&grid.masks).all(|(before, now)| now & !before == 0);
        if !is_part {
            self.masks.clone_from(&grid.masks);
            self.count = grid.masks.iter().map(|mask| mask.count_ones() as usize).sum();
        }
        !is_part
    }
}

impl Explainer {
    /// Returns the techniques for a board.
    pub fn new<const W: usize>(layout: &Layout<W>) -> Self {
        Self::with(layout, true)
    }

    /// Returns the techniques for a board, without what only explanations need.
    pub fn for_rating<const W: usize>(layout: &Layout<W>) -> Self {
        Self::with(layout, false)
    }

    fn with<const W: usize>(layout: &Layout<W>, explain: bool) -> Self {
        let chains = AnyChains { explain, ..AnyChains::default() };
        Self { frame: Frame::new(layout), chains, triples: AlignedTriples::default() }
    }

    /// Returns the candidates of a state.
    pub(super) fn grid<const W: usize>(&self, state: &State<W>) -> Grid {
        Grid::new(&self.frame, state)
    }

    /// Finds the first step; `None` if there is none or the budget is spent.
    pub(super) fn hint(&mut self, grid: &Grid, budget: &mut Budget<'_>) -> Option<Hint> {
        let frame = &self.frame;
        let direct = hidden_single(frame, grid)
            .or_else(|| direct_locking(frame, grid))
            .or_else(|| direct_hidden_set(frame, grid, 2))
            .or_else(|| naked_single(frame, grid))
            .or_else(|| direct_hidden_set(frame, grid, 3));
        let simple = || {
            locking(frame, grid)
                .or_else(|| naked_set(frame, grid, 2))
                .or_else(|| fish(frame, grid, 2))
                .or_else(|| hidden_set(frame, grid, 2))
                .or_else(|| naked_set(frame, grid, 3))
                .or_else(|| fish(frame, grid, 3))
                .or_else(|| hidden_set(frame, grid, 3))
                .or_else(|| wing(frame, grid, false))
                .or_else(|| wing(frame, grid, true))
        };
        let hint = direct
            .or_else(simple)
            .or_else(|| unique_loop(frame, grid, budget))
            .or_else(|| naked_set(frame, grid, 4))
            .or_else(|| fish(frame, grid, 4))
            .or_else(|| hidden_set(frame, grid, 4))
            .or_else(|| grave(frame, grid))
            .or_else(|| aligned_pair(frame, grid));
        if hint.is_some() || budget.is_spent() {
            return hint.filter(|_| !budget.is_spent());
        }
        let is_new = self.chains.take(grid);
        let (all, triples) = (&mut self.chains, &mut self.triples);
        let of = Board { frame, grid, is_new, explain: all.explain };
        match all.count {
            0..=256 => of.by_chains(&mut all.four, triples, budget),
            257..=768 => of.by_chains(&mut all.twelve, triples, budget),
            769..=4096 => of.by_chains(&mut all.many, triples, budget),
            4097..=15_680 => of.by_chains(&mut all.most, triples, budget),
            _ => None,
        }
    }

    /// Applies a step.
    pub(super) fn apply(&self, grid: &mut Grid, hint: &Hint) {
        for &(cell, mask) in &hint.removed {
            super::bits::bits(mask).for_each(|value| grid.remove(&self.frame, cell as usize, value));
        }
        if let Some((cell, value)) = hint.place {
            grid.place(&self.frame, cell as usize, value as usize);
        }
    }
}

/// A state of a board on which chains are tried.
struct Board<'a> {
    frame: &'a Frame,
    grid: &'a Grid,
    /// Whether the state before was on another board.
    is_new: bool,
    explain: bool,
}

impl Board<'_> {
    fn by_chains<const C: usize>(
        &self,
        chains: &mut Option<Box<Chains<C>>>,
        triples: &mut AlignedTriples,
        budget: &mut Budget<'_>,
    ) -> Option<Hint> {
        let Self { frame, grid, .. } = *self;
        match chains {
            Some(chains) if self.is_new => chains.start(frame, grid),
            Some(_) => {}
            None => *chains = Some(Box::new(Chains::new(frame, grid, self.explain))),
        }
        let chains = chains.as_mut()?;
        if let Some(hint) = chains.way(frame, grid, budget).or_else(|| triples.find(frame, grid)) {
            return Some(hint);
        }
        let kinds = if self.explain && frame.size > MAX_NESTED_SIZE { PLAIN_NETS } else { NETS };
        (0..kinds).find_map(|kind| chains.net(frame, grid, kind, budget).filter(|_| !budget.is_spent()))
    }
}
