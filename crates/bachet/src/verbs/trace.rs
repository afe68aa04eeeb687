//! A method to look at: what it does with a puzzle, step by step.

mod compare;
mod order;
mod record;
mod replay;
mod rules;

use std::ops::ControlFlow;

use bachet_methods::{Event, Family, Method, Problem, RunEnd, RunOptions, Sink, Unfit, run};
use bachet_notation::Argument;
use bachet_solver::Budget;

use super::Refusal;
use crate::Puzzle;
use crate::messages::{Message, MessageId};
use crate::puzzle::compiled;

pub use compare::{Agreement, Compared, Row, compare};
pub use record::{Record, WayLengths};
pub use replay::{Unplayable, replay};
pub use rules::method_rules;

use record::Watched;

/// How many solutions a method is to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// As many as in the lesson that the method comes from: one or all.
    #[default]
    Usual,
    /// All of them.
    All,
}

/// What to do in [`trace`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TraceOptions {
    /// How many solutions to find.
    pub wanted: Wanted,
    /// Of a logic grid: labels of clues in the order in which they are taken up; the others follow.
    pub order: Vec<String>,
}

impl TraceOptions {
    /// Finds so many solutions.
    #[must_use]
    pub fn wanted(mut self, wanted: Wanted) -> Self {
        self.wanted = wanted;
        self
    }

    /// Takes the clues up in this order.
    #[must_use]
    pub fn order(mut self, labels: Vec<String>) -> Self {
        self.order = labels;
        self
    }

    /// How many solutions are enough for the method; `None` for all.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// There is nothing more to find: proved.
    Exhausted,
    /// It has as many solutions as were wanted.
    Found,
    /// Whoever watched had seen enough.
    Cut,
    /// A limit was reached.
    Limit,
    /// It filled the room that it has: more time would not help.
    Full,
}

/// What became of a method.
#[derive(Clone, Debug)]
pub struct Traced {
    /// How it ended.
    pub ended: Ended,
    /// What it did.
    pub record: Record,
}

impl Traced {
    /// Whether what stands is to be shown: where it was cut off, or has found nothing so far.
    pub fn is_standing(&self) -> bool {
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
/// Why the method does not run on the puzzle, or what keeps the puzzle from being stated.
pub fn trace(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
) -> Result<Traced, Refusal> {
    let mut record = Record::new(puzzle);
    let end = hear(puzzle, method, options, budget, &mut record)?;
    Ok(Traced { ended: options.ended(method, end, &record), record })
}

/// Runs a method on a puzzle. After each event the watcher sees what stands, and what it cost so far; on a break the
/// method ends. A method that tries values by the million takes several times as long if it is watched.
///
/// # Errors
/// As for [`trace`].
pub fn watch(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
    watch: &mut (impl FnMut(&Record, Event) -> ControlFlow<()> + ?Sized),
) -> Result<Traced, Refusal> {
    let mut watched = Watched { record: Record::new(puzzle), watch };
    let end = hear(puzzle, method, options, budget, &mut watched)?;
    Ok(Traced { ended: options.ended(method, end, &watched.record), record: watched.record })
}

/// Lets the listener hear the method.
fn hear(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
    sink: &mut impl Sink,
) -> Result<RunEnd, Refusal> {
    let options = options.run_options(puzzle, method)?;
    stated(puzzle, |problem| run(method, problem, &options, sink, budget))
}

/// Hands the puzzle to methods.
fn stated<T>(puzzle: &Puzzle, work: impl FnOnce(Problem<'_>) -> Result<T, Unfit>) -> Result<T, Refusal> {
    let found = match puzzle {
        Puzzle::Grid(puzzle) => work(Problem::Grid(puzzle)),
        Puzzle::Sudoku(puzzle) => work(Problem::Sudoku(&compiled(puzzle)?)),
        Puzzle::Crossing(puzzle) => work(Problem::Crossing(puzzle)),
        Puzzle::Moving(puzzle) => work(Problem::Moving(puzzle)),
    };
    found.map_err(refusal)
}

/// Why the method does not run, and which methods do.
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
        Family::Grid => MessageId::TraceGridHasNoStates,
        Family::Sudoku if method.is_for(Family::Grid) => MessageId::TraceTooManyBoards,
        Family::Sudoku => MessageId::TraceBoardHasNoStates,
        Family::Crossing => MessageId::TraceCrossingHasNoTable,
        Family::Moving => MessageId::TraceMovesHaveNoTable,
    };
    let fit = Method::all().into_iter().filter(|method| method.is_for(family));
    let methods = Argument::List(fit.map(|method| method.name.to_owned()).collect());
    Refusal::Because(Message::from(id).text("method", method.name).with("methods", methods))
}
