//! The order of the techniques: the first step of the first one that finds one.

use bachet_budget::Budget;
use bachet_sudoku::Sudoku;

use super::als::{self, AlsList, Restricted};
use super::found::{Found, Sink};
use super::grid::Grid;
use super::tabling::{self, Links};
use super::{
    Kind, avoidable, bug, colouring, complex_fish, fish, locked, reasons, rectangles, siamese, single_digit, subsets,
    sue_de_coq, templates, wings, x_chains, xy_chains,
};
use crate::Step;
use crate::board::{BoardRule, Layout};

/// A board that is solved as HoDoKu does.
#[derive(Clone, Debug)]
pub struct Solver<'a, const W: usize> {
    pub(super) grid: Grid<'a, W>,
    options: SearchOptions,
    /// The almost locked sets of this state with their restricted commons, once they were needed.
    sets: Option<(AlsList<W>, Vec<Restricted>)>,
    links: Links<W>,
}

/// Options of the search that the regression library changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct SearchOptions {
    /// Whether almost locked sets of a step may overlap.
    pub overlapping_sets: bool,
    /// Whether chains of almost locked sets may go back to earlier ones.
    pub sets_both_ways: bool,
    /// Whether loops may go through almost locked sets.
    pub sets_in_loops: bool,
    /// Whether two fish with the same base make a step together.
    pub siamese_fish: bool,
    /// Whether steps are to be explained.
    pub reasons: bool,
    /// The only value of fish with boxes, from 0.
    pub fish_value: Option<u8>,
}

impl<'a, const W: usize> Solver<'a, W> {
    /// Returns an empty board.
    pub fn new(layout: &'a Layout<W>) -> Self {
        Self { grid: Grid::new(layout), options: SearchOptions::default(), sets: None, links: Links::new() }
    }

    /// Changes the options of the search.
    #[must_use]
    pub fn with_options(mut self, options: SearchOptions) -> Self {
        self.options = options;
        self
    }

    /// Returns a board with its givens.
    pub fn given(layout: &'a Layout<W>, sudoku: &Sudoku) -> Self {
        let mut solver = Self::new(layout);
        for cell in sudoku.cells() {
            if let Some(value) = sudoku.given(cell) {
                solver.place(cell.index(sudoku.size()), value as usize - 1, true);
            }
        }
        for cell in sudoku.cells() {
            let index = cell.index(sudoku.size());
            if sudoku.given(cell).is_none() {
                let removed = !sudoku.candidates_given(cell);
                (0..layout.size).filter(|v| removed >> v & 1 == 1).for_each(|v| solver.remove(index, v));
            }
        }
        solver
    }

    /// Places a value in an empty cell. Whether it is given matters to avoidable rectangles.
    pub fn place(&mut self, cell: usize, value: usize, is_given: bool) {
        if self.grid.is_empty(cell) {
            self.sets = None;
            self.grid.place(cell, value);
            if is_given {
                self.grid.givens.insert(cell);
            }
        }
    }

    /// Removes a candidate.
    pub fn remove(&mut self, cell: usize, value: usize) {
        self.sets = None;
        self.grid.remove(cell, value);
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Found) {
        step.placements.iter().for_each(|&(cell, value)| self.place(cell as usize, value as usize, false));
        step.deletions.iter().for_each(|&(cell, value)| self.remove(cell as usize, value as usize));
    }

    /// Returns a step of this state with its reasons; `None` for a guess, and if the step was found without
    /// [`SearchOptions::reasons`].
    pub fn explain(&self, step: &Found) -> Option<Step<BoardRule>> {
        reasons::explain(&self.grid, step)
    }

    /// Whether every cell has a value.
    pub fn is_solved(&self) -> bool {
        self.grid.state.is_solved()
    }

