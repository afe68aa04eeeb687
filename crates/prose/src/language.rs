//! A language: its grammar, its lexicon and its wording, read from data files that a person can extend.
//!
//! A file is lines in sections: `[words]` begins one, `#` begins a comment at the start of a line or after a blank. The
//! files of one language are read as if they were one; a section may be in several of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::composition::{Composition, mirrored};
use crate::foreign_words::{ForeignWords, Homographs};
use crate::grammar::Grammar;
use crate::guess::GuessWords;
use crate::lexicon::Lexicon;
use crate::page::words::PageWords;
use crate::topics::Topics;
use crate::verbs::Verbs;
use crate::vocabulary::Forms;
use crate::words::Wording;

// The files of the languages that come with the program, by the code of each.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The languages that come with the program, each read from its files when it is first asked for.
static LANGUAGES: [OnceLock<Language>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

fn own(at: usize) -> &'static Language {
    LANGUAGES[at].get_or_init(|| {
        let (code, files) = FILES[at];
        match Language::parse(code, files) {
            Ok(language) => language,
            Err(mistakes) => panic!("the files of `{code}` are tested: {mistakes:#?}"),
        }
    })
}

/// A language that sentences can be read and written in.
#[derive(Debug)]
pub struct Language {
    /// `en` for English.
    pub code: String,
    /// Its name in the language itself.
    pub name: String,
    pub(crate) capitals: Capitals,
    pub(crate) clauses: Clauses,
    pub(crate) adjectives: Adjectives,
    pub(crate) lexicon: Lexicon,
    pub(crate) grammar: Grammar,
    pub(crate) forms: Forms,
    pub(crate) verbs: Verbs,
    pub(crate) guess_words: GuessWords,
    pub(crate) page: PageWords,
    pub(crate) wording: Wording,
    topics: Topics,
    pub(crate) homographs: Homographs,
    /// The words of other languages, once one is asked for.
    foreign_words: OnceLock<ForeignWords>,
}

/// Which words inside a sentence have a capital.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Capitals {
    /// Proper names, and words derived from them.
    #[default]
    Names,
    /// Every noun.
    Nouns,
}

impl Capitals {
    /// As the line `capitals:` says.
    fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        setting(sections, "capitals", [("names", Self::Names), ("nouns", Self::Nouns)], mistakes)
    }
}

/// How a relative clause is told from other words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Clauses {
    /// By its pronoun.
    #[default]
    Anywhere,
    /// By the sign before its pronoun, which may be an article elsewhere, and by the verb at its end.
    BehindSigns,
}

impl Clauses {
    /// As the line `clauses:` says.
    fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let known = [("anywhere", Self::Anywhere), ("behind signs", Self::BehindSigns)];
        setting(sections, "clauses", known, mistakes)
    }
}

/// Where the adjectives of a noun usually stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Adjectives {
    /// Before it.
    #[default]
    Before,
    /// Behind it.
    Behind,
}

impl Adjectives {
    /// As the line `adjectives:` says.
    fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        setting(sections, "adjectives", [("before nouns", Self::Before), ("behind nouns", Self::Behind)], mistakes)
    }
}

/// Returns what a line of the section `[language]` says, the first of those known if there is none.
fn setting<T: Copy + Default>(
    sections: &Sections<'_>,
    name: &str,
    known: [(&str, T); 2],
    mistakes: &mut Vec<Mistake>,
) -> T {
    let mut lines = sections.lines("language").iter();
    let stated = lines.find_map(|line| Some((line, line.text.strip_prefix(name)?.strip_prefix(':')?.trim())));
    let Some((line, stated)) = stated else { return T::default() };
    let found = known.iter().find(|(word, _)| *word == stated);
    if found.is_none() {
        mistakes.push(line.mistake(format!("`{name}: {}` or `{name}: {}` is expected", known[0].0, known[1].0)));
    }
    found.map_or_else(T::default, |(_, value)| *value)
}

/// What is wrong with a language file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mistake {
    /// Which of the files, from 0.
    pub file: usize,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and how to correct it.
    pub message: String,
}

/// A line of a section, without its comment.
#[derive(Clone, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) file: usize,
    /// From 1.
    pub(crate) number: usize,
    pub(crate) text: Cow<'a, str>,
}

impl Line<'_> {
    pub(crate) fn mistake(&self, message: impl Into<String>) -> Mistake {
        Mistake { file: self.file, line: self.number, message: message.into() }
    }
}

/// The lines of each section, and what their phrases are composed with.
#[derive(Debug, Default)]
pub(crate) struct Sections<'a> {
    lines: BTreeMap<&'a str, Vec<Line<'a>>>,
    composition: Composition,
}

