//! The file to which events are written.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bachet::json::events::{Header, Line, Step, write_line};
use bachet::verbs::{Event, Traced};

use super::Args;
use crate::input;

/// The file to which events are written. It is created with the first event, so that an existing file is kept if the
/// method does not run.
pub(super) struct Store {
    /// The path; `None` for standard output.
    path: Option<PathBuf>,
    header: Option<Header>,
    out: Option<Box<dyn Write>>,
}

impl Store {
    /// Returns the file of `--events`, if given.
    pub(super) fn new(args: &Args, header: Header) -> Option<Self> {
        let path = args.events.clone()?;
        Some(Self { path: (!args.writes_events()).then_some(path), header: Some(header), out: None })
    }

    /// Writes an event.
    pub(super) fn event(&mut self, event: Event) -> io::Result<()> {
        write_line(&Line::Step(event.into()), self.open()?)
    }

    /// Writes the last line, with how the method ended.
    pub(super) fn close(&mut self, traced: &Traced) -> io::Result<()> {
        let out = self.open()?;
        write_line(&Line::Step(Step::end(traced.ended, &traced.record.tally)), out)?;
        out.flush()
    }

    /// Returns the open file, after writing its header.
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

/// Returns the path of the file of events if it is the puzzle itself.
pub(super) fn over_puzzle(args: &Args) -> Option<&Path> {
    let events = args.events.as_deref().filter(|_| !args.writes_events())?;
    let puzzle = input::path(args.puzzle.name.as_deref())?;
    let is_same = matches!((fs::canonicalize(events), fs::canonicalize(puzzle)), (Ok(a), Ok(b)) if a == b);
    is_same.then_some(events)
}
