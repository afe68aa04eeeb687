//! Boards whose cells are the characters of a line.

use super::SudokuPuzzle;
use super::board::{Row, Written, board};
use super::drawn::in_line;
use super::fields::default_boxes;
use super::format::{FormatEntry, Statable, each_line};
use super::jigsaw;
use super::recognise::{Likeness, MIN_SIZE};
use crate::lines::{Line, lines_with_offsets};
use crate::{Code, Diagnostic, Span};

/// Maximum size of a board that is written with one character for each cell.
pub(super) const MAX_CHARACTER_SIZE: usize = 35;
/// Maximum size of a board that is recognised in a line of characters: 27 by 27 are the pencil marks of a board of 9.
const MAX_RECOGNISED_SIZE: usize = 25;
/// Minimum length of a line of characters that is taken for pencil marks, even with some missing.
pub(super) const MIN_MARKS: usize = 700;

pub(super) const LINE: FormatEntry = FormatEntry {
    name: "line",
    places: each_line,
    read,
    looks_like: |source| {
        let line = source.only_line()?;
        // A line in one piece counts as one line, even with a character too few.
        let length = count(line);
        let near = length > 30 && (length.saturating_sub(2)..length + 3).any(|n| square_root(n).is_some());
        let is_board = source.drawing().is_board;
        let in_one = is_board && length < MIN_MARKS && (near || !line.text.contains(char::is_whitespace));
        (is_whole(line) || in_one).then(|| Likeness::maybe(is_board))
    },
    rank: 4,
    write: in_line,
    states: Statable::GIVENS,
};

pub(super) const SDM: FormatEntry = FormatEntry {
    name: "sdm",
    looks_like: |source| {
        let all = source.lines.len();
        let whole = source.lines.iter().filter(|line| is_whole(**line)).count();
        let length = source.lines.iter().find(|line| is_whole(**line)).map_or(0, |line| count(*line));
        let is_majority = 2 * whole > all;
        let is_sdm = all > 1 && (whole == all || is_majority && all != length);
        is_sdm.then(|| Likeness::maybe(source.drawing().is_board && is_majority))
    },
    ..LINE
};

/// Returns the number of characters of the board of a line.
pub(super) fn count(line: Excerpt<'_>) -> usize {
    board_and_rest(line).0.text.chars().count()
}

/// Whether a line is a board of `n * n` characters.
fn is_whole(line: Excerpt<'_>) -> bool {
    let length = count(line);
    let size = square_root(length);
    size.is_some_and(|size| (MIN_SIZE..=MAX_RECOGNISED_SIZE).contains(&size))
        && !line.text.contains(|c| matches!(c, '|' | '\u{2500}'..='\u{257f}'))
        && !(length < line.text.chars().count() && jigsaw::fits(line))
}

/// A part of the source, such as a line with its blanks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Excerpt<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl Excerpt<'_> {
    pub(super) fn span(&self) -> Span {
        Span::new(self.start, self.start + self.text.len())
    }

    /// Returns it as a line of a text.
    pub(super) fn as_line(&self) -> Line<'_> {
        Line { text: self.text, start: self.start as u32, indented: false }
    }
}

/// Returns the lines that are neither blank nor comments. Blanks at the ends are kept if they make the line a square.
pub(super) fn raw_lines(source: &str) -> impl Iterator<Item = Excerpt<'_>> {
    lines_with_offsets(source).filter_map(|(start, text)| {
        let trimmed = text.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            return None;
        }
        if square_root(text.chars().count()).is_some() && trimmed.len() < text.len() {
            return Some(Excerpt { text, start });
        }
        let indent = text.len() - text.trim_start().len();
        Some(Excerpt { text: trimmed, start: start + indent })
    })
}

/// Returns the size of a board with this number of cells.
pub(super) fn square_root(cells: usize) -> Option<usize> {
    let root = cells.isqrt();
    (root * root == cells && (2..=MAX_CHARACTER_SIZE).contains(&root)).then_some(root)
}

/// Returns the board of a line, and the text after it: a rating, a solution, a remark.
pub(super) fn board_and_rest(line: Excerpt<'_>) -> (Excerpt<'_>, Excerpt<'_>) {
    let end = match line.text.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '#')) {
        Some(end) if square_root(line.text.chars().count()).is_none() && square_root(end).is_some_and(|n| n >= 4) => {
            end
        }
        _ => line.text.len(),
    };
    let (text, rest) = line.text.split_at(end);
    (Excerpt { text, start: line.start }, Excerpt { text: rest, start: line.start + end })
}

/// Reads a board of `n * n` characters.
pub(super) fn read(line: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
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
    let Some(mut puzzle) = board(&rows, Some(size as u32), None, problems) else { return SudokuPuzzle::default() };
    default_boxes(&mut puzzle, line.span(), problems);
    puzzle
}

/// Returns each character as a cell.
pub(super) fn characters(line: Excerpt<'_>) -> impl Iterator<Item = Written<'_>> {
    line.text.char_indices().map(move |(at, c)| {
        let end = at + c.len_utf8();
        Written { text: &line.text[at..end], span: Span::new(line.start + at, line.start + end) }
    })
}

fn wrong_count(line: Excerpt<'_>, count: usize) -> Diagnostic {
    let usual = [4, 6, 8, 9, 10, 12, 16, 25];
    let size = usual.into_iter().min_by_key(|n: &usize| (n * n).abs_diff(count)).unwrap_or(9);
    Diagnostic::new(Code::CellCount, line.span())
        .number("found", count)
        .number("expected", size * size)
        .number("size", size)
}
