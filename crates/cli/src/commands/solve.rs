//! `bachet solve`: every solution, and the answers.

use std::io;

use bachet::json::Output;
use bachet::messages::Phrase;
use bachet::verbs::{self, Solutions, SolveOptions, Value};
use bachet::{Argument, Puzzle, tables};
use bachet_draw::{Block, Entry, Mark, Page, html, text};

use super::{Reading, read, refuse, stats};
use crate::args;
use crate::exit::Exit;
use crate::limits::{self, limited};
use crate::report;
use crate::shell::{self, Shell};

pub(crate) fn run(shell: &Shell, args: &args::Solve) -> io::Result<Exit> {
    let reading = match read(shell, args.puzzle.puzzle.as_deref())? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    limits::listen();
    let options = SolveOptions::default().first(args.first);
    let done = limited(args.limits, limits::NONE, shell, |budget, known| {
        verbs::solve(&reading.puzzle, &options, budget, known)
    });
    let found = match &done.value {
        Ok(found) => found,
        Err(problems) => return refuse(shell, &reading.name, &reading.source, problems),
    };
    if shell.json {
        shell::object(&Output {
            diagnostics: reading.diagnostics(shell),
            stats: stats(args.limits, &done),
            ..Output::of_solutions(&reading.puzzle, found)
        })?;
    } else if args.html {
        shell::print(&html(&page(shell, &reading, found)))?;
    } else {
        let mut blocks = blocks(shell, &reading.puzzle, found);
        blocks.push(report::took(shell, &done, args.limits.stats));
        shell::lines(&text(&Page { blocks, ..Page::default() }))?;
    }
    Ok(report::exit(found.verdict, found.count.exact))
}

/// Verdict, tables, answers.
fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Solutions) -> Vec<Block> {
    let mut blocks = Vec::new();
    let single = found.solutions.len() == 1;
    for (i, solution) in found.solutions.iter().enumerate() {
        let caption = if single {
            String::new()
        } else {
            shell.phrase(Phrase::SolutionNumber, &[("number", Argument::Number(i as i64 + 1))])
        };
        blocks.push(Block::Table(tables::solution(puzzle, solution, caption)));
    }
    blocks.push(report::verdict(shell, found.verdict, &found.count));
    let shown = found.solutions.len();
    if found.count.number > shown.into() {
        let shown = [("shown", Argument::Number(shown as i64))];
        blocks.push(Block::Paragraph(shell.phrase(Phrase::FirstShown, &shown), Mark::Faint));
    }
    let answers: Vec<Entry> = found.answers.iter().map(|answered| answer(shell, answered)).collect();
    if !answers.is_empty() && !found.count.number.eq(&0u32.into()) {
        blocks.push(Block::Entries(answers));
        if !found.answers_exact {
            blocks.push(Block::Paragraph(shell.word(Phrase::AnswersIncomplete), Mark::Faint));
        }
    }
    blocks
}

fn answer(shell: &Shell, answered: &verbs::Answered) -> Entry {
    let value = |value: &Value| match value {
        Value::Text(text) => text.clone(),
        Value::Truth(true) => shell.word(Phrase::Yes),
        Value::Truth(false) => shell.word(Phrase::No),
        Value::Nothing => shell.word(Phrase::NoAnswer),
    };
    let (text, mark) = match &answered.values[..] {
        [(only, _)] => (value(only), Mark::Strong),
        several => {
            let with_count = |(v, n): &(Value, u64)| format!("{} ({n})", value(v));
            (several.iter().map(with_count).collect::<Vec<_>>().join(", "), Mark::Warning)
        }
    };
    Entry { label: answered.question.clone(), text, mark }
}

/// The puzzle and its solutions as a page.
fn page(shell: &Shell, reading: &Reading, found: &Solutions) -> Page {
    let Puzzle::Grid(grid) = &reading.puzzle;
    let mut parts = Vec::new();
    if let Some(source) = &grid.source {
        parts.push(Block::Paragraph(source.clone(), Mark::Faint));
    }
    let words = |text: &Option<String>, expression: &Option<String>| text.clone().or_else(|| expression.clone());
    let plain = |label: String, text: String| Entry { label, text, mark: Mark::Plain };
    let values =
        |c: &bachet::notation::Category| c.values.iter().map(|v| v.text.as_str()).collect::<Vec<_>>().join(", ");
    parts.push(Block::Entries(grid.categories.iter().map(|c| plain(c.name.clone(), values(c))).collect()));
    if !grid.clues.is_empty() {
        parts.push(Block::Heading(shell.word(Phrase::Clues)));
        let clue = |c: &bachet::notation::Clue| {
            let label = if c.label.is_empty() { "–".to_owned() } else { format!("{}.", c.label) };
            plain(label, words(&c.text, &c.expression).unwrap_or_default())
        };
        parts.push(Block::Entries(grid.clues.iter().map(clue).collect()));
    }
    parts.push(Block::Heading(shell.word(Phrase::Solutions)));
    parts.extend(blocks(shell, &reading.puzzle, found));
    Page {
        language: grid.language.clone().unwrap_or_else(|| shell.language().tag().to_owned()),
        title: grid.title.clone().unwrap_or_default(),
        blocks: parts,
    }
}
