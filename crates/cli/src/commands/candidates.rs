//! `bachet candidates`: what each cell can be.

use std::io;

use bachet::json::Output;
use bachet::messages::Phrase;
use bachet::verbs::{self, Verdict};
use bachet::{tables, verbs::Candidates};
use bachet_draw::{Block, Mark, Page, text};

use super::{read, refuse, stats};
use crate::args;
use crate::exit::Exit;
use crate::limits::{self, limited};
use crate::report;
use crate::shell::{self, Shell};

pub(crate) fn run(shell: &Shell, args: &args::Candidates) -> io::Result<Exit> {
    let reading = match read(shell, args.puzzle.puzzle.as_deref())? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    limits::listen();
    let done = limited(args.limits, limits::MINUTE, shell, |budget, _| verbs::candidates(&reading.puzzle, budget));
    let found = match &done.value {
        Ok(found) => found,
        Err(problems) => return refuse(shell, &reading.name, &reading.source, problems),
    };
    if shell.json {
        shell::object(&Output {
            diagnostics: reading.diagnostics(shell),
            stats: stats(args.limits, &done),
            ..Output::of_candidates(&reading.puzzle, found)
        })?;
    } else {
        let mut blocks = Vec::new();
        if found.verdict != Verdict::None {
            blocks.push(Block::Table(tables::candidates(&reading.puzzle, found, String::new())));
        }
        blocks.push(verdict(shell, found));
        if args.limits.stats {
            blocks.push(report::stats(shell, &done));
        }
        shell::lines(&text(&Page { blocks, ..Page::default() }))?;
    }
    Ok(match found.verdict {
        Verdict::None => Exit::Negative,
        _ if !found.complete => Exit::Limit,
        _ => Exit::Done,
    })
}

fn verdict(shell: &Shell, found: &Candidates) -> Block {
    let (phrase, mark) = match found.verdict {
        Verdict::None => (Phrase::NoSolution, Mark::Bad),
        _ if !found.complete => (Phrase::CandidatesIncomplete, Mark::Warning),
        Verdict::Unique => (Phrase::UniqueSolution, Mark::Good),
        _ => (Phrase::SeveralCandidates, Mark::Warning),
    };
    Block::Paragraph(shell.word(phrase), mark)
}
