//! The word classes of a language: phrases that mean the same to the grammar, and which of them carry logic.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::tokens::{Gap, Kind, Split, Token, fold, tokens};

/// A class of phrases, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ClassId(pub(crate) u16);

/// What the words of a class do, by the mark after its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ClassKind {
    /// `?`: they only mark that a sentence is not a statement of fact, and are otherwise like unknown words.
    Aside,
    /// No mark: words of the grammar, which a description may contain.
    #[default]
    Plain,
    /// `!`: they carry logic, so that a pattern must explain them.
    Reserved,
}

/// A phrase of a class, as it may are at a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phrase {
    pub(crate) class: ClassId,
    /// How many tokens it takes.
    pub(crate) length: u8,
}

/// The word classes of a language.
#[derive(Debug, Default)]
pub(crate) struct Lexicon {
    /// Where words are cut.
    pub(crate) split: Split,
    names: Vec<SmolStr>,
    kinds: Vec<ClassKind>,
    /// The phrases that begin with a word.
    phrases: FxHashMap<SmolStr, Beginning>,
    /// The everyday words of descriptions of unlisted entities, each with the theme of puzzles in which it is not one.
    everyday: FxHashMap<SmolStr, Option<SmolStr>>,
}

/// The phrases that begin with one word.
#[derive(Debug, Default)]
struct Beginning {
    /// The classes of the word alone.
    alone: Vec<ClassId>,
    /// By the second word: the other words, and the class.
    longer: FxHashMap<SmolStr, Vec<(Vec<SmolStr>, ClassId)>>,
}

/// Wildcard before an ending that any word may have.
const ANY: char = '*';

/// The comma in a phrase, spelled out because commas part phrases.
const COMMA: &str = "comma";

/// The words of a phrase as it is written in a file; `*ed` is any word with an ending.
fn words(phrase: &str, split: &Split) -> Vec<SmolStr> {
    let mut words: Vec<SmolStr> = Vec::new();
    for token in tokens(phrase, split) {
        match words.last_mut() {
            Some(last) if token.gap == Gap::Nothing && last.chars().eq([ANY]) => {
                *last = format!("{ANY}{}", token.text).into();
            }
            _ if token.text == COMMA => words.push(",".into()),
            _ => words.push(token.text),
        }
    }
    words
}

/// Whether a word of a phrase is the word of a text.
fn is_word(word: &str, text: &str) -> bool {
    word == text || word.strip_prefix(ANY).is_some_and(|ending| !ending.is_empty() && text.ends_with(ending))
}

