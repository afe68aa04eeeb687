//! What can be asked of a puzzle: one function a verb, from puzzle, options and budget to an answer in plain data.
//!
//! A verb's file has its options and the answer, whatever the family; what it does for a family stands in a file of
//! that name below it: `solve/grid.rs`.

mod candidates;
mod check;
mod checks;
mod choices;
mod convert;
mod count;
mod entered;
mod explain;
mod graph;
mod hint;
mod judge;
mod options;
mod other_readings;
mod prove;
mod questions;
mod rate;
mod read;
mod refusal;
mod settled;
mod show;
mod solution;
mod solve;
mod split;
mod trace;

pub use crate::sentences::SentenceAgreement;
pub use crate::ways::{
    Action, Distance, Interchangeable, Listing, NoWay, Obstacle, Position, State, Step, StepKind, ToDo, Trip, Way,
    WayCounts,
};
pub use bachet_crossing::{Blocked, Certificate, CertifiedState, Change, Flaw, Numbering, SeatsNeeded};
pub use bachet_explain::HodokuLevel;
pub use bachet_methods::{
    Assignment, CheckedClue, Clause, ClauseLiteral, ClausePurpose, Disjunction, Event, Fact, Formula, Log, Method,
    MethodRules, Proposition, Stack, Subject, Tally, Tree as SearchTree, TreeShape,
};
pub use bachet_solver::{Count, Verdict};
pub use bachet_statespace::{GraphPart, SearchEnd, SimplePaths, Symmetry, SymmetryCounts};
pub use bachet_sudoku::{BoardConstraint, Clash, Estimate};
pub use candidates::{Candidates, Cells, StateOnWay, candidates};
pub use check::{
    Addition, CheckOptions, Checked, CluePart, Differing, Findings, GridFindings, PencilMarks, SudokuFindings,
    WayFindings, candidates_follow, check,
};
pub use checks::next_check;
pub use choices::{Choice, MAX_LEFT, Unclear, choices, choices_of, solutions_left};
pub use convert::{to_text, write};
pub use count::{CountOptions, Counted, Sampling, count};
pub use entered::WrongEntries;
pub use explain::{
    BoardSteps, Counting, ExplainOptions, Explained, ExplainedMove, ExplanationEnd, Fate, GridSteps, Layer, NoShorter,
    NoWayExplained, OtherMoves, ReachedState, Steps, WaysExplanation, explain,
};
pub use graph::{GraphState, Link, MAX_DRAWN_STATES, MAX_WHOLE_STATES, StateGraph, graph};
pub use hint::{
    BrokenRules, HintFocus, HintMoves, HintOptions, HintStrength, Hinted, NearerState, WaysHint, WrongHint, WrongMove,
    hint,
};
pub use judge::{Assumed, GuessForm, GuessKind, GuessLevel};
pub use other_readings::{OtherReading, Reread, other_readings};
pub use prove::{check_proof, provable, prove};
pub use questions::next_question;
pub use rate::{BoardRating, GridRating, Level, Rated, RatedTechnique, WaysLevel, WaysPoints, WaysRating, rate};
pub use read::{
    GridReadings, KnownWordings, ReadClue, ReadGuess, ReadOutcome, ReadQuestion, ReadSentence, Readings, Stated,
    StatedText, Wording, readings, readings_with, wording,
};
pub use refusal::Refusal;
pub use settled::{Accepted, accepted_without_unread};
pub use show::{
    Broken, DeadEnd, GraphFocus, Reached, ShowOptions, Shown, ShownBoard, ShownGraph, ShownGraphState, ShownGrid,
    ShownKind, ShownMove, ShownMoves, ShownPart, ShownState, Tried, example_change, show,
};
pub use solution::{GridSolution, Solution, SudokuSolution};
pub use solve::{Answered, Solutions, SolveOptions, Value, solve};
pub use split::{MAX_PARTS, Split, split};
pub use trace::{
    Agreement, Compared, Ended, History, Part, PathNode, Record, Row, SearchState, TraceOptions, Traced, Unplayable,
    Wanted, WayLengths, Window, compare, compare_by, method_rules, methods_for, replay, trace, watch, window,
};
pub(crate) use trace::{board_cells, table_cells};
