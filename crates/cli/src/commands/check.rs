//! `bachet check`: what a setter wants to know.

mod grid;
mod watch;

use std::io;

use bachet::json::Output;
use bachet::messages::Phrase;
use bachet::verbs::{self, CheckOptions, Checked, Findings, Verdict};
use bachet::{Budget, Known, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::ask;
use crate::args;
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::Shell;

/// So many solutions are shown.
const SHOWN: usize = 25;

pub(crate) fn run(shell: &Shell, args: &args::Check) -> io::Result<Exit> {
    if let Some(file) = &args.watch {
        return watch::watch(shell, args, file);
    }
    let options = CheckOptions::default().smallest(args.smallest);
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Known| verbs::check(puzzle, &options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            asked.object(Output::of_checked(asked.puzzle(), found, SHOWN))?;
        } else {
            let mut blocks = blocks(shell, found);
            match &found.findings {
                Findings::Grid(findings) => blocks.extend(grid::settled(shell, asked.puzzle(), found, findings)),
            }
            asked.page(blocks)?;
        }
        Ok(exit(found))
    })
}

fn exit(found: &Checked) -> Exit {
    match found.verdict {
        Verdict::Several | Verdict::None => Exit::Negative,
        Verdict::Unique if found.complete => Exit::Done,
        Verdict::Unique | Verdict::Unknown => Exit::Limit,
    }
}

/// The verdict, and what is behind it.
fn blocks(shell: &Shell, found: &Checked) -> Vec<Block> {
    let mut blocks = vec![report::verdict(shell, found.verdict, &found.count)];
    match &found.findings {
        Findings::Grid(findings) => blocks.extend(grid::blocks(shell, found, findings)),
    }
    if !found.complete && found.verdict != Verdict::Unknown {
        blocks.push(Block::Paragraph(shell.word(Phrase::CheckIncomplete), Mark::Warning));
    }
    blocks
}
