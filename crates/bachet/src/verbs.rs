//! What can be asked of a puzzle: one function a verb, from puzzle, options and budget to an answer in plain data.
//!
//! A verb's file has its options and the answer, whatever the family; what it does for a family stands in a file of that
//! name below it: `solve/grid.rs`.

mod candidates;
mod check;
mod clash;
mod convert;
mod count;
mod graph;
mod moves;
mod other_readings;
mod prove;
mod read;
mod refusal;
mod show;
mod solve;
mod trace;
mod ways;

use num_bigint::BigUint;

pub use bachet_crossing::{Blocked, Both, Certificate, Distance, Flaw, Numbering, SeatsNeeded, Stage, Symmetry, Trip};
pub use bachet_methods::{
    Assignment, Event, Formula, Group, Method, Piece, Rule, Stack, Subject, Tally, Tree as SearchTree,
};
pub use bachet_moving::{Position, Proof};
pub use bachet_sudoku::Estimate;
pub use candidates::{Candidates, Cells, PositionOnWay, StateOnWay, candidates};
pub use check::{
    CheckOptions, Checked, CluePart, CrossingFindings, Differing, Findings, GridFindings, SudokuFindings, check,
};
pub use clash::{Clash, Constraint};
pub use convert::{
    CategoryReading, CrossingReading, GridReading, MovingReading, Reading, SudokuReading, explain, stated_rules,
    to_text, write,
};
pub use count::{CountOptions, Counted, Sampling, count};
pub use graph::{Link, MOST_DRAWN, MOST_WHOLE, StateGraph, graph};
pub use moves::{MoveCounts, total};
pub use other_readings::{OtherReading, Reread, other_readings};
pub use prove::{check_proof, prove};
pub use read::{ReadClue, ReadOutcome, ReadQuestion, ReadSentence, Readings, Wording, readings};
pub use refusal::Refusal;
pub use show::{Broken, Far, Reached, ShowOptions, Shown, ShownBoard, ShownPosition, ShownState, reason, show};
pub use solve::{Answered, Solution, Solutions, SolveOptions, Value, solve};
pub use trace::{
    Agreement, Compared, Ended, MethodRules, Record, Row, TraceOptions, Traced, Unplayable, Wanted, WayLengths,
    compare, method_rules, replay, trace, watch,
};
pub use ways::{Alike, Listing, Simple, Way, WayCounts, in_manner};

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Verdict {
    /// The verdict that a count allows.
    pub fn of(count: &Count) -> Self {
        let one = BigUint::from(1u32);
        match (count.number.cmp(&one), count.exact) {
            (std::cmp::Ordering::Greater, _) => Self::Several,
            (std::cmp::Ordering::Equal, true) => Self::Unique,
            (std::cmp::Ordering::Less, true) => Self::None,
            (_, false) => Self::Unknown,
        }
    }
}

/// A number of solutions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The number, or a lower bound of it.
    pub number: BigUint,
    /// Whether it is the number.
    pub exact: bool,
}

impl From<bachet_grid::Verdict> for Verdict {
    fn from(verdict: bachet_grid::Verdict) -> Self {
        match verdict {
            bachet_grid::Verdict::Unique => Self::Unique,
            bachet_grid::Verdict::Several => Self::Several,
            bachet_grid::Verdict::None => Self::None,
            bachet_grid::Verdict::Unknown => Self::Unknown,
        }
    }
}

impl From<bachet_grid::Count> for Count {
    fn from(count: bachet_grid::Count) -> Self {
        Self { number: count.value, exact: count.exact }
    }
}
