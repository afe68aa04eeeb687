//! What a person may choose beside the guesses: the menus of the sentences that are not understood.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::Truth;
use bachet_prose::Reader;

use super::compare::Comparison;
use super::{ClueSentence, Sentences};

/// Makes the menus of the clues of one puzzle, only for a person who is asked.
pub(crate) struct Menus<'a> {
    puzzle: &'a GridPuzzle,
    sentences: &'a Sentences,
    reader: Reader<'a>,
    comparison: Comparison,
}

impl<'a> Menus<'a> {
    /// Prepares to read the clues again.
    pub(crate) fn new(puzzle: &'a GridPuzzle, sentences: &'a Sentences) -> Self {
        // The texts that there was no room for have no sentences.
        let clues = puzzle.clues.iter().zip(&sentences.clues).filter(|(_, of)| !of.sentences.is_empty());
        let texts = clues.filter_map(|(clue, _)| clue.text.as_deref());
        let reader = Reader::new(puzzle, sentences.language).after_all_of(texts);
        Self { puzzle, sentences, reader, comparison: Comparison::new(puzzle) }
    }

    /// Returns the menu of each sentence of a clue, without what a guess says already.
    pub(crate) fn of(&mut self, clue: usize) -> Vec<Vec<Truth>> {
        let sentences = &self.sentences.clues[clue].sentences;
        let before = self.puzzle.clues[..clue].iter().rev().find_map(|clue| clue.text.as_deref());
        let text = self.puzzle.clues[clue].text.as_deref().unwrap_or_default();
        let menus = self.reader.menu(text, before);
        // A clue in the program's own words is read as a whole.
        if menus.len() != sentences.len() {
            return vec![Vec::new(); sentences.len()];
        }
        let menus = menus.into_iter().zip(sentences);
        menus.map(|(menu, sentence)| self.without_guesses(menu, sentence)).collect()
    }

    fn without_guesses(&mut self, mut menu: Vec<Truth>, sentence: &ClueSentence) -> Vec<Truth> {
        let guesses = || sentence.guesses.iter().filter_map(|guessed| guessed.guess.truth.as_ref());
        menu.retain(|entry| !guesses().any(|guess| self.comparison.is_same(entry, guess)));
        menu
    }
}
