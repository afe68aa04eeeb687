//! `bachet export`: the puzzle for another solver.

use std::io;

use bachet::json::Payload;
use bachet::{Budget, Progress, Puzzle, requests};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Write the puzzle for another solver or planner
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: requests::Export,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| args.options.run(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        asked.text(Payload::Export, asked.found.clone()).map(|()| Exit::Done)
    })
}
