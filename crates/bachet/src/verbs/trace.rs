//! `trace`: what a method does with a puzzle, step by step.

mod compare;
mod history;
mod order;
mod partial;
mod record;
mod replay;
mod rules;
mod window;

use std::ops::ControlFlow;

use bachet_methods::{Event, Family, Method, Problem, RunEnd, RunOptions, Sink, Unfit, run};
use bachet_notation::Argument;
use bachet_solver::Budget;

use super::Refusal;
use crate::Puzzle;
use crate::messages::{Message, MessageId};
use crate::puzzle::compiled;

pub use compare::{Agreement, Compared, Row, compare, compare_by};
pub use history::History;
pub(crate) use partial::{board_cells, table_cells};
pub use record::{Record, WayLengths};
pub use replay::{Unplayable, replay};
pub use rules::method_rules;
pub use window::{Part, PathNode, SearchState, Window, window};

use record::Watched;

/// The number of solutions that a method looks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// One or all, as usual for the method.
    #[default]
    Usual,
    /// All of them.
    All,
}

/// The options of [`trace`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TraceOptions {
    /// The number of solutions to look for.
    pub wanted: Wanted,
    /// Of a logic grid: the labels of the clues to apply first, in order.
    pub order: Vec<String>,
}

impl TraceOptions {
    /// Looks for this number of solutions.
    #[must_use]
    pub fn wanted(mut self, wanted: Wanted) -> Self {
        self.wanted = wanted;
        self
    }

    /// Applies the clues in this order.
    #[must_use]
    pub fn order(mut self, labels: Vec<String>) -> Self {
        self.order = labels;
        self
    }

    /// Returns the number of solutions after which the method ends; `None` for all.
    pub fn solutions(&self, method: Method) -> Option<u64> {
        (self.wanted == Wanted::Usual && method.stops_at_first).then_some(1)
    }

    fn run_options(&self, puzzle: &Puzzle, method: Method) -> Result<RunOptions, Refusal> {
        Ok(RunOptions { solutions: self.solutions(method), order: order::resolved(puzzle, method, &self.order)? })
    }

    fn ended(&self, method: Method, end: RunEnd, record: &Record) -> Ended {
        match end {
            RunEnd::Exhausted => Ended::Exhausted,
            RunEnd::Stopped if self.solutions(method) == Some(record.tally.solutions) => Ended::Found,
            RunEnd::Stopped => Ended::Cut,
            RunEnd::Limit => Ended::Limit,
            RunEnd::Full => Ended::Full,
        }
    }
}

/// How a method ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// Everything was searched, so that there are no more solutions.
    Exhausted,
    /// It found as many solutions as were wanted.
    Found,
    /// The observer ended it.
    Cut,
    /// A limit was reached.
    Limit,
    /// It ran out of memory for its states; more time would not help.
    Full,
}

/// The result of a method.
#[derive(Clone, Debug)]
pub struct Traced {
    /// How it ended.
    pub ended: Ended,
    /// What it did.
    pub record: Record,
}

impl Traced {
    /// Whether to show the partial solution: the run was cut off, or found nothing so far.
    pub fn is_partial(&self) -> bool {
        match self.ended {
            Ended::Cut => true,
            Ended::Limit | Ended::Full => self.record.best.is_none(),
            Ended::Exhausted | Ended::Found => false,
        }
    }
}

/// Runs a method on a puzzle.
///
/// # Errors
/// If the method does not run on the puzzle, or the puzzle cannot be compiled.
pub fn trace(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
) -> Result<Traced, Refusal> {
    let mut record = Record::new(puzzle);
    let end = run_method(puzzle, method, options, budget, &mut record)?;
    Ok(Traced { ended: options.ended(method, end, &record), record })
}

/// Runs a method on a puzzle. After each event the observer gets the record so far; the method ends when it breaks. A
/// method that tries millions of values takes several times as long with an observer.
///
/// # Errors
/// Those of [`trace`].
pub fn watch(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
    watch: &mut dyn FnMut(&Record, Event) -> ControlFlow<()>,
) -> Result<Traced, Refusal> {
    let mut watched = Watched { record: Record::new(puzzle), watch };
    let end = run_method(puzzle, method, options, budget, &mut watched)?;
    Ok(Traced { ended: options.ended(method, end, &watched.record), record: watched.record })
}

/// Runs the method with this event sink.
fn run_method(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
    sink: &mut impl Sink,
) -> Result<RunEnd, Refusal> {
    let options = options.run_options(puzzle, method)?;
    stated(puzzle, |problem| run(method, problem, &options, sink, budget))
}

/// Calls a function with the puzzle in the form that methods take.
fn stated<T>(puzzle: &Puzzle, work: impl FnOnce(Problem<'_>) -> Result<T, Unfit>) -> Result<T, Refusal> {
    let found = match puzzle {
        Puzzle::Grid(puzzle) => work(Problem::Grid(puzzle)),
        Puzzle::Sudoku(puzzle) => work(Problem::Sudoku(&compiled(puzzle)?)),
        Puzzle::Crossing(puzzle) => work(Problem::Crossing(puzzle)),
        Puzzle::Moving(puzzle) => work(Problem::Moving(puzzle)),
    };
    found.map_err(refusal)
}

/// Returns the methods that run on puzzles of this family.
pub fn methods_for(puzzle: &Puzzle) -> Vec<Method> {
    let family = match puzzle {
        Puzzle::Grid(_) => Family::Grid,
        Puzzle::Sudoku(_) => Family::Sudoku,
        Puzzle::Crossing(_) => Family::Crossing,
        Puzzle::Moving(_) => Family::Moving,
    };
    Method::all().into_iter().filter(|method| method.is_for(family)).collect()
}

/// Returns why the method does not run, and which methods do.
fn refusal(unfit: Unfit) -> Refusal {
    let (method, family) = match unfit {
        Unfit::Invalid(problems) => return Refusal::Unfit(problems),
        Unfit::StatesTooLarge => return MessageId::TraceStatesTooLarge.into(),
        Unfit::TooLarge(method) => {
            return Refusal::Because(Message::from(MessageId::TraceTooLarge).text("method", method.name));
        }
        Unfit::Family(method, family) => (method, family),
    };
    let id = match family {
        Family::Sudoku if method.is_for(Family::Grid) => MessageId::TraceTooManyBoards,
        Family::Grid | Family::Sudoku => MessageId::TraceNeedsStates,
        Family::Crossing | Family::Moving => MessageId::TraceNeedsTable,
    };
    let fit = Method::all().into_iter().filter(|method| method.is_for(family));
    let methods = Argument::List(fit.map(|method| method.name.to_owned()).collect());
    Refusal::Because(Message::from(id).text("method", method.name).with("methods", methods))
}
