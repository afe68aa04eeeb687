//! `bachet rate`: how difficult a puzzle is.

use std::io;

use bachet::front::report;
use bachet::json::{self, Payload};
use bachet::verbs::{self, Rated, Verdict};
use bachet::{Budget, Progress, Puzzle};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Say how difficult a puzzle is
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::rate(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        // The names of techniques are read beside the puzzle, so they are in its language.
        let pages = shell.of_pages();
        if shell.json {
            asked.object(Payload::Rate(json::Rate::new(found, pages.messages())))?;
        } else {
            asked.page(report::rating(asked.puzzle(), found, pages.messages()))?;
        }
        Ok(match found {
            Rated::Grid(grid) => exit(grid.verdict, grid.difficulty.is_some()),
            Rated::Board(board) => exit(board.verdict, board.explainer.is_some()),
            Rated::Ways(ways) if ways.points.is_some() => Exit::Done,
            Rated::Ways(ways) if ways.distance.is_none() && ways.at_least == 0 => Exit::Negative,
            Rated::Ways(_) => Exit::Limit,
        })
    })
}

fn exit(verdict: Verdict, is_rated: bool) -> Exit {
    match verdict {
        Verdict::Unique if is_rated => Exit::Done,
        Verdict::None | Verdict::Several => Exit::Negative,
        Verdict::Unique | Verdict::Unknown => Exit::Limit,
    }
}
