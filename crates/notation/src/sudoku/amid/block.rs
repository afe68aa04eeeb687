//! Blocks of lines to boards: as many rows of the same length as a row has cells.

use super::cell::{Mark, crossed_out};
use super::line::{SourceLine, label_number};
use super::row::{LineRow, Split, cells_of};
use super::sentence::{Said, said};
use crate::sudoku::MAX_SIZE;
use crate::sudoku::board::Written;
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
        let belongs = line.is_blank() || line.is_border() || is_row(line, index) || open.is_some() && is_value(line);
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

/// Whether a line is one value: a row in which the other cells are blanks.
fn is_value(line: &SourceLine<'_>) -> bool {
    matches!(line.body.trim().as_bytes(), [b'1'..=b'9'])
}

/// Whether some split takes a line for a row, and it is not the name of a rule: `anti-knight`.
fn is_row(line: &SourceLine<'_>, index: usize) -> bool {
    let has_word = || line.body.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 3);
    let is_rule = || has_word() && matches!(said(line.body), Said::Rule(_));
    Split::ALL.into_iter().any(|split| cells_of(line, index, split).is_some_and(|row| row.cells.len() > 1))
        && !is_rule()
}

/// Returns the parts of a block between lines of words.
pub(super) fn without_words(lines: &[SourceLine<'_>], block: &Block) -> Vec<Block> {
    let is_words = |at: usize| {
        cells_of(&lines[at], at, Split::Characters).is_some_and(|row| row.is_letters() || row.is_sentence())
    };
    let mut parts = Vec::new();
    let mut from = None;
    for at in block.lines.clone() {
        match (is_words(at), from) {
            (false, None) if !lines[at].is_blank() => from = Some(at),
            (true, Some(first)) => {
                parts.push(first..at);
                from = None;
            }
            _ => {}
        }
    }
    parts.extend(from.map(|first| first..block.lines.end));
    parts.into_iter().map(|lines| Block { lines, ..block.clone() }).collect()
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
    let rows = block.lines.clone().filter(|&at| is_row_line(&lines[at]));
    let mut rows: Vec<LineRow<'a>> = rows.filter_map(|at| cells_of(&lines[at], at, split)).collect();
    if rows.first().is_some_and(|first| is_head(first, lines, block)) {
        rows.remove(0);
    }
    rows
}

/// Whether a row is the head of a table of Markdown: the names of the columns, or nothing, above its only border.
fn is_head(row: &LineRow<'_>, lines: &[SourceLine<'_>], block: &Block) -> bool {
    let is_border = |line: &SourceLine<'_>| line.is_border() && line.body.contains("--");
    let mut borders = block.lines.clone().filter(|&at| is_border(&lines[at]));
    let is_only = borders.next() == Some(row.line + 1) && borders.next().is_none();
    is_only && is_header(row) && lines[row.line + 1].body.contains('|')
}

/// Returns the squares in each run of rows of the same length.
fn runs<'a>(lines: &[SourceLine<'a>], block: &Block, split: Split) -> Vec<Vec<Square<'a>>> {
    let rows = rows(lines, block, split);
    // Words above a board may be as long as its rows.
    // A line that is no row ends the board.
    let is_apart = |a: &LineRow<'a>, b: &LineRow<'a>| {
        lines[a.line + 1..b.line].iter().any(|line| !(line.is_blank() || line.is_border()))
    };
    let with_words = |a: &LineRow<'a>, b: &LineRow<'a>| a.cells.len() == b.cells.len() && !is_apart(a, b);
    let apart = runs_of(&rows, split, |a, b| with_words(a, b) && a.is_letters() == b.is_letters());
    if apart.iter().any(|squares| !squares.is_empty()) { apart } else { runs_of(&rows, split, with_words) }
}

/// Returns the squares in each run of rows that are alike.
fn runs_of<'a>(
    rows: &[LineRow<'a>],
    split: Split,
    alike: impl Fn(&LineRow<'a>, &LineRow<'a>) -> bool,
) -> Vec<Vec<Square<'a>>> {
    rows.chunk_by(alike).map(|run| cut(run, split)).collect()
}

/// Cuts rows of the same length into squares; rows and columns may have labels.
fn cut<'a>(rows: &[LineRow<'a>], split: Split) -> Vec<Square<'a>> {
    let length = rows[0].cells.len();
    let fits = |size: usize| (MIN_SIZE..=MAX_SIZE as usize).contains(&size);
    let named: Vec<_> = rows.iter().filter(|row| !is_header(row)).cloned().collect();
    let all = rows.len();
    // The names of the columns above, and those of the rows before them.
    if fits(length - 1)
        && all == length
        && named.len() == length - 1
        && let Some(square) = without_numbers(&named).and_then(|rows| square(rows, split))
    {
        return vec![square];
    }
    if fits(length) && all.is_multiple_of(length) {
        return rows.chunks(length).filter_map(|rows| square(rows.to_vec(), split)).collect();
    }
    if fits(length) && (1..=2).contains(&(all - named.len())) && named.len() == length {
        return square(named, split).into_iter().collect();
    }
    let size = length - 1;
    if fits(size) && all.is_multiple_of(size) {
        let without = |rows: &[LineRow<'a>]| -> Option<Square<'a>> {
            square(without_numbers(rows).or_else(|| without_bullets(rows))?, split)
        };
        return rows.chunks(size).filter_map(without).collect();
    }
    if length > 2 && fits(length - 2) && all == length - 2 {
        return without_edges(rows)
            .or_else(|| without_dots(rows))
            .and_then(|rows| square(rows, split))
            .into_iter()
            .collect();
    }
    Vec::new()
}

