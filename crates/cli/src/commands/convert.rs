//! `bachet convert`: the puzzle in another notation.

mod each;
mod marks;

use std::io;

use bachet::front::notation::sudoku::Format;
use bachet::json::{self, Convert, Output, Payload};
use bachet::messages::MessageId;
use bachet::verbs;
use bachet::{Code, Puzzle};
use clap::builder::{PossibleValuesParser, TypedValueParser};

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

    /// Notation to write [default: text; with --json: json]
    #[arg(long, value_name = "NOTATION", value_parser = notations())]
    to: Option<Notation>,

    /// Leave out the pencil marks of a Sudoku
    #[arg(long)]
    givens: bool,
}

/// A notation to write a puzzle in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// JSON.
    Json,
    /// The text notation, or another format of a Sudoku.
    Format(Format),
}

const JSON: &str = "json";

/// Parses the name of a notation: JSON, or a Sudoku format.
fn notations() -> impl TypedValueParser<Value = Notation> {
    let formats = Format::ALL.iter().map(|format| format.name());
    PossibleValuesParser::new(std::iter::once(JSON).chain(formats)).try_map(|name| match Format::of_name(&name) {
        _ if name == JSON => Ok(Notation::Json),
        Some(format) => Ok(Notation::Format(format)),
        None => Err("there is no such notation"),
    })
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
    if args.givens {
        if !matches!(loaded.puzzle, Puzzle::Sudoku(_)) {
            return decline(shell, &MessageId::OnlySudokuHasMarks.into());
        }
        marks::leave_out(&mut loaded.puzzle);
    }
    let format = match (args.to, shell.json) {
        (Some(Notation::Format(format)), _) => format,
        (None, false) => Format::Text,
        (_, true) => {
            return output(shell, &loaded, Convert::Json { puzzle: Box::new((&loaded.puzzle).into()) });
        }
        (Some(Notation::Json), false) => {
            shell::print(&(json(&loaded.puzzle)? + "\n"))?;
            return Ok(Exit::Done);
        }
    };
    let mut written = verbs::write(&loaded.puzzle, format);
    if written.is_err()
        && let Some(text) = marks::without(shell, &loaded.puzzle, format)?
    {
        written = Ok(text);
    }
    match written {
        Ok(text) if shell.json => output(shell, &loaded, Convert::Text(json::Text { text })),
        Ok(text) => shell::print(&text).map(|()| Exit::Done),
        Err(refusal) => refused(shell, &loaded, &refusal),
    }
}

fn json(puzzle: &Puzzle) -> io::Result<String> {
    json::pretty(&json::puzzle::Puzzle::from(puzzle)).map_err(io::Error::other)
}

fn output(shell: &Shell, loaded: &LoadedPuzzle, converted: Convert) -> io::Result<Exit> {
    let output = Output::from(Payload::Convert(converted));
    shell::object(&output.with_diagnostics(loaded.diagnostics(shell)))?;
    Ok(Exit::Done)
}
