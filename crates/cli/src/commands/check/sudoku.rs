//! Shows what `check` found in a Sudoku.

use bachet::front::drawings;
use bachet::front::notation::sudoku::{CellId, SudokuPuzzle};
use bachet::front::report;
use bachet::messages::MessageId;
use bachet::verbs::{Cells, Checked, PencilMarks, SudokuFindings, Verdict};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

/// Lists the givens that contradict each other, are redundant or suffice, and the cells that differ.
pub(super) fn blocks(shell: &Shell, puzzle: &SudokuPuzzle, checked: &Checked, found: &SudokuFindings) -> Vec<Block> {
    let mut blocks = report::clashes(shell.messages(), puzzle, &found.clashes);
    let list =
        |lines: Vec<String>| Block::Entries(lines.into_iter().map(|text| Entry { text, ..Entry::default() }).collect());
    let heading = |id| Block::Heading(shell.word(id));
    match found.core.as_deref() {
        Some([]) if checked.complete => blocks.push(Block::Paragraph(shell.word(MessageId::HousesClash), Mark::Bad)),
        Some(core) if !core.is_empty() => {
            blocks.push(heading(MessageId::Clash));
            blocks.push(list(core.iter().map(|each| shell.messages().constraint(puzzle, each)).collect()));
        }
        _ => {}
    }
    if let Some(marks) = found.marks.filter(|_| checked.verdict == Verdict::Unique) {
        blocks.push(Block::Paragraph(
            shell.word(match marks {
                PencilMarks::Follow => MessageId::CandidatesLeftOut,
                PencilMarks::Needed => MessageId::CandidatesNeeded,
            }),
            Mark::Plain,
        ));
    }
    if !found.redundant_rules.is_empty() {
        blocks.push(heading(MessageId::RedundantRules));
        blocks.push(list(found.redundant_rules.iter().map(|(_, rule)| shell.messages().words(rule)).collect()));
    }
    if !found.redundant.is_empty() {
        blocks.push(heading(MessageId::RedundantGivens));
        blocks.push(Block::Paragraph(cells(puzzle, &found.redundant), Mark::Plain));
        if let Some(minimal) = &found.minimal {
            blocks.push(heading(MessageId::MinimalGivens));
            blocks.push(Block::Paragraph(cells(puzzle, minimal), Mark::Plain));
        }
    } else if checked.verdict == Verdict::Unique && checked.complete {
        blocks.push(Block::Paragraph(shell.word(MessageId::NoRedundantGivens), Mark::Plain));
    }
    if checked.verdict == Verdict::Several {
        blocks.push(match found.settling {
            Some((cell, value)) => {
                let value = puzzle.spelled(value);
                let arguments = [("cell", Argument::Text(cell.to_string())), ("value", Argument::Text(value))];
                Block::Paragraph(shell.format(MessageId::SettlingGiven, &arguments), Mark::Strong)
            }
            None => Block::Paragraph(shell.word(MessageId::NoSettlingGiven), Mark::Faint),
        });
    }
    blocks
}

/// Shows where several solutions differ, and the first two of them.
pub(super) fn solutions(shell: &Shell, puzzle: &Puzzle, checked: &Checked, found: &SudokuFindings) -> Vec<Block> {
    if checked.verdict != Verdict::Several {
        return Vec::new();
    }
    let mut blocks = Vec::new();
    if let Some(candidates) = &found.candidates {
        let caption = shell.word(MessageId::DifferingCells);
        blocks.extend(drawings::candidates(puzzle, &Cells::Sudoku(candidates.clone()), caption, None));
    }
    let one = |(number, solution)| {
        let caption = shell.format(MessageId::SolutionNumber, &[("number", Argument::Number(number))]);
        drawings::solution(puzzle, solution, caption, None)
    };
    blocks.extend((1..).zip(checked.solutions.iter().take(2)).filter_map(one));
    blocks
}

/// Returns cells with their givens: `r1c1 5, r2c2 7`.
fn cells(puzzle: &SudokuPuzzle, cells: &[CellId]) -> String {
    let one = |&cell: &CellId| format!("{cell} = {}", puzzle.spelled_list(puzzle.cell(cell).candidates));
    cells.iter().map(one).collect::<Vec<_>>().join(", ")
}
