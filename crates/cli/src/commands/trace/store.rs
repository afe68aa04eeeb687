//! The file that the events go to.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bachet::json::events::{Header, Line, Step, write_line};
use bachet::verbs::{Event, Traced};

use crate::args;
use crate::input;

/// The file that the events go to. It is made when there is something to write: what stood in it before is gone only if
/// the method runs.
pub(super) struct Store {
    /// Standard output if there is none.
    path: Option<PathBuf>,
    header: Option<Header>,
    out: Option<Box<dyn Write>>,
}

impl Store {
    /// The file that is asked for.
    pub(super) fn new(args: &args::Trace, header: Header) -> Option<Self> {
        let path = args.events.clone()?;
        Some(Self { path: (!args.writes_events()).then_some(path), header: Some(header), out: None })
    }

    /// Writes an event.
    pub(super) fn event(&mut self, event: Event) -> io::Result<()> {
        write_line(&Line::Step(event.into()), self.open()?)
    }

    /// Writes how it ended.
    pub(super) fn close(&mut self, traced: &Traced) -> io::Result<()> {
        let out = self.open()?;
        write_line(&Line::Step(Step::end(traced.ended, &traced.record.tally)), out)?;
        out.flush()
    }

    /// What is written to, behind its first line.
    fn open(&mut self) -> io::Result<&mut Box<dyn Write>> {
        let mut out: Box<dyn Write> = match (self.out.take(), &self.path) {
            (Some(out), _) => out,
            (None, None) => Box::new(BufWriter::new(io::stdout().lock())),
            (None, Some(path)) => Box::new(BufWriter::new(File::create(path)?)),
        };
        if let Some(header) = self.header.take() {
            write_line(&Line::Header(header), &mut out)?;
        }
        Ok(self.out.insert(out))
    }
}

/// The name of the file of events if it is the puzzle itself.
pub(super) fn over_puzzle(args: &args::Trace) -> Option<&Path> {
    let events = args.events.as_deref().filter(|_| !args.writes_events())?;
    let puzzle = input::path(args.puzzle.name.as_deref())?;
    let is_same = matches!((fs::canonicalize(events), fs::canonicalize(puzzle)), (Ok(a), Ok(b)) if a == b);
    is_same.then_some(events)
}
