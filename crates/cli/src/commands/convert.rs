//! `bachet convert`: the puzzle in another notation, and how it is read.

mod grid;

use std::io;

use bachet::json::{self, Output};
use bachet::verbs::{self, Reading as Read};
use bachet_draw::{Page, text};

use super::reading::{Reading, read};
use crate::args::{self, ConvertForm};
use crate::exit::Exit;
use crate::shell::{self, Shell};

pub(crate) fn run(shell: &Shell, args: &args::Convert) -> io::Result<Exit> {
    let reading = match read(shell, args.puzzle.puzzle.as_deref())? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    match (args.to, shell.json) {
        (Some(ConvertForm::Text), true) => {
            output(shell, &reading, Output { text: Some(verbs::to_text(&reading.puzzle)), ..Output::default() })
        }
        (_, true) => {
            let puzzle = json::puzzle::Puzzle::from(&reading.puzzle);
            output(shell, &reading, Output { puzzle: Some(puzzle), ..Output::default() })
        }
        (None, false) if args.explain => {
            let blocks = match verbs::explain(&reading.puzzle) {
                Read::Grid(read) => grid::explain(shell, &read),
            };
            shell::lines(&text(&Page { blocks, ..Page::default() }))
        }
        (None | Some(ConvertForm::Text), false) => shell::print(&verbs::to_text(&reading.puzzle)),
        (Some(ConvertForm::Json), false) => {
            let puzzle = json::puzzle::Puzzle::from(&reading.puzzle);
            let text = serde_json::to_string_pretty(&puzzle).map_err(io::Error::other)?;
            shell::print(&(text + "\n"))
        }
    }?;
    Ok(Exit::Done)
}

fn output(shell: &Shell, reading: &Reading, output: Output) -> io::Result<()> {
    shell::object(&Output { diagnostics: reading.diagnostics(shell), ..output })
}
