//! Boards whose cells are the characters of a line.

use super::SudokuPuzzle;
use super::board::{Row, Written, board, number};
use super::fields::default_boxes;
use crate::lines::Line;
use crate::{Code, Diagnostic, Span};

/// The largest board that is written with a character a cell.
pub(super) const LARGEST: usize = 35;

/// A line of the source as it stands, with blanks.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawLine<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl RawLine<'_> {
    pub(super) fn span(&self) -> Span {
        Span::new(self.start, self.start + self.text.len())
    }

    /// The same as a line of a text.
    pub(super) fn as_line(&self) -> Line<'_> {
        Line { text: self.text, start: self.start as u32, indented: false }
    }
}

/// The lines that are neither blank nor comments. Blanks at the ends are kept where they make the line a whole square.
pub(super) fn raw_lines(source: &str) -> impl Iterator<Item = RawLine<'_>> {
    let mark = source.len() - source.trim_start_matches('\u{feff}').len();
    let mut offset = mark;
    source[mark..].split_inclusive('\n').filter_map(move |line| {
        let start = offset;
        offset += line.len();
        let text = line.trim_end_matches(['\n', '\r']);
        let trimmed = text.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            return None;
        }
        if square_root(text.chars().count()).is_some() && trimmed.len() < text.len() {
            return Some(RawLine { text, start });
        }
        let indent = text.len() - text.trim_start().len();
        Some(RawLine { text: trimmed, start: start + indent })
    })
}

/// The side of a board of so many cells.
pub(super) fn square_root(cells: usize) -> Option<usize> {
    let root = cells.isqrt();
    (root * root == cells && (2..=LARGEST).contains(&root)).then_some(root)
}

/// The board of a line, and what stands behind it: a rating, a solution, a remark.
pub(super) fn board_and_rest(line: RawLine<'_>) -> (RawLine<'_>, RawLine<'_>) {
    let end = match line.text.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '#')) {
        Some(end) if square_root(line.text.chars().count()).is_none() && square_root(end).is_some_and(|n| n >= 4) => {
            end
        }
        _ => line.text.len(),
    };
    let (text, rest) = line.text.split_at(end);
    (RawLine { text, start: line.start }, RawLine { text: rest, start: line.start + end })
}

/// Reads a board of `n * n` characters.
pub(super) fn read(line: RawLine<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let (line, rest) = board_and_rest(line);
    if !rest.text.is_empty() {
        problems.push(Diagnostic::new(Code::IgnoredText, rest.span()));
    }
    let count = line.text.chars().count();
    let Some(size) = square_root(count) else {
        problems.push(wrong_count(line, count));
        return SudokuPuzzle::default();
    };
    let cells: Vec<Written<'_>> = characters(line).collect();
    let rows: Vec<Row<'_>> = cells.chunks(size).map(|row| Row { cells: row.to_vec(), span: line.span() }).collect();
    let Some(read) = board(&rows, Some(size as u32), None, problems) else { return SudokuPuzzle::default() };
    let mut puzzle =
        SudokuPuzzle { size: read.size, cells: read.cells, symbols: read.symbols, ..SudokuPuzzle::default() };
    default_boxes(&mut puzzle, line.span(), problems);
    puzzle
}

/// Each character as a cell.
pub(super) fn characters(line: RawLine<'_>) -> impl Iterator<Item = Written<'_>> {
    line.text.char_indices().map(move |(at, c)| {
        let end = at + c.len_utf8();
        Written { text: &line.text[at..end], span: Span::new(line.start + at, line.start + end) }
    })
}

fn wrong_count(line: RawLine<'_>, count: usize) -> Diagnostic {
    let usual = [4, 6, 8, 9, 10, 12, 16, 25];
    let size = usual.into_iter().min_by_key(|n: &usize| (n * n).abs_diff(count)).unwrap_or(9);
    Diagnostic::new(Code::CellCount, line.span())
        .with("found", number(count as u32))
        .with("expected", number((size * size) as u32))
        .with("size", number(size as u32))
}
