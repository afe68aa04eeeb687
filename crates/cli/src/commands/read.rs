//! `bachet read`: how a puzzle is understood.

mod grid;

use std::io;

use bachet::json::{self, Output, Payload};
use bachet::verbs::{self, Readings, Stated};
use bachet::{Puzzle, requests};
use bachet_draw::{Block, Entry, Mark};

use super::load::{LoadedPuzzle, decline, read_sentences, refuse};
use super::print_text;
use crate::args::PuzzleArgs;
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

/// Show how a puzzle is understood: its categories, clues and questions, or its statements
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    #[command(flatten)]
    options: requests::Read,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.options.propose {
        return propose(shell, args);
    }
    let loaded = match read_sentences(shell, &args.puzzle)? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let found = verbs::readings(&loaded.puzzle, loaded.sentences.as_ref(), loaded.format);
    say(shell, &loaded, &found)?;
    Ok(if found.refused() && !args.puzzle.partial { Exit::Input } else { Exit::Done })
}

/// Prints a puzzle file to edit.
fn propose(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let source = match input::find(args.puzzle.name.as_deref()) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why),
    };
    match bachet::front::propose(&source.bytes, shell.messages()) {
        Ok(text) => print_text(shell, |text| Payload::Read(json::Read::Proposal(text)), text),
        Err(read) => {
            let text = String::from_utf8_lossy(&source.bytes);
            refuse(shell, &source.name, &text, &read.problems)
        }
    }
}

/// Prints how a puzzle is understood.
fn say(shell: &Shell, loaded: &LoadedPuzzle, found: &Readings) -> io::Result<()> {
    if shell.json {
        let output = Output::from(Payload::Read(json::Read::new(&loaded.puzzle, found, shell.messages())));
        return shell::object(&output.with_diagnostics(loaded.diagnostics(shell)));
    }
    shell::page(match (&loaded.puzzle, found) {
        (Puzzle::Grid(puzzle), Readings::Grid(found)) => grid::blocks(shell, puzzle, found),
        (_, Readings::Statements(statements)) => vec![entries(shell, statements)],
        (_, Readings::Grid(_)) => Vec::new(),
    })
}

/// Returns the statements of a puzzle, one on each line.
fn entries(shell: &Shell, statements: &[Stated]) -> Block {
    let entry = |stated: &Stated| Entry {
        label: stated.keyword.clone(),
        text: stated.text(shell.messages()),
        mark: Mark::Plain,
    };
    Block::Entries(statements.iter().map(entry).collect())
}
