//! `bachet solve`: every solution, and the answers.

mod grid;
mod sudoku;
mod ways;

use std::io;

use bachet::front::drawings;
use bachet::json::{Payload, Solve};
use bachet::messages::{MessageId, Messages};
use bachet::verbs::{self, Solutions, SolveOptions, Value};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Entry, Mark, Page, html};

use super::ask::ask;
use super::reading::decline;
use super::sentences;
use crate::args::{Limits, PuzzleArgs, Ways};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::{self, Shell};

/// Find every solution and answer the questions
#[derive(Debug, clap::Args)]
#[command(mut_arg("time", |time| time.help("Stop after this time: `30`, `1.5s` or `10m` [default: no limit]")))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    /// Show at most so many solutions
    #[arg(long, value_name = "N", default_value_t = 25)]
    first: usize,

    #[command(flatten)]
    ways: Ways,

    /// Show the state after each move of a way, as `show --state` reads it
    #[arg(long)]
    states: bool,

    /// Show at most N moves of each way [default: 1000]
    #[arg(long, alias = "crossings", value_name = "N")]
    max_moves: Option<usize>,

    /// Wait for a key before each move of a way
    #[arg(long, conflicts_with_all = ["json", "html"])]
    step: bool,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    html: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.step && !ways::may_pause() {
        return decline(shell, &MessageId::StepNeedsTerminal.into());
    }
    let mut options = SolveOptions::default().first(args.first).ways(args.ways.listing(), args.ways.symmetry());
    if let Some(max_moves) = args.max_moves {
        options = options.max_moves(max_moves);
    }
    let only_ways = args.states || args.step || args.max_moves.is_some();
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| match puzzle {
        Puzzle::Grid(_) | Puzzle::Sudoku(_) if only_ways => Err(MessageId::OnlyWays.into()),
        _ => verbs::solve(puzzle, &options.progress(progress), budget),
    };
    ask(shell, &args.puzzle, args.limits, limits::NONE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            let others = asked.other_readings(found.verdict);
            asked.object(Payload::Solve(Solve::new(asked.puzzle(), found, &others)))?;
        } else if args.html {
            shell::print(&html(&page(shell, asked.puzzle(), found, args)))?;
        } else {
            if args.step {
                ways::step_by_step(shell, asked.puzzle(), found, args)?;
            }
            let mut blocks = blocks(shell, asked.puzzle(), found, args, None);
            let others = asked.other_readings(found.verdict);
            blocks.extend(sentences::otherwise(shell, asked.puzzle(), &others));
            if !args.limits.stats {
                blocks.push(report::took(shell, &asked.took));
            }
            asked.page(blocks)?;
        }
        let searched = found.ways.as_ref().is_some_and(|ways| ways.complete && ways.simple.is_none());
        Ok(report::exit(found.verdict, found.count.exact || found.stopped || searched))
    })
}

/// Verdict, tables, answers.
fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Solutions, args: &Args, aloud: Option<&Messages>) -> Vec<Block> {
    if found.ways.is_some() {
        return ways::blocks(shell, puzzle, found, args);
    }
    let mut blocks = Vec::new();
    let single = found.solutions.len() == 1;
    for (i, solution) in found.solutions.iter().enumerate() {
        let caption = if single {
            String::new()
        } else {
            shell.format(MessageId::SolutionNumber, &[("number", Argument::Number(i as i64 + 1))])
        };
        blocks.extend(drawings::solution(puzzle, solution, caption, aloud));
    }
    blocks.push(if found.stopped {
        report::more(shell, &found.count)
    } else {
        report::verdict(shell, found.verdict, &found.count)
    });
    let shown = found.solutions.len();
    if found.count.number > shown.into() {
        let shown = [("shown", Argument::Number(shown as i64))];
        blocks.push(Block::Paragraph(shell.format(MessageId::FirstShown, &shown), Mark::Faint));
    }
    let answers: Vec<Entry> = found.answers.iter().map(|answered| answer(shell, answered)).collect();
    if !answers.is_empty() && !found.count.number.eq(&0u32.into()) {
        blocks.push(Block::Entries(answers));
        if !found.answers_exact {
            blocks.push(Block::Paragraph(shell.word(MessageId::AnswersIncomplete), Mark::Faint));
        }
    }
    blocks
}

fn answer(shell: &Shell, answered: &verbs::Answered) -> Entry {
    let value = |value: &Value| match value {
        Value::Text(text) => text.clone(),
        Value::Truth(true) => shell.word(MessageId::Yes),
        Value::Truth(false) => shell.word(MessageId::No),
        Value::Nothing => shell.word(MessageId::NoAnswer),
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
fn page(shell: &Shell, puzzle: &Puzzle, found: &Solutions, args: &Args) -> Page {
    let mut page = report::page(shell, puzzle);
    page.blocks.extend(match puzzle {
        Puzzle::Grid(puzzle) => grid::statement(shell, puzzle),
        Puzzle::Sudoku(_) => sudoku::statement(shell, puzzle),
        Puzzle::Crossing(puzzle) => ways::crossing(shell, puzzle),
        Puzzle::Moving(puzzle) => ways::moving(puzzle),
    });
    let heading = if found.ways.is_some() { MessageId::HeadingWays } else { MessageId::Solutions };
    page.blocks.push(Block::Heading(shell.word(heading)));
    page.blocks.extend(blocks(shell, puzzle, found, args, Some(shell.messages())));
    page
}
