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

/// Finds the steps of one board. It keeps what can be used again between steps.
#[derive(Debug)]
pub struct Explainer {
    pub(super) frame: Frame,
    chains: AnyChains,
    triples: AlignedTriples,
}

/// Chains for boards of up to 9, 16 and 25 rows. Larger boards have none.
#[derive(Debug)]
enum AnyChains {
    Nine(Box<Chains<12>>),
    Sixteen(Box<Chains<64>>),
    TwentyFive(Box<Chains<245>>),
    None,
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
        let frame = Frame::new(layout);
        let nine = Chains::new(&frame, explain).map(|chains| AnyChains::Nine(Box::new(chains)));
        let sixteen = || Chains::new(&frame, explain).map(|chains| AnyChains::Sixteen(Box::new(chains)));
        let more = || Chains::new(&frame, explain).map(|chains| AnyChains::TwentyFive(Box::new(chains)));
        let chains = nine.or_else(sixteen).or_else(more).unwrap_or(AnyChains::None);
        Self { frame, chains, triples: AlignedTriples::default() }
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
        match &mut self.chains {
            AnyChains::Nine(chains) => by_chains(chains, &mut self.triples, frame, grid, budget),
            AnyChains::Sixteen(chains) => by_chains(chains, &mut self.triples, frame, grid, budget),
            AnyChains::TwentyFive(chains) => by_chains(chains, &mut self.triples, frame, grid, budget),
            AnyChains::None => None,
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

fn by_chains<const C: usize>(
    chains: &mut Chains<C>,
    triples: &mut AlignedTriples,
    frame: &Frame,
    grid: &Grid,
    budget: &mut Budget<'_>,
) -> Option<Hint> {
    if let Some(hint) = chains.way(frame, grid, budget).or_else(|| triples.find(frame, grid)) {
        return Some(hint);
    }
    (0..NETS).find_map(|kind| chains.net(frame, grid, kind, budget).filter(|_| !budget.is_spent()))
}