impl<'a> Sections<'a> {
    #[inline(never)]
    pub(crate) fn read(files: &[&'a str], mistakes: &mut Vec<Mistake>) -> Self {
        let mut sections = Self::default();
        for (file, text) in files.iter().enumerate() {
            let mut section: Option<&mut Vec<Line<'a>>> = None;
            for (line, text) in text.lines().enumerate() {
                let text = without_comment(text).trim();
                let line = Line { file, number: line + 1, text: Cow::Borrowed(text) };
                if text.is_empty() {
                    continue;
                }
                if let Some(name) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
                    if !NAMES.contains(&name) {
                        mistakes.push(line.mistake(format!("no section is called [{name}]; there are {NAMES:?}")));
                    }
                    section = Some(sections.lines.entry(name).or_default());
                } else if let Some(section) = &mut section {
                    match mirrored(text) {
                        Ok(None) => section.push(line),
                        Ok(Some(all)) => {
                            section.extend(all.into_iter().map(|text| Line { text: Cow::Owned(text), ..line }));
                        }
                        Err(message) => mistakes.push(line.mistake(message)),
                    }
                } else {
                    mistakes.push(line.mistake("a line before the first [section]"));
                }
            }
        }
        let [sets, weekdays, agreement] = ["sets", "weekdays", "agreement"].map(|name| sections.lines(name));
        sections.composition = Composition::read(sets, weekdays, agreement, mistakes);
        sections
    }

    /// The lines of a section, none if it is not there.
    pub(crate) fn lines(&self, name: &str) -> &[Line<'a>] {
        self.lines.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the phrases of a list with commas between, each in full.
    pub(crate) fn phrases<'t>(&self, line: &Line<'_>, list: &'t str, mistakes: &mut Vec<Mistake>) -> Vec<Cow<'t, str>> {
        self.composition.phrases(line, list, mistakes)
    }
}

/// The sections that a file may have.
const NAMES: [&str; 29] = [
    "language",
    "split",
    "sets",
    "agreement",
    "words",
    "inflection",
    "compounds",
    "numbers",
    "ordinals",
    "clock",
    "months",
    "weekdays",
    "units",
    "families",
    "themes",
    "degrees",
    "adjectives",
    "comparatives",
    "comparing",
    "guesses",
    "clues",
    "idle",
    "questions",
    "verbs",
    "everyday",
    "homographs",
    "say",
    "page",
    "topics",
];

fn without_comment(line: &str) -> &str {
    let starts = |at: usize| at == 0 || line[..at].ends_with([' ', '\t']);
    line.match_indices('#').find(|&(at, _)| starts(at)).map_or(line, |(at, _)| &line[..at])
}

impl Language {
    /// The language with this code, if the program brings it.
    pub fn builtin(code: &str) -> Option<&'static Self> {
        FILES.iter().position(|(own, _)| *own == code).map(own)
    }

    /// Every language that the program brings.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        (0..FILES.len()).map(own)
    }

    /// A language from its files.
    ///
    /// # Errors
    /// Every line that cannot be understood.
    pub fn parse(code: &str, files: &[&str]) -> Result<Self, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let sections = Sections::read(files, &mut mistakes);
        let name = sections.lines("language").iter().find_map(|l| l.text.strip_prefix("name:"));
        let capitals = Capitals::read(&sections, &mut mistakes);
        let clauses = Clauses::read(&sections, &mut mistakes);
        let adjectives = Adjectives::read(&sections, &mut mistakes);
        let lexicon = Lexicon::read(&sections, &mut mistakes);
        let grammar = Grammar::read(&sections, &lexicon, &mut mistakes);
        let forms = Forms::read(&sections, &lexicon, &mut mistakes);
        let verbs = Verbs::read(&sections, &lexicon, &mut mistakes);
        let guess_words = GuessWords::read(&sections, &lexicon, &mut mistakes);
        let page = PageWords::read(&sections, &lexicon.split, &mut mistakes);
        let wording = Wording::read(&sections, &lexicon.split, &mut mistakes);
        let topics = Topics::read(&sections, &mut mistakes);
        let homographs = Homographs::read(&sections, &mut mistakes);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let name = name.map_or(code, str::trim).to_owned();
        let (code, foreign_words) = (code.to_owned(), OnceLock::new());
        Ok(Self {
            code,
            name,
            capitals,
            clauses,
            adjectives,
            lexicon,
            grammar,
            forms,
            verbs,
            guess_words,
            page,
            wording,
            topics,
            homographs,
            foreign_words,
        })
    }

    /// What generated puzzles are about.
    pub fn topics(&self) -> &Topics {
        &self.topics
    }

    /// The files of each language that the program brings.
    pub(crate) fn files() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        FILES.iter().copied()
    }

    /// The words that carry logic in other languages.
    pub(crate) fn foreign_words(&self) -> &ForeignWords {
        self.foreign_words.get_or_init(|| ForeignWords::beside(self))
    }

    /// Returns the language with the most words of a text in its grammar, or `None` if several have as many.
    pub fn detect(text: &str) -> Option<&'static Self> {
        let mut best = None;
        let mut max = 0;
        for language in Self::all() {
            let known = language.lexicon.familiar(text, |word| language.page.begins(word));
            match known.cmp(&max) {
                std::cmp::Ordering::Greater => (best, max) = (Some(language), known),
                std::cmp::Ordering::Equal => best = None,
                std::cmp::Ordering::Less => {}
            }
        }
        best
    }
}
