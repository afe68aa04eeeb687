//! The lines that a person types, read while Ctrl-C is watched.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use crate::limits;
use crate::shell;

/// The lines of standard input.
pub(super) struct Lines(Receiver<String>);

/// What a person answers.
pub(super) enum Typed {
    /// A line, without blanks around it.
    Line(String),
    /// The input has ended.
    Ended,
    /// Ctrl-C was pressed.
    Interrupted,
}

impl Lines {
    /// Starts to read. A thread waits for the next line, because Ctrl-C does not end a wait for input.
    pub(super) fn open() -> Self {
        let (sender, lines) = channel();
        thread::spawn(move || {
            let mut bytes = Vec::new();
            while let Ok(1..) = io::BufRead::read_until(&mut io::stdin().lock(), b'\n', &mut bytes) {
                if sender.send(String::from_utf8_lossy(&bytes).trim().to_owned()).is_err() {
                    break;
                }
                bytes.clear();
            }
        });
        Self(lines)
    }

    /// Prints a question and waits for the answer.
    pub(super) fn ask(&self, question: &str) -> io::Result<Typed> {
        shell::prompt(question)?;
        loop {
            match self.0.recv_timeout(limits::TICK) {
                Ok(line) => return Ok(Typed::Line(line)),
                Err(_) if limits::interrupted() => return Ok(Typed::Interrupted),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Typed::Ended),
            }
        }
    }
}
