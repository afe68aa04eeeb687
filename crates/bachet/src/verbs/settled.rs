//! Puzzles that have one solution although a clue could not be read.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bachet_notation::{Argument, Code, GridPuzzle, Hint, Span};
use bachet_solver::{Budget, SearchOutcome};

use crate::front::Draft;
use crate::sentences::{Sentences, is_unread};
use crate::verbs::judge::{Assumed, Judged, judge};
use crate::{Diagnostic, Puzzle, Severity};

/// Maximum number of steps of the search for a second solution.
pub(super) const MAX_STEPS: u64 = 1_000_000;

/// Number of categories from which on a list of values is rarely missing.
const MIN_CATEGORIES: usize = 4;

/// A logic grid that can be answered although sentences could not be read.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The puzzle with the meanings that are assumed, and its sentences with them; `None` if it is as it was read.
    pub puzzle: Option<(Puzzle, Sentences)>,
    /// What is assumed of sentences that could not be read; the others are left out.
    pub assumed: Vec<Assumed>,
    /// The problems, with the unread sentences as warnings.
    pub problems: Vec<Diagnostic>,
}

/// Accepts a logic grid whose only errors are unread clues if the other clues alone leave exactly one solution, or if
/// what the unread ones may mean does so beyond doubt. It takes a limited number of steps, and ends early when the flag
/// is set.
pub fn accepted_without_unread(draft: &Draft, cancel: Option<&AtomicBool>) -> Option<Accepted> {
    let Some(Puzzle::Grid(grid)) = &draft.puzzle else { return None };
    let is_error = |problem: &&Diagnostic| problem.severity() == Severity::Error;
    let mut errors = draft.problems.iter().filter(is_error).peekable();
    if errors.peek().is_none() || !errors.all(is_unread) {
        return None;
    }
    let budget = Budget::unlimited().steps(MAX_STEPS);
    let mut budget = cancel.into_iter().fold(budget, Budget::cancelled_by);
    if has_one_solution(grid, &mut budget) {
        let problems = draft.problems.iter().map(|problem| without(problem, &[])).collect();
        return Some(Accepted { puzzle: None, assumed: Vec::new(), problems });
    }
    // If a list of values was not found, fewer clues are enough to leave one solution, which answers only a part.
    if grid.categories.len() < MIN_CATEGORIES && draft.sentences.as_ref().is_some_and(Sentences::may_lack_list) {
        return None;
    }
    let Judged { puzzle, sentences, assumed } = judge(grid, draft.sentences.as_ref()?, &mut budget)?;
    let problems = draft.problems.iter().map(|problem| without(problem, &assumed)).collect();
    let assumed = assumed.into_iter().map(|(_, assumed)| assumed).collect();
    Some(Accepted { puzzle: Some((Puzzle::Grid(puzzle), sentences)), assumed, problems })
}

/// Returns a problem as it is told where unread sentences are accepted.
fn without(problem: &Diagnostic, assumed: &[(Span, Assumed)]) -> Diagnostic {
    if !is_unread(problem) {
        return problem.clone();
    }
    let span = problem.span;
    let is_there = |(clue, _): &&(Span, Assumed)| clue.start <= span.start && span.end <= clue.end;
    let Some((_, assumed)) = assumed.iter().find(is_there) else { return problem.clone().as_warning() };
    let others = assumed.others.iter().map(|other| other.paraphrase.clone()).collect();
    Diagnostic::new(Code::AssumedReading, span)
        .text("reading", assumed.meaning.paraphrase.clone())
        .text("expression", assumed.meaning.expression.clone())
        .with("others", Argument::List(others))
        .hint(problem.hint.filter(|hint| matches!(hint, Hint::Field | Hint::Page)).unwrap_or(Hint::Plain))
}

/// Whether a logic grid has exactly one solution; `false` if the budget ends before that is known.
pub(super) fn has_one_solution(grid: &GridPuzzle, budget: &mut Budget<'_>) -> bool {
    let mut solutions = 0;
    let end = bachet_grid::solve(grid, budget, |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    solutions == 1 && matches!(end, Ok(SearchOutcome::Exhausted))
}
