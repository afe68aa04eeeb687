//! `bachet export`: the puzzle for another solver.

use std::io;

use bachet::export::{dimacs, minizinc};

use super::ask::refused;
use super::print_text;
use super::reading::read;
use crate::args::{self, ExportForm};
use crate::exit::Exit;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell, args: &args::Export) -> io::Result<Exit> {
    let reading = match read(shell, &args.puzzle)? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    let text = match args.to {
        ExportForm::Dimacs => dimacs(&reading.puzzle),
        ExportForm::Minizinc => minizinc(&reading.puzzle),
    };
    match text {
        Ok(text) => print_text(shell, text),
        Err(refusal) => refused(shell, &reading, &refusal),
    }
}
