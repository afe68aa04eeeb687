//! A text made of words: blanks, elision, contraction, the capital and the full stop.

use smol_str::{SmolStr, SmolStrBuilder};

use super::wording::Wording;

/// A text under construction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surface {
    pieces: Vec<Word>,
}

#[derive(Clone, Debug)]
struct Word {
    text: SmolStr,
    /// Whether no blank precedes it.
    glued: bool,
    /// Whether it is a name, which is never changed.
    name: bool,
}

impl Surface {
    /// Adds a word of the language.
    pub(crate) fn word(&mut self, text: &str, glued: bool) {
        self.pieces.push(Word { text: text.into(), glued, name: false });
    }

    /// Adds words of the language, separated by blanks; no blank precedes a sign.
    pub(crate) fn words(&mut self, text: &str) {
        for (i, word) in text.split_whitespace().enumerate() {
            let sign = i == 0 && word.starts_with([',', ';', '.', ')']);
            self.word(word, sign);
        }
    }

    pub(crate) fn name(&mut self, text: &str, glued: bool) {
        self.pieces.push(Word { text: text.into(), glued, name: true });
    }

    /// Returns a mark of the current end.
    pub(crate) fn mark(&self) -> usize {
        self.pieces.len()
    }

    /// Removes everything after a mark.
    pub(crate) fn back_to(&mut self, mark: usize) {
        self.pieces.truncate(mark);
    }

    /// Removes the blank before the first word after a mark.
    pub(crate) fn glue(&mut self, mark: usize) {
        if let Some(word) = self.pieces.get_mut(mark) {
            word.glued = true;
        }
    }

    /// Returns the first word after a mark, unless it is a name.
    pub(crate) fn first(&self, mark: usize) -> Option<&str> {
        self.pieces.get(mark).filter(|word| !word.name).map(|word| word.text.as_str())
    }

    /// Replaces the first word after a mark, unless it is a name.
    pub(crate) fn replace<'w>(&mut self, mark: usize, other: impl FnOnce(&str) -> Option<&'w str>) {
        if let Some(word) = self.pieces.get_mut(mark).filter(|word| !word.name)
            && let Some(other) = other(&word.text)
        {
            word.text = other.into();
        }
    }

    /// Makes the first word after a mark begin a sentence.
    pub(crate) fn capital(&mut self, mark: usize) {
        let Some(word) = self.pieces.get_mut(mark) else { return };
        let mut letters = word.text.chars();
        if let Some(first) = letters.next()
            && !(word.name && letters.clone().any(char::is_uppercase))
        {
            word.text = capitalized(first, letters.as_str());
        }
    }

    /// The text.
    pub(crate) fn finish(mut self, wording: &Wording) -> String {
        self.contract(wording);
        self.elide(wording);
        let mut text = String::with_capacity(self.pieces.iter().map(|word| word.text.len() + 1).sum());
        for word in &self.pieces {
            if !word.glued && !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&word.text);
        }
        text
    }

    fn elide(&mut self, wording: &Wording) {
        for at in 1..self.pieces.len() {
            let [.., word, next] = &mut self.pieces[..=at] else { continue };
            if word.name || next.glued {
                continue;
            }
            let found = wording.before_vowel.iter().find(|(long, _)| is_lower_case_of(long, &word.text));
            if let Some((_, short)) = found.filter(|_| wording.begins_with_vowel(&next.text)) {
                word.text = like(&word.text, short);
                next.glued = short.ends_with('\'');
            }
        }
    }

    fn contract(&mut self, wording: &Wording) {
        let mut at = 0;
        while at + 1 < self.pieces.len() {
            let (first, second) = (&self.pieces[at], &self.pieces[at + 1]);
            let fits = |(a, b, _): &&(String, String, String)| *b == second.text && is_lower_case_of(a, &first.text);
            let found = wording.contracted.iter().find(fits);
            if let Some((_, _, one)) = found.filter(|_| !first.name && !second.name && !second.glued)
                && !self.is_elided(at + 1, wording)
            {
                self.pieces[at].text = like(&self.pieces[at].text, one);
                self.pieces.remove(at + 1);
            }
            at += 1;
        }
    }

    /// Whether the word here changes before the vowel of the next one.
    fn is_elided(&self, at: usize, wording: &Wording) -> bool {
        wording.before_vowel.iter().any(|(long, _)| *long == self.pieces[at].text)
            && self.pieces.get(at + 1).is_some_and(|w| !w.glued && wording.begins_with_vowel(&w.text))
    }
}

/// Whether the lower case of a word is this text.
fn is_lower_case_of(lower: &str, word: &str) -> bool {
    if word.is_ascii() {
        return word.len() == lower.len() && word.bytes().map(|b| b.to_ascii_lowercase()).eq(lower.bytes());
    }
    let first = word.chars().flat_map(char::to_lowercase).next();
    first == lower.chars().next() && word.to_lowercase() == lower
}

/// A word with a capital if the other has one.
fn like(other: &str, word: &str) -> SmolStr {
    let mut letters = word.chars();
    match letters.next().filter(|_| other.starts_with(char::is_uppercase)) {
        Some(first) => capitalized(first, letters.as_str()),
        None => word.into(),
    }
}

fn capitalized(first: char, rest: &str) -> SmolStr {
    let mut text = SmolStrBuilder::new();
    first.to_uppercase().for_each(|letter| text.push(letter));
    text.push_str(rest);
    text.finish()
}
