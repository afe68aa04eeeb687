//! Exit codes, times and steps.

use std::time::Duration;

use bachet::Argument;
use bachet::messages::MessageId;
use bachet::verbs::Verdict;
use bachet_draw::{Block, Mark};

use crate::exit::Exit;
use crate::limits::Done;
use crate::shell::Shell;

/// Returns the exit code of a verb that looks for solutions.
pub(crate) fn exit(verdict: Verdict, exact: bool) -> Exit {
    match verdict {
        Verdict::None => Exit::Negative,
        _ if !exact => Exit::Limit,
        _ => Exit::Done,
    }
}

/// Returns the time it took.
pub(crate) fn took<T>(shell: &Shell, done: &Done<T>) -> Block {
    Block::Paragraph(shell.format(MessageId::Took, &[("time", Argument::Text(time(done.elapsed)))]), Mark::Faint)
}

/// Returns the time and the number of steps it took.
pub(crate) fn stats<T>(shell: &Shell, done: &Done<T>) -> String {
    let steps = i64::try_from(done.steps).unwrap_or(i64::MAX);
    let arguments = [("time", Argument::Text(time(done.elapsed))), ("steps", Argument::Number(steps))];
    shell.format(MessageId::TookSteps, &arguments)
}

/// Returns a time with a unit, rounded.
pub(crate) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s if s < 120.0 => (s, "s"),
        s => (s / 60.0, "min"),
    };
    let decimals = usize::from(value < 10.0);
    format!("{value:.decimals$} {unit}")
}
