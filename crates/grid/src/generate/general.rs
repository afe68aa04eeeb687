//! Questions that are too hard for the search of the generator, answered by the general solver.

use std::ops::ControlFlow;

use bachet_notation::clue::{CategoryId, Truth};
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_solver::{Budget, SearchOutcome};

use super::Generator;
use super::constraint::Cell;
use crate::{Solution, solve};

/// Looks for a table other than the solution that satisfies the clues, or all but one of them, and leaves its places in
/// the search. Returns `None` if the budget is spent.
pub(super) fn find(generator: &mut Generator, but: Option<usize>, budget: &mut Budget<'_>) -> Option<bool> {
    let truths = generator.clues.list.iter().enumerate().map(|(at, clue)| {
        let truth = clue.statement.truth(&generator.shape);
        if but == Some(at) { Truth::Not(Box::new(truth)) } else { truth }
    });
    let puzzle = GridPuzzle { clues: truths.map(clue).collect(), ..generator.bare.clone() };
    let known = generator.table();
    let mut other = None;
    let end = solve(&puzzle, budget, |solution| {
        if solution == known {
            return ControlFlow::Continue(());
        }
        other = Some(solution);
        ControlFlow::Break(())
    });
    match (other, end) {
        (Some(solution), _) => {
            generator.set_places(&solution);
            Some(true)
        }
        (None, Ok(SearchOutcome::Exhausted)) => Some(false),
        (None, _) => None,
    }
}

fn clue(truth: Truth) -> Clue {
    Clue {
        label: String::new(),
        text: None,
        expression: None,
        truth: Some(truth),
        span: Span::default(),
        parts: vec![Span::default()],
    }
}

impl Generator {
    /// Sets the places of the search to those of a table.
    fn set_places(&mut self, table: &Solution) {
        let Self { shape, search, .. } = self;
        let axis = CategoryId(shape.axis as u32);
        let own = |cell: Cell| {
            let value = shape.value(cell);
            (0..shape.size).position(|entity| table.get(entity, value.category) == Some(value.index))
        };
        for cell in 0..shape.cells() as Cell {
            let place = own(cell).and_then(|entity| {
                (0..shape.size)
                    .position(|rank| table.get(entity, axis) == Some(shape.value(shape.cell(shape.axis, rank)).index))
            });
            search.places[usize::from(cell)] = place.unwrap_or(0) as u8;
        }
    }
}
