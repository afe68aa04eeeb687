//! The notation of this project: family line, keywords, the board, rules.

use super::SudokuPuzzle;
use super::fields::{RowFields, SudokuFields, resolve};
use super::rows::{is_row, rows};
use crate::keywords::{BareBoard, Grammar, Keyword, Reader, Value};
use crate::lines::{Line, joined, sentence};
use crate::{Diagnostic, Family};

pub(super) static GRAMMAR: Grammar = Grammar {
    family: Family::Sudoku,
    keywords: &[
        Keyword::title("sudoku"),
        Keyword::LANGUAGE,
        Keyword::SOURCE,
        Keyword::new("boxes", Value::Text),
        Keyword::new("regions", Value::Board),
        Keyword::new("symbols", Value::Text),
    ],
    max_lines: 20_000,
    colon: |line| line.find(':'),
    stands_alone: is_row,
    max_rows: Some(|first| rows(&[first]).iter().map(|row| row.cells.len()).sum()),
    names_take_rows: true,
};

/// Reads a puzzle in the notation of this project.
pub(super) fn read(source: &str, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let fields = fields(source, problems);
    resolve(&fields, problems)
}

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
