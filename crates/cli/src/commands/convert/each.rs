//! Converts all puzzles of a source, one after the other. A puzzle with errors is reported, and the others are still
//! converted.

use std::io;

use bachet::front::notation::sudoku::Format;
use bachet::json;
use bachet::messages::{Message, MessageId};
use bachet::requests::Notation;
use bachet::verbs::{self, Refusal};

use super::Args;
use crate::commands::load::decline;
use crate::exit::Exit;
use crate::input::Source;
use crate::shell::{self, Shell};

/// Number of bytes that are printed at a time.
const PRINTED_BYTES: usize = 1 << 16;

pub(super) fn convert(shell: &Shell, source: &Source, from: Format, args: &Args) -> io::Result<Exit> {
    if shell.json {
        return decline(shell, &Message::from(MessageId::OneAtATime));
    }
    let text = String::from_utf8_lossy(&source.bytes);
    let mut exit = Exit::Done;
    let mut ready = String::new();
    for (at, (mut puzzle, problems)) in bachet::front::read_each(&text, from).enumerate() {
        let written = if bachet::front::has_errors(&problems) {
            Err(problems)
        } else {
            shell.diagnostics(&source.name, &text, &problems)?;
            // All of them are Sudokus, so that this cannot fail.
            drop(args.options.prepare(&mut puzzle));
            match args.options.to {
                Some(Notation::Json) => {
                    Ok(serde_json::to_string(&json::puzzle::Puzzle::from(&puzzle)).map_err(io::Error::other)? + "\n")
                }
                Some(Notation::Format(format)) => write(&puzzle, format)?,
                None => write(&puzzle, Format::Text)?,
            }
        };
        match written {
            Ok(written) => {
                // An empty line separates boards of several lines.
                let apart = at > 0 && written.trim_end().contains('\n');
                ready.extend([if apart { "\n" } else { "" }, &written]);
                if ready.len() > PRINTED_BYTES {
                    shell::print(&std::mem::take(&mut ready))?;
                }
            }
            Err(problems) => {
                shell.diagnostics(&source.name, &text, &problems)?;
                exit = Exit::Input;
            }
        }
    }
    shell::print(&ready)?;
    Ok(exit)
}

/// Writes the puzzle in a format, or returns why the format cannot express it.
fn write(puzzle: &bachet::Puzzle, format: Format) -> io::Result<Result<String, Vec<bachet::Diagnostic>>> {
    match verbs::write(puzzle, format) {
        Ok(text) => Ok(Ok(text)),
        Err(Refusal::Unfit(problems)) => Ok(Err(problems)),
        Err(refusal) => Err(io::Error::other(refusal)),
    }
}
