//! `bachet convert`: the puzzle in another notation.

mod each;

use std::io;

use bachet::front::notation::sudoku::Format;
use bachet::json::{self, Output, Payload};
use bachet::requests::{self, Convert, Converted, Notation};
use bachet::{Code, Puzzle};

use super::ask::refused;
use super::load::{LoadedPuzzle, Refused, accept, decline, open};
use crate::args::{PuzzleArgs, moved};
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

/// Write the puzzle in another notation
#[derive(Debug, clap::Args)]
#[command(arg(moved("explain", "`bachet read` shows how a puzzle is understood")))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    #[command(flatten)]
    options: Convert,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let source = match input::find(args.puzzle.name.as_deref()) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why),
    };
    let read = open(shell, &source, args.puzzle.from)?;
    if let Some(format) = read.format.filter(|_| read.problems.iter().any(|p| p.code == Code::SeveralPuzzles)) {
        return each::convert(shell, &source, format, args);
    }
    let mut loaded = match accept(shell, source, read, Refused::of(&args.puzzle))? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    if let Err(why) = args.options.prepare(&mut loaded.puzzle) {
        return refused(shell, &loaded, &why);
    }
    let format = match (args.options.to, shell.json) {
        (Some(Notation::Format(format)), _) => format,
        (None, false) => Format::Text,
        (_, true) => {
            return output(shell, &loaded, json::Convert::Json { puzzle: Box::new((&loaded.puzzle).into()) });
        }
        (Some(Notation::Json), false) => {
            shell::print(&(json(&loaded.puzzle)? + "\n"))?;
            return Ok(Exit::Done);
        }
    };
    match requests::write(&loaded.puzzle, format) {
        Ok(Converted { text, remark }) => {
            if shell.json {
                loaded.problems.extend(remark);
                return output(shell, &loaded, json::Convert::Text(json::Text { text }));
            }
            remark.iter().try_for_each(|remark| shell.remark(remark))?;
            shell::print(&text).map(|()| Exit::Done)
        }
        Err(refusal) => refused(shell, &loaded, &refusal),
    }
}

fn json(puzzle: &Puzzle) -> io::Result<String> {
    json::pretty(&json::puzzle::Puzzle::from(puzzle)).map_err(io::Error::other)
}

fn output(shell: &Shell, loaded: &LoadedPuzzle, converted: json::Convert) -> io::Result<Exit> {
    let output = Output::from(Payload::Convert(converted));
    shell::object(&output.with_diagnostics(loaded.diagnostics(shell)))?;
    Ok(Exit::Done)
}
