//! Verdicts, counts and times as text.

use std::time::Duration;

use bachet::front::notation::sudoku::SudokuPuzzle;
use bachet::messages::MessageId;
use bachet::verbs::{Clash, CluePart, Count, Verdict};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark, Page};

use crate::exit::Exit;
use crate::limits::Done;
use crate::shell::Shell;

/// Returns the exit code of a verb that looks for solutions.
pub(crate) fn exit(verdict: Verdict, exact: bool) -> Exit {
    match verdict {
        Verdict::None => Exit::Negative,
        _ if !exact => Exit::Limit,
        _ => Exit::Done,
    }
}

/// Returns a page with the title and the source of a puzzle.
pub(crate) fn page(shell: &Shell, puzzle: &Puzzle) -> Page {
    Page {
        language: puzzle.language().unwrap_or(shell.language().tag()).to_owned(),
        title: puzzle.title().unwrap_or_default().to_owned(),
        blocks: puzzle.source().map(|source| Block::Paragraph(source.to_owned(), Mark::Faint)).into_iter().collect(),
    }
}

/// Returns the verdict with the number of solutions.
pub(crate) fn verdict(shell: &Shell, verdict: Verdict, count: &Count) -> Block {
    let (id, mark) = match verdict {
        Verdict::Unique => (MessageId::UniqueSolution, Mark::Good),
        Verdict::None => (MessageId::NoSolution, Mark::Bad),
        Verdict::Several if count.exact => (MessageId::SeveralSolutions, Mark::Warning),
        Verdict::Several => (MessageId::AtLeastSolutions, Mark::Warning),
        Verdict::Unknown => (MessageId::LimitReached, Mark::Warning),
    };
    Block::Paragraph(shell.format(id, &[("count", number(count))]), mark)
}

/// Lists the givens or entries of a board that violate a constraint, below a heading; nothing if there are none.
pub(crate) fn clashes(shell: &Shell, puzzle: &SudokuPuzzle, clashes: &[Clash]) -> Vec<Block> {
    if clashes.is_empty() {
        return Vec::new();
    }
    let entry = |clash| Entry { text: shell.messages().clash(puzzle, clash), ..Entry::default() };
    vec![Block::Heading(shell.word(MessageId::Clashes)), Block::Entries(clashes.iter().map(entry).collect())]
}

/// Returns the message that there are more solutions than were counted.
pub(crate) fn more(shell: &Shell, count: &Count) -> Block {
    Block::Paragraph(shell.format(MessageId::MoreSolutions, &[("count", number(count))]), Mark::Warning)
}

/// Returns how many of the solutions are shown, and how to see the others; nothing if all are shown.
pub(crate) fn shown(shell: &Shell, count: &Count, shown: usize, first: usize) -> Option<Block> {
    /// More solutions than this are not for a person to read.
    const MAX_PROPOSED: u64 = 1000;
    if count.number <= shown.into() {
        return None;
    }
    let more = Count { number: &count.number - shown, exact: true };
    let more = if count.exact && shown > 0 { number(&more) } else { Argument::Number(0) };
    let is_short = count.exact && shown == first && count.number <= MAX_PROPOSED.into();
    let all = if is_short { number(count) } else { Argument::Number(0) };
    let arguments = [("shown", Argument::Number(shown as i64)), ("more", more), ("all", all)];
    Some(Block::Paragraph(shell.format(MessageId::FirstShown, &arguments), Mark::Faint))
}

/// Returns a count as an argument; small numbers select a plural form.
pub(crate) fn number(count: &Count) -> Argument {
    match i64::try_from(&count.number) {
        Ok(small) => Argument::Number(small),
        Err(_) => Argument::Text(count.number.to_string()),
    }
}

/// Returns a count in digits, with `≥` if it is a lower bound.
pub(crate) fn digits(count: &Count) -> String {
    if count.exact { count.number.to_string() } else { format!("≥ {}", count.number) }
}

/// Returns the time it took.
pub(crate) fn took<T>(shell: &Shell, done: &Done<T>) -> Block {
    Block::Paragraph(shell.format(MessageId::Took, &[("time", Argument::Text(time(done.elapsed)))]), Mark::Faint)
}

/// Returns the time and the number of steps it took.
pub(crate) fn stats<T>(shell: &Shell, done: &Done<T>) -> String {
    let steps = i64::try_from(done.steps).unwrap_or(i64::MAX);
    let arguments = [("time", Argument::Text(time(done.elapsed))), ("steps", Argument::Number(steps))];
    shell.format(MessageId::TookSteps, &arguments)
}

/// Returns a time with a unit, rounded.
pub(crate) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s if s < 120.0 => (s, "s"),
        s => (s / 60.0, "min"),
    };
    let decimals = usize::from(value < 10.0);
    format!("{value:.decimals$} {unit}")
}

/// Returns the name of a clue or a part of one: its label, or its number if it has none.
pub(crate) fn label(shell: &Shell, part: &CluePart) -> String {
    let label = if part.label.is_empty() {
        shell.format(MessageId::ClueNumber, &[("number", Argument::Number(part.clue as i64 + 1))])
    } else {
        format!("{}.", part.label)
    };
    match part.part {
        None => label,
        Some(at) => {
            let arguments = [("label", Argument::Text(label)), ("part", Argument::Number(at as i64 + 1))];
            shell.format(MessageId::CluePart, &arguments)
        }
    }
}
