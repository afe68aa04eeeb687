//! What is said about a batch besides its answers.

use std::io;
use std::time::Duration;

use bachet::Argument;
use bachet::batch::{MAX_PROBLEMS, Problem, Tally};
use bachet::messages::{Message, MessageId};

use crate::commands::load::decline;
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::{self, Shell};

/// The answers and problems so far.
pub(super) struct Log<'s> {
    shell: &'s Shell,
    /// The name of the input.
    name: String,
    /// Whether the output itself says what is wrong with a puzzle.
    explains: bool,
    pub(super) tally: Tally,
    shown: u64,
}

/// What is wrong with a puzzle, in words.
#[derive(Clone, Debug)]
pub(super) struct Trouble {
    pub(super) code: String,
    pub(super) message: String,
    pub(super) hint: Option<String>,
    /// Where it is in the input: `:4:7`.
    pub(super) place: String,
}

impl Trouble {
    /// Puts what is wrong with a line into words.
    pub(super) fn of_line(problem: &Problem, shell: &Shell) -> Self {
        let Message { id, arguments } = problem.message();
        let column = problem.column().map_or(String::new(), |column| format!(":{column}"));
        Self {
            code: id.as_str().to_owned(),
            message: shell.format(id, &arguments),
            hint: shell.messages().format_hint(id, &arguments),
            place: format!(":{}{column}", problem.line),
        }
    }
}

impl<'s> Log<'s> {
    /// Begins for the input of this name.
    pub(super) fn new(shell: &'s Shell, name: String, explains: bool) -> Self {
        Self { shell, name, explains, tally: Tally::default(), shown: 0 }
    }

    /// Returns the name of the input.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Adds answers, and shows the first bad puzzles if the output does not explain them.
    pub(super) fn add(&mut self, tally: &Tally, troubles: impl IntoIterator<Item = Trouble>) -> io::Result<()> {
        self.tally.add(tally);
        if self.explains || self.shown >= MAX_PROBLEMS as u64 {
            return Ok(());
        }
        for Trouble { code, message, hint, place } in troubles.into_iter().take(MAX_PROBLEMS - self.shown as usize) {
            let place = format!("{}{place}", self.name);
            self.shell.problem_in_words(&code, &message, hint.as_deref(), &place)?;
            self.shown += 1;
        }
        Ok(())
    }

    /// Prints notes about bad lines that were not shown, and about limits.
    pub(super) fn end(&self) -> io::Result<()> {
        if self.shown > 0 && self.tally.bad > self.shown {
            let number = |n: u64| Argument::Number(n as i64);
            let arguments = [("bad", number(self.tally.bad)), ("shown", number(self.shown))];
            self.shell.note(MessageId::MoreBadLines, &arguments)?;
        }
        if limits::cancelled() {
            self.shell.note(MessageId::BatchStopped, &[("lines", Argument::Number(self.tally.lines() as i64))])?;
        }
        Ok(())
    }

    /// Prints the number of puzzles with each answer, the time and the rate.
    pub(super) fn stats(&self, elapsed: Duration) -> io::Result<()> {
        let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let Tally { unique, several, none, unknown, bad, .. } = self.tally;
        let lines = self.tally.lines();
        let line = self.shell.format(
            MessageId::BatchStats,
            &[
                ("lines", number(lines)),
                ("unique", number(unique)),
                ("several", number(several)),
                ("none", number(none)),
                ("unknown", number(unknown)),
                ("bad", number(bad)),
                ("time", Argument::Text(report::time(elapsed))),
                ("rate", number((lines as f64 / elapsed.as_secs_f64()) as u64)),
            ],
        );
        shell::line_to_stderr(&line)
    }

    /// Returns the most serious exit code of all lines.
    pub(super) fn exit(&self) -> io::Result<Exit> {
        if self.tally.lines() == 0 && !limits::cancelled() {
            return decline(self.shell, &Message::from(MessageId::EmptyBatch).text("file", &self.name));
        }
        Ok(match self.tally {
            Tally { bad: 1.., .. } => Exit::Input,
            Tally { unfinished: 1.., .. } => Exit::Limit,
            _ if limits::cancelled() => Exit::Limit,
            Tally { none: 1.., .. } => Exit::Negative,
            _ => Exit::Done,
        })
    }
}
