//! `bachet solve`: every solution, and the answers.

mod selection;
mod step;
mod ways;

use std::io;

use bachet::front::drawings;
use bachet::json::{self, Payload};
use bachet::messages::{MessageId, Messages};
use bachet::requests::Solve;
use bachet::verbs::{self, Solutions, Value};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use super::ask::ask;
use super::load::decline;
use super::print::{page, without_solution};
use super::sentences;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::screen;
use crate::shell::{self, Shell};

pub(super) use selection::first;
use selection::shows_one_way;

/// Find every solution and answer the questions
#[derive(Debug, clap::Args)]
#[command(mut_arg("time", |time| time.help("Stop after this time: `30`, `1.5s` or `10m` [default: no limit]")))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    options: Solve,

    /// Show a way on a terminal move by move: → and ← go forward and back, q ends
    #[arg(long, conflicts_with_all = ["json", "html"])]
    step: bool,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    html: bool,

    /// With `--html`, leave out the solutions: a page to hand out
    #[arg(long, requires = "html")]
    without_solution: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.without_solution {
        return without_solution(shell, &args.puzzle, args.limits);
    }
    if args.step && !screen::has_keys() {
        return decline(shell, &MessageId::StepNeedsTerminal.into());
    }
    let options = args.options;
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress| match puzzle {
        Puzzle::Grid(_) | Puzzle::Sudoku(_) if args.step => Err(MessageId::OnlyWays.into()),
        _ => options.run(first(options, shell.json), puzzle, budget, progress),
    };
    ask(shell, &args.puzzle, args.limits, limits::NONE, work, |asked| {
        let (puzzle, found) = (asked.puzzle(), &asked.found);
        if shell.json {
            let others = asked.other_readings(found.verdict);
            asked.object(Payload::Solve(json::Solve::new(puzzle, found, &others)))?;
        } else if args.html {
            let shell = &shell.of_pages();
            shell::print(&page(shell, puzzle, headed(shell, puzzle, found, options)))?;
        } else {
            if args.step
                && let Some(shown) = ways::step_by_step(shell, puzzle, found, options)?
            {
                asked.page(shown)?;
                return Ok(Exit::Limit);
            }
            let mut blocks = solutions(shell, puzzle, found, options, None);
            blocks.extend(summary(shell, puzzle, found, options));
            blocks.extend(found.ways.iter().flat_map(|counts| super::ways::rules(shell, puzzle, counts)));
            let others = asked.other_readings(found.verdict);
            blocks.extend(sentences::otherwise(shell, puzzle, &others));
            if !args.limits.stats {
                blocks.push(report::took(shell, &asked.took));
            }
            asked.page(blocks)?;
        }
        Ok(exit(found))
    })
}

/// Returns the exit code: a limit was reached if the number of solutions is not known, unless the listing just stopped.
pub(super) fn exit(found: &Solutions) -> Exit {
    let searched = found.ways.as_ref().is_some_and(|ways| ways.complete && ways.simple.is_none());
    report::exit(found.verdict, found.count.exact || found.stopped || searched)
}

/// Returns the solutions and answers for a page, with a heading.
pub(super) fn headed(shell: &Shell, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let heading = if found.ways.is_some() { MessageId::HeadingWays } else { MessageId::Solutions };
    let mut blocks = vec![Block::Heading(shell.word(heading))];
    blocks.extend(solutions(shell, puzzle, found, options, Some(shell.messages())));
    blocks.extend(summary(shell, puzzle, found, options));
    blocks.extend(found.ways.iter().filter_map(|counts| super::ways::interchangeable(shell, counts)));
    blocks
}

/// Draws the solutions, with a number each if there are several.
fn solutions(
    shell: &Shell,
    puzzle: &Puzzle,
    found: &Solutions,
    options: Solve,
    aloud: Option<&Messages>,
) -> Vec<Block> {
    if found.ways.is_some() {
        return ways::blocks(shell, puzzle, found, options);
    }
    let one = |(number, solution)| {
        let number = [("number", Argument::Number(number))];
        let is_single = found.solutions.len() == 1;
        let caption = if is_single { String::new() } else { shell.format(MessageId::SolutionNumber, &number) };
        drawings::solution(puzzle, solution, caption, aloud)
    };
    (1..).zip(&found.solutions).filter_map(one).collect()
}

/// Returns the verdict, how many solutions are shown, and the answers.
fn summary(shell: &Shell, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let mut blocks = match &found.ways {
        Some(counts) => ways::counts(shell, puzzle, found, counts, options),
        None if found.stopped => vec![report::more(shell, &found.count)],
        None => vec![report::verdict(shell, found.verdict, &found.count)],
    };
    if let Puzzle::Sudoku(puzzle) = puzzle {
        blocks.extend(report::clashes(shell, puzzle, &found.clashes));
    }
    let shown = found.solutions.len();
    let is_one_way = found.ways.is_some() && shows_one_way(options) && shown == 1;
    blocks.extend(if is_one_way && found.count.number > 1u32.into() {
        Some(Block::Paragraph(shell.word(MessageId::WaysOneShown), Mark::Faint))
    } else {
        report::shown(shell, &found.count, shown, first(options, shell.json))
    });
    let answers: Vec<Entry> = found.answers.iter().map(|answered| answer(shell, answered)).collect();
    if !answers.is_empty() && !found.count.number.eq(&0u32.into()) {
        blocks.push(Block::Entries(answers));
        if !found.answers_exact {
            blocks.push(Block::Paragraph(shell.word(MessageId::AnswersIncomplete), Mark::Faint));
        }
    }
    blocks
}

/// Returns a question with its answers and, if there are several, in how many solutions each is one.
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
