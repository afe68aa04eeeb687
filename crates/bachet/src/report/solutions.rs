//! Solutions and the answers to the questions.

use bachet_draw::{Block, Entry, Mark};
use bachet_notation::Argument;

use super::{clashes, listed_ways, more, shown, verdict, ways};
use crate::messages::{MessageId, Messages};
use crate::requests::Solve;
use crate::verbs::{Answered, Solutions, Value};
use crate::{Puzzle, drawings};

/// Returns the solutions and answers for a page, with a heading.
pub fn headed(messages: &Messages, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let heading = if found.ways.is_some() { MessageId::HeadingWays } else { MessageId::Solutions };
    let mut blocks = vec![Block::Heading(messages.word(heading))];
    blocks.extend(solutions(messages, puzzle, found, options, Some(messages)));
    blocks.extend(summary(messages, puzzle, found, options));
    blocks.extend(found.ways.iter().filter_map(|counts| ways::interchangeable(messages, counts)));
    blocks
}

/// Draws the solutions one after another, with a number each if there are several.
pub fn solutions<'a>(
    messages: &'a Messages,
    puzzle: &'a Puzzle,
    found: &'a Solutions,
    options: Solve,
    aloud: Option<&'a Messages>,
) -> impl Iterator<Item = Block> + 'a {
    let one = move |(number, solution)| {
        let number = [("number", Argument::Number(number))];
        let is_single = found.solutions.len() == 1;
        let caption = if is_single { String::new() } else { messages.format(MessageId::SolutionNumber, &number) };
        drawings::solution(puzzle, solution, caption, aloud)
    };
    let is_way = found.ways.is_some();
    let ways = if is_way { listed_ways::blocks(messages, puzzle, found, options) } else { Vec::new() };
    let solutions = if is_way { &[][..] } else { &found.solutions[..] };
    ways.into_iter().chain((1..).zip(solutions).filter_map(one))
}

/// Returns the verdict, how many solutions are shown, and the answers.
pub fn summary(messages: &Messages, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let mut blocks = match &found.ways {
        Some(counts) => listed_ways::counts(messages, puzzle, found, counts, options),
        None if found.stopped => vec![more(messages, &found.count)],
        None => vec![verdict(messages, found.verdict, &found.count)],
    };
    if let Puzzle::Sudoku(puzzle) = puzzle {
        blocks.extend(clashes(messages, puzzle, &found.clashes));
    }
    let listed = found.solutions.len();
    let is_one_way = found.ways.is_some() && options.shows_one_way() && listed == 1;
    blocks.extend(if is_one_way && found.count.number > 1u32.into() {
        Some(Block::Paragraph(messages.word(MessageId::WaysOneShown), Mark::Faint))
    } else {
        shown(messages, &found.count, listed, options.number_shown())
    });
    // The table answers a question about everything, and a question that was not understood has no answer.
    let answered = found.answers.iter().filter(|answered| !answered.values.is_empty());
    let answers: Vec<Entry> = answered.map(|answered| answer(messages, answered)).collect();
    if !answers.is_empty() && !found.count.number.eq(&0u32.into()) {
        blocks.push(Block::Entries(answers));
        if !found.answers_exact {
            blocks.push(Block::Paragraph(messages.word(MessageId::AnswersIncomplete), Mark::Faint));
        }
    }
    blocks
}

/// Returns a question with its answers and, if there are several, in how many solutions each is one.
fn answer(messages: &Messages, answered: &Answered) -> Entry {
    let value = |value: &Value| match value {
        Value::Text(text) => text.clone(),
        Value::Truth(true) => messages.word(MessageId::Yes),
        Value::Truth(false) => messages.word(MessageId::No),
        Value::Nothing => messages.word(MessageId::NoAnswer),
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
