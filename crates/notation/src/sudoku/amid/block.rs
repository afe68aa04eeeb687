//! Blocks of lines to boards: as many rows of the same length as a row has cells.

use super::cell::{Mark, crossed_out};
use super::line::{SourceLine, label_number};
use super::row::{LineRow, Split, cells_of};
use crate::sudoku::MAX_SIZE;
use crate::sudoku::recognise::MIN_SIZE;

/// A square of cells.
#[derive(Clone, Debug)]
pub(super) struct Square<'a> {
    pub rows: Vec<LineRow<'a>>,
    pub split: Split,
}

impl Square<'_> {
    pub(super) fn size(&self) -> usize {
        self.rows.len()
    }

    /// Whether a star marks the givens, so that other values were filled in.
    pub(super) fn has_stars(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.cells).any(|(_, mark)| *mark == Mark::Given)
    }

    /// Whether both have the same cells.
    fn same(&self, other: &Self) -> bool {
        let texts = |square: &Self| -> Vec<String> {
            let cells = square.rows.iter().flat_map(|row| &row.cells);
            cells.map(|(cell, _)| cell.text.trim().trim_matches('.').to_owned()).collect()
        };
        texts(self) == texts(other)
    }
}

/// Consecutive lines between other text: rows, borders and blank lines.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub lines: std::ops::Range<usize>,
    /// Whether lines of nothing but dashes are rows of empty cells.
    pub has_dashes: bool,
}

/// Returns the blocks of a source: lines that some split takes for a row, with borders and blank lines among them.
pub(super) fn blocks(lines: &[SourceLine<'_>]) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<usize> = None;
    for (index, line) in lines.iter().enumerate() {
        let belongs = line.is_blank() || line.is_border() || is_row(line, index);
        match (belongs, open) {
            (true, None) if !line.is_blank() => open = Some(index),
            (false, Some(first)) => {
                found.push(first..index);
                open = None;
            }
            _ => {}
        }
    }
    found.extend(open.map(|first| first..lines.len()));
    found.into_iter().map(|lines| Block { lines, has_dashes: false }).collect()
}

/// Whether some split takes a line for a row.
pub(super) fn is_row(line: &SourceLine<'_>, index: usize) -> bool {
    Split::ALL.into_iter().any(|split| cells_of(line, index, split).is_some_and(|row| row.cells.len() > 1))
}

/// Returns the squares of a block by the first split that finds any, and whether another split finds others.
pub(super) fn squares<'a>(
    lines: &[SourceLine<'a>],
    block: &Block,
    is_sound: impl Fn(&Square<'a>) -> bool,
) -> (Vec<Square<'a>>, bool) {
    let mut found: Vec<Square<'a>> = Vec::new();
    let mut differs = false;
    for split in Split::ALL {
        for has_dashes in [false, true] {
            let block = Block { has_dashes, ..block.clone() };
            let all: Vec<_> = runs(lines, &block, split).into_iter().flatten().filter(&is_sound).collect();
            if all.is_empty() {
                continue;
            }
            if found.is_empty() {
                found = all;
            } else if !has_dashes {
                differs |= all.len() != found.len() || all.iter().zip(&found).any(|(a, b)| !a.same(b));
            }
            break;
        }
    }
    (found, differs)
}

/// Returns the rows of a block by this split; lines that it does not take for a row are left out.
pub(super) fn rows<'a>(lines: &[SourceLine<'a>], block: &Block, split: Split) -> Vec<LineRow<'a>> {
    let is_row_line = |line: &SourceLine<'_>| !line.is_blank() && (!line.is_border() || block.has_dashes);
    let range = block.lines.clone();
    range.filter(|&at| is_row_line(&lines[at])).filter_map(|at| cells_of(&lines[at], at, split)).collect()
}

/// Returns the squares in each run of rows of the same length.
fn runs<'a>(lines: &[SourceLine<'a>], block: &Block, split: Split) -> Vec<Vec<Square<'a>>> {
    let rows = rows(lines, block, split);
    // Words above a board may be as long as its rows.
    let apart = runs_of(&rows, split, |row| (row.cells.len(), row.is_letters()));
    if apart.iter().any(|squares| !squares.is_empty()) {
        apart
    } else {
        runs_of(&rows, split, |row| (row.cells.len(), false))
    }
}

/// Returns the squares in each run of rows that are alike.
fn runs_of<'a>(
    rows: &[LineRow<'a>],
    split: Split,
    kind: impl Fn(&LineRow<'a>) -> (usize, bool),
) -> Vec<Vec<Square<'a>>> {
    let alike = |a: &LineRow<'a>, b: &LineRow<'a>| kind(a) == kind(b);
    rows.chunk_by(alike).map(|run| cut(run, split)).collect()
}

/// Cuts rows of the same length into squares; rows and columns may have labels.
fn cut<'a>(rows: &[LineRow<'a>], split: Split) -> Vec<Square<'a>> {
    let length = rows[0].cells.len();
    let fits = |size: usize| (MIN_SIZE..=MAX_SIZE as usize).contains(&size);
    let named: Vec<_> = rows.iter().filter(|row| !is_header(row)).cloned().collect();
    let all = rows.len();
    if fits(length) && all.is_multiple_of(length) {
        return rows.chunks(length).filter_map(|rows| square(rows.to_vec(), split)).collect();
    }
    if fits(length) && (1..=2).contains(&(all - named.len())) && named.len() == length {
        return square(named, split).into_iter().collect();
    }
    let size = length - 1;
    if fits(size) && all.is_multiple_of(size) {
        let without = |rows: &[LineRow<'a>]| -> Option<Square<'a>> { square(without_numbers(rows)?, split) };
        return rows.chunks(size).filter_map(without).collect();
    }
    Vec::new()
}

/// Returns a square whose rows have labels that count, if they have any.
fn square(rows: Vec<LineRow<'_>>, split: Split) -> Option<Square<'_>> {
    let labels: Vec<&str> = rows.iter().filter_map(|row| row.label).collect();
    let counts = labels.iter().enumerate().all(|(at, label)| label_number(label) == Some(at + 1));
    if !(labels.is_empty() || labels.len() == rows.len() && counts) {
        return None;
    }
    let size = rows.len();
    let mut rows = rows;
    for (cell, _) in rows.iter_mut().flat_map(|row| &mut row.cells) {
        *cell = crossed_out(*cell, size);
    }
    Some(Square { rows, split })
}

/// Returns the rows without their first cells, if these are their numbers.
fn without_numbers<'a>(rows: &[LineRow<'a>]) -> Option<Vec<LineRow<'a>>> {
    let counts = rows.iter().enumerate().all(|(at, row)| label_number(row.cells[0].0.text) == Some(at + 1));
    let rest = |row: &LineRow<'a>| LineRow { cells: row.cells[1..].to_vec(), ..row.clone() };
    counts.then(|| rows.iter().map(rest).collect())
}

/// Whether a row is the names of the columns, or nothing.
pub(super) fn is_header(row: &LineRow<'_>) -> bool {
    let texts = || row.cells.iter().map(|(cell, _)| cell.text);
    let counts = |first: usize| texts().skip(first).enumerate().all(|(at, text)| label_number(text) == Some(at + 1));
    texts().all(str::is_empty) || counts(0) || texts().next().is_some_and(str::is_empty) && counts(1)
}
