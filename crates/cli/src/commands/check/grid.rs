//! Shows what `check` found in a logic grid.

use bachet::Argument;
use bachet::front::report;
use bachet::messages::MessageId;
use bachet::verbs::{Addition, Checked, CluePart, Differing, GridFindings, Verdict};
use bachet_draw::{Block, Cell, Entry, Mark, Table};

use crate::shell::Shell;

/// Lists the clues that follow, suffice or contradict each other, the cells that differ, and clues to add.
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
        // If no clue follows from the others, the set is all of them.
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
    if !found.additions.is_empty() {
        blocks.push(Block::Table(additions(shell, found)));
    }
    blocks
}

fn entry(shell: &Shell, part: &CluePart) -> Entry {
    Entry { label: report::label(shell.messages(), part), text: part.text.clone(), mark: Mark::Plain }
}

/// Lists the cells that differ between solutions, with their values.
fn differing(shell: &Shell, found: &GridFindings) -> Table {
    let row =
        |cell: &Differing| vec![Cell::new(&cell.entity), Cell::new(&cell.category), Cell::new(cell.values.join(", "))];
    let caption = shell.word(MessageId::DifferingCells);
    Table { caption, headers: Vec::new(), rows: found.differing.iter().map(row).collect() }
}

/// Lists short clues to add, each with the number of solutions that it leaves.
fn additions(shell: &Shell, found: &GridFindings) -> Table {
    let rows = |addition: &Addition| {
        let left = Cell::number(report::digits(&addition.left));
        let expression = Cell::new(format!("= {}", addition.clue.expression));
        if addition.clue.paraphrase == addition.clue.expression {
            return vec![vec![left, expression]];
        }
        vec![vec![left, Cell::new(&addition.clue.paraphrase)], vec![Cell::default(), expression.marked(Mark::Faint)]]
    };
    let count = [("count", Argument::number(found.additions.len()))];
    let caption = if found.additions_cut {
        shell.format(MessageId::BestAdditions, &count)
    } else {
        shell.word(MessageId::Additions)
    };
    Table {
        caption,
        headers: [MessageId::HeaderLeft, MessageId::HeaderClue].map(|id| shell.word(id)).to_vec(),
        rows: found.additions.iter().flat_map(rows).collect(),
    }
}
