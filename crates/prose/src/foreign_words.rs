//! Words that carry logic in a language other than that of the puzzle: `niet` in an English sentence.
//!
//! A description may contain unknown words, and most words of another language are unknown. A reserved word of another
//! language would be ignored that way, so it is refused. These are the words of the classes with `!` in the files of
//! the other languages; the language itself lists its homographs of them in its `[homographs]` section.

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::language::{Language, Mistake, Sections};
use crate::tokens::{Split, fold, tokens};

/// The words of other languages, by the codes of the languages that have them.
#[derive(Debug, Default)]
pub(crate) struct ForeignWords {
    words: FxHashMap<SmolStr, Vec<&'static str>>,
    /// Split-off parts of words that carry logic there: `n't`, `n'`.
    parts: Vec<(SmolStr, [&'static str; 1])>,
}

/// Words of the language that carry logic in another.
#[derive(Debug, Default)]
pub(crate) struct Homographs(FxHashSet<SmolStr>);

impl Homographs {
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut words = FxHashSet::default();
        for line in sections.lines("homographs") {
            for word in line.text.split(',').map(str::trim).filter(|w| !w.is_empty()) {
                if word.contains(char::is_whitespace) {
                    mistakes.push(line.mistake(format!("`{word}`: one word each, with commas between them")));
                }
                words.insert(fold(word));
            }
        }
        Self(words)
    }

    fn contains(&self, word: &str) -> bool {
        self.0.contains(word)
    }
}

impl ForeignWords {
    /// The words that carry logic in the other languages that the program brings, for one of them. Linear in their
    /// files.
    #[inline(never)]
    pub(crate) fn beside(language: &Language) -> Self {
        let mut foreign_words = Self::default();
        // A language that is not built in has no list of homographs.
        if !Language::files().any(|(code, _)| code == language.code) {
            return foreign_words;
        }
        for (code, files) in Language::files().filter(|(code, _)| *code != language.code) {
            let sections = Sections::read(files, &mut Vec::new());
            let cut = sections.lines("split").iter().filter_map(|line| line.text.split_once(':'));
            let cut: FxHashSet<SmolStr> = cut.flat_map(|(_, parts)| parts.split_whitespace().map(fold)).collect();
            for line in sections.lines("words") {
                let reserved = line.text.split_once(':').filter(|(class, _)| class.trim_end().ends_with('!'));
                let phrases = reserved.map_or("", |(_, phrases)| phrases);
                for phrase in sections.phrases(line, phrases, &mut Vec::new()) {
                    foreign_words.add(&phrase, code, &cut);
                }
            }
        }
        foreign_words.words.retain(|word, _| !language.homographs.contains(word));
        foreign_words
    }

    fn add(&mut self, phrase: &str, code: &'static str, cut: &FxHashSet<SmolStr>) {
        let folded = fold(phrase);
        if cut.contains(&folded) {
            self.parts.push((folded, [code]));
        } else if let [word] = tokens(phrase, &Split::default()).as_slice() {
            // The words of a longer phrase carry no logic alone.
            let codes = self.words.entry(word.text.clone()).or_default();
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
    }

    /// Returns the languages in which a word carries logic; none for a homograph.
    pub(crate) fn languages_of(&self, word: &str) -> &[&'static str] {
        let parts = || {
            let matches_part = |part: &str| match part.strip_suffix('\'') {
                Some(_) => word.len() > part.len() && word.starts_with(part),
                None => word.len() > part.len() && word.ends_with(part),
            };
            self.parts.iter().find(|(part, _)| matches_part(part)).map(|(_, codes)| &codes[..])
        };
        let cut = if word.contains('\'') { parts() } else { None };
        self.words.get(word).map(Vec::as_slice).or(cut).unwrap_or_default()
    }
}
