//! `bachet export`: the puzzle for another solver.

use std::io;

use bachet::export::{dimacs, dot, minizinc, pddl};
use bachet::json::Payload;
use bachet::{Budget, Progress, Puzzle};
use clap::ValueEnum;

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

    /// Format to write
    #[arg(long, value_name = "FORMAT", value_enum)]
    to: ExportForm,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportForm {
    /// A formula for SAT solvers and model counters
    Dimacs,
    /// A model for MiniZinc
    Minizinc,
    /// The states of a river crossing or a puzzle of moves, for Graphviz
    Dot,
    /// A river crossing for planners: the domain, then the problem
    Pddl,
    /// Only the domain
    PddlDomain,
    /// Only the problem
    PddlProblem,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| match args.to {
        ExportForm::Dimacs => dimacs(puzzle),
        ExportForm::Minizinc => minizinc(puzzle),
        ExportForm::Dot => dot(puzzle, budget),
        ExportForm::Pddl => pddl(puzzle).map(|p| p.domain + "\n" + &p.problem),
        ExportForm::PddlDomain => pddl(puzzle).map(|p| p.domain),
        ExportForm::PddlProblem => pddl(puzzle).map(|p| p.problem),
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        asked.text(Payload::Export, asked.found.clone()).map(|()| Exit::Done)
    })
}
