//! What the sentences of a puzzle mean: the entrance of the crate.

use std::cell::Cell;

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::{GridPuzzle, Span};

use crate::author::Author;
use crate::engine;
use crate::language::Language;
use crate::questions;
use crate::tokens::tokens;
use crate::vocabulary::Vocabulary;
use crate::words::TemplateReader;

/// Reads the sentences of one puzzle.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(crate) vocabulary: Vocabulary<'a>,
    /// How much work may still be done: a text may be of any length.
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
    /// It may mean several things, none of which is usual enough to be taken.
    Ambiguous(Vec<Truth>),
    /// It could not be read.
    Unread(Unread),
}

/// A meaning, and those that usage allows beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it means; the default where usage allows several meanings.
    pub truth: Truth,
    /// The others, none for most sentences.
    pub others: Vec<Truth>,
}

/// Why a sentence states no constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleKind {
    /// It speaks of someone or something that is no value of the puzzle.
    Outsider,
    /// It says of a value what no category is about.
    Beside,
    /// It speaks of no value at all.
    Scene,
}

/// What was understood of a sentence that could not be read, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Why.
    pub kind: UnreadKind,
    /// The names of values, as bytes of the text.
    pub known: Vec<Span>,
    /// The words that no pattern explains.
    pub unknown: Vec<Span>,
}

/// Why a sentence could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadKind {
    /// Words are not known, or stand where no pattern of the language has them.
    NoPattern,
    /// It is too long, or too much had to be read before it.
    TooLong,
    /// No value of the puzzle is named.
    NothingNamed,
    /// It has words of the language with this code that carry logic there. They are the unknown ones.
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

    /// Learns from all sentences of a text how its author puts things: one who writes "somewhere to the left" and never
    /// "directly" means directly where neither stands, and a name that several clues tell of is no slip of the pen.
    #[must_use]
    pub fn after_all_of(mut self, texts: impl IntoIterator<Item = &'a str>) -> Self {
        self.vocabulary.author = Author::of(texts);
        self
    }

    /// Reads a clue: each of its sentences. One that is worded as [`words`](crate::words) words it is read whole.
    pub fn clue(&self, text: &str) -> Vec<Sentence> {
        let tokens = tokens(text, &self.vocabulary.language.lexicon.split);
        match self.wordings.read(text, &tokens, &self.vocabulary) {
            Some(truth) => {
                let span = Span::new(text.len() - text.trim_start().len(), text.trim_end().len());
                vec![Sentence { span, outcome: Outcome::Read(Reading { truth, others: Vec::new() }) }]
            }
            None => engine::clue(self, &tokens),
        }
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
