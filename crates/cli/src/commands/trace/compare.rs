//! Compares several methods on one puzzle in a table.

use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use bachet::front::drawings::{Steps, Tracing, stepper};
use bachet::front::report::page;
use bachet::json::{Payload, Trace};
use bachet::messages::MessageId;
use bachet::verbs::{self, Agreement, Compared, Ended, Event, Method, Record, Refusal, Row, TraceOptions, Traced};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Cell, Mark, SteppedRun, Table, html};

use super::Args;
use super::summary::number;
use crate::args::Limits;
use crate::commands::ask::ask;
use crate::exit::Exit;
use crate::limits::{self, limited};
use crate::report;
use crate::shell::{self, Shell};

/// Runs the methods in turn, each with its own limits.
pub(super) fn run(shell: &Shell, args: &Args, methods: &[Method]) -> io::Result<Exit> {
    // The limits apply to each method, not to all of them together.
    let none = Limits { time: None, steps: None, ..args.limits };
    let work = |puzzle: &Puzzle, all: &mut Budget<'_>, _: &Progress| {
        // Counts the steps of all methods together, even after one was cancelled.
        *all = Budget::unlimited();
        let mut runs = Vec::new();
        let clock = |work: &mut dyn FnMut(&mut Budget<'_>)| {
            let done = limited(args.limits, limits::EACH, shell, |budget, _| work(budget));
            all.use_steps(done.steps);
            done.elapsed
        };
        let compared = if args.html {
            verbs::compare_by(puzzle, methods, &args.options.order, clock, |method, options, budget| {
                let (traced, run) = stepped(&shell.of_pages(), puzzle, method, options, budget)?;
                runs.push(run);
                Ok(traced)
            })
        } else {
            verbs::compare(puzzle, methods, &args.options.order, clock)
        };
        Ok((compared?, runs))
    };
    ask(shell, &args.puzzle, none, limits::SHOWN, work, |asked| {
        let shell = &shell.of_answer(args.html);
        let (compared, runs) = &asked.found;
        if shell.json {
            asked.object(Payload::Trace(Trace::comparison(compared)))?;
        } else {
            let mut blocks = Vec::new();
            if compared.rows.iter().any(|row| row.found.is_ok()) {
                blocks.push(Block::Table(table(shell, compared)));
            }
            blocks.extend(compared.rows.iter().filter_map(|row| refused(shell, row)));
            blocks.push(agreement(shell, asked.puzzle(), &compared.agreement));
            if args.html {
                let mut page = page(shell.messages(), asked.puzzle());
                page.blocks.push(stepper(runs.clone(), shell.messages()));
                page.blocks.extend(blocks);
                shell::print(&html(&page))?;
            } else {
                asked.page(blocks)?;
            }
        }
        Ok(exit(compared))
    })
}

/// Runs a method, and collects its steps for a page.
fn stepped(
    shell: &Shell,
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    budget: &mut Budget<'_>,
) -> Result<(Traced, SteppedRun), Refusal> {
    let tracing = Tracing::new(puzzle, method, shell.messages())?;
    let (mut steps, mut last) = (Steps::new(&tracing), None);
    let mut watch = |record: &Record, event: Event| {
        steps.add(record, event);
        last = Some(event);
        ControlFlow::Continue(())
    };
    let traced = verbs::watch(puzzle, method, options, budget, &mut watch)?;
    let run = steps.finish(&traced.record, last);
    Ok((traced, run))
}

/// Returns the exit code: methods that disagree are a bug; if no method finished, a limit was reached.
fn exit(compared: &Compared<Duration>) -> Exit {
    let ended: Vec<Ended> = compared.rows.iter().filter_map(|row| Some(row.found.as_ref().ok()?.ended)).collect();
    match compared.agreement {
        Agreement::Differ(_) => Exit::Bug,
        _ if limits::interrupted() => Exit::Limit,
        _ if ended.is_empty() => Exit::Input,
        _ if ended.iter().all(|ended| matches!(ended, Ended::Limit | Ended::Full)) => Exit::Limit,
        Agreement::All(_) | Agreement::Untested => Exit::Done,
    }
}

fn table(shell: &Shell, compared: &Compared<Duration>) -> Table {
    let headers = [
        MessageId::HeaderMethod,
        MessageId::HeaderNodes,
        MessageId::HeaderChecks,
        MessageId::HeaderDeadEnds,
        MessageId::HeaderDepth,
        MessageId::HeaderSolutions,
        MessageId::HeaderTime,
        MessageId::HeaderEnd,
    ];
    let row = |row: &Row<Duration>| {
        let traced = row.found.as_ref().ok()?;
        let tally = &traced.record.tally;
        let counts = [tally.nodes, tally.tests(), tally.dead_ends, tally.deepest.into(), tally.solutions];
        let mut cells = vec![Cell::new(row.method.name).marked(Mark::Strong)];
        cells.extend(counts.map(|count| Cell::number(count.to_string())));
        cells.push(Cell::number(report::time(row.took)));
        cells.push(end(shell, traced));
        Some(cells)
    };
    Table {
        caption: String::new(),
        headers: headers.map(|id| shell.word(id)).to_vec(),
        rows: compared.rows.iter().filter_map(row).collect(),
    }
}

/// Returns how a method ended, in a word.
fn end(shell: &Shell, traced: &Traced) -> Cell {
    let (id, mark) = match traced.ended {
        Ended::Exhausted => (MessageId::EndExhausted, Mark::Good),
        Ended::Found | Ended::Cut => (MessageId::EndCut, Mark::Plain),
        Ended::Limit => (MessageId::EndLimit, Mark::Warning),
        Ended::Full => (MessageId::EndFull, Mark::Warning),
    };
    Cell::new(shell.word(id)).marked(mark)
}

/// Returns why a method does not run on the puzzle.
fn refused(shell: &Shell, row: &Row<Duration>) -> Option<Block> {
    let reason = match row.found.as_ref().err()? {
        Refusal::Because(why) => shell.format(why.id, &why.arguments),
        Refusal::Unfit(problems) => shell.messages().message(problems.first()?),
        other => other.to_string(),
    };
    let arguments = [("method", Argument::Text(row.method.name.to_owned())), ("reason", Argument::Text(reason))];
    Some(Block::Paragraph(shell.format(MessageId::CompareRefused, &arguments), Mark::Faint))
}

fn agreement(shell: &Shell, puzzle: &Puzzle, agreement: &Agreement) -> Block {
    let walks = matches!(puzzle, Puzzle::Crossing(_) | Puzzle::Moving(_));
    match agreement {
        Agreement::Untested => Block::Paragraph(shell.word(MessageId::CompareUntested), Mark::Faint),
        Agreement::All(count) => {
            let id = if walks { MessageId::CompareAgreeWays } else { MessageId::CompareAgree };
            Block::Paragraph(shell.format(id, &[("count", number(*count))]), Mark::Good)
        }
        Agreement::Differ(methods) => {
            let names = methods.iter().map(|method| method.name.to_owned()).collect();
            let arguments = [("methods", Argument::List(names))];
            Block::Paragraph(shell.format(MessageId::CompareDiffer, &arguments), Mark::Bad)
        }
    }
}
