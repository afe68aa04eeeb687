//! Boards as one flat list of a programming language: `[0, 0, 4, ...]`.

use super::cell::cell;
use crate::Span;
use crate::sudoku::board::{Row, Written};
use crate::sudoku::line::square_root;
use crate::sudoku::recognise::MIN_SIZE;

/// Minimum number of items of such a list.
const MIN_ITEMS: usize = MIN_SIZE * MIN_SIZE;
/// Maximum length of an item.
const MAX_ITEM: usize = 3;

/// Returns the flat lists of a source that are boards, each with its place. Linear.
pub(super) fn lists(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    innermost(source).filter_map(|(list, span)| Some((rows(list, span.start as usize + 1)?, span))).collect()
}

/// Returns what is in each pair of brackets without others inside, and the place of the pair.
pub(super) fn innermost(source: &str) -> impl Iterator<Item = (&str, Span)> {
    let mut open: Option<usize> = None;
    source.char_indices().filter_map(move |(at, c)| match c {
        '[' | '{' | '(' => {
            open = Some(at);
            None
        }
        ']' | '}' | ')' => open.take().map(|open| (&source[open + 1..at], Span::new(open, at + 1))),
        _ => None,
    })
}

fn rows(list: &str, start: usize) -> Option<Vec<Row<'_>>> {
    let cells = items(list, start)?;
    let size = square_root(cells.len()).filter(|_| cells.len() >= MIN_ITEMS)?;
    let span = |cells: &[Written<'_>]| cells.iter().map(|c| c.span).reduce(Span::to).unwrap_or_default();
    Some(cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span: span(cells) }).collect())
}

/// Returns the items of a list as cells, between commas or between blanks; `None` if one is none.
pub(super) fn items(list: &str, start: usize) -> Option<Vec<Written<'_>>> {
    let by_comma = list.contains(',');
    let separators: &[char] = if by_comma { &[','] } else { &[';', ' ', '\t', '\n', '\r', '\\'] };
    let mut cells = Vec::new();
    for part in list.split(separators).filter(|part| by_comma || !part.is_empty()) {
        let text = part.trim_matches(|c: char| c.is_whitespace() || c == '\\').trim_matches(['"', '\'']);
        let at = start + (text.as_ptr() as usize - list.as_ptr() as usize);
        let written = cell(Written { text, span: Span::new(at, at + text.len()) })?.0;
        if written.text.len() > MAX_ITEM {
            return None;
        }
        cells.push(written);
    }
    if by_comma && cells.last().is_some_and(|cell| cell.text.is_empty()) && !list.trim_end().ends_with(['"', '\'']) {
        cells.pop();
    }
    Some(cells)
}
