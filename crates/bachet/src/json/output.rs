//! The object that the program prints with `--json`.

use super::{
    Candidates, Check, Convert, Count, Diagnostic, Gallery, Prove, Read, SentenceCounts, Show, Solve, Text, Trace,
};
use crate::Puzzle;
use crate::sentences::Sentences;

/// The version of this layout. It goes up when a key changes its meaning.
const SCHEMA: u32 = 2;

/// The object that the program prints with `--json`: the answer of one verb between a head and the diagnostics.
///
/// Every count is a string of digits, and keys keep their order.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Output {
    /// The version of this layout.
    pub schema: u32,
    /// The answer; left out if there is none because of the `diagnostics`.
    #[serde(flatten)]
    pub payload: Option<Payload>,
    /// How many clues get their meaning from sentences; left out if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentences: Option<SentenceCounts>,
    /// Problems in the source, in its order.
    pub diagnostics: Vec<Diagnostic>,
    /// Time and work, only with `--stats`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<Stats>,
}

/// The answer of a verb. The key `verb` says which; the other keys are those of the verb.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "verb", rename_all = "lowercase")]
pub enum Payload {
    /// Values that cells can have.
    Candidates(Candidates),
    /// What the author of a puzzle wants to know.
    Check(Check),
    /// A script for a shell.
    Completions(Text),
    /// The puzzle in another notation.
    Convert(Convert),
    /// The number of solutions.
    Count(Count),
    /// The puzzle for another solver.
    Export(Text),
    /// The names of the puzzles in the gallery, or one of these puzzles.
    Gallery(Gallery),
    /// The manual page.
    Man(Text),
    /// A puzzle to start from.
    New(Text),
    /// A picture.
    Print(Text),
    /// Whether a certificate is accepted.
    Prove(Prove),
    /// How clues and questions are read.
    Read(Read),
    /// A board or a state.
    Show(Show),
    /// Solutions, and the answers to the questions.
    Solve(Solve),
    /// What a method did.
    Trace(Trace),
}

/// Time and work.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Stats {
    /// Wall time in milliseconds.
    pub milliseconds: f64,
    /// Steps of the search, as `--steps` counts them.
    pub steps: u64,
}

impl Output {
    /// Returns an object without an answer: the diagnostics say why.
    pub fn refused(diagnostics: Vec<Diagnostic>) -> Self {
        Self { schema: SCHEMA, payload: None, sentences: None, diagnostics, stats: None }
    }

    /// Adds the number of clues that get their meaning from sentences, and those left out.
    #[must_use]
    pub fn with_sentences(mut self, puzzle: &Puzzle, sentences: Option<&Sentences>) -> Self {
        self.sentences = sentences.and_then(|sentences| SentenceCounts::new(puzzle, sentences));
        self
    }

    /// Adds the diagnostics of the source.
    #[must_use]
    pub fn with_diagnostics(self, diagnostics: Vec<Diagnostic>) -> Self {
        Self { diagnostics, ..self }
    }

    /// Adds time and work.
    #[must_use]
    pub fn with_stats(self, stats: Option<Stats>) -> Self {
        Self { stats, ..self }
    }
}

impl From<Payload> for Output {
    fn from(payload: Payload) -> Self {
        Self { payload: Some(payload), ..Self::refused(Vec::new()) }
    }
}
