//! Shows the number of solutions after each clue of a logic grid.

use bachet::Argument;
use bachet::front::notation::GridPuzzle;
use bachet::front::report;
use bachet::messages::MessageId;
use bachet::verbs::{CluePart, Count, Counted};
use bachet_draw::{Block, Cell, Mark, Table};

use crate::shell::Shell;

pub(super) fn tables(shell: &Shell, grid: &GridPuzzle, found: &Counted) -> Vec<Block> {
    let mut blocks = Vec::new();
    if let Some(counts) = &found.per_clue {
        let clues: Vec<usize> = (0..counts.len().saturating_sub(1)).collect();
        let caption = shell.word(MessageId::LeftAfterEachClue);
        blocks.push(Block::Table(left(shell, grid, caption, &counts[0], clues.iter().zip(&counts[1..]))));
    }
    if let (Some(order), Some(counts)) = (&found.best_order, &found.per_clue) {
        let caption = shell.word(MessageId::BestOrder);
        let clues = order.iter().map(|(clue, count)| (clue, count));
        blocks.push(Block::Table(left(shell, grid, caption, &counts[0], clues)));
    }
    blocks
}

/// Lists clues in an order, each with the number of solutions after it.
fn left<'a>(
    shell: &Shell,
    grid: &GridPuzzle,
    caption: String,
    start: &Count,
    clues: impl Iterator<Item = (&'a usize, &'a Count)>,
) -> Table {
    let row = |label: String, count: &Count, text: String| {
        let mark = if count.exact { Mark::Strong } else { Mark::Warning };
        vec![Cell::new(label), Cell::number(report::digits(count)).marked(mark), Cell::new(text)]
    };
    let mut rows = vec![row(String::new(), start, shell.word(MessageId::WithoutClues))];
    rows.extend(clues.map(|(&clue, count)| {
        let part = CluePart::whole(grid, clue);
        row(report::label(shell.messages(), &part), count, part.text)
    }));
    let headers = [MessageId::HeaderClue, MessageId::HeaderLeft, MessageId::HeaderText].map(|id| shell.word(id));
    Table { caption, headers: headers.to_vec(), rows }
}

/// Lists the number of solutions after each clue with its change, for `check --watch`.
pub(in crate::commands) fn changes(
    shell: &Shell,
    grid: &GridPuzzle,
    before: &[(String, Count)],
    now: &[Count],
) -> (Table, Vec<(String, Count)>) {
    let mut rows = Vec::new();
    let mut seen = Vec::new();
    for (at, count) in now.iter().enumerate() {
        let (label, text) = match at.checked_sub(1) {
            None => (String::new(), shell.word(MessageId::WithoutClues)),
            Some(clue) => {
                let part = CluePart::whole(grid, clue);
                (report::label(shell.messages(), &part), part.text)
            }
        };
        let old = before.iter().find(|(known, _)| *known == text).map(|(_, count)| count);
        let change = match old {
            _ if before.is_empty() => String::new(),
            None => shell.word(MessageId::NewClue),
            Some(old) if old == count => String::new(),
            Some(old) => shell.format(MessageId::WasCount, &[("count", Argument::Text(report::digits(old)))]),
        };
        rows.push(vec![
            Cell::new(label),
            Cell::number(report::digits(count)).marked(Mark::Strong),
            Cell::new(change).marked(Mark::Warning),
            Cell::new(text.clone()),
        ]);
        seen.push((text, count.clone()));
    }
    let headers = [MessageId::HeaderClue, MessageId::HeaderLeft, MessageId::HeaderChange, MessageId::HeaderText];
    (Table { caption: String::new(), headers: headers.map(|p| shell.word(p)).to_vec(), rows }, seen)
}
