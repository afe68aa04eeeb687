//! JSON in and out: the only types of the project that are serialised.
//!
//! [`Output`] is what every verb prints with `--json`: a head, and the [`Payload`] of the verb. Each verb has a file here
//! with its types and the conversion from what it found. [`puzzle`] is a puzzle as JSON, in both directions. The published
//! schemas are in `crates/bachet/schema/`; a test fails when they differ from these types.

mod batch;
mod candidates;
mod certificate;
mod check;
mod conflict;
mod count;
mod diagnostic;
pub mod events;
mod input;
mod output;
mod pretty;
pub mod puzzle;
mod read;
#[cfg(test)]
mod schema;
mod show;
mod solution;
mod solve;
mod text;
mod total;
mod trace;
mod tree;
mod ways;

pub use batch::{BatchLine, BatchProblem, GeneratedLine};
pub use candidates::{Candidates, Cells, GridCandidates, StateOnWay, SudokuCandidates, WayCandidates};
pub use certificate::{CertificateFields, StageFields, certificate, read_certificate};
pub use check::{
    Addition, CellValue, Check, ClueLine, DifferingCell, Findings, GridFindings, SudokuCell, SudokuFindings,
    WayFindings,
};
pub use conflict::{Constraint, SudokuConflict};
pub use count::{BestClue, Count, Estimate};
pub use diagnostic::{Diagnostic, Severity, diagnostics};
pub(crate) use input::read;
pub use output::{Output, Payload, Stats};
pub use pretty::pretty;
pub use read::{
    LeftOut, OtherReading, Read, ReadCategory, ReadClue, ReadOutcome, ReadQuestion, ReadSentence, Readings, Reread,
    SentenceCounts, Wording,
};
pub use show::{BrokenRule, Distance, Show, Shown, ShownCell, StatedState, SudokuBoard, WayShow};
pub use solution::{GridSolution, Row, Solution, SudokuSolution};
pub use solve::{QuestionAnswer, Solve, ValueCount};
pub use text::{Convert, Gallery, Prove, Text};
pub use total::{Total, Verdict};
pub use trace::{
    Assignment, ClauseGroup, ClausePurpose, Comparison, Cost, Formula, PartialSolution, Rule, Rules, Run, Trace,
};
pub use ways::{
    Interchangeable, Listed, NoWay, Ordered, Symmetry, SymmetryCounts, WayAction, WaySolution, WayState, WayStep, Ways,
};
