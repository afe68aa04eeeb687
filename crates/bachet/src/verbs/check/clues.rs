//! The name of a clue, or of a part of one.

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression};

/// A clue, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CluePart {
    /// The index of the clue.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Which of its top-level conjuncts, from 0; `None` for the whole.
    pub part: Option<usize>,
    /// The sentence, or the expression if there is none; for a part always an expression.
    pub text: String,
}

impl CluePart {
    /// Returns the whole clue with this index.
    pub fn whole(puzzle: &GridPuzzle, clue: usize) -> Self {
        let found = &puzzle.clues[clue];
        let text = found.text.clone().or_else(|| found.expression.as_ref().map(|e| format!("= {e}")));
        Self { clue, label: found.label.clone(), part: None, text: text.unwrap_or_default() }
    }
}

/// Returns a part of a clue; the whole clue if it has only one part.
pub(super) fn part(puzzle: &GridPuzzle, (clue, part): (usize, usize)) -> CluePart {
    match &puzzle.clues[clue].truth {
        Some(Truth::And(parts)) if parts.len() > 1 && part < parts.len() => CluePart {
            part: Some(part),
            text: format!("= {}", expression(puzzle, &parts[part])),
            ..CluePart::whole(puzzle, clue)
        },
        _ => CluePart::whole(puzzle, clue),
    }
}
