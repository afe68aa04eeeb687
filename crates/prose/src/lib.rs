//! Clue sentences to meaning, and meaning back to words.
//!
//! A sentence is read over the vocabulary of its puzzle by the grammar and the lexicon of its language, which are data
//! (`languages/`): no code here knows a word of any language. A sentence is read only if every word that could carry
//! logic (a negation, a comparison, a number) is explained by a pattern; otherwise it is refused, never guessed.
//!
//! Large functions with one caller are `#[inline(never)]`: LLVM would inline each into its caller, and that into its
//! own, and optimise the same code again at every level, which takes a fifth of the time that the crate takes to
//! compile.

mod author;
mod composition;
mod engine;
mod entity;
#[cfg(test)]
mod entries;
mod foreign_words;
mod grammar;
mod guess;
mod language;
mod lexicon;
mod meaning;
pub mod page;
mod phrases;
mod positions;
mod questions;
mod reading;
mod scan;
mod sentences;
mod sort;
mod tokens;
mod topics;
mod verbs;
mod vocabulary;
mod words;

pub use guess::{Assumption, Candidates, Guess};
pub use language::{Language, Mistake};
pub use reading::{IdleKind, Outcome, QuestionReading, Reader, Reading, Sentence, Unread, UnreadKind};
pub use topics::{Scene, Topic, Topics};
pub use words::{Speaker, question_words, words};
