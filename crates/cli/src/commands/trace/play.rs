//! Plays stored events.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use bachet::front::drawings::Tracing;
use bachet::json::events::{BadLine, Events, Step, events_from};
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, Ended, Method, Record, Traced, Unplayable};
use bachet::{Argument, Budget, Progress, Puzzle};

use super::Args;
use super::observers::Observers;
use super::summary::{self, Outcome};
use super::usual;
use crate::args::PuzzleArgs;
use crate::commands::ask::ask_of;
use crate::commands::load::{LoadedPuzzle, decline, decline_at, read_source};
use crate::exit::Exit;
use crate::input::{self, Source};
use crate::shell::Shell;

/// A file of events: its puzzle, its method and the events that are not yet read.
pub(super) struct Stored {
    pub(super) name: String,
    pub(super) loaded: LoadedPuzzle,
    pub(super) method: Method,
    pub(super) events: Events<Box<dyn BufRead>>,
}

/// Opens a file of events, and reads its puzzle; or says why that fails.
pub(super) fn stored(shell: &Shell, args: &Args, file: &Path) -> io::Result<Result<Stored, Exit>> {
    let name = file.to_string_lossy().into_owned();
    let opened = match open(file) {
        Ok(opened) => opened,
        Err(error) => return decline(shell, &input::unreadable(&name, &error)).map(Err),
    };
    let (header, method, events) = match events_from(opened) {
        Ok(begun) => begun,
        Err(bad) => return refuse(shell, &name, &bad).map(Err),
    };
    // The lines of the puzzle are not lines of the file.
    let source = Source { name: format!("{name} (puzzle)"), bytes: header.puzzle.into_bytes(), shadows: false };
    // A puzzle may have been traced without some of its clues.
    let argument = PuzzleArgs { partial: true, ..args.puzzle.clone() };
    let loaded = read_source(shell, source, &argument)?;
    Ok(loaded.map(|loaded| Stored { name, loaded, method, events }))
}

/// Plays the events in a file.
pub(super) fn run(shell: &Shell, args: &Args, file: &Path) -> io::Result<Exit> {
    let Stored { name, loaded, method, mut events } = match stored(shell, args, file)? {
        Ok(stored) => stored,
        Err(exit) => return Ok(exit),
    };
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let pages = shell.of_answer(args.html);
        let tracing = Tracing::new(puzzle, method, pages.messages())?;
        let mut observers = Observers::new(shell, args, puzzle, &tracing, method);
        let unused = *budget;
        let played = loop {
            *budget = unused;
            let within = std::iter::from_fn(|| if budget.step() { events.next() } else { None });
            let played = verbs::replay(puzzle, within, &mut |record, event| observers.observe(record, event));
            if played.is_err() || !observers.wants_again(puzzle) {
                break played;
            }
            // The file may have been changed meanwhile, which is an error like any other.
            let unreadable = |error| BadLine { line: 1, why: input::unreadable(&name, &error) };
            events = match open(file).map_err(unreadable).and_then(events_from) {
                Ok((.., events)) => events,
                Err(bad) => return Ok(Err(bad)),
            };
        };
        let mut observed = observers.close(None, played.as_ref().ok());
        let record = match played {
            Ok(record) => record,
            Err(why) => return Ok(Err(bad_line(why, &events))),
        };
        let (ended, remark) = end(&events, &record, observed.stopped, budget);
        let mut traced = Traced { ended, record };
        if let (true, Some((record, last))) = (observed.stopped, observed.earlier.take()) {
            (traced.record, observed.last) = (record, last);
        }
        Ok(Ok((Outcome { traced, observed, method }, remark)))
    };
    ask_of(shell, loaded, args.limits, usual(shell, args), work, |asked| match &asked.found {
        Ok((outcome, remark)) => {
            if let Some(remark) = remark {
                shell.note(*remark, &[])?;
            }
            summary::say(shell, asked, outcome, args)
        }
        Err(bad) => refuse(shell, &name, bad),
    })
}

/// Returns the line of the file that cannot be played.
pub(super) fn bad_line<R: BufRead>(why: Unplayable<BadLine>, events: &Events<R>) -> BadLine {
    match why {
        Unplayable::Unread(bad) => bad,
        Unplayable::Event(number) => {
            let event = Argument::Number(i64::try_from(number).unwrap_or(i64::MAX));
            BadLine { line: events.line(), why: Message::from(MessageId::TraceFileUnfit).with("event", event) }
        }
    }
}

/// Returns how the stored run ended, and what is wrong with the last line of the file.
pub(super) fn end<R: BufRead>(
    events: &Events<R>,
    record: &Record,
    is_stopped: bool,
    budget: &Budget<'_>,
) -> (Ended, Option<MessageId>) {
    match events.end() {
        _ if is_stopped => (Ended::Cut, None),
        None if budget.is_spent() => (Ended::Limit, None),
        None => (Ended::Cut, Some(MessageId::TraceFileUnended)),
        Some(end) => {
            let ended = end.ended().unwrap_or(Ended::Cut);
            let is_true = *end == Step::end(ended, &record.tally);
            (ended, if is_true { None } else { Some(MessageId::TraceFileMiscounted) })
        }
    }
}

/// Opens a file of events; `-` is standard input.
fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::new(File::open(file)?)))
}

pub(super) fn refuse(shell: &Shell, name: &str, bad: &BadLine) -> io::Result<Exit> {
    decline_at(shell, &bad.why, Some((name, bad.line)))
}
