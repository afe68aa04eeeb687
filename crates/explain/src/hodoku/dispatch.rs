//! Which search finds the steps of which technique.

use super::als::{self, AlsList};
use super::found::Sink;
use super::grid::Grid;
use super::tabling;
use super::{
    Kind, Solver, colouring, fish, locked, single_digit, subsets, sue_de_coq, templates, uniqueness, wings, x_chains,
    xy_chains,
};

impl<const W: usize> Solver<'_, W> {
    /// Looks for steps of a technique. Returns whether the first one was found and is enough.
    pub(super) fn search(&mut self, kind: Kind, sink: &mut Sink<'_>) -> bool {
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
                fish::search_complex(&self.grid, kind, self.options.fish_value.map(usize::from), sink)
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
        if !links.start(grid) {
            return false;
        }
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
        | Kind::SashimiJellyfish => fish::search_basic(grid, kind, sink),
        Kind::BugPlusOne => uniqueness::search_bug(grid, sink),
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
        | Kind::HiddenRectangle => uniqueness::search_rectangles(grid, kind, sink),
        Kind::AvoidableRectangle1 | Kind::AvoidableRectangle2 => uniqueness::search_avoidable(grid, kind, sink),
        Kind::SimpleColoursTrap | Kind::SimpleColoursWrap => colouring::search_simple(grid, sink),
        Kind::MultiColours1 | Kind::MultiColours2 => colouring::search_multi(grid, sink),
        Kind::TurbotFish | Kind::XChain => x_chains::search(grid, kind, sink),
        Kind::RemotePair | Kind::XyChain => xy_chains::search(grid, kind, sink),
        Kind::SueDeCoq => sue_de_coq::search(grid, sink),
        _ => false,
    }
}
