//! `bachet count`: how many solutions, after each clue too.

mod grid;

use std::io;

use bachet::json::Output;
use bachet::verbs::{self, CountOptions};
use bachet::{Budget, Known, Puzzle};

use super::ask::ask;
use crate::args;
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::Shell;

pub(super) use grid::changes;

pub(crate) fn run(shell: &Shell, args: &args::Count) -> io::Result<Exit> {
    let options = CountOptions::default().per_clue(args.per_clue || args.best_order).best_order(args.best_order);
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Known| verbs::count(puzzle, &options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            asked.object(Output::of_counted(asked.puzzle(), found))?;
        } else {
            let mut blocks = match asked.puzzle() {
                Puzzle::Grid(puzzle) => grid::tables(shell, puzzle, found),
            };
            blocks.push(report::verdict(shell, found.verdict, &found.count));
            asked.page(blocks)?;
        }
        Ok(report::exit(found.verdict, found.exact()))
    })
}
