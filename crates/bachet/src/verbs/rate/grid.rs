//! How difficult a logic grid is.

use bachet_explain::grid::{Difficulty, End, GridExplainer, Weights};
use bachet_notation::GridPuzzle;
use bachet_solver::Budget;

use super::{GridRating, add};
use crate::messages::MessageId;
use crate::verbs::{Count, Refusal, Verdict};

pub(super) fn rate(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Result<GridRating, Refusal> {
    let mut solutions = 0u32;
    let end = bachet_grid::solve(puzzle, budget, |_| {
        solutions += 1;
        if solutions < 2 { std::ops::ControlFlow::Continue(()) } else { std::ops::ControlFlow::Break(()) }
    })?;
    let exact = end == bachet_solver::SearchOutcome::Exhausted;
    let verdict = Verdict::of(&Count { number: solutions.into(), exact });
    let mut found = GridRating { verdict, difficulty: None, techniques: Vec::new() };
    if verdict != Verdict::Unique {
        return Ok(found);
    }
    let explainer = GridExplainer::new(puzzle, Weights::default()).ok_or(MessageId::TooLargeToExplain)?;
    let explained = explainer.explain(&explainer.state(), budget);
    explained.steps.iter().for_each(|step| add(&mut found.techniques, step.step.technique, step.step.cost));
    found.difficulty = (explained.end == End::Solved).then(|| Difficulty::of(&explained.steps));
    Ok(found)
}
