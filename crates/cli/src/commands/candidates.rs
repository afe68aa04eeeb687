//! `bachet candidates`: the values that each cell has in some solution.

use std::io;

use bachet::front::drawings;
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, Candidates, Cells, Verdict};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Show which values each cell has in some solution
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::candidates(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            asked.object(Payload::Candidates(json::Candidates::new(asked.puzzle(), found)))?;
        } else {
            let mut blocks = Vec::new();
            let is_way = matches!(found.cells, Cells::Ways(_));
            if found.verdict != Verdict::None {
                let aloud = is_way.then(|| shell.messages());
                blocks.extend(drawings::candidates(asked.puzzle(), &found.cells, String::new(), aloud));
                // What is printed can be read again: not every rule shows in the drawing.
                blocks.extend(drawings::sudoku_rules(asked.puzzle(), shell.messages()));
            }
            // States on ways need no verdict: it is clear that there is a way.
            if !is_way || found.verdict == Verdict::None || !found.complete {
                blocks.push(verdict(shell, found));
            }
            asked.page(blocks)?;
        }
        Ok(match found.verdict {
            Verdict::None => Exit::Negative,
            _ if !found.complete => Exit::Limit,
            _ => Exit::Done,
        })
    })
}

fn verdict(shell: &Shell, found: &Candidates) -> Block {
    let (id, mark) = match found.verdict {
        Verdict::None if matches!(found.cells, Cells::Ways(_)) => (MessageId::WaysNone, Mark::Bad),
        Verdict::None => (MessageId::NoSolution, Mark::Bad),
        _ if !found.complete => (MessageId::CandidatesIncomplete, Mark::Warning),
        Verdict::Unique => (MessageId::UniqueSolution, Mark::Good),
        _ => (MessageId::SeveralCandidates, Mark::Warning),
    };
    Block::Paragraph(shell.word(id), mark)
}
