//! Boards as one flat list of a programming language: `[0, 0, 4, ...]`.

use super::cell::cell;
use crate::Span;
use crate::sudoku::board::{Row, Written};
use crate::sudoku::line::square_root;
use crate::sudoku::recognise::MIN_SIZE;

/// Minimum number of items of such a list.
const MIN_ITEMS: usize = MIN_SIZE * MIN_SIZE;

/// Returns the flat lists of a source that are boards, each with its place. Linear.
pub(super) fn lists(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let mut found = Vec::new();
    let mut open: Option<usize> = None;
    for (at, c) in source.char_indices() {
        match c {
            '[' | '{' | '(' => open = Some(at),
            ']' | '}' | ')' => {
                let Some(open) = open.take() else { continue };
                if let Some(rows) = rows(&source[open + 1..at], open + 1) {
                    found.push((rows, Span::new(open, at + 1)));
                }
            }
            _ => {}
        }
    }
    found
}

fn rows(list: &str, start: usize) -> Option<Vec<Row<'_>>> {
    let separators = [',', ';', ' ', '\t', '\n', '\r', '\\'];
    let by_comma = list.contains(',');
    let mut cells = Vec::new();
    let parts: Box<dyn Iterator<Item = &str>> =
        if by_comma { Box::new(list.split(',')) } else { Box::new(list.split(separators).filter(|p| !p.is_empty())) };
    for part in parts {
        let text = part.trim_matches(|c: char| c.is_whitespace() || c == '\\').trim_matches(['"', '\'']);
        let at = start + (text.as_ptr() as usize - list.as_ptr() as usize);
        let text = match text {
            "None" | "null" | "nil" | "undefined" | "" => "",
            text => text,
        };
        let written = Written { text, span: Span::new(at, at + text.len()) };
        if text.len() > 3 {
            return None;
        }
        cells.push(cell(written)?.0);
    }
    if by_comma && cells.last().is_some_and(|cell| cell.text.is_empty()) {
        cells.pop();
    }
    let size = square_root(cells.len()).filter(|_| cells.len() >= MIN_ITEMS)?;
    let span = |cells: &[Written<'_>]| cells.iter().map(|c| c.span).reduce(Span::to).unwrap_or_default();
    Some(cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span: span(cells) }).collect())
}
