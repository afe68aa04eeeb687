//! Meanings as sentences, and those sentences read again.
//!
//! A language has templates for the forms that a meaning can take. One template serves both ways: it is filled to write,
//! and laid over a text to read. So every wording is stated once, as data, and a sentence is only given out if reading it
//! finds the same meaning and no other; where names stand in the way, more careful words are taken, up to quotes.

mod book;
mod key;
mod lex;
mod read;
mod said;
mod scope;
mod simple;
mod surface;
mod take;
mod template;
mod wording;
mod write;

use bachet_notation::clue::{Asked, CategoryId, Truth};
use bachet_notation::{GridPuzzle, expression, question_expression};

use crate::language::Language;
use crate::vocabulary::Persons;
pub(crate) use book::Book;
use simple::{simple, simple_question};
pub(crate) use wording::Wording;
use write::{Care, Writer};

const CARE: [Care; 4] = [Care::Natural, Care::Plain, Care::Formal, Care::Quoted];

/// A clue as sentences of the language. Its expression, if the language has no words for it.
pub fn words(puzzle: &GridPuzzle, language: &Language, truth: &Truth) -> String {
    let book = Book::new(puzzle, language);
    let truth = &simple(puzzle, truth);
    let mut last = None;
    for care in CARE {
        let Some(text) = Writer::new(&book, care).sentences(truth) else { continue };
        if read::truth(&book, &text).is_some_and(|read| read == *truth) {
            return text;
        }
        last = Some(text);
    }
    last.unwrap_or_else(|| expression(puzzle, truth))
}

/// A question as a sentence of the language. Its expression, if the language has no words for it.
pub fn question_words(puzzle: &GridPuzzle, language: &Language, asked: &Asked) -> String {
    let book = Book::new(puzzle, language);
    let names = !puzzle.categories.is_empty() && book.has_names(CategoryId(0));
    let asked = &Persons::new(puzzle, language).worded(simple_question(puzzle, asked), names);
    let mut last = None;
    for care in CARE {
        let Some(text) = Writer::new(&book, care).question(asked) else { continue };
        if read::question(&book, &text).is_some_and(|read| read == *asked) {
            return text;
        }
        last = Some(text);
    }
    last.unwrap_or_else(|| question_expression(puzzle, asked))
}

/// The meaning of a clue that reads as templates of the language write.
pub(crate) fn read(book: &Book<'_>, text: &str) -> Option<Truth> {
    read::truth(book, text)
}

/// The meaning of a question that reads as templates of the language write.
pub(crate) fn read_question(book: &Book<'_>, persons: &Persons, text: &str) -> Option<Asked> {
    read::question(book, text).map(|asked| match asked {
        Asked::Who(who) => persons.asked(who),
        other => other,
    })
}
