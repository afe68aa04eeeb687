//! What was found, in words and as parts of a page.

mod explanations;
pub(crate) mod hints;
mod listed_ways;
mod ratings;
mod solutions;
pub mod ways;
pub(crate) mod why_ways;

use bachet_draw::{Block, Entry, Mark, Page};
use bachet_notation::Argument;
use bachet_notation::sudoku::SudokuPuzzle;

use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Clash, CluePart, Count, Verdict};

pub use explanations::explanation_end;
pub use hints::hint;
pub use listed_ways::{drawn_way, listed};
pub use ratings::rating;
pub use solutions::{headed, solutions, summary};

/// Returns a page with the title and the source of a puzzle.
pub fn page(messages: &Messages, puzzle: &Puzzle) -> Page {
    Page {
        language: puzzle.language().unwrap_or(messages.language().tag()).to_owned(),
        title: puzzle.title().unwrap_or_default().to_owned(),
        blocks: puzzle.source().map(|source| Block::Paragraph(source.to_owned(), Mark::Faint)).into_iter().collect(),
    }
}

/// Returns the verdict with the number of solutions.
pub fn verdict(messages: &Messages, verdict: Verdict, count: &Count) -> Block {
    let (id, mark) = match verdict {
        Verdict::Unique => (MessageId::UniqueSolution, Mark::Good),
        Verdict::None => (MessageId::NoSolution, Mark::Bad),
        Verdict::Several if count.exact => (MessageId::SeveralSolutions, Mark::Warning),
        Verdict::Several => (MessageId::AtLeastSolutions, Mark::Warning),
        Verdict::Unknown => (MessageId::LimitReached, Mark::Warning),
    };
    Block::Paragraph(messages.format(id, &[("count", number(count))]), mark)
}

/// Lists the givens or entries of a board that violate a constraint, below a heading; nothing if there are none.
pub fn clashes(messages: &Messages, puzzle: &SudokuPuzzle, clashes: &[Clash]) -> Vec<Block> {
    if clashes.is_empty() {
        return Vec::new();
    }
    let entry = |clash| Entry { text: messages.clash(puzzle, clash), ..Entry::default() };
    vec![Block::Heading(messages.word(MessageId::Clashes)), Block::Entries(clashes.iter().map(entry).collect())]
}

/// Returns the message that there are more solutions than were counted.
pub fn more(messages: &Messages, count: &Count) -> Block {
    Block::Paragraph(messages.format(MessageId::MoreSolutions, &[("count", number(count))]), Mark::Warning)
}

/// Returns how many of the solutions are shown, and how to see the others; nothing if all are shown.
pub fn shown(messages: &Messages, count: &Count, shown: usize, first: usize) -> Option<Block> {
    /// More solutions than this are not for a person to read.
    const MAX_PROPOSED: u64 = 1000;
    if count.number <= shown.into() {
        return None;
    }
    let more = Count { number: &count.number - shown, exact: true };
    let more = if count.exact && shown > 0 { number(&more) } else { Argument::Number(0) };
    let is_short = count.exact && shown == first && count.number <= MAX_PROPOSED.into();
    // Fewer than wanted are shown if a limit was reached: to want more would not help.
    let unknown = if shown < first { -1 } else { 0 };
    let all = if is_short { number(count) } else { Argument::Number(unknown) };
    let arguments = [("shown", Argument::Number(shown as i64)), ("more", more), ("all", all)];
    Some(Block::Paragraph(messages.format(MessageId::FirstShown, &arguments), Mark::Faint))
}

/// Returns a count as an argument; small numbers select a plural form.
pub fn number(count: &Count) -> Argument {
    match i64::try_from(&count.number) {
        Ok(small) => Argument::Number(small),
        Err(_) => Argument::Text(count.number.to_string()),
    }
}

/// Returns a count in digits, with `≥` if it is a lower bound.
pub fn digits(count: &Count) -> String {
    if count.exact { count.number.to_string() } else { format!("≥ {}", count.number) }
}

/// Returns the name of a clue or a part of one: its label, or its number if it has none.
pub fn label(messages: &Messages, part: &CluePart) -> String {
    let label = if part.label.is_empty() {
        messages.format(MessageId::ClueNumber, &[("number", Argument::Number(part.clue as i64 + 1))])
    } else {
        format!("{}.", part.label)
    };
    match part.part {
        None => label,
        Some(at) => {
            let arguments = [("label", Argument::Text(label)), ("part", Argument::Number(at as i64 + 1))];
            messages.format(MessageId::CluePart, &arguments)
        }
    }
}

/// Returns the texts of the paragraphs among some blocks.
pub(crate) fn paragraphs(blocks: &[Block]) -> Vec<String> {
    let text = |block: &Block| if let Block::Paragraph(text, _) = block { Some(text.clone()) } else { None };
    blocks.iter().filter_map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn more_solutions_are_offered_only_where_more_can_be_shown() {
        let messages = Messages::new(Language::English);
        let said = |count: u32, shown_number, first| {
            let count = Count { number: count.into(), exact: true };
            match shown(&messages, &count, shown_number, first) {
                Some(Block::Paragraph(text, _)) => text,
                _ => String::new(),
            }
        };
        assert_eq!(said(3, 3, 3), "");
        assert_eq!(said(9, 3, 3), "the first 3 are shown, 6 more are not: `--first 9` shows all of them");
        assert_eq!(said(5000, 3, 3), "the first 3 are shown, 4997 more are not: `--first N` shows more");
        assert_eq!(said(5000, 70, 80), "the first 70 are shown, 4930 more are not");
    }
}
