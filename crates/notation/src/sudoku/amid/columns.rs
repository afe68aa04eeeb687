//! Drawings in which an empty cell is a blank: the places of the characters in their lines say which cell is meant.

use super::block::Block;
use super::cell::{Mark, cell};
use super::line::SourceLine;
use super::row::{LineRow, is_bar};
use crate::Span;
use crate::sudoku::board::Written;
use crate::sudoku::recognise::MIN_SIZE;

/// Maximum number of columns from one cell to the next.
const MAX_PITCH: usize = 6;
/// Maximum width of a line of such a drawing.
const MAX_WIDTH: usize = 400;
/// Sizes of boards that are drawn with blanks.
const SIZES: [usize; 5] = [4, 6, 8, 9, 10];

/// What the blanks of a block can mean.
pub(super) enum Blanks<'a> {
    /// It is no such drawing.
    None,
    /// One board.
    Board(Vec<LineRow<'a>>),
    /// Several boards.
    Unclear,
}

/// A row of a drawing: its characters, each with its column and its offset in the source.
struct Drawn<'a> {
    characters: Vec<(usize, &'a str, usize)>,
}

/// A part of all rows between two bars, and the number of its cells.
struct Strip<'a> {
    width: usize,
    rows: Vec<Drawn<'a>>,
}

/// Reads a block as rows in which a blank is an empty cell.
pub(super) fn board<'a>(lines: &[SourceLine<'a>], block: &Block) -> Blanks<'a> {
    let range = block.lines.clone();
    let end = range.clone().rev().find(|&at| !lines[at].is_blank()).map_or(range.start, |at| at + 1);
    let usable = |line: &SourceLine<'_>| !line.body.contains('\t') && line.body.len() <= 4 * MAX_WIDTH;
    let drawn: Vec<usize> =
        (range.start..end).filter(|&at| !lines[at].is_border() || is_bars_only(&lines[at])).collect();
    if drawn.len() > 4 * SIZES[SIZES.len() - 1] || !drawn.iter().all(|&at| usable(&lines[at])) {
        return Blanks::None;
    }
    let filled: Vec<usize> = drawn.iter().copied().filter(|&at| !lines[at].is_blank()).collect();
    let rows = [&filled, &drawn].into_iter().find(|rows| SIZES.contains(&rows.len()));
    let Some(rows) = rows else { return Blanks::None };
    let size = rows.len();
    let Some(strips) = strips(lines, rows) else { return Blanks::None };
    if size < MIN_SIZE || strips.is_empty() || !size.is_multiple_of(strips.len()) {
        return Blanks::None;
    }
    let cells = size / strips.len();
    let mut fitting = places(&strips, cells);
    let Some(place) = fitting.next() else { return Blanks::None };
    // A drawing with a sign for empty cells leaves none of them blank.
    let is_value = |c: char| c.is_ascii_digit() && c != '0' || ('１'..='９').contains(&c);
    if strips.iter().flat_map(|s| &s.rows).flat_map(|row| &row.characters).any(|c| !c.1.chars().all(is_value)) {
        return Blanks::None;
    }
    let Some(found) = laid_out(lines, rows, &strips, place) else { return Blanks::None };
    // Rows without a blank between two values are too short, and have lost a character somewhere.
    if !found.iter().any(has_blank_inside) {
        return Blanks::None;
    }
    let columns = || strips.iter().flat_map(|s| &s.rows).flat_map(|row| &row.characters).map(|c| c.0);
    let differs = |other: Place| columns().any(|at| other.cell(at) != place.cell(at));
    if fitting.any(differs) { Blanks::Unclear } else { Blanks::Board(found) }
}

/// Whether a row has an empty cell before one that is not.
fn has_blank_inside(row: &LineRow<'_>) -> bool {
    let is_filled = |(cell, _): &(Written<'_>, Mark)| !cell.text.is_empty();
    row.cells.iter().rposition(is_filled).is_some_and(|last| !row.cells[..last].iter().all(is_filled))
}

/// Whether a line is bars and blanks: a row of empty cells.
fn is_bars_only(line: &SourceLine<'_>) -> bool {
    line.body.contains(is_bar) && line.body.chars().all(|c| is_bar(c) || c.is_whitespace())
}

/// Where the cells of a strip are: the column of the first, and the columns from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    first: usize,
    pitch: usize,
}

