//! What becomes of pages without a person to ask.

use bachet::front::{Draft, accepted_without_unread, is_unread};
use bachet::verbs::Assumed;
use bachet::{Diagnostic, Severity};

use super::known::{is_same, rows};

/// What became of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PageOutcome {
    /// It has one solution, without or with clues that are taken to mean something: each with its number.
    Answered { is_right: bool, assumed: Vec<String> },
    /// Its clues are found, and this many sentences have to be asked about.
    Asked(usize),
    /// All is read, and it does not have exactly one solution.
    Undecided,
    /// Something else keeps it from being read: the codes of its errors.
    NotRead(Vec<&'static str>),
}

/// Returns what became of a page, whose solution has these rows.
pub(crate) fn page(text: &str, meant: &[Vec<String>]) -> PageOutcome {
    outcome(&Draft::read(text.as_bytes(), None), meant)
}

/// Returns what became of a page that was read.
pub(super) fn outcome(draft: &Draft, meant: &[Vec<String>]) -> PageOutcome {
    let errors = || draft.problems.iter().filter(|problem| problem.severity() == Severity::Error);
    let grave: Vec<&Diagnostic> = errors().filter(|problem| !is_unread(problem)).collect();
    if !grave.is_empty() || draft.puzzle.is_none() {
        return PageOutcome::NotRead(grave.iter().map(|problem| problem.code.id()).collect());
    }
    let accepted = accepted_without_unread(draft, None);
    if accepted.is_none() && errors().next().is_some() {
        return PageOutcome::Asked(errors().count());
    }
    let told = |assumed: &Assumed| format!("{}: {}", assumed.clue + 1, assumed.meaning.expression);
    let assumed = accepted.iter().flat_map(|accepted| &accepted.assumed).map(told).collect();
    let judged = accepted.and_then(|accepted| accepted.puzzle).map(|(puzzle, _)| puzzle);
    match judged.as_ref().or(draft.puzzle.as_ref()).and_then(rows) {
        Some(found) => PageOutcome::Answered { is_right: is_same(&found, meant), assumed },
        None => PageOutcome::Undecided,
    }
}
