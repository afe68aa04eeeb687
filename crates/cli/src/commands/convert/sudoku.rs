//! How a Sudoku is read, in words.

use bachet::Argument;
use bachet::messages::Phrase;
use bachet::notation::sudoku::Format;
use bachet::verbs::SudokuReading;
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

pub(super) fn explain(shell: &Shell, read: &SudokuReading, format: Option<Format>) -> Vec<Block> {
    let entry = |phrase, text: String| Entry { label: shell.word(phrase), text, mark: Mark::Plain };
    let mut entries = Vec::new();
    if let Some(format) = format {
        entries.push(entry(Phrase::ReadFormat, format.name().to_owned()));
    }
    entries.push(entry(Phrase::ReadSize, format!("{0}×{0}", read.size)));
    match read.boxes {
        Some(shape) => entries.push(entry(Phrase::ReadBoxes, format!("{}×{}", shape.rows, shape.columns))),
        None => entries.push(entry(Phrase::ReadBoxes, shell.word(Phrase::ReadNone))),
    }
    if let Some(regions) = read.regions {
        let regions = [("count", Argument::Number(regions as i64))];
        entries.push(entry(Phrase::ReadRegions, shell.phrase(Phrase::ReadRegionCount, &regions)));
    }
    entries.extend(read.rules.iter().map(|rule| entry(Phrase::ReadRule, shell.messages().words(rule))));
    entries.push(entry(Phrase::ReadGivens, read.givens.to_string()));
    if read.marked > 0 {
        entries.push(entry(Phrase::ReadMarked, read.marked.to_string()));
    }
    vec![Block::Entries(entries)]
}
