//! What was found in a logic grid, in words.

use bachet::messages::MessageId;
use bachet::verbs::{Checked, CluePart, Differing, GridFindings, Verdict};
use bachet::{Argument, Puzzle, drawings};
use bachet_draw::{Block, Cell, Entry, Mark, Table};

use crate::report;
use crate::shell::Shell;

/// Clues that are idle, that suffice, that clash; cells that differ.
pub(super) fn blocks(shell: &Shell, checked: &Checked, found: &GridFindings) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut list = |heading: MessageId, clues: &[CluePart]| {
        blocks.push(Block::Heading(shell.word(heading)));
        blocks.push(Block::Entries(clues.iter().map(|part| entry(shell, part)).collect()));
    };
    if !found.idle.is_empty() {
        list(MessageId::IdleClues, &found.idle);
    }
    match (&found.smallest, &found.minimal) {
        (Some((clues, true)), _) => list(MessageId::SmallestClues, clues),
        (Some((clues, false)), _) => list(MessageId::SmallestUnproved, clues),
        // Without an idle clue all of them are needed: no news.
        (None, Some(clues)) if !found.idle.is_empty() => list(MessageId::MinimalClues, clues),
        (None, _) => {}
    }
    match found.clash.as_deref() {
        Some([]) if checked.complete => blocks.push(Block::Paragraph(shell.word(MessageId::RulesClash), Mark::Bad)),
        Some(clash) if !clash.is_empty() => list(MessageId::Clash, clash),
        _ => {}
    }
    if checked.verdict == Verdict::Unique && found.idle.is_empty() && checked.complete {
        blocks.push(Block::Paragraph(shell.word(MessageId::NoIdleClues), Mark::Plain));
    }
    if !found.differing.is_empty() {
        blocks.push(Block::Table(differing(shell, found)));
    }
    blocks
}

fn entry(shell: &Shell, part: &CluePart) -> Entry {
    Entry { label: report::label(shell, part), text: part.text.clone(), mark: Mark::Plain }
}

/// The cells that differ.
fn differing(shell: &Shell, found: &GridFindings) -> Table {
    let row =
        |cell: &Differing| vec![Cell::new(&cell.entity), Cell::new(&cell.category), Cell::new(cell.values.join(", "))];
    let caption = shell.word(MessageId::DifferingCells);
    Table { caption, headers: Vec::new(), rows: found.differing.iter().map(row).collect() }
}

/// Solutions, each with a clue that leaves only that one.
pub(super) fn settled(shell: &Shell, puzzle: &Puzzle, checked: &Checked, found: &GridFindings) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (at, expression) in &found.settling {
        let caption = shell.format(MessageId::SolutionNumber, &[("number", Argument::Number(*at as i64 + 1))]);
        let solution = checked.solutions.get(*at);
        blocks.extend(solution.and_then(|solution| drawings::solution(puzzle, solution, caption, None)));
        blocks.push(match expression {
            Some(expression) => {
                let clue = [("clue", Argument::Text(format!("= {expression}")))];
                Block::Paragraph(shell.format(MessageId::SettlingClue, &clue), Mark::Strong)
            }
            None => Block::Paragraph(shell.word(MessageId::NoSettlingClue), Mark::Faint),
        });
    }
    blocks
}
