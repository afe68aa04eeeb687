//! Writes a puzzle in a format; what the format cannot state is an error, not dropped.

use super::{Format, SudokuPuzzle};
use crate::{Code, Diagnostic, Hint, Span};

/// Writes a puzzle in a format. Headers are left out if a format has no place for them.
///
/// # Errors
/// Everything that the puzzle means and the format cannot state.
pub fn write(puzzle: &SudokuPuzzle, format: Format) -> Result<String, Vec<Diagnostic>> {
    let lost = lost(puzzle, format);
    if lost.is_empty() { Ok((format.entry().write)(puzzle)) } else { Err(lost) }
}

/// Returns what of a puzzle a format cannot state.
fn lost(puzzle: &SudokuPuzzle, format: Format) -> Vec<Diagnostic> {
    let states = format.entry().states;
    let mut lost = Vec::new();
    let mut add = |what: &str, rule: &str, span: Span| {
        let problem = Diagnostic::new(Code::LostInFormat, span).text("format", format.name());
        let problem = problem.text("lost", what).text("rule", rule);
        lost.push(if what == "candidates" { problem.hint(Hint::Marks) } else { problem });
    };
    for rule in puzzle.rules.iter().filter(|rule| !(states.rule)(rule)) {
        add("rules", rule.keyword.as_str(), rule.keyword.span());
    }
    if puzzle.regions.is_some() && !states.regions {
        add("regions", "", Span::default());
    } else if !(states.boxes)(puzzle) {
        add("boxes", "", Span::default());
    }
    if puzzle.has_candidates() && !(states.candidates)(puzzle) {
        add("candidates", "", Span::default());
    }
    if !(states.size)(puzzle.size) {
        add("size", "", Span::default());
    }
    lost
}