/// Returns the halves of rows that have twice as many cells as there are rows: a board and a map beside it.
pub(super) fn halves<'a>(lines: &[SourceLine<'a>], block: &Block) -> Vec<[Square<'a>; 2]> {
    let pair = |split: Split| {
        let all = rows(lines, block, split);
        let size = all.len();
        if !(MIN_SIZE..=MAX_SIZE as usize).contains(&size) || all.iter().any(|row| row.cells.len() != 2 * size) {
            return None;
        }
        let half = |from: usize| {
            let cut = |row: &LineRow<'a>| {
                let cells = row.cells[from..from + size].to_vec();
                let span = cells[0].0.span.to(cells[size - 1].0.span);
                LineRow { cells, span, ..row.clone() }
            };
            square(all.iter().map(cut).collect(), split)
        };
        Some([half(0)?, half(size)?])
    };
    Split::ALL.into_iter().filter_map(pair).collect()
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

/// Returns the rows without their first cells.
fn without_first<'a>(rows: &[LineRow<'a>]) -> Vec<LineRow<'a>> {
    rows.iter().map(|row| LineRow { cells: row.cells[1..].to_vec(), ..row.clone() }).collect()
}

/// Whether cells are the numbers or letters of their rows: from 1, from 0, or down to 1 as on a chessboard.
fn are_numbers<'a>(rows: &[LineRow<'a>], label: impl Fn(&LineRow<'a>) -> &'a str) -> bool {
    let counts = |number: &dyn Fn(usize) -> usize| {
        rows.iter().enumerate().all(|(at, row)| label_number(label(row)) == Some(number(at)))
    };
    counts(&|at| at + 1) || counts(&|at| at) || counts(&|at| rows.len() - at)
}

/// Returns the rows without their first cells, or without their last ones, if these are their numbers.
fn without_numbers<'a>(rows: &[LineRow<'a>]) -> Option<Vec<LineRow<'a>>> {
    let last = |row: &LineRow<'a>| row.cells[row.cells.len() - 1].0.text;
    let without_last =
        || rows.iter().map(|row| LineRow { cells: row.cells[..row.cells.len() - 1].to_vec(), ..row.clone() });
    match (are_numbers(rows, |row| row.cells[0].0.text), are_numbers(rows, last)) {
        (true, _) => Some(without_first(rows)),
        (false, true) => Some(without_last().collect()),
        (false, false) => None,
    }
}

/// Returns the rows without their first and last cells, if these are their numbers.
fn without_edges<'a>(rows: &[LineRow<'a>]) -> Option<Vec<LineRow<'a>>> {
    let label = |cell: Option<&(Written<'a>, Mark)>| cell.map_or("", |(cell, _)| cell.text);
    let are_same = rows.iter().all(|row| label(row.cells.first()) == label(row.cells.last()));
    let is_numbered = are_same && are_numbers(rows, |row| row.cells[0].0.text);
    let inside = |row: &LineRow<'a>| LineRow { cells: row.cells[1..row.cells.len() - 1].to_vec(), ..row.clone() };
    is_numbered.then(|| rows.iter().map(inside).collect())
}

/// Returns the rows without their numbers, if a full stop is directly behind each: `1. 53..7....`. An empty cell may stand
/// behind a number too, but not so near: `1 | .  2`.
fn without_dots<'a>(rows: &[LineRow<'a>]) -> Option<Vec<LineRow<'a>>> {
    let has_dot = |row: &LineRow<'a>| {
        let [number, dot] = [row.cells[0].0, row.cells[1].0];
        dot.text == "." && number.span.end == dot.span.start
    };
    let is_numbered = are_numbers(rows, |row| row.cells[0].0.text) && rows.iter().all(has_dot);
    is_numbered.then(|| without_first(&without_first(rows)))
}

/// Returns the rows without the signs of a list of Markdown, `- ` or `* `, if no cell is written with this sign.
fn without_bullets<'a>(rows: &[LineRow<'a>]) -> Option<Vec<LineRow<'a>>> {
    let sign = rows[0].text.chars().next().filter(|sign| "-*•–".contains(*sign))?;
    let is_item = |row: &LineRow<'_>| {
        row.text.strip_prefix(sign).is_some_and(|rest| rest.starts_with(char::is_whitespace) && !rest.contains(sign))
    };
    rows.iter().all(is_item).then(|| without_first(rows))
}

/// Whether a row is the names of the columns, or nothing.
pub(super) fn is_header(row: &LineRow<'_>) -> bool {
    let texts = || row.cells.iter().map(|(cell, _)| cell.text);
    let counts = |skip: usize| {
        let number = |text| label_number(text);
        let first = texts().nth(skip).and_then(number);
        first.is_some_and(|first| first <= 1)
            && texts().skip(skip).enumerate().all(|(at, text)| number(text) == first.map(|first| at + first))
    };
    texts().all(str::is_empty) || counts(0) || texts().next().is_some_and(str::is_empty) && counts(1)
}
