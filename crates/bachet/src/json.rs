//! JSON in and out: the only types of the project that are serialised.
//!
//! [`Output`] is what every verb gives with `--json`; [`puzzle`] is a puzzle as JSON, in both directions. The published
//! schemas stand in `crates/bachet/schema/`; a test fails when they differ from these types.

mod answer;
mod batch;
mod certificate;
mod input;
mod output;
mod pretty;
pub mod puzzle;
#[cfg(test)]
mod schema;
pub mod trace;
mod tree;

pub use batch::{BatchLine, BatchProblem, GeneratedLine};
pub use certificate::{CertificateFields, StageFields, certificate, read_certificate};
pub(crate) use input::read;
pub use output::{
    Alike, Best, Both, BrokenRule, Candidates, Cell, CellValue, Check, ClueLine, Comparison, Constraint, Cost,
    CrossingCandidates, CrossingCheck, CrossingDistance, CrossingShow, CrossingSolution, CrossingState, CrossingStep,
    Diagnostic, Estimate, Formula, GridCandidates, GridCheck, GridSolution, Group, LeftOut, Listed, MoveCounts,
    MovingAction, MovingCandidates, MovingPosition, MovingShow, MovingSolution, MovingStep, Ordered, OtherReading,
    Output, Piece, Proof, Purpose, QuestionAnswer, ReadCategory, ReadClue, ReadOutcome, ReadQuestion, ReadSentence,
    Readings, Reread, Row, Rule, Rules, SentenceCounts, Settling, Severity, Show, ShownCell, Solution, Standing, Stats,
    SudokuCandidates, SudokuCell, SudokuCheck, SudokuClash, SudokuShow, SudokuSolution, Traced, Travellers, ValueCount,
    Verdict, Ways, Wording, diagnostics,
};
pub use pretty::pretty;
