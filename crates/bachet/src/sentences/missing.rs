//! A category that the clues name values of, but that the puzzle does not declare.

use bachet_notation::{Fields, GridPuzzle, Text, read_grid};
use bachet_prose::Reader;

use super::{Meaning, PlacedSentence, shown, slice};
use crate::draft::has_errors;

/// Minimum number of nouns without a category that stand in sentences which cannot be read.
const MIN_UNREAD: usize = 2;
/// Possible names of a category whose values are known, but not what they are.
const NAMES: [&str; 3] = ["kind", "sort", "category"];

/// A category that is not declared.
#[derive(Clone, Debug)]
pub(crate) struct MissingCategory {
    /// The nouns of the clues that belong to no category, as many as a category has values.
    pub(super) nouns: Vec<String>,
    /// The line that declares them.
    pub(super) line: String,
}

impl MissingCategory {
    /// Finds the category that unread sentences of clues need. Linear in the length of the clues.
    pub(super) fn of(
        puzzle: &GridPuzzle,
        reader: &Reader<'_>,
        fields: &Fields,
        clues: &[Vec<PlacedSentence>],
    ) -> Option<Self> {
        let mut unknown: Vec<&String> = Vec::new();
        for placed in clues.iter().flatten() {
            if let Meaning::Unread(unread) = &placed.sentence.meaning {
                unknown.extend(&unread.unknown);
            }
        }
        if unknown.is_empty() {
            return None;
        }
        let mut nouns: Vec<String> = Vec::new();
        let read = fields.clues.iter().zip(clues).filter(|(_, placed)| !placed.is_empty());
        for text in read.filter_map(|(clue, _)| clue.text.as_ref()).map(Text::as_str) {
            for noun in reader.loose_nouns(text).into_iter().map(|span| shown(slice(text, span))) {
                if !is_among(&noun, nouns.iter()) {
                    nouns.push(noun);
                }
            }
            if nouns.len() > puzzle.entities() {
                return None;
            }
        }
        let unread = nouns.iter().filter(|noun| is_among(noun, unknown.iter().copied())).count();
        if nouns.len() != puzzle.entities() || unread < MIN_UNREAD {
            return None;
        }
        let named = puzzle.categories.iter().map(|category| &category.name);
        let name = NAMES.iter().find(|name| !is_among(name, named.clone()))?;
        let line = format!("{name}: {}", nouns.join(", "));
        let (declared, problems) = read_grid(&format!("grid:\n{line}\n"));
        let listed = declared.categories.first()?.values.iter().map(|value| &value.text);
        (!has_errors(&problems) && listed.eq(&nouns)).then_some(Self { nouns, line })
    }

    /// Whether it has one of these words.
    pub(super) fn has(&self, words: &[String]) -> bool {
        words.iter().any(|word| is_among(word, self.nouns.iter()))
    }
}

fn is_among<'w>(word: &str, mut words: impl Iterator<Item = &'w String>) -> bool {
    words.any(|other| other.to_lowercase() == word.to_lowercase())
}
