//! A minimal set of givens and rules that cannot all hold.

use bachet_solver::{Budget, MinimalCore, Solver, Tag};

use super::Limit;
use crate::compile::compile_to_search;
use crate::{BoardConstraint, Sudoku};

/// Finds an inclusion-minimal set of contradictory constraints: givens in reading order, then instances of rules. It is
/// empty if the houses contradict each other.
pub(super) fn find(sudoku: &Sudoku, budget: &mut Budget<'_>) -> Result<Vec<BoardConstraint>, Limit> {
    let compiled = compile_to_search(sudoku);
    let tags = &compiled.tags;
    let candidates: Vec<Tag> = sudoku.givens().map(|cell| tags.given(cell)).chain(tags.of_rules()).collect();
    match Solver::with_cores(&compiled.model).minimal_core(&candidates, budget) {
        MinimalCore::Conflict { tags: core, minimal: true } => {
            Ok(core.iter().filter_map(|&tag| sudoku.constraint(tags.origin(tag))).collect())
        }
        _ => Err(Limit),
    }
}
