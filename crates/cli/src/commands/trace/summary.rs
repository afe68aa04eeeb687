//! The result of a method: its solution or state, the cost of the search, and how it ended.

use std::io;

use bachet::front::drawings::{Size, Tracing, stepper};
use bachet::front::report::{page, ways::length};
use bachet::json::{Payload, Trace};
use bachet::messages::MessageId;
use bachet::verbs::{self, CountOptions, Ended, Method, Traced};
use bachet::{Argument, Budget, Puzzle};
use bachet_draw::{Block, Mark, html};

use super::Args;
use super::observers::Observed;
use crate::commands::ask::{Asked, refused};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::{self, Shell};

/// The result of a method.
pub(super) struct Outcome {
    pub(super) traced: Traced,
    pub(super) observed: Observed,
    pub(super) method: Method,
}

/// Maximum number of steps of counting the solutions of which a method finds the first.
const MAX_COUNTING_STEPS: u64 = 100_000;

/// The size of a picture that is not cut off.
const UNLIMITED: Size = Size { columns: usize::MAX, rows: usize::MAX };

/// Prints the result of a method.
pub(super) fn say<T>(shell: &Shell, asked: &Asked<'_, T>, outcome: &Outcome, args: &Args) -> io::Result<Exit> {
    let Outcome { traced, observed, method } = outcome;
    let shell = &shell.of_answer(args.html);
    if let Some(error) = &observed.failed {
        return Err(io::Error::new(error.kind(), error.to_string()));
    }
    let exit = exit(traced);
    if args.writes_events() {
        return Ok(exit);
    }
    if shell.json {
        asked.object(Payload::Trace(Trace::run(asked.puzzle(), *method, traced)))?;
        return Ok(exit);
    }
    let tracing = match Tracing::new(asked.puzzle(), *method, shell.messages()) {
        Ok(tracing) => tracing,
        Err(why) => return refused(shell, &asked.loaded, &why),
    };
    let mut blocks = Vec::new();
    if traced.is_partial() && args.html {
        blocks.extend(tracing.partial(&traced.record, observed.last));
    } else if traced.is_partial() {
        shell::lines(&tracing.frame(&traced.record, observed.last, UNLIMITED))?;
    } else {
        blocks.extend(traced.record.best.iter().flat_map(|best| tracing.solution(best)));
        blocks.push(cost(shell, *method, traced));
    }
    blocks.extend(ways(shell, asked.puzzle(), *method, traced));
    blocks.push(ended(shell, asked.puzzle(), *method, traced));
    if args.html {
        let mut page = page(shell.messages(), asked.puzzle());
        page.blocks.extend(observed.steps.clone().map(|steps| stepper(vec![steps], shell.messages())));
        page.blocks.extend(blocks);
        shell::print(&html(&page))?;
        return Ok(exit);
    }
    if !args.limits.stats {
        blocks.push(report::took(shell, &asked.took));
    }
    asked.page(blocks)?;
    Ok(exit)
}

/// Returns the exit code: a complete search without a solution is a negative answer.
pub(super) fn exit(traced: &Traced) -> Exit {
    match traced.ended {
        _ if limits::interrupted() => Exit::Limit,
        Ended::Limit | Ended::Full => Exit::Limit,
        Ended::Exhausted if traced.record.tally.solutions == 0 => Exit::Negative,
        Ended::Exhausted | Ended::Found | Ended::Cut => Exit::Done,
    }
}

/// Returns the cost of the search.
pub(super) fn cost(shell: &Shell, method: Method, traced: &Traced) -> Block {
    let tally = &traced.record.tally;
    let arguments = [
        ("method", Argument::Text(method.name.to_owned())),
        ("deepest", number(tally.deepest.into())),
        ("nodes", number(tally.nodes)),
        ("checks", number(tally.tests())),
        ("dead-ends", number(tally.dead_ends)),
        ("solutions", number(tally.solutions)),
    ];
    Block::Paragraph(shell.format(MessageId::TraceCost, &arguments), Mark::Plain)
}

/// Returns the lengths of the ways; the longest is left out if the method looks for shortest ways only.
fn ways(shell: &Shell, puzzle: &Puzzle, method: Method, traced: &Traced) -> Option<Block> {
    let ways = traced.record.ways.filter(|ways| ways.number > 0)?;
    let longest = if method.finds_shortest { 0 } else { ways.longest };
    let arguments = [
        ("number", number(ways.number)),
        ("length", length(shell.messages(), puzzle, ways.shortest - 1)),
        ("shortest", number(ways.shortest)),
        ("longest", number(longest)),
    ];
    Some(Block::Paragraph(shell.format(MessageId::TraceWays, &arguments), Mark::Plain))
}

/// Returns how the method ended.
pub(super) fn ended(shell: &Shell, puzzle: &Puzzle, method: Method, traced: &Traced) -> Block {
    let without = if matches!(puzzle, Puzzle::Grid(_) | Puzzle::Sudoku(_)) {
        MessageId::TraceEndedWithout
    } else {
        MessageId::TraceEndedNoWay
    };
    let (id, mark) = match traced.ended {
        Ended::Exhausted if traced.record.tally.solutions == 0 => (without, Mark::Bad),
        Ended::Exhausted if method.finds_shortest => (MessageId::TraceEndedShortest, Mark::Good),
        Ended::Exhausted => (MessageId::TraceEndedExhausted, Mark::Good),
        Ended::Found => (MessageId::TraceEndedFound, Mark::Good),
        Ended::Cut => (MessageId::TraceEndedCut, Mark::Faint),
        Ended::Limit => (MessageId::TraceEndedLimit, Mark::Warning),
        Ended::Full => (MessageId::TraceEndedFull, Mark::Warning),
    };
    let tally = &traced.record.tally;
    let all = if traced.ended == Ended::Found { solutions(puzzle) } else { None };
    let arguments = [
        ("events", number(tally.events())),
        ("solutions", number(tally.solutions)),
        ("all", number(all.unwrap_or_default())),
    ];
    Block::Paragraph(shell.format(id, &arguments), mark)
}

/// Returns the number of solutions of a grid or a Sudoku, if it is found quickly.
fn solutions(puzzle: &Puzzle) -> Option<u64> {
    if !matches!(puzzle, Puzzle::Grid(_) | Puzzle::Sudoku(_)) {
        return None;
    }
    let mut budget = Budget::unlimited().steps(MAX_COUNTING_STEPS);
    let found = verbs::count(puzzle, &CountOptions::default(), &mut budget).ok()?;
    if found.exact() { found.count.number.try_into().ok() } else { None }
}

pub(super) fn number(number: u64) -> Argument {
    Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
}