    /// Returns the next step by the techniques that are on by default, without guessing.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        let mut last = 0;
        for kind in Kind::all() {
            let entry = kind.entry();
            if !entry.enabled || entry.order == last || kind == Kind::BruteForce {
                continue;
            }
            last = entry.order;
            if !budget.step() {
                return None;
            }
            let single = match kind {
                Kind::FullHouse => self.grid.next_full_house(),
                Kind::NakedSingle => self.grid.next_naked_single(),
                Kind::HiddenSingle => self.grid.next_hidden_single(),
                _ => None,
            };
            if single.is_some() {
                return single;
            }
            let mut sink = Sink::first(*budget);
            sink.with_rules = self.options.reasons;
            let found = self.search(kind, &mut sink);
            *budget = sink.budget;
            if found {
                return sink.steps.into_iter().next();
            }
        }
        None
    }

    /// Returns all steps of a kind.
    pub fn all(&mut self, kind: Kind, budget: &mut Budget<'_>) -> Vec<Found> {
        if matches!(kind, Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle) {
            return self.grid.all_singles(kind);
        }
        let mut sink = Sink::all(*budget);
        sink.with_rules = self.options.reasons;
        sink.with_bases = self.options.siamese_fish;
        self.search(kind, &mut sink);
        if self.options.siamese_fish {
            if let Some(partner) = partner(kind) {
                self.search(partner, &mut sink);
            }
            siamese::join(&mut sink.steps);
        } else {
            sink.steps.retain(|step| step.kind == kind);
        }
        *budget = sink.budget;
        sink.steps
    }

    /// Looks for steps of a technique. Returns whether the first one was found and is enough.
    fn search(&mut self, kind: Kind, sink: &mut Sink<'_>) -> bool {
        match kind {
            Kind::AlsXz | Kind::AlsXyWing | Kind::AlsXyChain | Kind::DeathBlossom => self.search_sets(kind, sink),
            Kind::ContinuousLoop
            | Kind::DiscontinuousLoop
            | Kind::Aic
            | Kind::GroupedContinuousLoop
            | Kind::GroupedDiscontinuousLoop
            | Kind::GroupedAic
            | Kind::ForcingChainContradiction
            | Kind::ForcingChainVerity
            | Kind::ForcingNetContradiction
            | Kind::ForcingNetVerity => self.search_tables(kind, sink),
            Kind::FrankenXWing
            | Kind::FrankenSwordfish
            | Kind::FrankenJellyfish
            | Kind::FinnedFrankenXWing
            | Kind::FinnedFrankenSwordfish
            | Kind::FinnedFrankenJellyfish
            | Kind::MutantXWing
            | Kind::MutantSwordfish
            | Kind::MutantJellyfish
            | Kind::FinnedMutantXWing
            | Kind::FinnedMutantSwordfish
            | Kind::FinnedMutantJellyfish
            | Kind::FinnedMutantSquirmbag
            | Kind::FinnedMutantWhale
            | Kind::FinnedMutantLeviathan => {
                complex_fish::search(&self.grid, kind, self.options.fish_value.map(usize::from), sink)
            }
            Kind::TemplateSet | Kind::TemplateDelete => templates::search(&self.grid, kind, sink),
            _ => search_patterns(&self.grid, kind, sink),
        }
    }

    fn search_sets(&mut self, kind: Kind, sink: &mut Sink<'_>) -> bool {
        let (grid, overlap) = (&self.grid, self.options.overlapping_sets);
        let (list, commons) = self.sets.get_or_insert_with(|| {
            let list = AlsList::new(grid, &mut sink.budget);
            let commons = list.all_restricted(overlap, &mut sink.budget);
            (list, commons)
        });
        if sink.budget.is_spent() {
            // The lists may be incomplete.
            self.sets = None;
            return true;
        }
        match kind {
            Kind::AlsXz => als::search_xz(grid, list, commons, sink),
            Kind::AlsXyWing => als::search_wings(grid, list, commons, overlap, sink),
            Kind::AlsXyChain => als::search_chains(grid, list, commons, self.options.sets_both_ways, sink),
            _ => als::search_blossoms(grid, list, overlap, sink),
        }
    }

    fn search_tables(&mut self, kind: Kind, sink: &mut Sink<'_>) -> bool {
        let (grid, links) = (&self.grid, &mut self.links);
        links.start(grid);
        if matches!(kind, Kind::ForcingNetContradiction | Kind::ForcingNetVerity) {
            links.link_nets(grid, sink);
            links.link_groups(grid);
            return tabling::search_forcing(grid, links, true, sink);
        }
        links.link_candidates(grid);
        if matches!(kind, Kind::ContinuousLoop | Kind::DiscontinuousLoop | Kind::Aic) {
            return tabling::search_loops(grid, links, None, sink);
        }
        let groups = links.link_groups(grid);
        if matches!(kind, Kind::ForcingChainContradiction | Kind::ForcingChainVerity) {
            return tabling::search_forcing(grid, links, false, sink);
        }
        if self.options.sets_in_loops {
            let sets = AlsList::new(grid, &mut sink.budget).without_single_cells();
            links.link_sets(grid, &groups, &sets);
            return tabling::search_loops(grid, links, Some(&sets), sink);
        }
        tabling::search_loops(grid, links, None, sink)
    }
}

