//! How an answer names a clue or a part of one.

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression};

/// A clue, or a part of one, in the puzzle's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CluePart {
    /// Its place in the list of clues, from 0.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Which of its top-level conjuncts, from 0; `None` for the whole.
    pub part: Option<usize>,
    /// The sentence, or the expression where there is none; for a part always an expression.
    pub text: String,
}

impl CluePart {
    /// The clue at this place in the list, as a whole.
    pub fn whole(puzzle: &GridPuzzle, clue: usize) -> Self {
        let found = &puzzle.clues[clue];
        let text = found.text.clone().or_else(|| found.expression.as_ref().map(|e| format!("= {e}")));
        Self { clue, label: found.label.clone(), part: None, text: text.unwrap_or_default() }
    }
}

/// A part of the clue; the whole if it has only one.
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
