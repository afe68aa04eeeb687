//! Boards drawn as rows of cells.

use std::ops::Range;

use super::fields::{Entry, RowFields};
use crate::{Argument, Code, Diagnostic, Hint, Span, Text};

/// Maximum number of rows, and of columns.
const MAX_SIDE: usize = 64;

/// Returns the rows of a drawn board, and the number of rows left out. Blanks or bars separate cells; if no line has
/// any, each character is a cell.
pub fn drawn_rows(lines: &[Text]) -> (Vec<RowFields>, usize) {
    let drawn: Vec<&Text> = lines.iter().filter(|l| !l.as_str().trim().is_empty() && !is_border(l.as_str())).collect();
    let parted = drawn.iter().any(|l| l.as_str().contains(is_bar) || pieces(l.as_str()).nth(1).is_some());
    let rows = drawn.iter().take(MAX_SIDE + 1).map(|line| {
        let cells = pieces(line.as_str()).flat_map(|piece| {
            let each = line.as_str()[piece.clone()].char_indices().filter(|_| !parted);
            let start = piece.start;
            let each: Vec<Range<usize>> = each.map(|(i, c)| start + i..start + i + c.len_utf8()).collect();
            parted.then_some(piece).into_iter().chain(each)
        });
        RowFields { cells: cells.take(MAX_SIDE + 1).map(|range| line.part(range)).collect(), span: line.span() }
    });
    (rows.collect(), drawn.len().saturating_sub(MAX_SIDE + 1))
}

fn is_bar(c: char) -> bool {
    matches!(c, '|' | '│')
}

/// Returns the ranges between blanks and bars.
fn pieces(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let rest = &text[from..];
        let start = from + rest.find(|c: char| !c.is_whitespace() && !is_bar(c))?;
        let end = text[start..].find(|c: char| c.is_whitespace() || is_bar(c)).map_or(text.len(), |n| start + n);
        from = end;
        Some(start..end)
    })
}

/// Whether a line is a border: `+---+---+`.
fn is_border(text: &str) -> bool {
    let drawn = |c: char| c.is_whitespace() || matches!(c, '+' | '-' | '=' | '|' | '\u{2500}'..='\u{257f}');
    text.chars().all(drawn) && text.contains(['-', '=', '─', '═'])
}

/// A board of equal rows.
pub(super) struct Board<'a> {
    pub(super) columns: usize,
    pub(super) cells: Vec<&'a Text>,
}

impl Board<'_> {
    /// Returns the number of rows.
    pub(super) fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }
}

/// Returns the board of a keyword, if its rows are equally long.
pub(super) fn board<'a>(entry: &'a Entry, problems: &mut Vec<Diagnostic>) -> Option<Board<'a>> {
    let columns = entry.rows.first().map_or(0, |row| row.cells.len());
    if columns == 0 {
        problems.push(super::list::empty(entry));
        return None;
    }
    let longest = entry.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if longest > MAX_SIDE || entry.rows.len() + entry.left_out > MAX_SIDE {
        problems.push(too_large(entry.place(), MAX_SIDE));
        return None;
    }
    let before = problems.len();
    for (i, row) in entry.rows.iter().enumerate().filter(|(_, row)| row.cells.len() != columns) {
        let problem = Diagnostic::new(Code::UnevenRow, row.span)
            .number("row", i + 1)
            .number("found", row.cells.len())
            .number("expected", columns);
        problems.push(problem);
    }
    let cells = entry.rows.iter().flat_map(|row| &row.cells).collect();
    (problems.len() == before).then_some(Board { columns, cells })
}

/// Returns the problem of a board with too many squares.
pub(super) fn too_large(place: Span, limit: usize) -> Diagnostic {
    Diagnostic::new(Code::StateTooLarge, place).number("limit", limit).hint(Hint::Board)
}

/// Whether both have the same number of rows and columns; if not, reports the second.
pub(super) fn same_shape(one: &Board<'_>, other: &Board<'_>, entry: &Entry, problems: &mut Vec<Diagnostic>) -> bool {
    let same = one.columns == other.columns && one.cells.len() == other.cells.len();
    if !same {
        problems.push(
            Diagnostic::new(Code::OtherShape, entry.place())
                .number("rows", other.rows())
                .number("columns", other.columns)
                .number("start-rows", one.rows())
                .number("start-columns", one.columns),
        );
    }
    same
}

/// Returns the problem of a goal that lacks pieces of the start, or has others.
pub(super) fn other_pieces(entry: &Entry, missing: Argument, extra: Argument) -> Diagnostic {
    let is_empty = |list: &Argument| matches!(list, Argument::List(texts) if texts.is_empty());
    let hint = match (is_empty(&missing), is_empty(&extra)) {
        (false, false) => Hint::Both,
        (false, true) => Hint::Missing,
        _ => Hint::Extra,
    };
    let problem = Diagnostic::new(Code::OtherPieces, entry.place()).with("missing", missing);
    problem.with("extra", extra).hint(hint)
}

/// Returns the number of bits of a cell with this number of different contents.
pub(super) fn bits(contents: usize) -> u32 {
    usize::BITS - contents.saturating_sub(1).leading_zeros()
}
