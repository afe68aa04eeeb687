//! `bachet export`: the puzzle for another solver.

use std::io;

use bachet::export::{ExportError, dimacs, minizinc};
use bachet::messages::Phrase;

use super::{missing, print_text, read, refuse};
use crate::args::{self, ExportForm};
use crate::exit::Exit;
use crate::input::Missing;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell, args: &args::Export) -> io::Result<Exit> {
    let reading = match read(shell, args.puzzle.puzzle.as_deref())? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    let text = match args.to {
        ExportForm::Dimacs => dimacs(&reading.puzzle),
        ExportForm::Minizinc => minizinc(&reading.puzzle),
    };
    match text {
        Ok(text) => print_text(shell, text),
        Err(ExportError::Unfit(problems)) => refuse(shell, &reading.name, &reading.source, &problems),
        Err(ExportError::TooLarge) => {
            missing(shell, &Missing { phrase: Phrase::ExportTooLarge, arguments: Vec::new() })
        }
    }
}
