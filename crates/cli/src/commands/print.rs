//! `bachet print`: a puzzle as a page, or a picture of its states.

use std::io;

use bachet::front::drawings;
use bachet::json::Payload;
use bachet::verbs;
use bachet::{Budget, Progress, Puzzle, requests};
use bachet_draw::{Block, html, svg};

use super::ask::{ask, refused};
use super::solve;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::Shell;

/// Options about solutions, which a graph of states does not list.
const NOT_OF_GRAPHS: [&str; 7] =
    ["first", "all_shortest", "all", "up_to_symmetry", "states", "max_moves", "without_solution"];

/// Print the puzzle and its solution as an HTML page, or draw its graph of states as SVG
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    options: requests::Solve,

    /// Leave out the solutions: a page to hand out
    #[arg(long)]
    without_solution: bool,

    /// Draw the states of a river crossing or a puzzle of moves and the moves between them, as SVG: a column for each
    /// distance, the shortest ways marked
    #[arg(long, conflicts_with_all = NOT_OF_GRAPHS)]
    graph: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.graph {
        return graph(shell, args);
    }
    if args.without_solution {
        return without_solution(shell, &args.puzzle, args.limits);
    }
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| {
        args.options.run(solve::first(args.options, false), puzzle, budget, progress)
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let shell = &shell.of_pages();
        let solutions = solve::headed(shell, asked.puzzle(), &asked.found, args.options);
        asked.text(Payload::Print, page(shell, asked.puzzle(), solutions))?;
        Ok(solve::exit(&asked.found))
    })
}

/// Prints a puzzle as a page to hand out.
pub(super) fn without_solution(shell: &Shell, puzzle: &PuzzleArgs, limits: Limits) -> io::Result<Exit> {
    let work = |_: &Puzzle, _: &mut Budget<'_>, _: &Progress| Ok(());
    ask(shell, puzzle, limits, limits::NONE, work, |asked| {
        asked.text(Payload::Print, page(&shell.of_pages(), asked.puzzle(), Vec::new())).map(|()| Exit::Done)
    })
}

/// Returns a page of HTML: what the puzzle says, then its solutions.
pub(super) fn page(shell: &Shell, puzzle: &Puzzle, solutions: Vec<Block>) -> String {
    let mut page = report::page(shell, puzzle);
    page.blocks.extend(drawings::statement(puzzle, shell.messages()));
    page.blocks.extend(solutions);
    html(&page)
}

/// Draws the graph of states.
fn graph(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::graph(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let pages = shell.of_pages();
        match drawings::graph(asked.puzzle(), &asked.found, pages.messages(), pages.language().tag()) {
            Ok(graph) => asked.text(Payload::Print, svg(&graph)).map(|()| Exit::Done),
            Err(refusal) => refused(shell, &asked.loaded, &refusal),
        }
    })
}
