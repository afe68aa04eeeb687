//! Every way, one after the other: the shortest ones, or all that never come to the same state twice.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_notation::moving::Setup;
use bachet_statespace::{Extent, Move, SearchEnd, SimplePaths, Space as _, Symmetry, explore};

use crate::model::Model;
use crate::position::Step;
use crate::shortest::{everything, is_large};

/// Visits every shortest way, in the order of its moves; `true` if these were all. A step of the budget is a state whose
/// moves are made.
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
    let mut how = everything();
    how.extent = Extent::ShortestWays;
    let explored = explore(&mut model, how, budget);
    if !explored.has_every_shortest_way() {
        return explored.end() == SearchEnd::Complete;
    }
    let mut names = Names::new(&model);
    explored.shortest_ways().each(|way, kept| visit(names.of(way, kept))).is_continue()
}

/// Visits every way that comes to no state twice and ends at the first goal it reaches, depth-first in the order of moves.
/// A step of the budget is a state whose moves are made, and then a move tried.
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
    let explored = explore(&mut model, everything(), budget);
    if explored.end() != SearchEnd::Complete {
        return SimplePaths::default();
    }
    let mut names = Names::new(&model);
    explored.simple_paths(u64::MAX, budget, |way, kept| visit(names.of(way, kept)))
}

/// The moves of ways by name, each way going on where it leaves the one before.
struct Names<'a> {
    model: &'a Model,
    /// The states by name, the start first.
    states: Vec<u128>,
    steps: Vec<Step>,
}

impl<'a> Names<'a> {
    fn new(model: &'a Model) -> Self {
        Self { model, states: vec![model.start()], steps: Vec::new() }
    }

    fn of(&mut self, way: &[Move<u128>], kept: usize) -> &[Step] {
        self.states.truncate(kept + 1);
        self.steps.truncate(kept);
        for step in &way[kept..] {
            let from = self.states.last().copied().unwrap_or_default();
            let Some((label, to)) = self.model.like(from, step.to) else { break };
            self.steps.push(self.model.step(from, label));
            self.states.push(to);
        }
        &self.steps
    }
}
