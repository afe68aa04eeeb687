//! `bachet count`: the number of solutions, also after each clue.

mod grid;

use std::io;

use bachet::front::report::{verdict, ways};
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::Estimate;
use bachet::{Argument, Budget, Progress, Puzzle, requests};
use bachet_draw::{Block, Mark};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
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
    options: requests::Count,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let options = args.options;
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| options.run(puzzle, budget, progress);
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
                    blocks.extend(counts.simple.as_ref().and_then(|simple| ways::lengths(shell.messages(), simple)));
                    blocks.extend(ways::counts(shell.messages(), asked.puzzle(), counts, false));
                    blocks.extend(ways::rules(shell.messages(), asked.puzzle(), counts));
                }
                (None, Some(about)) => blocks.push(estimate(shell, about)),
                (None, None) => blocks.push(verdict(shell.messages(), found.verdict, &found.count)),
            }
            asked.page(blocks)?;
        }
        let estimated = found.estimate.as_ref().is_some_and(|about| about.samples == options.samples);
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
