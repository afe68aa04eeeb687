//! What the sentences may mean that are not read.

use bachet_notation::clue::Truth;
use bachet_notation::{ClueFields, Text};
use bachet_prose::Reader;

use super::compare::{Comparison, Found};
use super::{ClueSentence, Guessed, Meaning, PlacedSentence, SentenceAgreement};

/// Adds what each sentence may mean that is not read.
pub(super) fn add(reader: &Reader<'_>, fields: &[ClueFields], clues: &mut [Vec<PlacedSentence>]) {
    let mut before: Option<&str> = None;
    for (fields, placed) in fields.iter().zip(clues) {
        let earlier = before;
        before = fields.text.as_ref().map(Text::as_str).or(before);
        let Some(text) = &fields.text else { continue };
        if !placed.iter().any(|placed| placed.sentence.meaning.is_refused()) {
            continue;
        }
        for (placed, guesses) in placed.iter_mut().zip(reader.guesses(text.as_str(), earlier)) {
            if placed.sentence.meaning.is_refused() {
                let guessed = |guess| Guessed { guess, agreement: None };
                placed.sentence.guesses = guesses.into_iter().map(guessed).collect();
            }
        }
    }
}

/// Compares the guesses at the only sentence of a clue that is not read with the expression of the clue.
pub(super) fn compare(comparison: &mut Comparison, placed: &mut [PlacedSentence], expression: &Truth) {
    let refused = |placed: &PlacedSentence| placed.sentence.meaning.is_refused();
    let Some(at) = placed.iter().position(refused).filter(|at| !placed[at + 1..].iter().any(refused)) else { return };
    let states = |placed: &PlacedSentence| matches!(placed.sentence.meaning, Meaning::Read(..));
    for which in 0..placed[at].sentence.guesses.len() {
        let guess = &placed[at].sentence.guesses[which].guess;
        let meaning = guess.truth.clone().map(|truth| Meaning::Read(truth, Vec::new()));
        let guessed = meaning.map(|meaning| ClueSentence { text: String::new(), meaning, guesses: Vec::new() });
        let others = placed.iter().filter(|placed| states(placed)).map(|placed| &placed.sentence);
        let all: Vec<&ClueSentence> = others.chain(&guessed).collect();
        // A sentence that says nothing cannot mean what the expression states.
        let found = (!all.is_empty()).then(|| comparison.compare(&all, expression));
        let agreement = match found {
            Some(Found::Same) => SentenceAgreement::Same,
            Some(Found::Unknown) => SentenceAgreement::Unknown,
            Some(Found::Other(_)) | None => SentenceAgreement::Different,
        };
        placed[at].sentence.guesses[which].agreement = Some(agreement);
    }
}
