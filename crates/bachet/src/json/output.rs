//! What a verb gives, as JSON.

mod crossing;
mod grid;
mod moving;
mod rules;
mod sentences;
mod sudoku;
mod trace;

use crate::messages::{Lines, Messages};

pub use crossing::{
    Alike, Both, BrokenRule, CrossingCandidates, CrossingCheck, CrossingDistance, CrossingShow, CrossingSolution,
    CrossingState, CrossingStep, Listed, Ordered, Travellers, Ways,
};
pub use grid::{Best, Cell, ClueLine, GridCandidates, GridCheck, GridSolution, Row, Settling};
pub use moving::{
    MoveCounts, MovingAction, MovingCandidates, MovingPosition, MovingShow, MovingSolution, MovingStep, Proof,
};
pub use rules::{Formula, Group, Piece, Purpose, Rule, Rules};
pub use sentences::{
    LeftOut, OtherReading, ReadCategory, ReadClue, ReadOutcome, ReadQuestion, ReadSentence, Readings, Reread,
    SentenceCounts, Wording,
};
pub use sudoku::{
    CellValue, Constraint, Estimate, ShownCell, SudokuCandidates, SudokuCell, SudokuCheck, SudokuClash, SudokuShow,
    SudokuSolution,
};
pub use trace::{Comparison, Cost, Standing, Traced};

/// The number of this layout; it changes when a key changes its meaning.
const SCHEMA: u32 = 1;

/// What a verb gives. Every count is a string of digits; keys keep their order; what a verb does not speak of is `null`,
/// empty or, after `answers`, left out.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Output {
    /// The number of this layout.
    pub schema: u32,
    /// How many solutions there are, in a word.
    pub verdict: Option<Verdict>,
    /// The number of solutions, or a lower bound of it.
    pub count: Option<String>,
    /// Whether `count` is the exact number.
    pub exact: Option<bool>,
    /// The solutions that were asked for.
    pub solutions: Vec<Solution>,
    /// The answers to the questions.
    pub answers: Vec<QuestionAnswer>,
    /// `false` where the answers went through the first of very many solutions only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_exact: Option<bool>,
    /// The number of solutions before the first clue and after each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<String>>,
    /// For each of `counts` whether it is exact; otherwise it is a lower bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_exact: Option<Vec<bool>>,
    /// The order in which the clues cut fastest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_order: Option<Vec<Best>>,
    /// About how many solutions there are, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// What is known of all ways of a river crossing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// What is known of all ways of a puzzle of moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<MoveCounts>,
    /// What `check` found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Check>,
    /// The values that each cell has in some solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Candidates>,
    /// The board, or the state, as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub show: Option<Show>,
    /// Whether the certificate was accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<bool>,
    /// How many clues have their meaning from sentences, where some have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentences: Option<SentenceCounts>,
    /// Other ways to read the sentences under which there is exactly one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_readings: Option<Vec<OtherReading>>,
    /// How each clue and question is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readings: Option<Readings>,
    /// What a method makes of the rules before it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// What a method did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Traced>,
    /// What each of several methods did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison>,
    /// The puzzle itself, as it may be read again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<super::puzzle::Puzzle>,
    /// The text that the verb makes: an export, a notation, a file of the gallery.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The names of the gallery.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gallery: Option<Vec<String>>,
    /// Problems of the source, in its order.
    pub diagnostics: Vec<Diagnostic>,
    /// Time and work, only where asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<Stats>,
}

impl Default for Output {
    fn default() -> Self {
        Self {
            schema: SCHEMA,
            verdict: None,
            count: None,
            exact: None,
            solutions: Vec::new(),
            answers: Vec::new(),
            answers_exact: None,
            counts: None,
            counts_exact: None,
            best_order: None,
            estimate: None,
            ways: None,
            moves: None,
            check: None,
            candidates: None,
            show: None,
            accepted: None,
            sentences: None,
            other_readings: None,
            readings: None,
            rules: None,
            trace: None,
            comparison: None,
            puzzle: None,
            text: None,
            gallery: None,
            diagnostics: Vec::new(),
            stats: None,
        }
    }
}

/// A solution, of the puzzle's family.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Solution {
    /// Of a logic grid.
    Grid(GridSolution),
    /// Of a Sudoku.
    Sudoku(SudokuSolution),
    /// Of a river crossing.
    Crossing(CrossingSolution),
    /// Of a puzzle of moves.
    Moving(MovingSolution),
}

/// What each cell can be, of the puzzle's family.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Candidates {
    /// Of a logic grid.
    Grid(GridCandidates),
    /// Of a Sudoku.
    Sudoku(SudokuCandidates),
    /// Of a river crossing.
    Crossing(CrossingCandidates),
    /// Of a puzzle of moves.
    Moving(MovingCandidates),
}

/// What `check` found, of the puzzle's family.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Check {
    /// In a logic grid.
    Grid(GridCheck),
    /// In a Sudoku.
    Sudoku(SudokuCheck),
    /// In a river crossing.
    Crossing(CrossingCheck),
    /// In a puzzle of moves.
    Moving(MoveCounts),
}

/// What is shown, of the puzzle's family.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Show {
    /// Of a Sudoku.
    Sudoku(SudokuShow),
    /// Of a river crossing.
    Crossing(CrossingShow),
    /// Of a puzzle of moves.
    Moving(MovingShow),
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Exactly one.
    Unique,
    /// More than one.
    Several,
    /// None.
    None,
    /// A limit was reached first.
    Unknown,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The puzzle cannot be used.
    Error,
    /// It can, but probably does not say what was meant.
    Warning,
    /// Something worth knowing.
    Note,
}

/// A question and what the solutions say.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct QuestionAnswer {
    /// The sentence, or the expression where there is none.
    pub question: String,
    /// The values, most frequent first.
    pub values: Vec<ValueCount>,
}

/// A value and in how many solutions it is the answer.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ValueCount {
    /// The value as written in the puzzle, a number, `true` or `false`; `null` where the question has no answer.
    pub value: Option<String>,
    /// In how many solutions.
    pub count: String,
}

/// A problem of the source.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Diagnostic {
    /// Its stable name.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in the language of the messages.
    pub message: String,
    /// The line, from 1; `null` where it concerns no place in a source.
    pub line: Option<usize>,
    /// The column in characters, from 1.
    pub column: Option<usize>,
    /// The number of characters.
    pub length: Option<usize>,
    /// A way out.
    pub hint: Option<String>,
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

/// The diagnostics with their words and places.
pub fn diagnostics(source: &str, list: &[bachet_notation::Diagnostic], messages: &Messages) -> Vec<Diagnostic> {
    let lines = Lines::of(source);
    let one = |d: &bachet_notation::Diagnostic| {
        let range = lines.range(d.span);
        let (line, column) = lines.line_and_column(d.span.start);
        Diagnostic {
            code: d.code.id(),
            severity: match d.severity() {
                bachet_notation::Severity::Error => Severity::Error,
                bachet_notation::Severity::Warning => Severity::Warning,
                bachet_notation::Severity::Note => Severity::Note,
            },
            message: messages.message(d),
            line: Some(line),
            column: Some(column),
            length: Some(source[range].chars().count()),
            hint: messages.hint(d),
        }
    };
    list.iter().map(one).collect()
}
