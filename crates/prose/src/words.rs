//! Meanings as sentences, and those sentences read again.
//!
//! A language has templates for the forms of meanings. A template works in both directions: it is filled to write, and
//! matched to read. So every wording is stated once, as data. A sentence is used only if reading it gives the same
//! meaning and no other; where names make it ambiguous, more precise words are used, up to quotes.

mod decompose;
mod filled_form;
mod form;
mod lex;
mod phrasebook;
mod read;
mod scope;
mod simple;
mod surface;
mod template;
mod wording;
mod write;

use std::borrow::Cow;
use std::cell::OnceCell;

use bachet_notation::clue::{Asked, CategoryId, Truth};
use bachet_notation::{GridPuzzle, expression, question_expression};
use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::language::Language;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::{Persons, Vocabulary};
use phrasebook::Phrasebook;
use simple::{simple, simple_question};
pub(crate) use wording::Wording;
use write::{Precision, Writer};

const CARE: [Precision; 4] = [Precision::Natural, Precision::Plain, Precision::Formal, Precision::Quoted];

/// Returns a clue as sentences, or its expression if the language has no words for it.
pub fn words(puzzle: &GridPuzzle, language: &Language, truth: &Truth) -> String {
    Speaker::new(puzzle, language).words(truth)
}

/// Returns a question as a sentence, or its expression if the language has no words for it.
pub fn question_words(puzzle: &GridPuzzle, language: &Language, asked: &Asked) -> String {
    Speaker::new(puzzle, language).question(asked)
}

/// Puts the meanings of one puzzle into words of a language. Creating it takes longer than writing a sentence.
#[derive(Debug)]
pub struct Speaker<'a> {
    language: &'a Language,
    book: Phrasebook<'a>,
}

impl<'a> Speaker<'a> {
    /// Prepares the words of a puzzle. Linear in the length of its names.
    pub fn new(puzzle: &'a GridPuzzle, language: &'a Language) -> Self {
        Self { language, book: Phrasebook::new(Cow::Borrowed(puzzle), language) }
    }

    /// As [`new`](Self::new), for a speaker that keeps the puzzle.
    pub fn of(puzzle: GridPuzzle, language: &'a Language) -> Self {
        Self { language, book: Phrasebook::new(Cow::Owned(puzzle), language) }
    }

    /// Returns a clue as sentences, or its expression if the language has no words for it.
    pub fn words(&self, truth: &Truth) -> String {
        if *truth == Truth::And(Vec::new()) {
            return expression(&self.book.puzzle, truth);
        }
        let truth = &simple(&self.book.puzzle, truth);
        let write = |precision| Writer::new(&self.book, precision).sentences(truth);
        let reads = |text: &str| read::truth(&self.book, text).is_some_and(|read| read == *truth);
        careful(write, reads).unwrap_or_else(|| expression(&self.book.puzzle, truth))
    }

    /// Returns a question as a sentence, or its expression if the language has no words for it.
    pub fn question(&self, asked: &Asked) -> String {
        let puzzle = &*self.book.puzzle;
        let names = !puzzle.categories.is_empty() && self.book.has_names(CategoryId(0));
        let asked = &Persons::new(puzzle, self.language).worded(simple_question(puzzle, asked), names);
        let write = |precision| Writer::new(&self.book, precision).question(asked);
        let reads = |text: &str| read::question(&self.book, text).is_some_and(|read| read == *asked);
        careful(write, reads).unwrap_or_else(|| question_expression(puzzle, asked))
    }
}

/// Returns the most natural text that reads back correctly, or the most precise one if none does.
fn careful(write: impl Fn(Precision) -> Option<String>, reads: impl Fn(&str) -> bool) -> Option<String> {
    let mut last = None;
    for precision in CARE {
        let Some(text) = write(precision) else { continue };
        if reads(&text) {
            return Some(text);
        }
        last = Some(text);
    }
    last
}

/// Reads texts as the templates write them. The phrasebook is created only for a text whose words are all in templates
/// and names.
#[derive(Debug)]
pub(crate) struct TemplateReader<'a> {
    puzzle: &'a GridPuzzle,
    language: &'a Language,
    /// The words of the categories' names in the singular.
    singular: FxHashSet<SmolStr>,
    book: OnceCell<Phrasebook<'a>>,
}

impl<'a> TemplateReader<'a> {
    /// Linear in the names of the categories.
    pub(crate) fn new(puzzle: &'a GridPuzzle, language: &'a Language) -> Self {
        let names = puzzle.categories.iter().filter_map(|category| language.wording.singular(&category.name));
        let singular = names.flat_map(|name| tokens(&name, &language.lexicon.split)).map(|token| token.text).collect();
        Self { puzzle, language, singular, book: OnceCell::new() }
    }

    /// Returns the meaning of a clue that is written with the templates of the language.
    pub(crate) fn read(&self, text: &str, tokens: &[Token], vocabulary: &Vocabulary<'_>) -> Option<Truth> {
        self.may_be_in(tokens, vocabulary).then(|| read::truth(self.book(), text)).flatten()
    }

    /// Returns the meaning of a question that is written with the templates of the language.
    pub(crate) fn read_question(&self, text: &str, tokens: &[Token], vocabulary: &Vocabulary<'_>) -> Option<Asked> {
        let asked = self.may_be_in(tokens, vocabulary).then(|| read::question(self.book(), text)).flatten()?;
        Some(match asked {
            Asked::Who(who) => vocabulary.persons.asked(who),
            other => other,
        })
    }

    fn book(&self) -> &Phrasebook<'a> {
        self.book.get_or_init(|| Phrasebook::new(Cow::Borrowed(self.puzzle), self.language))
    }

    /// Whether every word is in a template or a name; words in quotes may be names.
    fn may_be_in(&self, tokens: &[Token], vocabulary: &Vocabulary<'_>) -> bool {
        let wording = &self.language.wording;
        let letter = |token: &Token| token.text.chars().nth(1).is_none();
        let named = |word: &str| vocabulary.is_of_puzzle(word) || self.singular.contains(word);
        let known = |token: &Token| {
            token.kind == Kind::Number || letter(token) || wording.says(&token.text) || named(&token.text)
        };
        tokens.iter().all(known) || tokens.iter().any(|token| token.is_sign('"'))
    }
}
