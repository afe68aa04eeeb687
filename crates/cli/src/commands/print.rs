//! `bachet print`: a picture of the puzzle.

use std::io;

use bachet::front::drawings;
use bachet::json::Payload;
use bachet::verbs;
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::svg;

use super::ask::{ask, refused};
use super::print_text;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Draw the graph of states of a river crossing or a puzzle of moves, as SVG
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    /// The states and the moves between them: a column for each distance, the shortest ways marked
    #[arg(long, required = true)]
    graph: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::graph(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        match drawings::graph(asked.puzzle(), &asked.found, shell.messages(), shell.language().tag()) {
            Ok(graph) => print_text(shell, Payload::Print, svg(&graph)),
            Err(refusal) => refused(shell, &asked.reading, &refusal),
        }
    })
}
