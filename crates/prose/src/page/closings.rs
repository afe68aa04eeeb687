//! The words to the reader behind the last clue: thanks, where to send the answer, who wrote the puzzle.

use bachet_notation::{ClueFields, Text};

use crate::page::clues::Layout;
use crate::page::lines::{Label, is_question};
use crate::page::mentions::Mentions;
use crate::page::sentences::sentences;
use crate::page::words::PhraseRole;
use crate::tokens::tokens;

/// Minimum number of clues that have a bullet if a text without one is none.
const MIN_ITEMS: usize = 3;
/// Maximum number of words of the name below a text.
const MAX_SIGNATURE_WORDS: usize = 3;

impl Layout<'_> {
    /// Moves the texts that state nothing from the end of the clues to the scene, and the questions among them to the
    /// questions. A text that names a value stays.
    pub(super) fn close(&mut self, clues: &mut Vec<ClueFields>, mentions: &Mentions) {
        let has_bullet = |clue: &ClueFields| self.label_of(clue) == Label::Bullet;
        let has_items = clues.iter().filter(|clue| has_bullet(clue)).count() >= MIN_ITEMS;
        let said = |clue: &ClueFields| self.is_said(clue, has_items, mentions);
        let kept = clues.iter().rposition(said).map_or(0, |last| last + 1);
        if kept == 0 || mentions.is_empty() {
            return;
        }
        for text in clues.drain(kept..).filter_map(|clue| clue.text) {
            for range in sentences(text.as_str(), &self.words) {
                let sentence = text.part(range);
                let to = if is_question(sentence.as_str()) { &mut self.asked } else { &mut self.opening };
                to.push(sentence);
            }
        }
    }

    fn label_of(&self, clue: &ClueFields) -> Label<'_> {
        let line = self.lines.binary_search_by_key(&clue.span.start, |line| line.span.start);
        line.map_or(Label::None, |line| self.lines[line].label)
    }

    /// Whether a clue may state something; `has_items` if the others have bullets.
    fn is_said(&self, clue: &ClueFields, has_items: bool, mentions: &Mentions) -> bool {
        let text = clue.text.as_ref().map_or("", Text::as_str);
        let is_plain = clue.label.is_empty() && self.label_of(clue) == Label::None;
        let all = sentences(text, &self.words);
        let is_signed = all.len() == 1
            && text.split_whitespace().nth(MAX_SIGNATURE_WORDS).is_none()
            && !text.ends_with(['.', '!', '?', '…', '»', '”', '"', '“']);
        let is_silent = |range: &std::ops::Range<usize>| {
            let sentence = &text[range.clone()];
            let is_closing = || self.words.page.has(PhraseRole::Closing, &tokens(sentence, self.words.split));
            is_question(sentence)
                || (has_items || is_signed) && !mentions.names_value(sentence, &self.words)
                || is_closing() && !mentions.names_whole(sentence, &self.words)
        };
        !is_plain || !all.iter().all(is_silent)
    }
}
