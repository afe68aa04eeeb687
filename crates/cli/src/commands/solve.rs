//! `bachet solve`: every solution, and the answers.

mod step;
mod ways;

use std::io;

use bachet::front::report::{solutions, summary, ways::rules};
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::requests::{self, Solve};
use bachet::verbs::{Solutions, SolveOptions};
use bachet::{Budget, Progress, Puzzle};

use super::ask::ask_of;
use super::load::{decline, read, read_settled};
use super::print::print;
use super::sentences;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::screen;
use crate::shell::{self, Shell};

/// Find every solution and answer the questions
#[derive(Debug, clap::Args)]
#[command(mut_arg("time", |time| time.help("Stop after this time: `30`, `1.5s` or `10m` [default: no limit]")))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    options: Solve,

    /// Show a way on a terminal move by move: → and ← go forward and back, q ends
    #[arg(long, conflicts_with_all = ["json", "html"])]
    step: bool,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    html: bool,

    /// With `--html`, leave out the solutions: a page to hand out
    #[arg(long, requires = "html")]
    without_solution: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.without_solution {
        let mut options = requests::Print::default();
        options.without_solution = true;
        return print(shell, &args.puzzle, args.limits, options);
    }
    if args.step && !screen::has_keys() {
        return decline(shell, &MessageId::StepNeedsTerminal.into());
    }
    let options = args.options;
    let usual = if shell.json { SolveOptions::default().first } else { options.number_shown() };
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| match puzzle {
        Puzzle::Grid(_) | Puzzle::Sudoku(_) if args.step => Err(MessageId::OnlyWays.into()),
        _ => options.run(usual, puzzle, budget, progress),
    };
    let loaded = if options.strict { read(shell, &args.puzzle) } else { read_settled(shell, &args.puzzle) };
    let loaded = match loaded? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    ask_of(shell, loaded, args.limits, limits::NONE, work, |asked| {
        let (puzzle, found) = (asked.puzzle(), &asked.found);
        if shell.json {
            let others = asked.other_readings(found.verdict);
            asked.object(Payload::Solve(json::Solve::new(puzzle, found, &others).assuming(puzzle, asked.assumed())))?;
        } else if args.html {
            shell::print(&requests::page(shell.of_pages().messages(), puzzle, Some((found, options))))?;
        } else {
            if args.step
                && let Some(shown) = ways::step_by_step(shell, puzzle, found, options)?
            {
                asked.page(shown)?;
                return Ok(Exit::Limit);
            }
            let messages = shell.messages();
            let mut summary = summary(messages, puzzle, found, options);
            if let (Some(verdict), Some(assumed)) =
                (summary.first_mut(), sentences::if_assumed(shell, puzzle, asked.assumed()))
            {
                *verdict = assumed;
            }
            let mut blocks = summary;
            blocks.extend(found.ways.iter().flat_map(|counts| rules(messages, puzzle, counts)));
            let others = asked.other_readings(found.verdict);
            blocks.extend(sentences::otherwise(shell, puzzle, &others));
            if !args.limits.stats {
                blocks.push(report::took(shell, &asked.took));
            }
            // There may be a million solutions, so each is drawn when it is printed.
            asked.page(solutions(messages, puzzle, found, options, None).chain(blocks))?;
        }
        Ok(exit(found))
    })
}

/// Returns the exit code: a limit was reached if the number of solutions is not known, unless the listing just stopped.
pub(super) fn exit(found: &Solutions) -> Exit {
    let searched = found.ways.as_ref().is_some_and(|ways| ways.complete && ways.simple.is_none());
    report::exit(found.verdict, found.count.exact || found.stopped || searched)
}
