//! `bachet explain`: the reasoning that a person would follow to the solution.

use std::io;

use bachet::front::{drawings, report};
use bachet::json::{self, Payload};
use bachet::verbs::{self, ExplainOptions, ExplanationEnd};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::{html, markdown};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::{self, Shell};

/// Explain step by step how a person reaches the solution
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: ExplainOptions,

    /// Show the board or the state at each step
    #[arg(long)]
    states: bool,

    /// Print a self-contained HTML page on which one steps through
    #[arg(long, conflicts_with_all = ["json", "markdown", "states"])]
    html: bool,

    /// Print Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::explain(puzzle, &args.options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let (puzzle, found) = (asked.puzzle(), &asked.found);
        // An explanation is read beside the puzzle, so it is in its language.
        let pages = shell.of_pages();
        let messages = pages.messages();
        if shell.json {
            asked.object(Payload::Explain(json::Explain::new(puzzle, found, messages)))?;
        } else {
            let mut blocks = drawings::explanation(puzzle, found, args.states || args.html, messages);
            blocks.extend(report::explanation_end(puzzle, found, messages));
            if args.html || args.markdown {
                let mut page = report::page(messages, puzzle);
                page.blocks.extend(blocks);
                shell::print(&if args.html { html(&page) } else { markdown(&page) })?;
            } else {
                asked.page(blocks)?;
            }
        }
        Ok(match found.end {
            ExplanationEnd::Solved | ExplanationEnd::Several | ExplanationEnd::Cut => Exit::Done,
            ExplanationEnd::None | ExplanationEnd::Wrong(_) => Exit::Negative,
            ExplanationEnd::Unknown => Exit::Limit,
        })
    })
}
