//! What can be asked of a puzzle: one function a verb, from puzzle, options and budget to an answer in plain data.
//!
//! A verb's file has its options and the answer, whatever the family; what it does for a family stands in a file of that
//! name below it: `solve/grid.rs`.

mod candidates;
mod check;
mod convert;
mod count;
mod graph;
mod moves;
mod other_readings;
mod prove;
mod read;
mod refusal;
mod show;
mod solution;
mod solve;
mod trace;
mod ways;

pub use crate::sentences::Beside;
pub use bachet_crossing::{Blocked, Both, Certificate, Distance, Flaw, Numbering, SeatsNeeded, Stage, Symmetry, Trip};
pub use bachet_methods::{
    Assignment, ClausePurpose, Disjunction, Event, Fact, Formula, Log, Method, MethodRules, Stack, Subject, Tally,
    Tree as SearchTree,
};
pub use bachet_moving::{Position, Proof};
pub use bachet_solver::{Count, Verdict};
pub use bachet_sudoku::{BoardConstraint, Clash, Estimate};
pub use candidates::{Candidates, Cells, PositionOnWay, StateOnWay, candidates};
pub use check::{
    Addition, CheckOptions, Checked, CluePart, CrossingFindings, Differing, Findings, GridFindings, SudokuFindings,
    check,
};
pub use convert::{
    CategoryReading, CrossingReading, GridReading, MovingReading, Reading, SudokuReading, explain, to_text, write,
};
pub use count::{CountOptions, Counted, Sampling, count};
pub use graph::{Link, MOST_DRAWN, MOST_WHOLE, StateGraph, graph};
pub use moves::{MoveCounts, total};
pub use other_readings::{OtherReading, Reread, other_readings};
pub use prove::{check_proof, prove};
pub use read::{ReadClue, ReadOutcome, ReadQuestion, ReadSentence, Readings, Wording, readings};
pub use refusal::Refusal;
pub use show::{Broken, Far, Reached, ShowOptions, Shown, ShownBoard, ShownPosition, ShownState, reason, show};
pub use solution::{GridSolution, Solution, SudokuSolution};
pub use solve::{Answered, Solutions, SolveOptions, Value, solve};
pub use trace::{
    Agreement, Compared, Ended, Record, Row, TraceOptions, Traced, Unplayable, Wanted, WayLengths, compare,
    method_rules, replay, trace, watch,
};
pub use ways::{Alike, Listing, Simple, Way, WayCounts, in_manner};
