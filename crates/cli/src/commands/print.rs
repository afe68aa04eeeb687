//! `bachet print`: a puzzle as a page, or a picture of its states.

use std::io;

use bachet::{Budget, Progress, Puzzle, requests};

use super::ask::ask;
use super::solve;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits::{MINUTE, NONE};
use crate::shell::{self, Shell};

/// Print the puzzle and its solution as an HTML page, or draw its graph of states as SVG
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    options: requests::Print,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    print(shell, &args.puzzle, args.limits, args.options)
}

/// Prints a page or a picture.
pub(super) fn print(shell: &Shell, puzzle: &PuzzleArgs, limits: Limits, options: requests::Print) -> io::Result<Exit> {
    let usual = if options.without_solution { NONE } else { MINUTE };
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| {
        options.run(puzzle, budget, progress, shell.of_pages().messages())
    };
    ask(shell, puzzle, limits, usual, work, |asked| {
        let printed = &asked.found;
        if shell.json {
            asked.object(options.payload(printed.text.clone()))?;
        } else {
            shell::print(&printed.text)?;
        }
        Ok(printed.solutions.as_ref().map_or(Exit::Done, solve::exit))
    })
}