/// Looks for steps of a technique that needs nothing but the board.
fn search_patterns<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    match kind {
        Kind::Pointing | Kind::Claiming => locked::search(grid, kind, sink),
        Kind::LockedPair | Kind::LockedTriple | Kind::NakedPair | Kind::NakedTriple | Kind::NakedQuadruple => {
            subsets::search_naked(grid, kind, sink)
        }
        Kind::HiddenPair | Kind::HiddenTriple | Kind::HiddenQuadruple => subsets::search_hidden(grid, kind, sink),
        Kind::XWing
        | Kind::Swordfish
        | Kind::Jellyfish
        | Kind::FinnedXWing
        | Kind::SashimiXWing
        | Kind::FinnedSwordfish
        | Kind::SashimiSwordfish
        | Kind::FinnedJellyfish
        | Kind::SashimiJellyfish => fish::search(grid, kind, sink),
        Kind::BugPlusOne => bug::search(grid, sink),
        Kind::Skyscraper => single_digit::search_skyscrapers(grid, sink),
        Kind::TwoStringKite => single_digit::search_kites(grid, sink),
        Kind::DualTwoStringKite => single_digit::search_dual_kites(grid, sink),
        Kind::EmptyRectangle => single_digit::search_empty_rectangles(grid, sink),
        Kind::DualEmptyRectangle => single_digit::search_dual_empty_rectangles(grid, sink),
        Kind::WWing => wings::search_w(grid, sink),
        Kind::XyWing | Kind::XyzWing => wings::search(grid, kind, sink),
        Kind::Uniqueness1
        | Kind::Uniqueness2
        | Kind::Uniqueness3
        | Kind::Uniqueness4
        | Kind::Uniqueness5
        | Kind::Uniqueness6
        | Kind::HiddenRectangle => rectangles::search(grid, kind, sink),
        Kind::AvoidableRectangle1 | Kind::AvoidableRectangle2 => avoidable::search(grid, kind, sink),
        Kind::SimpleColoursTrap | Kind::SimpleColoursWrap => colouring::search_simple(grid, sink),
        Kind::MultiColours1 | Kind::MultiColours2 => colouring::search_multi(grid, sink),
        Kind::TurbotFish | Kind::XChain => x_chains::search(grid, kind, sink),
        Kind::RemotePair | Kind::XyChain => xy_chains::search(grid, kind, sink),
        Kind::SueDeCoq => sue_de_coq::search(grid, sink),
        _ => false,
    }
}

/// Returns the kind of fish that can make a siamese fish with this one.
fn partner(kind: Kind) -> Option<Kind> {
    Some(match kind {
        Kind::FinnedXWing => Kind::SashimiXWing,
        Kind::SashimiXWing => Kind::FinnedXWing,
        Kind::FinnedSwordfish => Kind::SashimiSwordfish,
        Kind::SashimiSwordfish => Kind::FinnedSwordfish,
        Kind::FinnedJellyfish => Kind::SashimiJellyfish,
        Kind::SashimiJellyfish => Kind::FinnedJellyfish,
        Kind::FinnedFrankenXWing => Kind::FrankenXWing,
        Kind::FinnedFrankenSwordfish => Kind::FrankenSwordfish,
        Kind::FinnedFrankenJellyfish => Kind::FrankenJellyfish,
        Kind::FinnedMutantXWing => Kind::MutantXWing,
        Kind::FinnedMutantSwordfish => Kind::MutantSwordfish,
        Kind::FinnedMutantJellyfish => Kind::MutantJellyfish,
        _ => return None,
    })
}
