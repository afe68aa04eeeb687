//! What a puzzle says, as parts of a page to solve it from.

use bachet_draw::{Block, Entry, Mark};
use bachet_notation::crossing::{self, CrossingPuzzle};
use bachet_notation::{Category, Clue, GridPuzzle, Question};

use super::stated;
use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Readings, Stated, StatedText, readings};

/// Draws what a puzzle says: its categories, clues and questions, its board and rules, or its statements.
pub fn statement(puzzle: &Puzzle, messages: &Messages) -> Vec<Block> {
    match puzzle {
        Puzzle::Grid(puzzle) => grid(puzzle, messages),
        Puzzle::Sudoku(_) => stated(puzzle, Some(messages)).into_iter().chain(sudoku_rules(puzzle, messages)).collect(),
        Puzzle::Crossing(puzzle) => crossing(puzzle, messages),
        Puzzle::Moving(_) => {
            let Readings::Statements(stated) = readings(puzzle, None, None) else { return Vec::new() };
            let entries = stated.iter().map(|stated| entry(stated.keyword.clone(), stated.text(messages)));
            vec![Block::Entries(entries.collect())]
        }
    }
}

/// Writes the rules of a Sudoku beyond its houses, one on each line; nothing for other families.
pub fn sudoku_rules(puzzle: &Puzzle, messages: &Messages) -> Vec<Block> {
    let Puzzle::Sudoku(_) = puzzle else { return Vec::new() };
    let Readings::Statements(stated) = readings(puzzle, None, None) else { return Vec::new() };
    let rules = stated.iter().filter(|stated| matches!(stated.says, StatedText::Rule(_)));
    let line = |rule: &Stated| Block::Paragraph(rule.text(messages), Mark::Plain);
    rules.map(line).collect()
}

fn grid(grid: &GridPuzzle, messages: &Messages) -> Vec<Block> {
    let words = |text: &Option<String>, expression: &Option<String>| text.clone().or_else(|| expression.clone());
    let category = |category: &Category| {
        let values: Vec<&str> = category.values.iter().map(|value| value.text.as_str()).collect();
        entry(category.name.clone(), values.join(", "))
    };
    let clue = |clue: &Clue| {
        let label = if clue.label.is_empty() { "–".to_owned() } else { format!("{}.", clue.label) };
        entry(label, words(&clue.text, &clue.expression).unwrap_or_default())
    };
    let question =
        |question: &Question| entry("?".to_owned(), words(&question.text, &question.expression).unwrap_or_default());
    let mut blocks = vec![Block::Entries(grid.categories.iter().map(category).collect())];
    blocks.extend(headed(messages, MessageId::Clues, grid.clues.iter().map(clue).collect()));
    blocks.extend(headed(messages, MessageId::Questions, grid.questions.iter().map(question).collect()));
    blocks
}

fn crossing(puzzle: &CrossingPuzzle, messages: &Messages) -> Vec<Block> {
    let mut statements = crossing::statements(puzzle);
    let rules = statements.split_off(statements.len().saturating_sub(puzzle.rules.len()));
    // A rule in words says more to a person than its expression.
    let rule = |(rule, (keyword, expression)): (&crossing::Rule, (String, String))| match &rule.say {
        Some(say) => entry("–".to_owned(), say.clone()),
        None => entry(keyword, expression),
    };
    let rules = puzzle.rules.iter().zip(rules).map(rule).collect();
    let mut blocks = vec![Block::Entries(statements.into_iter().map(|(keyword, says)| entry(keyword, says)).collect())];
    blocks.extend(headed(messages, MessageId::Rules, rules));
    blocks
}

/// Lists entries below a heading; nothing if there are none.
fn headed(messages: &Messages, heading: MessageId, entries: Vec<Entry>) -> Vec<Block> {
    if entries.is_empty() {
        return Vec::new();
    }
    vec![Block::Heading(messages.word(heading)), Block::Entries(entries)]
}

fn entry(label: String, text: String) -> Entry {
    Entry { label, text, mark: Mark::Plain }
}
