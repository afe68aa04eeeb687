//! `bachet export`: the puzzle for another solver.

use std::io;

use bachet::export::{dimacs, dot, minizinc, pddl};
use bachet::json::Payload;
use bachet::{Budget, Progress, Puzzle};

use super::ask::ask;
use super::print_text;
use crate::args::{self, ExportForm};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell, args: &args::Export) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| match args.to {
        ExportForm::Dimacs => dimacs(puzzle),
        ExportForm::Minizinc => minizinc(puzzle),
        ExportForm::Dot => dot(puzzle, budget),
        ExportForm::Pddl => pddl(puzzle).map(|p| p.domain + "\n" + &p.problem),
        ExportForm::PddlDomain => pddl(puzzle).map(|p| p.domain),
        ExportForm::PddlProblem => pddl(puzzle).map(|p| p.problem),
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        print_text(shell, Payload::Export, asked.found.clone())
    })
}
