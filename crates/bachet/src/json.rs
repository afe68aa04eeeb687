//! JSON in and out: the only types of the project that are serialised.
//!
//! [`Output`] is what every verb prints with `--json`: a head, and the [`Payload`] of the verb. Each verb has a file
//! here with its types and the conversion from what it found. [`puzzle`] is a puzzle as JSON, in both directions. The
//! published schemas are in `crates/bachet/schema/`; a test fails when they differ from these types.

mod batch;
mod candidates;
mod certificate;
mod check;
mod choices;
mod conflict;
mod count;
mod diagnostic;
pub mod events;
mod explain;
mod gallery;
mod generate;
mod hint;
mod input;
mod ordered;
mod pretty;
pub mod puzzle;
mod rate;
mod read;
#[cfg(feature = "schema")]
mod schema;
mod show;
mod solution;
mod solve;
mod text;
mod total;
mod trace;
mod tree;
mod ways;

use crate::Puzzle;
use crate::sentences::Sentences;

pub use batch::{Batch, BatchLine, BatchProblem, BatchRating};
pub use candidates::{Candidates, Cells, GridCandidates, StateOnWay, SudokuCandidates, WayCandidates};
pub use certificate::{CertificateFields, StateFields, certificate, read_certificate};
pub use check::{
    Addition, CellValue, Check, ClueLine, Findings, GridFindings, SudokuCell, SudokuFindings, WayFindings,
};
pub use choices::{Choice, Unclear};
pub use conflict::{Constraint, SudokuConflict};
pub use count::{BestClue, Count, Estimate};
pub use diagnostic::{Diagnostic, Fix, diagnostics, refusal};
pub use explain::{CitedClue, Explain, ExplainedStep, ExplainedWay, ExplainedWayMove, SupposedCase, SupposedLink};
pub use gallery::{Gallery, GalleryPuzzle};
pub use generate::{Generate, GeneratedGridLine, GeneratedLine, GeneratedPuzzle};
pub use hint::{Broken, Hint};
pub(crate) use input::read;
pub use ordered::Ordered;
pub use pretty::{pretty, write_pretty};
pub use rate::{Rate, Rating, Technique};
pub(crate) use rate::{hodoku_name, name as level_name};
pub use read::{
    Assumed, LeftOut, OtherReading, Read, ReadClue, ReadGuess, ReadQuestion, ReadSentence, Readings, Reread,
    SentenceCounts, Stated,
};
pub use show::{
    AllowedMove, BrokenRule, CostSoFar, DeadEnd, DeadEndKind, Distance, GridMarks, JudgedMove, MoveObstacle, Show,
    Shown, ShownCell, StatedState, SudokuBoard, ToldPair, WayGraph, WayGraphKind, WayGraphLink, WayGraphMove,
    WayGraphPart, WayGraphState, WayShow,
};
pub use solution::{GridRows, GridSolution, Solution, SudokuSolution};
pub use solve::{QuestionAnswer, Solve, ValueCount};
pub use text::{Convert, PageFormat, Print, Prove, Text};
pub use total::Total;
pub use trace::{
    About, Assignment, ClauseGroup, Comparison, Cost, EventWords, Formula, MethodDescription, NamedSubject,
    PartialSolution, PathNode, Rule, Rules, Run, SearchState, Trace, Tree, Waiting,
};
pub use ways::{Listed, NoWay, SymmetryCounts, WayAction, WaySolution, WayState, WayStep, Ways};

/// The version of this layout. It goes up when a key changes its meaning.
const SCHEMA: u32 = 2;

/// The object that the program prints with `--json`: the answer of one verb between a head and the diagnostics.
///
/// Every count is a string of digits, and keys keep their order.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "verb", rename_all = "lowercase")]
pub enum Payload {
    /// What was found about each of many puzzles.
    Batch(Batch),
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
    /// The steps to the solution.
    Explain(Explain),
    /// The puzzle for another solver.
    Export(Text),
    /// The puzzles of the gallery, or one of them.
    Gallery(Gallery),
    /// New puzzles.
    Generate(Generate),
    /// A hint for the next step.
    Hint(Hint),
    /// The manual page.
    Man(Text),
    /// A puzzle to start from.
    New(Text),
    /// The puzzle as a page, or its states as a picture.
    Print(Print),
    /// A certificate, or whether one is accepted.
    Prove(Prove),
    /// How difficult the puzzle is.
    Rate(Rate),
    /// How the puzzle is understood.
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
