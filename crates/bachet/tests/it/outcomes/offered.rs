//! Whether what a clue means is among the choices that a person gets.

use bachet::front::Draft;
use bachet::verbs::{self, Unclear};
use bachet::{Budget, Puzzle};
use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, read_clue};

/// How the file writes a meaning below a sentence.
const MEANING: &str = "   = ";

/// The choices of a puzzle whose clues have only their words, as the person who wrote it gets them.
pub(super) struct Offered(Vec<Unclear>);

impl Offered {
    /// Returns the choices of a puzzle whose clues have their meaning below them.
    pub(super) fn new(text: &str) -> Self {
        let words = text.lines().filter(|line| !line.starts_with(MEANING)).collect::<Vec<_>>().join("\n");
        let draft = Draft::read(words.as_bytes(), None);
        let puzzle = draft.puzzle.filter(|puzzle| matches!(puzzle, Puzzle::Grid(_)));
        let choices = |puzzle| verbs::choices(&puzzle, draft.sentences.as_ref(), &mut Budget::unlimited());
        Self(puzzle.map(choices).unwrap_or_default())
    }

    /// Whether a choice of a clue is what it means.
    pub(super) fn has(&self, names: &GridPuzzle, clue: usize, is_meant: impl Fn(Option<&Truth>) -> bool) -> bool {
        let Some(of) = self.0.iter().find(|unclear| unclear.clue == clue) else { return false };
        of.choices.iter().any(|choice| {
            let truth = read_clue(names, &choice.expression).0.expect("an expression of ours is read");
            is_meant(Some(&truth).filter(|_| choice.expression != "true"))
        })
    }
}
