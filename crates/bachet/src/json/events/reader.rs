//! Reads the lines of a trace one after the other, and reports a bad line with its number.

use std::io::{BufRead, Read as _};

use bachet_methods::Event;
use bachet_notation::{Argument, MAX_SOURCE_BYTES};

use super::{Header, LAYOUT, Step};
use crate::messages::{Message, MessageId};
use crate::verbs::Method;

/// Maximum length of a line of an event, in bytes.
const MAX_LINE: usize = 1000;
/// Maximum length of the first line, in bytes: a puzzle with each byte escaped, and the other fields.
const MAX_HEADER: usize = 6 * MAX_SOURCE_BYTES + MAX_LINE;

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub why: Message,
}

/// The events of a trace.
#[derive(Debug)]
pub struct Events<R> {
    lines: Lines<R>,
    end: Option<Step>,
    failed: bool,
}

/// Reads the first line. The events are read when the iterator is advanced.
///
/// # Errors
/// If it is not the first line of a trace.
pub fn events_from<R: BufRead>(reader: R) -> Result<(Header, Method, Events<R>), BadLine> {
    let mut lines = Lines { reader, number: 0, line: Vec::new() };
    let bad = |why: Message| BadLine { line: 1, why };
    if !lines.next(MAX_HEADER)? {
        return Err(bad(MessageId::TraceFileEmpty.into()));
    }
    let header: Header = serde_json::from_slice(&lines.line)
        .map_err(|error| bad(Message::from(MessageId::TraceFileNoHeader).text("reason", reason(&error))))?;
    if header.trace != LAYOUT {
        let found = Argument::Number(header.trace.into());
        return Err(bad(Message::from(MessageId::TraceFileLayout).with("found", found)));
    }
    let method = Method::named(&header.method)
        .ok_or_else(|| bad(Message::from(MessageId::TraceFileMethod).text("method", &*header.method)))?;
    Ok((header, method, Events { lines, end: None, failed: false }))
}

impl<R> Events<R> {
    /// Returns the number of the line that was read last.
    pub fn line(&self) -> u64 {
        self.lines.number
    }

    /// Returns the last line, if it was read.
    pub fn end(&self) -> Option<&Step> {
        self.end.as_ref()
    }
}

impl<R: BufRead> Iterator for Events<R> {
    type Item = Result<Event, BadLine>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let event = self.read().transpose()?;
        self.failed = event.is_err();
        Some(event)
    }
}

impl<R: BufRead> Events<R> {
    fn read(&mut self) -> Result<Option<Event>, BadLine> {
        if !self.lines.next(MAX_LINE)? {
            return Ok(None);
        }
        if self.end.is_some() {
            return Err(self.lines.bad(MessageId::TraceFileBehindEnd.into()));
        }
        let step: Step = serde_json::from_slice(&self.lines.line)
            .map_err(|error| self.lines.bad(Message::from(MessageId::TraceFileLine).text("reason", reason(&error))))?;
        match step.event() {
            Ok(event) => Ok(Some(event)),
            Err(end) => {
                self.end = Some(end);
                // Nothing may follow it.
                self.read()
            }
        }
    }
}

/// Lines of bounded length.
#[derive(Debug)]
struct Lines<R> {
    reader: R,
    number: u64,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads a line; false if there is none.
    fn next(&mut self, longest: usize) -> Result<bool, BadLine> {
        self.line.clear();
        self.number += 1;
        // One byte more than the line and its end may have.
        let read = (&mut self.reader).take(longest as u64 + 2).read_until(b'\n', &mut self.line);
        match read {
            Ok(0) => {
                self.number -= 1;
                Ok(false)
            }
            Ok(_) if self.line.trim_ascii_end().len() > longest => {
                let limit = Argument::Number(longest as i64);
                Err(self.bad(Message::from(MessageId::TraceFileLongLine).with("limit", limit)))
            }
            Ok(_) => Ok(true),
            Err(error) => {
                Err(self.bad(Message::from(MessageId::TraceFileUnreadable).text("reason", error.to_string())))
            }
        }
    }
}

impl<R> Lines<R> {
    fn bad(&self, why: Message) -> BadLine {
        BadLine { line: self.number, why }
    }
}

/// What the parser says, without the place: every line is its own text.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(what, _)| what.to_owned())
}
