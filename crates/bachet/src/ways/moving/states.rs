//! All states of a puzzle of moves, and how far tiles are from their places.

use bachet_explain::ways::MoveGraph;
use bachet_moving::{Model, is_large};
use bachet_notation::Number;
use bachet_notation::moving::{Setup, Tiles};
use bachet_solver::Budget;
use bachet_statespace::{ExploreOptions, Explored, SearchEnd, StateId, Symmetry, explore};

use crate::ways::{KnownStates, State, StateClass};

/// Maximum number of bytes of the states and moves as they are found: the graph of them takes several times as much. The
/// 8-puzzle takes 10 million.
const MAX_BYTES: usize = 24_000_000;

/// The states of a model, up to symmetry.
pub(super) struct ModelStates {
    model: Model,
    explored: Explored<u128>,
    graph: MoveGraph,
}

impl ModelStates {
    /// Finds all states; `None` if they are too many to store or a limit was reached.
    pub(super) fn of(setup: &Setup, budget: &mut Budget<'_>) -> Option<Self> {
        if matches!(setup, Setup::Tiles(puzzle) if is_large(puzzle)) {
            return None;
        }
        let mut model = Model::new(setup, Symmetry::UpToSymmetry);
        let mut options = ExploreOptions::default();
        options.max_bytes = MAX_BYTES;
        let explored = explore(&mut model, options, budget);
        let graph = (explored.end() == SearchEnd::Complete).then(|| MoveGraph::of_explored(&explored))?;
        Some(Self { model, explored, graph })
    }
}

impl KnownStates for ModelStates {
    fn graph(&self) -> &MoveGraph {
        &self.graph
    }

    fn find(&self, class: &StateClass) -> Option<usize> {
        let StateClass::Moving(state) = class else { return None };
        Some(self.explored.id(*state)?.index())
    }

    fn state(&self, number: usize) -> State {
        State::Moving(self.model.position(self.explored.state(StateId(number as u32))))
    }

    fn cost(&self, cost: u64) -> Number {
        Number::from_integer(i64::try_from(cost).unwrap_or(i64::MAX))
    }
}

/// Returns the squares between each tile and its place, along rows and columns; `None` if two tiles look the same.
pub(super) fn squares_to_go(puzzle: &Tiles, cells: &[u8]) -> Option<u64> {
    let columns = puzzle.columns as usize;
    let mut squares = 0;
    for (at, tile) in cells.iter().enumerate().filter(|(_, tile)| **tile != 0) {
        let mut places = (0..puzzle.goal.len()).filter(|place| puzzle.goal[*place] == *tile);
        let place = places.next()?;
        if places.next().is_some() {
            return None;
        }
        squares += (at / columns).abs_diff(place / columns) + (at % columns).abs_diff(place % columns);
    }
    Some(squares as u64)
}
