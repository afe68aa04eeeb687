//! Enumerates the shortest ways, or all ways that visit no state twice.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_notation::moving::Setup;
use bachet_statespace::{Extent, Move, SearchEnd, SimplePaths, Space as _, Symmetry, explore};

use crate::model::Model;
use crate::position::Step;
use crate::shortest::{explore_options, is_large};

/// Visits every shortest way, in the order of its moves, and returns whether these were all. A step of the budget is
/// the expansion of a state.
pub fn each_shortest(
    setup: &Setup,
    symmetry: Symmetry,
    budget: &mut Budget<'_>,
    mut visit: impl FnMut(&[Step]) -> ControlFlow<()>,
) -> bool {
    if matches!(setup, Setup::Tiles(puzzle) if is_large(puzzle)) {
        return false;
    }
    let mut model = Model::new(setup, symmetry);
    let mut options = explore_options();
    options.extent = Extent::ShortestWays;
    let explored = explore(&mut model, options, budget);
    if !explored.has_every_shortest_way() {
        return explored.end() == SearchEnd::Complete;
    }
    let mut named = NamedWay::new(&model);
    explored.shortest_ways().each(|way, kept| visit(named.of(way, kept))).is_continue()
}

/// Visits every way that visits no state twice and ends at the first goal it reaches, depth-first in the order of
/// moves. A step of the budget is first the expansion of a state, then a move tried.
pub fn each_simple(
    setup: &Setup,
    symmetry: Symmetry,
    budget: &mut Budget<'_>,
    mut visit: impl FnMut(&[Step]) -> ControlFlow<()>,
) -> SimplePaths {
    if matches!(setup, Setup::Tiles(puzzle) if is_large(puzzle)) {
        return SimplePaths::default();
    }
    let mut model = Model::new(setup, symmetry);
    let explored = explore(&mut model, explore_options(), budget);
    if explored.end() != SearchEnd::Complete {
        return SimplePaths::default();
    }
    let mut named = NamedWay::new(&model);
    explored.simple_paths(u64::MAX, budget, |way, kept| visit(named.of(way, kept)))
}

/// Names the moves of one way after the other, and keeps those of the prefix that a way shares with the one before.
struct NamedWay<'a> {
    model: &'a Model,
    /// The states of the way, by name, the start first.
    states: Vec<u128>,
    steps: Vec<Step>,
}

impl<'a> NamedWay<'a> {
    fn new(model: &'a Model) -> Self {
        Self { model, states: vec![model.start()], steps: Vec::new() }
    }

    fn of(&mut self, way: &[Move<u128>], kept: usize) -> &[Step] {
        self.states.truncate(kept + 1);
        self.steps.truncate(kept);
        for step in &way[kept..] {
            let from = self.states.last().copied().unwrap_or_default();
            let Some((label, to)) = self.model.named_move(from, step.to) else { break };
            self.steps.push(self.model.step(from, label));
            self.states.push(to);
        }
        &self.steps
    }
}
