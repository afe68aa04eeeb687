//! The entry point of the crate: reading the sentences of a puzzle.

use std::cell::Cell;

use bachet_notation::clue::{Asked, Truth, ValueId};
use bachet_notation::{GridPuzzle, Span};

use crate::author::Author;
use crate::engine::{self, Linked};
use crate::language::Language;
use crate::questions;
use crate::tokens::tokens;
use crate::vocabulary::Vocabulary;
use crate::words::TemplateReader;

/// Reads the sentences of one puzzle.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(crate) vocabulary: Vocabulary<'a>,
    /// The number of steps that remain: a text may have any length.
    pub(crate) steps: Cell<u64>,
    /// What the language says of this puzzle.
    wordings: TemplateReader<'a>,
}

/// Maximum number of steps for all sentences of one puzzle: a thousand ordinary ones take a tenth of it.
const MAX_STEPS: u64 = 20_000_000;

/// A sentence of a clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Its bytes in the text.
    pub span: Span,
    /// What became of it.
    pub outcome: Outcome,
}

/// What a sentence was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A constraint.
    Read(Reading),
    /// It was understood, and states no constraint on the puzzle.
    Idle(IdleKind),
    /// It has several meanings, none of which is the usual one.
    Ambiguous(Vec<Truth>),
    /// It could not be read.
    Unread(Unread),
}

/// The usual meaning of a sentence, and its other possible meanings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The usual meaning.
    pub truth: Truth,
    /// The other possible meanings; most sentences have none.
    pub others: Vec<Truth>,
}

/// Why a sentence states no constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleKind {
    /// It is about someone or something that is not a value of the puzzle.
    Unlisted,
    /// It says something of a value that no category is about.
    Beside,
    /// It mentions no value at all.
    Scene,
}

/// What was understood of a sentence that could not be read, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Why.
    pub kind: UnreadKind,
    /// The names of values, as bytes of the text.
    pub known: Vec<Span>,
    /// The values that they name, without those whose name may mean several.
    pub values: Vec<ValueId>,
    /// The words that no pattern explains.
    pub unknown: Vec<Span>,
}

impl Unread {
    /// A sentence that is too long, or has too much before it.
    pub(crate) fn too_long() -> Self {
        Self { kind: UnreadKind::TooLong, known: Vec::new(), values: Vec::new(), unknown: Vec::new() }
    }
}

/// Why a sentence could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadKind {
    /// Words are unknown, or no pattern of the language has them in this place.
    NoPattern,
    /// It is too long, or too much had to be read before it.
    TooLong,
    /// No value of the puzzle is named.
    NothingNamed,
    /// Words of the language with this code, which carry logic there. They are the unknown ones.
    OtherLanguage(&'static str),
}

/// What a question was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionReading {
    /// What it asks.
    Read(Asked),
    /// It asks for the whole solution, or for nothing of the puzzle.
    Idle,
    /// It may ask several things.
    Ambiguous(Vec<Asked>),
    /// It could not be read.
    Unread(Unread),
}

impl<'a> Reader<'a> {
    /// Prepares to read the sentences of a puzzle. Linear in the length of its names.
    pub fn new(puzzle: &'a GridPuzzle, language: &'a Language) -> Self {
        let vocabulary = Vocabulary::new(puzzle, language);
        let wordings = TemplateReader::new(puzzle, language);
        Self { vocabulary, steps: Cell::new(MAX_STEPS), wordings }
    }

    /// Learns the usage of the author from all sentences of a text: an author who writes "somewhere to the left" and
    /// never "directly" means directly by "to the left", and a name in several clues is not misspelt.
    #[must_use]
    pub fn after_all_of(mut self, texts: impl IntoIterator<Item = &'a str>) -> Self {
        self.vocabulary.author = Author::of(texts);
        self
    }

    /// Reads each sentence of a clue. A clue as [`words`](crate::words) writes it is read as a whole.
    pub fn clue(&self, text: &str) -> Vec<Sentence> {
        self.linked(text).into_iter().map(|linked| linked.sentence).collect()
    }

    /// Reads each sentence of a clue, with what it would mean if an unknown verb linked two things.
    pub(crate) fn linked(&self, text: &str) -> Vec<Linked> {
        let tokens = tokens(text, &self.vocabulary.language.lexicon.split);
        match self.wordings.read(text, &tokens, &self.vocabulary) {
            Some(truth) => {
                let span = Span::new(text.len() - text.trim_start().len(), text.trim_end().len());
                vec![Sentence { span, outcome: Outcome::Read(Reading { truth, others: Vec::new() }) }.into()]
            }
            None => engine::clue(self, &tokens),
        }
    }

    /// Returns the nouns of a clue that name nothing in the puzzle, such as "the plumber" where no category lists jobs.
    pub fn loose_nouns(&self, text: &str) -> Vec<Span> {
        engine::loose_nouns(self, &tokens(text, &self.vocabulary.language.lexicon.split))
    }

    /// Reads a question.
    pub fn question(&self, text: &str) -> QuestionReading {
        let tokens = tokens(text, &self.vocabulary.language.lexicon.split);
        match self.wordings.read_question(text, &tokens, &self.vocabulary) {
            Some(asked) => QuestionReading::Read(asked),
            None => questions::question(self, &tokens),
        }
    }
}
