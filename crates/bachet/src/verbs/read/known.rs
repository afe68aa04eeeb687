//! Wordings that were found not long ago, so that a change of one clue costs the words of one clue.

use std::num::NonZeroUsize;

use bachet_notation::clue::Truth;
use bachet_notation::{Fingerprint, GridPuzzle, Known};
use bachet_prose::Language;

use super::Wording;

/// Number of wordings that are kept.
const MAX_WORDINGS: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Maximum number of bytes of a wording that is kept.
const MAX_BYTES: usize = 2048;

/// Clues in words, by the categories of the puzzle, the language and the meaning.
///
/// Several threads may use it at once.
#[derive(Debug)]
pub struct KnownWordings(Known<Wording>);

impl Default for KnownWordings {
    fn default() -> Self {
        Self(Known::new(MAX_WORDINGS))
    }
}

impl KnownWordings {
    /// Returns the fingerprint of what the words of a clue depend on besides its meaning.
    pub(super) fn names(&self, puzzle: &GridPuzzle, language: &Language) -> Fingerprint {
        let mut names = self.0.fingerprint();
        names.add(&(&language.code, puzzle.categories.len()));
        for category in &puzzle.categories {
            names.add(&(&category.name, &category.kind, &category.numeric, category.ordered, category.values.len()));
            category.values.iter().for_each(|value| names.add(&(&value.text, value.number)));
        }
        names
    }

    /// Returns the wording of a meaning in a puzzle with these names; it is made if it is not known.
    pub(super) fn of(&self, names: &Fingerprint, truth: &Truth, make: impl FnOnce() -> Wording) -> Wording {
        let mut says = names.clone();
        says.add(truth);
        let key = says.bits();
        if let Some(known) = self.0.get(key) {
            return known;
        }
        let made = make();
        if made.expression.len() + made.paraphrase.len() <= MAX_BYTES {
            self.0.insert(key, made.clone());
        }
        made
    }
}
