//! Shows how a Sudoku is read.

use bachet::Argument;
use bachet::front::notation::sudoku::Format;
use bachet::messages::MessageId;
use bachet::verbs::SudokuInterpretation;
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

pub(super) fn explain(shell: &Shell, read: &SudokuInterpretation, format: Option<Format>) -> Vec<Block> {
    let entry = |id, text: String| Entry { label: shell.word(id), text, mark: Mark::Plain };
    let mut entries = Vec::new();
    if let Some(format) = format {
        entries.push(entry(MessageId::ReadFormat, format.name().to_owned()));
    }
    entries.push(entry(MessageId::ReadSize, format!("{0}×{0}", read.size)));
    match read.boxes {
        Some(shape) => entries.push(entry(MessageId::ReadBoxes, format!("{}×{}", shape.rows, shape.columns))),
        None => entries.push(entry(MessageId::ReadBoxes, shell.word(MessageId::ReadNone))),
    }
    if let Some(regions) = read.regions {
        let regions = [("count", Argument::Number(regions as i64))];
        entries.push(entry(MessageId::ReadRegions, shell.format(MessageId::ReadRegionCount, &regions)));
    }
    entries.extend(read.rules.iter().map(|rule| entry(MessageId::ReadRule, shell.messages().words(rule))));
    entries.push(entry(MessageId::ReadGivens, read.givens.to_string()));
    if read.marked > 0 {
        entries.push(entry(MessageId::ReadMarked, read.marked.to_string()));
    }
    vec![Block::Entries(entries)]
}
