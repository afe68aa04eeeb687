//! `bachet read`: how a puzzle is understood.

mod ask;
mod choice;
mod grid;

use std::io::{self, IsTerminal as _};

use bachet::json::{self, Output, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, Readings, Stated};
use bachet::{Argument, Budget, Puzzle, requests};
use bachet_draw::{Block, Entry, Mark};

use super::load::{LoadedPuzzle, decline, read_sentences, refuse};
use super::print_text;
use crate::args::PuzzleArgs;
use crate::exit::Exit;
use crate::shell::{self, Shell};
use crate::{input, limits};

/// Show how a puzzle is understood: its categories, clues and questions, or its statements
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    #[command(flatten)]
    options: requests::Read,

    /// Ask at the terminal what each clue means that is not understood, and write the answers below the clues
    #[arg(long, conflicts_with_all = ["propose", "choices"])]
    ask: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.options.propose {
        return propose(shell, args);
    }
    if args.ask {
        return ask::ask(shell, args);
    }
    let loaded = match read_sentences(shell, &args.puzzle)? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let found = verbs::readings(&loaded.puzzle, loaded.sentences.as_ref(), loaded.format);
    let unclear = args.options.choices.then(|| {
        limits::listen();
        let mut budget = Budget::unlimited().cancelled_by(limits::cancel());
        verbs::choices(&loaded.puzzle, loaded.sentences.as_ref(), &mut budget)
    });
    say(shell, &loaded, &found, unclear.as_deref())?;
    if !shell.json && loaded.sentences.as_ref().is_some_and(|sentences| !sentences.refused().0.is_empty()) {
        invite(shell, args)?;
    }
    Ok(if found.refused() && !args.puzzle.partial { Exit::Input } else { Exit::Done })
}

/// Says to a person with a file that the clues can be asked about.
fn invite(shell: &Shell, args: &Args) -> io::Result<()> {
    match input::path(args.puzzle.name.as_deref()) {
        Some(file) if io::stdin().is_terminal() && shell::stderr_is_terminal() => {
            shell.note(MessageId::AskInvites, &[("file", Argument::Text(file.display().to_string()))])
        }
        _ => Ok(()),
    }
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
fn say(shell: &Shell, loaded: &LoadedPuzzle, found: &Readings, unclear: Option<&[verbs::Unclear]>) -> io::Result<()> {
    if shell.json {
        let output = Output::from(Payload::Read(json::Read::new(&loaded.puzzle, found, unclear, shell.messages())));
        return shell::object(&output.with_diagnostics(loaded.diagnostics(shell)));
    }
    shell::page(match (&loaded.puzzle, found) {
        (Puzzle::Grid(puzzle), Readings::Grid(found)) => grid::blocks(shell, puzzle, found, unclear),
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
