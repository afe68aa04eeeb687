//! The events of a method as JSON Lines: a header, a line for each event, and a line that says how the run ended.
//!
//! Such a file is written and read line by line, since it may be larger than the memory.

mod digits;
mod reader;

use std::io::{self, Write};

use bachet_methods as methods;
use bachet_methods::{Event, Tally};
use serde::{Deserialize, Serialize};

use crate::Puzzle;
use crate::verbs::{self, Ended, Method, TraceOptions};

pub use digits::Digits;
pub use reader::{BadLine, Events, events_from};

/// The version of this layout. It goes up when a key changes its meaning.
pub const LAYOUT: u32 = 1;

/// A line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Line {
    /// The first one.
    Header(Header),
    /// An event, or the last line.
    Step(Step),
}

/// The first line: the method, its options and the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this layout.
    pub trace: u32,
    /// The method.
    pub method: String,
    /// The number of solutions after which the method ended; `null` for all.
    pub solutions: Option<Digits>,
    /// The labels of the clues that were applied first.
    #[serde(default)]
    pub order: Vec<String>,
    /// The puzzle in the text notation.
    pub puzzle: String,
}

/// An event, or how the run ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Step {
    /// A node of the search tree.
    Node {
        /// Its depth below the root.
        depth: u32,
    },
    /// A choice point.
    Choose {
        /// What is to be decided.
        #[serde(with = "Subject")]
        of: methods::Subject,
        /// The number of alternatives.
        ways: Digits,
    },
    /// A value is assigned.
    Assign {
        /// The cell by its number, row by row from 0; or the step of a way, where the start is 0.
        place: u32,
        /// The index of the value in its category, from 0; the value of a cell; or the number of a state.
        value: Digits,
        /// Whether it follows from the partial solution.
        forced: bool,
    },
    /// A check whether something holds.
    Check {
        /// What is checked.
        #[serde(with = "Subject")]
        of: methods::Subject,
        /// The result.
        holds: bool,
    },
    /// A conflict.
    Conflict {
        /// What is violated.
        #[serde(with = "Subject")]
        of: methods::Subject,
    },
    /// The last values are taken back.
    BackUp {
        /// The number of values that stay.
        kept: u32,
        /// The depth of the node that it returns to.
        depth: u32,
    },
    /// A rule is combined with the partial solution.
    Combine {
        /// The rule.
        #[serde(with = "Subject")]
        of: methods::Subject,
        /// The number of possibilities before.
        before: Digits,
        /// The number of possibilities left.
        left: Digits,
    },
    /// A solution.
    Solution {
        /// Which, from 1.
        number: Digits,
    },
    /// The last line.
    End {
        /// How the run ended.
        how: Ended,
        /// The number of events.
        events: Digits,
        /// Nodes of the search tree.
        nodes: Digits,
        /// Solutions.
        solutions: Digits,
    },
}

/// What an event is about.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "methods::Subject", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Subject {
    /// The whole board or table.
    Board,
    /// A cell by its number.
    Place(u32),
    /// A clue by its index, from 0.
    Clue(u32),
    /// The rule of a category by its index, from 0.
    Category(u32),
    /// A value's place in a house.
    House {
        /// The house: rows, columns, boxes, regions, from 0.
        house: u32,
        /// The value.
        value: u32,
    },
    /// A rule of a board by its index, from 0.
    Rule(u32),
    /// A clause of a formula, from 0.
    Clause(u32),
    /// A Boolean of a formula, from 1.
    Boolean(u32),
    /// A state by its number.
    State(#[serde(with = "Digits")] u128),
}

impl Header {
    /// Returns the header of a trace.
    pub fn new(puzzle: &Puzzle, method: Method, options: &TraceOptions) -> Self {
        Self {
            trace: LAYOUT,
            method: method.name.to_owned(),
            solutions: options.solutions(method).map(Digits::from),
            order: options.order.clone(),
            puzzle: verbs::to_text(puzzle),
        }
    }
}

impl Step {
    /// Returns the last line.
    pub fn end(ended: Ended, tally: &Tally) -> Self {
        Self::End {
            how: ended,
            events: tally.events().into(),
            nodes: tally.nodes.into(),
            solutions: tally.solutions.into(),
        }
    }

    /// Returns how the run ended, if this is the last line.
    pub fn ended(&self) -> Option<Ended> {
        match self {
            Self::End { how, .. } => Some(*how),
            _ => None,
        }
    }

    /// Returns the event, or the line itself if it is the last.
    fn event(self) -> Result<Event, Self> {
        Ok(match self {
            Self::Node { depth } => Event::Node { depth },
            Self::Choose { of, ways } => Event::Choose { subject: of, ways: ways.count() },
            Self::Assign { place, value, forced } => Event::Assign { place, value: value.0, forced },
            Self::Check { of, holds } => Event::Check { subject: of, holds },
            Self::Conflict { of } => Event::Conflict { subject: of },
            Self::BackUp { kept, depth } => Event::Backtrack { kept, depth },
            Self::Combine { of, before, left } => {
                Event::Combine { subject: of, before: before.count(), left: left.count() }
            }
            Self::Solution { number } => Event::Solution { number: number.count() },
            Self::End { .. } => return Err(self),
        })
    }
}

/// Writes a line.
///
/// # Errors
/// If the writer fails.
pub fn write_line(line: &Line, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

impl From<Event> for Step {
    fn from(event: Event) -> Self {
        match event {
            Event::Node { depth } => Self::Node { depth },
            Event::Choose { subject, ways } => Self::Choose { of: subject, ways: ways.into() },
            Event::Assign { place, value, forced } => Self::Assign { place, value: Digits(value), forced },
            Event::Check { subject, holds } => Self::Check { of: subject, holds },
            Event::Conflict { subject } => Self::Conflict { of: subject },
            Event::Backtrack { kept, depth } => Self::BackUp { kept, depth },
            Event::Combine { subject, before, left } => {
                Self::Combine { of: subject, before: before.into(), left: left.into() }
            }
            Event::Solution { number } => Self::Solution { number: number.into() },
        }
    }
}
