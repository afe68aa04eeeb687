//! `bachet count`: the number of solutions, also after each clue.

mod grid;

use std::io;

use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, CountOptions, Estimate, Sampling};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::ask;
use super::ways;
use crate::args::{Limits, PuzzleArgs, Ways};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::Shell;

pub(super) use grid::changes;

/// Count the solutions
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    ways: Ways,

    /// Show how many solutions are left after each clue of a logic grid
    #[arg(long)]
    per_clue: bool,

    /// Show the order in which the clues of a logic grid rule out most solutions first
    #[arg(long)]
    best_order: bool,

    /// Estimate the number of solutions of a Sudoku from random samples
    #[arg(long)]
    estimate: bool,

    /// Number of samples of an estimate
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "estimate")]
    samples: u64,

    /// Seed of the random numbers: the same seed gives the same estimate
    #[arg(long, value_name = "N", default_value_t = 1, requires = "estimate")]
    seed: u64,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let sampling = Sampling { samples: args.samples, seed: args.seed };
    let options = CountOptions::default()
        .per_clue(args.per_clue || args.best_order)
        .best_order(args.best_order)
        .estimate(args.estimate.then_some(sampling))
        .ways(args.ways.listing(), args.ways.symmetry());
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| {
        verbs::count(puzzle, &options.progress(progress), budget)
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            asked.object(Payload::Count(json::Count::new(asked.puzzle(), found)))?;
        } else {
            let mut blocks = match asked.puzzle() {
                Puzzle::Grid(puzzle) => grid::tables(shell, puzzle, found),
                _ => Vec::new(),
            };
            match (&found.ways, &found.estimate) {
                (Some(counts), _) => {
                    blocks.extend(counts.simple.as_ref().and_then(|simple| ways::lengths(shell, simple)));
                    blocks.extend(ways::counts(shell, asked.puzzle(), counts, false));
                    blocks.extend(ways::rules(shell, asked.puzzle(), counts));
                }
                (None, Some(about)) => blocks.push(estimate(shell, about)),
                (None, None) => blocks.push(report::verdict(shell, found.verdict, &found.count)),
            }
            asked.page(blocks)?;
        }
        let estimated = found.estimate.as_ref().is_some_and(|about| about.samples == args.samples);
        let searched = found.ways.as_ref().is_some_and(|ways| ways.complete && ways.simple.is_none());
        Ok(report::exit(found.verdict, found.exact() || estimated || searched))
    })
}

/// Returns the estimated number of solutions.
fn estimate(shell: &Shell, about: &Estimate) -> Block {
    let samples = Argument::Number(i64::try_from(about.samples).unwrap_or(i64::MAX));
    let [mean, low, high] = [about.mean, about.low, about.high].map(|each| Argument::Text(each.to_string()));
    let arguments = [("mean", mean), ("low", low), ("high", high), ("samples", samples)];
    Block::Paragraph(shell.format(MessageId::EstimatedSolutions, &arguments), Mark::Warning)
}
