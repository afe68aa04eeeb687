//! Boards as lists of programming languages, in any brackets: as many lists of cells in a row as each has cells; and as
//! many texts in quotes as each has characters.

use super::cell::{cell, crossed_out};
use super::flat::{innermost, items};
use crate::Span;
use crate::sudoku::MAX_SIZE;
use crate::sudoku::board::{Row, Written};
use crate::sudoku::line::{Excerpt, characters};
use crate::sudoku::recognise::MIN_SIZE;

/// Maximum length of the text between two rows, without blanks and comments: `vec!` and the like.
const MAX_GAP: usize = 16;

/// Returns the boards of nested lists, and of lists that signs divide into rows, each with its place. Linear.
pub(super) fn lists(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let mut found = Vec::new();
    let mut rows = Vec::new();
    for (list, span) in innermost(source) {
        let place = Span { start: span.start + 1, end: span.end - 1 };
        if list.contains('|') {
            found.extend(divided(list, place.start as usize).map(|rows| (rows, span)));
        } else if let Some(cells) = items(list, place.start as usize).filter(|cells| cells.len() >= MIN_SIZE) {
            rows.push((Row { cells, span: place }, span));
        }
    }
    found.extend(boards(source, &rows));
    found
}

/// Returns the boards of consecutive texts in quotes, each with its place. Linear.
pub(super) fn texts(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let mut rows = Vec::new();
    let mut rest = source;
    while let Some(open) = rest.find(['"', '\'', '`']) {
        let quote = rest.as_bytes()[open] as char;
        let inside = &rest[open + 1..];
        // No row has more characters than this.
        let end = inside.char_indices().take(MAX_SIZE as usize + 1).find(|(_, c)| *c == quote || *c == '\n');
        let Some((close, _)) = end.filter(|(_, c)| *c == quote) else {
            rest = inside;
            continue;
        };
        let text = &inside[..close];
        let start = source.len() - rest.len() + open;
        rest = &inside[close + 1..];
        let size = text.chars().count();
        let part = Excerpt { text, start: start + 1 };
        let cells: Option<Vec<Written<'_>>> =
            characters(part).map(|w| cell(w).map(|(w, _)| crossed_out(w, size))).collect();
        let Some(cells) = cells.filter(|cells| cells.len() >= MIN_SIZE) else { continue };
        rows.push((Row { cells, span: part.span() }, Span::new(start, start + close + 2)));
    }
    boards(source, &rows)
}

/// Returns the boards of rows with their places, brackets and quotes included: as many rows of the same length next to
/// each other as a row has cells, or a multiple of that.
fn boards<'a>(source: &str, rows: &[(Row<'a>, Span)]) -> Vec<(Vec<Row<'a>>, Span)> {
    let size = |(row, _): &(Row<'a>, Span)| row.cells.len();
    let follows = |a: &(Row<'a>, Span), b: &(Row<'a>, Span)| {
        size(a) == size(b) && is_gap(&source[a.1.end as usize..b.1.start as usize])
    };
    let fits = |run: &&[(Row<'a>, Span)]| size(&run[0]) <= MAX_SIZE as usize && run.len().is_multiple_of(size(&run[0]));
    let board = |rows: &[(Row<'a>, Span)]| {
        let place = rows.iter().map(|(_, span)| *span).reduce(Span::to).unwrap_or_default();
        (rows.iter().map(|(row, _)| row.clone()).collect(), place)
    };
    rows.chunk_by(follows).filter(fits).flat_map(|run| run.chunks(size(&run[0]))).map(board).collect()
}

/// Returns the rows of a list with bars between them: `[| 5, 3 | 6, 0 |]`.
fn divided(list: &str, start: usize) -> Option<Vec<Row<'_>>> {
    let parts = list.split('|').filter(|part| !part.trim().is_empty());
    let offset = |part: &str| start + (part.as_ptr() as usize - list.as_ptr() as usize);
    let row = |part| {
        let cells = items(part, offset(part))?;
        Some(Row { cells, span: Span::new(offset(part), offset(part) + part.len()) })
    };
    let rows: Vec<Row<'_>> = parts.map(row).collect::<Option<_>>()?;
    (rows.len() >= MIN_SIZE && rows.iter().all(|row| row.cells.len() == rows.len())).then_some(rows)
}

/// Whether a text may be between two rows: signs, and what is written before a list.
fn is_gap(text: &str) -> bool {
    let mut count = 0;
    for line in text.lines() {
        let line = ["//", "# ", "%"].iter().filter_map(|mark| line.find(mark)).min().map_or(line, |at| &line[..at]);
        let line = line.split_once("/*").map_or(line, |(before, _)| before);
        count += line.chars().filter(|c| !c.is_whitespace()).count();
        if count > MAX_GAP || line.contains(|c: char| c.is_ascii_digit() || matches!(c, '=' | ':')) {
            return false;
        }
    }
    true
}
