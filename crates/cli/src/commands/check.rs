//! `bachet check`: what the author of a puzzle wants to know.

mod grid;
mod sudoku;
mod watch;
mod ways;

use std::io;
use std::path::PathBuf;

use bachet::front::report;
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, CheckOptions, Checked, Findings, Verdict};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::ask;
use super::sentences;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Check that there is exactly one solution, and show which clues to leave out or add
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: CheckOptions,

    /// Check this file again each time it is saved, and show how the counts change
    #[arg(long, value_name = "FILE", conflicts_with_all = ["puzzle", "json", "stats"])]
    watch: Option<PathBuf>,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if let Some(file) = &args.watch {
        return watch::watch(shell, args, file);
    }
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::check(puzzle, &args.options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            let others = asked.other_readings(found.verdict);
            asked.object(Payload::Check(json::Check::new(asked.puzzle(), found, &others)))?;
        } else {
            let mut blocks = blocks(shell, asked.puzzle(), found);
            blocks.extend(match &found.findings {
                Findings::Sudoku(findings) => sudoku::solutions(shell, asked.puzzle(), found, findings),
                Findings::Grid(_) | Findings::Ways(_) => Vec::new(),
            });
            let others = asked.other_readings(found.verdict);
            blocks.extend(sentences::otherwise(shell, asked.puzzle(), &others));
            asked.page(blocks)?;
        }
        Ok(exit(found))
    })
}

fn exit(found: &Checked) -> Exit {
    match found.verdict {
        // Several ways are no fault of a puzzle.
        Verdict::Several if matches!(found.findings, Findings::Ways(_)) && found.complete => Exit::Done,
        Verdict::Several if matches!(found.findings, Findings::Ways(_)) => Exit::Limit,
        Verdict::Several | Verdict::None => Exit::Negative,
        Verdict::Unique if found.complete => Exit::Done,
        Verdict::Unique | Verdict::Unknown => Exit::Limit,
    }
}

/// Returns the verdict and the findings.
fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Checked) -> Vec<Block> {
    if let Findings::Ways(findings) = &found.findings {
        return ways::blocks(shell, puzzle, found, findings);
    }
    // If no limit was reached, a count that is not exact stopped because there are too many solutions.
    let mut blocks = vec![match found.verdict {
        Verdict::Several if found.complete && !found.count.exact => report::more(shell.messages(), &found.count),
        verdict => report::verdict(shell.messages(), verdict, &found.count),
    }];
    match (puzzle, &found.findings) {
        (_, Findings::Grid(findings)) => blocks.extend(grid::blocks(shell, found, findings)),
        (Puzzle::Sudoku(puzzle), Findings::Sudoku(findings)) => {
            blocks.extend(sudoku::blocks(shell, puzzle, found, findings));
        }
        (_, Findings::Sudoku(_) | Findings::Ways(_)) => {}
    }
    if !found.complete && found.verdict != Verdict::Unknown {
        blocks.push(Block::Paragraph(shell.word(MessageId::CheckIncomplete), Mark::Warning));
    }
    blocks
}