impl Place {
    fn cell(self, column: usize) -> usize {
        (column - self.first) / self.pitch
    }
}

/// Returns the places of cells by which every character of the strips is in one.
fn places<'s>(strips: &'s [Strip<'_>], cells: usize) -> impl Iterator<Item = Place> + 's {
    let all = (1..=MAX_PITCH).flat_map(|pitch| (0..MAX_WIDTH.min(pitch * 8)).map(move |first| Place { first, pitch }));
    all.filter(move |&Place { first, pitch }| {
        strips.iter().all(|strip| {
            let last = first + pitch * (cells - 1);
            let on_cell = |at: usize| (first..=last).contains(&at) && (at - first).is_multiple_of(pitch);
            (strip.width == usize::MAX || last < strip.width)
                && strip.rows.iter().all(|row| row.characters.iter().all(|c| on_cell(c.0)))
        })
    })
}

/// Cuts the rows at their bars, which must be in the same columns in all of them.
fn strips<'a>(lines: &[SourceLine<'a>], rows: &[usize]) -> Option<Vec<Strip<'a>>> {
    let bars = |at: usize| -> Vec<usize> {
        lines[at].body.chars().enumerate().filter(|(_, c)| is_bar(*c)).map(|(column, _)| column).collect()
    };
    let first = bars(*rows.first()?);
    if !rows.iter().all(|&at| bars(at) == first) {
        return None;
    }
    // Text before the first bar of a frame may be the number of the row.
    let framed = first.first().is_some_and(|&bar| {
        rows.iter().all(|&at| lines[at].body.chars().take(bar).all(|c| c.is_whitespace() || c.is_ascii_alphanumeric()))
            && (bar < 4 && first.len() > 2)
    });
    let mut edges: Vec<(usize, usize)> = Vec::new();
    let mut from = 0;
    for &bar in &first {
        edges.push((from, bar));
        from = bar + 1;
    }
    edges.push((from, usize::MAX));
    if framed {
        edges.remove(0);
        let beyond = |at: usize| lines[at].body.chars().skip(from).any(|c| !c.is_whitespace());
        if !rows.iter().any(|&at| beyond(at)) {
            edges.pop();
        }
    }
    let strip = |&(from, to): &(usize, usize)| -> Strip<'a> {
        let row = |&at: &usize| drawn_row(&lines[at], from, to);
        Strip { width: if to == usize::MAX { to } else { to - from }, rows: rows.iter().map(row).collect() }
    };
    Some(edges.iter().map(strip).collect())
}

/// Returns the characters of a line from one column to another.
fn drawn_row<'a>(line: &SourceLine<'a>, from: usize, to: usize) -> Drawn<'a> {
    let body = line.body;
    let columns = body.char_indices().enumerate().skip(from).take_while(|(column, _)| *column < to);
    let filled = columns.filter(|(_, (_, c))| !c.is_whitespace());
    let characters =
        filled.map(|(column, (at, c))| (column - from, &body[at..at + c.len_utf8()], line.offset(body) + at)).collect();
    Drawn { characters }
}

/// Returns the rows of cells, if every character is one.
fn laid_out<'a>(
    lines: &[SourceLine<'a>],
    rows: &[usize],
    strips: &[Strip<'a>],
    place: Place,
) -> Option<Vec<LineRow<'a>>> {
    let size = rows.len();
    let in_strip = size / strips.len();
    let mut found = Vec::new();
    for (at, &index) in rows.iter().enumerate() {
        let line = &lines[index];
        let nothing = (Written { text: "", span: line.span() }, Mark::None);
        let mut cells = vec![nothing; size];
        for (number, strip) in strips.iter().enumerate() {
            let row = &strip.rows[at];
            for &(column, text, start) in &row.characters {
                let written = Written { text, span: Span::new(start, start + text.len()) };
                cells[number * in_strip + place.cell(column)] = cell(written)?;
            }
        }
        found.push(LineRow { cells, text: line.inner, line: index, label: None, span: line.span() });
    }
    Some(found)
}
