//! Boards in one piece: in quotes, behind a label, as the value of a variable, as rows joined by a sign.

use super::cell::{cell, crossed_out};
use super::line::SourceLine;
use crate::Span;
use crate::sudoku::board::{Row, Written};
use crate::sudoku::line::{Excerpt, characters};

/// Sizes of boards that are found in one piece of text.
const SIZES: [usize; 9] = [4, 6, 8, 9, 10, 12, 15, 16, 25];
/// Minimum number of cells of a board in one piece that has neither quotes nor a sign between its rows.
const MIN_BARE: usize = 36;
/// Maximum difference in length of a piece that is meant for a board.
const MAX_SLIP: usize = 6;
/// Signs that join rows.
const JOINTS: [char; 5] = ['/', '|', ',', ';', ':'];

/// A piece of a line that is a board, or is meant for one.
pub(super) struct Piece<'a> {
    pub rows: Vec<Row<'a>>,
    pub span: Span,
    /// The number of cells, if it fits no board.
    pub wrong_count: Option<usize>,
}

/// Returns the boards in a line.
pub(super) fn pieces<'a>(line: &SourceLine<'a>) -> Vec<Piece<'a>> {
    let mut found = Vec::new();
    for (text, quoted) in parts(line.raw) {
        let text = text.trim_matches(if quoted { &[][..] } else { &[' ', '\t'][..] });
        if let Some(piece) = piece(line, text, quoted) {
            found.push(piece);
        }
    }
    found
}

/// Returns the parts of a line that could hold a board: texts in quotes, and words.
fn parts(line: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(open) = rest.find(['"', '\'', '`']) {
        let quote = rest.as_bytes()[open] as char;
        words(&rest[..open], &mut found);
        let inside = &rest[open + 1..];
        let close = inside.find(quote).unwrap_or(inside.len());
        let text = &inside[..close];
        if text.contains("\\n") || text.chars().count() >= 16 && is_square(text.chars().count()).is_some() {
            found.push((text, true));
        } else {
            words(text, &mut found);
        }
        rest = inside.get(close + 1..).unwrap_or_default();
    }
    words(rest, &mut found);
    found
}

/// Adds the words of a text: between blanks, brackets and signs that are no cells.
fn words<'a>(text: &'a str, found: &mut Vec<(&'a str, bool)>) {
    let is_end = |c: char| c.is_whitespace() || matches!(c, '=' | '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '&');
    found.extend(text.split(is_end).filter(|word| word.len() >= 16).map(|word| (word, false)));
}

/// Returns the board in a text without blanks, or in quotes.
fn piece<'a>(line: &SourceLine<'a>, text: &'a str, quoted: bool) -> Option<Piece<'a>> {
    let at = |part: &'a str| Excerpt { text: part, start: line.offset(part) };
    let whole = at(text).span();
    if let Some(rows) = joined(text) {
        let rows: Option<Vec<Row<'a>>> = rows.into_iter().map(|row| row_of(at(row), text.len())).collect();
        return rows.map(|rows| Piece { rows, span: whole, wrong_count: None });
    }
    let fields: Vec<&str> = if quoted { vec![text] } else { text.split([',', ';', ':']).collect() };
    let field = fields.into_iter().max_by_key(|field| field.len())?;
    let count = field.chars().count();
    let row = row_of(at(field), count)?;
    let values = row.cells.iter().filter(|w| w.text.bytes().all(|b| b.is_ascii_digit() && b != b'0')).count();
    if values == 0 || !quoted && count < MIN_BARE {
        return None;
    }
    let Some(size) = is_square(count) else {
        let digits = field.chars().filter(|c| c.is_ascii_digit() || matches!(c, '.' | '*' | '_' | '-')).count();
        let near = (81 - MAX_SLIP..=81 + MAX_SLIP).contains(&count) && digits == count;
        return near.then(|| Piece { rows: Vec::new(), span: at(field).span(), wrong_count: Some(count) });
    };
    let span = at(field).span();
    let cells: Vec<Written<'a>> = row.cells.iter().map(|w| crossed_out(*w, size)).collect();
    let rows = cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span }).collect();
    Some(Piece { rows, span, wrong_count: None })
}

/// Returns each character as a cell; `None` if one is none.
fn row_of(text: Excerpt<'_>, size: usize) -> Option<Row<'_>> {
    let span = text.span();
    let cells: Option<Vec<_>> = characters(text).map(|w| cell(w).map(|(w, _)| crossed_out(w, size.min(25)))).collect();
    Some(Row { cells: cells?, span })
}

/// Returns the rows of a text that are joined by a sign, or by `\n` as programs write it.
fn joined(text: &str) -> Option<Vec<&str>> {
    let fits = |rows: &[&str]| {
        SIZES.contains(&rows.len()) && rows.iter().all(|row| row.chars().count() == rows.len() && !row.contains(JOINTS))
    };
    let escaped: Vec<&str> = text.split("\\n").filter(|row| !row.is_empty()).collect();
    if fits(&escaped) {
        return Some(escaped);
    }
    JOINTS.into_iter().find_map(|joint| {
        let rows: Vec<&str> = text.trim_matches(joint).split(joint).collect();
        fits(&rows).then_some(rows)
    })
}

/// Returns the size of a board with this number of cells.
fn is_square(count: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == count)
}
