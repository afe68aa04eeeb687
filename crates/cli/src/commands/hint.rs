//! `bachet hint`: the next step, or what is wrong with what was entered.

use std::io;

use bachet::front::report;
use bachet::json::{self, Payload};
use bachet::verbs::{self, HintOptions, Hinted};
use bachet::{Budget, Progress, Puzzle};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Give a hint for the next step, or say what is wrong with what was entered
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: HintOptions,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::hint(puzzle, &args.options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let (puzzle, found) = (asked.puzzle(), &asked.found);
        // A hint is read beside the puzzle, so it is in its language.
        let pages = shell.of_pages();
        if shell.json {
            let hint = json::Hint::new(puzzle, found, args.options.strength, pages.messages());
            asked.object(Payload::Hint(hint))?;
        } else {
            asked.page(report::hint(puzzle, found, args.options.strength, pages.messages()))?;
        }
        Ok(match found {
            Hinted::Wrong(_) | Hinted::NoSolution => Exit::Negative,
            Hinted::Unknown => Exit::Limit,
            _ => Exit::Done,
        })
    })
}
