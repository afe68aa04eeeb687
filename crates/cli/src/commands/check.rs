//! `bachet check`: what a setter wants to know.

use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use bachet::json::Output;
use bachet::messages::Phrase;
use bachet::verbs::{self, CheckOptions, Checked, CluePart, CountOptions, Verdict};
use bachet::{Argument, Puzzle, tables};
use bachet_draw::{Block, Cell, Entry, Mark, Page, Table, text};

use super::count::changes;
use super::{missing, read, read_source, refuse, stats};
use crate::args;
use crate::exit::Exit;
use crate::input;
use crate::limits::{self, limited};
use crate::report;
use crate::shell::{self, Shell};

/// So many solutions are shown.
const SHOWN: usize = 25;
/// How often a watched file is looked at.
const LOOK: Duration = Duration::from_millis(200);

pub(crate) fn run(shell: &Shell, args: &args::Check) -> io::Result<Exit> {
    if let Some(file) = &args.watch {
        return watch(shell, args, file);
    }
    let reading = match read(shell, args.puzzle.puzzle.as_deref())? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    limits::listen();
    let options = CheckOptions::default().smallest(args.smallest);
    let done = limited(args.limits, limits::MINUTE, shell, |budget, _| verbs::check(&reading.puzzle, &options, budget));
    let found = match &done.value {
        Ok(found) => found,
        Err(problems) => return refuse(shell, &reading.name, &reading.source, problems),
    };
    if shell.json {
        shell::object(&Output {
            diagnostics: reading.diagnostics(shell),
            stats: stats(args.limits, &done),
            ..Output::of_checked(&reading.puzzle, found, SHOWN)
        })?;
    } else {
        let mut blocks = blocks(shell, found);
        for (at, expression) in &found.settling {
            blocks.extend(settled(shell, &reading.puzzle, found, *at, expression.as_deref()));
        }
        if args.limits.stats {
            blocks.push(report::stats(shell, &done));
        }
        shell::lines(&text(&Page { blocks, ..Page::default() }))?;
    }
    Ok(exit(found))
}

fn exit(found: &Checked) -> Exit {
    match found.verdict {
        Verdict::Several | Verdict::None => Exit::Negative,
        Verdict::Unique if found.complete => Exit::Done,
        Verdict::Unique | Verdict::Unknown => Exit::Limit,
    }
}

fn blocks(shell: &Shell, found: &Checked) -> Vec<Block> {
    let mut blocks = vec![report::verdict(shell, found.verdict, &found.count)];
    let mut list = |heading: Phrase, clues: &[CluePart]| {
        blocks.push(Block::Heading(shell.word(heading)));
        blocks.push(Block::Entries(clues.iter().map(|part| entry(shell, part)).collect()));
    };
    if !found.idle.is_empty() {
        list(Phrase::IdleClues, &found.idle);
    }
    match (&found.smallest, &found.minimal) {
        (Some((clues, true)), _) => list(Phrase::SmallestClues, clues),
        (Some((clues, false)), _) => list(Phrase::SmallestUnproved, clues),
        // Without an idle clue all of them are needed: no news.
        (None, Some(clues)) if !found.idle.is_empty() => list(Phrase::MinimalClues, clues),
        (None, _) => {}
    }
    match found.clash.as_deref() {
        Some([]) if found.complete => blocks.push(Block::Paragraph(shell.word(Phrase::RulesClash), Mark::Bad)),
        Some(clash) if !clash.is_empty() => list(Phrase::Clash, clash),
        _ => {}
    }
    if found.verdict == Verdict::Unique && found.idle.is_empty() && found.complete {
        blocks.push(Block::Paragraph(shell.word(Phrase::NoIdleClues), Mark::Plain));
    }
    if !found.differing.is_empty() {
        blocks.push(Block::Table(differing(shell, found)));
    }
    if !found.complete && found.verdict != Verdict::Unknown {
        blocks.push(Block::Paragraph(shell.word(Phrase::CheckIncomplete), Mark::Warning));
    }
    blocks
}

fn entry(shell: &Shell, part: &CluePart) -> Entry {
    Entry { label: report::label(shell, part), text: part.text.clone(), mark: Mark::Plain }
}

/// The cells that differ.
fn differing(shell: &Shell, found: &Checked) -> Table {
    let row = |cell: &verbs::Differing| {
        vec![Cell::new(&cell.entity), Cell::new(&cell.category), Cell::new(cell.values.join(", "))]
    };
    let caption = shell.word(Phrase::DifferingCells);
    Table { caption, headers: Vec::new(), rows: found.differing.iter().map(row).collect() }
}

/// A solution and a clue that leaves only that one.
fn settled(shell: &Shell, puzzle: &Puzzle, found: &Checked, at: usize, expression: Option<&str>) -> Vec<Block> {
    let caption = shell.phrase(Phrase::SolutionNumber, &[("number", Argument::Number(at as i64 + 1))]);
    let table = found.solutions.get(at).map(|solution| Block::Table(tables::solution(puzzle, solution, caption)));
    let clue = match expression {
        Some(expression) => {
            let clue = [("clue", Argument::Text(format!("= {expression}")))];
            Block::Paragraph(shell.phrase(Phrase::SettlingClue, &clue), Mark::Strong)
        }
        None => Block::Paragraph(shell.word(Phrase::NoSettlingClue), Mark::Faint),
    };
    table.into_iter().chain([clue]).collect()
}

/// Checks a file again on each save, until Ctrl-C.
fn watch(shell: &Shell, args: &args::Check, file: &Path) -> io::Result<Exit> {
    let name = file.to_string_lossy();
    let mut before = Vec::new();
    let mut seen = None;
    limits::listen();
    loop {
        let stamp = stamp(file);
        // While an editor replaces the file there is none for a moment.
        if stamp.is_some() && stamp != seen {
            if seen.is_some() {
                shell::print("\n")?;
            }
            seen = stamp;
            match input::file(&name) {
                Ok(source) => {
                    if let Ok(reading) = read_source(shell, source)? {
                        before = again(shell, args, &reading.puzzle, before)?;
                    }
                }
                Err(why) => drop(missing(shell, &why)?),
            }
        } else if seen.is_none()
            && let Err(why) = input::file(&name)
        {
            return missing(shell, &why);
        }
        if limits::interrupted() {
            return Ok(Exit::Limit);
        }
        thread::sleep(LOOK);
    }
}

/// One round of watching: the counts with what changed in them, then the check.
fn again(
    shell: &Shell,
    args: &args::Check,
    puzzle: &Puzzle,
    before: Vec<(String, verbs::Count)>,
) -> io::Result<Vec<(String, verbs::Count)>> {
    let counting = CountOptions::default().per_clue(true);
    let checking = CheckOptions::default().smallest(args.smallest);
    let done = limited(args.limits, limits::MINUTE, shell, |budget, _| {
        let counted = verbs::count(puzzle, &counting, budget)?;
        Ok::<_, Vec<bachet::Diagnostic>>((counted, verbs::check(puzzle, &checking, budget)?))
    });
    // What cannot be stated was told when the file was read.
    let Ok((counted, checked)) = &done.value else { return Ok(before) };
    let (table, now) = changes(shell, puzzle, &before, counted.per_clue.as_deref().unwrap_or_default());
    let mut page = vec![Block::Table(table)];
    page.extend(blocks(shell, checked));
    shell::lines(&text(&Page { blocks: page, ..Page::default() }))?;
    Ok(now)
}

/// What changes when a file is saved.
fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let data = fs::metadata(file).ok()?;
    Some((data.modified().ok()?, data.len()))
}