impl Lexicon {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut lexicon = Self::default();
        for line in sections.lines("split") {
            let Some((side, parts)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`after: l' d'` or `before: n't 's` is expected"));
                continue;
            };
            let parts = parts.split_whitespace().map(fold);
            match side.trim() {
                "after" => lexicon.split.beginnings.extend(parts),
                "before" => lexicon.split.endings.extend(parts),
                _ => mistakes.push(line.mistake("words are cut `after:` a beginning or `before:` an ending")),
            }
        }
        for line in sections.lines("words") {
            let Some((name, phrases)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`class: phrase, phrase` is expected"));
                continue;
            };
            let name = name.trim();
            let (name, kind) = match (name.strip_suffix('!'), name.strip_suffix('?')) {
                (Some(name), _) => (name, ClassKind::Reserved),
                (None, Some(name)) => (name, ClassKind::Aside),
                (None, None) => (name, ClassKind::Plain),
            };
            let Some(class) = lexicon.declare(name, kind) else {
                mistakes.push(line.mistake(format!("`{name}` has another mark on a line before")));
                continue;
            };
            for phrase in sections.phrases(line, phrases, mistakes) {
                let mut words = words(&phrase, &lexicon.split).into_iter();
                let Some(first) = words.next() else { continue };
                let begin = lexicon.phrases.entry(first).or_default();
                let Some(second) = words.next() else {
                    begin.alone.push(class);
                    continue;
                };
                let rest: Vec<SmolStr> = words.collect();
                if rest.len() >= 11 {
                    mistakes.push(line.mistake(format!("`{phrase}` has more than twelve words")));
                    continue;
                }
                begin.longer.entry(second).or_default().push((rest, class));
            }
        }
        for line in sections.lines("everyday") {
            let (theme, words) = line.text.split_once(':').map_or((None, &*line.text), |(t, w)| (Some(t), w));
            for token in tokens(words, &lexicon.split) {
                let theme = theme.map(|t| SmolStr::new(t.trim()));
                lexicon.everyday.entry(token.text).and_modify(|known| *known = None).or_insert(theme);
            }
        }
        lexicon
    }

    /// Returns the class with this name, unless it has another mark.
    fn declare(&mut self, name: &str, kind: ClassKind) -> Option<ClassId> {
        if let Some(class) = self.class(name) {
            return (self.kinds[class.0 as usize] == kind).then_some(class);
        }
        self.names.push(name.into());
        self.kinds.push(kind);
        Some(ClassId(self.names.len() as u16 - 1))
    }

    pub(crate) fn class(&self, name: &str) -> Option<ClassId> {
        self.names.iter().position(|n| n == name).map(|at| ClassId(at as u16))
    }

    /// A phrase of the class, the same one each time.
    #[cfg(test)]
    #[expect(clippy::iter_over_hash_type, reason = "the least is the same in any order")]
    pub(crate) fn sample(&self, class: ClassId) -> Option<String> {
        let mut all: Vec<String> = Vec::new();
        for (first, begin) in &self.phrases {
            all.extend(begin.alone.contains(&class).then(|| first.to_string()));
            for (second, rests) in &begin.longer {
                let of_class = rests.iter().filter(|r| r.1 == class);
                all.extend(of_class.map(|r| [&[first.clone(), second.clone()], &r.0[..]].concat().join(" ")));
            }
        }
        // An ending is not a word for a made-up sentence.
        all.into_iter().min_by_key(|phrase| (phrase.starts_with('\''), phrase.clone()))
    }

    /// How many classes there are.
    pub(crate) fn classes(&self) -> usize {
        self.names.len()
    }

    /// Whether the words of the class carry logic, so that a pattern must explain them. Literal words of patterns are
    /// in no class of the lexicon and carry no logic by themselves.
    pub(crate) fn is_reserved(&self, class: ClassId) -> bool {
        self.kinds.get(class.0 as usize) == Some(&ClassKind::Reserved)
    }

    /// Whether the words of a class only mark that a sentence is not a statement of fact.
    pub(crate) fn is_aside(&self, class: ClassId) -> bool {
        self.kinds.get(class.0 as usize) == Some(&ClassKind::Aside)
    }

    /// Whether a word of the grammar is at a token.
    pub(crate) fn is_grammar(&self, tokens: &[Token], at: usize) -> bool {
        let mut found = false;
        self.each_at(tokens, at, |phrase| found |= !self.is_aside(phrase.class));
        found
    }

    /// The phrases at a token, of any class.
    pub(crate) fn at(&self, tokens: &[Token], at: usize) -> SmallVec<[Phrase; 8]> {
        let mut found = SmallVec::new();
        self.each_at(tokens, at, |phrase| found.push(phrase));
        found
    }

    /// Visits the phrases at a token.
    pub(crate) fn each_at(&self, tokens: &[Token], at: usize, mut visit: impl FnMut(Phrase)) {
        let Some(begin) = self.phrases.get(tokens[at].text.as_str()) else { return };
        begin.alone.iter().for_each(|&class| visit(Phrase { class, length: 1 }));
        if let Some(second) = tokens.get(at + 1).filter(|_| !begin.longer.is_empty())
            && let Some(longer) = begin.longer.get(second.text.as_str())
        {
            let behind = &tokens[at + 2..];
            let follows = |rest: &[SmolStr]| {
                rest.len() <= behind.len() && rest.iter().zip(behind).all(|(word, token)| is_word(word, &token.text))
            };
            let matching = longer.iter().filter(|(rest, _)| follows(rest));
            matching.for_each(|(rest, class)| visit(Phrase { class: *class, length: rest.len() as u8 + 2 }));
        }
    }

    /// Whether a word is a compound that ends with a word of the class: `melkdrinker`.
    pub(crate) fn ends_a_compound(&self, word: &str, class: ClassId) -> bool {
        let ends = |(at, _): (usize, char)| {
            at > 1 && self.phrases.get(&word[at..]).is_some_and(|begin| begin.alone.contains(&class))
        };
        word.char_indices().any(ends)
    }

    /// Whether an unlisted entity may be described with this word, in a puzzle that is about some themes.
    pub(crate) fn is_everyday(&self, word: &str, is_theme: impl Fn(&str) -> bool) -> bool {
        self.everyday.get(word).is_some_and(|theme| !theme.as_deref().is_some_and(is_theme))
    }

    /// Returns the number of words of the grammar at the beginning of a text. Linear.
    pub(crate) fn familiar(&self, text: &str, also: impl Fn(&str) -> bool) -> usize {
        let end = text.char_indices().nth(4000).map_or(text.len(), |(at, _)| at);
        let known = |t: &&Token| t.kind == Kind::Word && (self.phrases.contains_key(t.text.as_str()) || also(&t.text));
        tokens(&text[..end], &self.split).iter().filter(known).count()
    }
}
