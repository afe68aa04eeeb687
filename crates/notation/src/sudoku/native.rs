//! The notation of this project: family line, keywords, the board, rules.

use std::fmt::Write as _;

use super::drawn::{drawn, shown_as};
use super::fields::{RowFields, SudokuFields, resolve};
use super::format::{FormatEntry, Statable, whole};
use super::recognise::{Likeness, MIN_SIZE};
use super::rows::{is_row, is_row_text, rows};
use super::value::spelled;
use super::{BoxShape, SudokuPuzzle, Symbols};
use crate::keywords::{BareBoard, Grammar, Keyword, Reader, Value};
use crate::lines::{Line, joined, sentence};
use crate::{Diagnostic, Family};

pub(super) static GRAMMAR: Grammar = Grammar {
    family: Family::Sudoku,
    own: &[
        Keyword::title("sudoku"),
        Keyword::new("boxes", Value::Text),
        Keyword::new("regions", Value::Board),
        Keyword::new("symbols", Value::Text),
    ],
    max_lines: 20_000,
    colon: |line| line.find(':'),
    stands_alone: is_row,
    max_rows: Some(|first| rows(&[first]).iter().map(|row| row.cells.len()).sum()),
    names_take_rows: true,
    aliases: &[],
};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "text",
    places: whole,
    read: |source, problems| {
        let fields = fields(source.text, problems);
        resolve(&fields, problems)
    },
    looks_like: |source| {
        let drawing = source.drawing();
        drawing.then_other_lines.then(|| Likeness::maybe(drawing.rows >= MIN_SIZE.max(drawing.others)))
    },
    rank: 8,
    write,
    states: Statable { rule: |_| true, regions: true, boxes: |_| true, candidates: |_| true, size: |_| true },
};

/// Returns the fields of a text, and reports the problems of its lines. Linear.
fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> SudokuFields {
    let mut reader = Reader::new(source, &GRAMMAR, problems);
    let mut fields = SudokuFields { span: reader.first_line(), ..SudokuFields::default() };
    let mut board = BareBoard::default();
    while let Some(statement) = reader.next(problems) {
        if statement.stands_alone {
            board.push(statement.head, problems);
            continue;
        }
        board.close();
        match statement.keyword.map(|keyword| keyword.word) {
            Some("boxes") => fields.boxes = Some(sentence(&statement.lines)),
            Some("symbols") => fields.symbols = Some(sentence(&statement.lines)),
            Some("regions") => {
                let labels: Vec<Line<'_>> = statement.lines.iter().copied().filter(|l| !l.text.is_empty()).collect();
                fields.regions = Some((rows(&labels).iter().map(RowFields::of).collect(), statement.word_span()));
            }
            Some(_) => {}
            None => {
                let block: Vec<Line<'_>> =
                    std::iter::once(statement.head).chain(statement.lines[1..].iter().copied()).collect();
                fields.rules.push(joined(&block));
            }
        }
    }
    fields.cells = rows(&board.rows).iter().map(RowFields::of).collect();
    fields.headers = reader.headers;
    fields
}

/// Returns the notation of a puzzle. Reading it gives an equal puzzle, places apart.
fn write(puzzle: &SudokuPuzzle) -> String {
    let mut text = puzzle.headers.written(Family::Sudoku);
    let default = if puzzle.regions.is_some() { None } else { BoxShape::of_size(puzzle.size) };
    match puzzle.boxes {
        boxes if boxes == default => {}
        Some(boxes) => {
            let _ = writeln!(text, "boxes: {}x{}", boxes.rows, boxes.columns);
        }
        None => text.push_str("boxes: none\n"),
    }
    if shown_as(puzzle, puzzle.symbols) != puzzle.symbols {
        let name = match puzzle.symbols {
            Symbols::Letters => "letters",
            Symbols::Numbers => "numbers",
            Symbols::FromZero => "0-F",
        };
        let _ = writeln!(text, "symbols: {name}");
    }
    text.push_str(&drawn(puzzle, puzzle.symbols));
    for rule in &puzzle.rules {
        let line = rule.to_string();
        // With a colon nothing is a row of the board.
        let colon = if is_row_text(&line) { ":" } else { "" };
        let _ = writeln!(text, "{line}{colon}");
    }
    if let Some(regions) = &puzzle.regions {
        text.push_str("regions:\n");
        for row in regions.chunks(puzzle.size as usize) {
            text.push_str("  ");
            text.push_str(&labels(row, puzzle.size));
            text.push('\n');
        }
    }
    text
}

/// Returns a row of the regions as labels that read back to their numbers.
fn labels(row: &[u8], size: u32) -> String {
    let label = |r: &u8| spelled(r + 1, size, Symbols::Letters);
    row.iter().map(label).collect::<Vec<_>>().join(if size < 36 { "" } else { " " })
}
