//! `bachet read`: how a puzzle is understood.

mod ask;
mod choice;
mod grid;

use std::io::{self, IsTerminal as _};

use bachet::json::{self, Output, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, Counted, Readings, Stated, Unclear};
use bachet::{Argument, Budget, Progress, Puzzle, requests};
use bachet_draw::{Block, Entry, Mark};
use clap::ArgGroup;

use super::ask::refused;
use super::load::{LoadedPuzzle, decline, read_sentences, refuse};
use super::print_text;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits::{self, Done, limited};
use crate::shell::{self, Shell};
use crate::{input, report};

/// Show how a puzzle is understood: its categories, clues and questions, or its statements
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("limits").args(["time", "steps", "stats"]).multiple(true).conflicts_with_all(["propose", "ask"]))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: requests::Read,

    /// Ask at the terminal what each clue means that is not understood, and write the answers below the clues
    #[arg(long, conflicts_with_all = ["propose", "choices", "per_clue"])]
    ask: bool,
}

/// How a puzzle is understood, and what else was asked for.
struct Found {
    readings: Readings,
    unclear: Option<Vec<Unclear>>,
    counted: Option<Counted>,
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
    limits::listen();
    let work = |budget: &mut Budget<'_>, _: &Progress| {
        let (puzzle, sentences) = (&loaded.puzzle, loaded.sentences.as_ref());
        let readings = verbs::readings(puzzle, sentences, loaded.format);
        let unclear = args.options.choices.then(|| verbs::choices(puzzle, sentences, budget));
        args.options.count(puzzle, None, budget).map(|counted| Found { readings, unclear, counted })
    };
    let Done { value, elapsed, steps } = limited(args.limits, limits::MINUTE, shell, work);
    let found = match value {
        Ok(found) => found,
        Err(why) => return refused(shell, &loaded, &why),
    };
    say(shell, &loaded, &found, args.limits.stats.then_some(Done { value: (), elapsed, steps }))?;
    if !shell.json && loaded.sentences.as_ref().is_some_and(|sentences| !sentences.refused().0.is_empty()) {
        invite(shell, args)?;
    }
    Ok(if found.readings.refused() && !args.puzzle.partial { Exit::Input } else { Exit::Done })
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
fn say(shell: &Shell, loaded: &LoadedPuzzle, found: &Found, stats: Option<Done<()>>) -> io::Result<()> {
    let Found { readings, unclear, counted } = found;
    let (unclear, counted) = (unclear.as_deref(), counted.as_ref());
    if shell.json {
        let read = json::Read::new(&loaded.puzzle, readings, unclear, shell.messages());
        let output = Output::from(Payload::Read(read.with_count(&loaded.puzzle, counted)));
        return shell::object(
            &output.with_diagnostics(loaded.diagnostics(shell)).with_stats(stats.map(|took| took.stats())),
        );
    }
    let mut blocks = match (&loaded.puzzle, readings) {
        (Puzzle::Grid(puzzle), Readings::Grid(found)) => grid::blocks(shell, puzzle, found, unclear, counted),
        (_, Readings::Statements(statements)) => vec![entries(shell, statements)],
        (_, Readings::Grid(_)) => Vec::new(),
    };
    blocks.extend(stats.map(|took| Block::Paragraph(report::stats(shell, &took), Mark::Faint)));
    shell::page(blocks)
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
