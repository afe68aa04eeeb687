//! What a text without a board was probably meant to hold: the problems of the rows that come nearest to one.

use super::block::{Block, blocks, is_header, rows};
use super::line::SourceLine;
use super::row::{LineRow, Split, is_like_sign};
use crate::sudoku::board::{Row, board};
use crate::{Code, Diagnostic, Severity, Span};

/// Minimum number of rows that are taken for a board with a mistake.
const MIN_ROWS: usize = 4;
/// Minimum number of cells of most rows of a board with a mistake.
const MIN_CELLS: usize = 6;
/// Maximum number of cells of a row in which each is one character: larger boards need two for some values, and longer
/// rows of signs are leaders and rules of a page.
const MAX_CHARACTERS: usize = 36;

/// Returns the problems of the block that comes nearest to a board; `None` if none comes near.
pub(super) fn problems(lines: &[SourceLine<'_>]) -> Option<Vec<Diagnostic>> {
    let all = blocks(lines);
    let mut near: Vec<Vec<LineRow<'_>>> = all.iter().filter_map(|block| nearest(lines, block)).collect();
    near.sort_by_key(|rows| std::cmp::Reverse(rows.len()));
    let rows = near.into_iter().next()?;
    let rows: Vec<Row<'_>> =
        rows.iter().map(|row| Row { cells: row.cells.iter().map(|c| c.0).collect(), span: row.span }).collect();
    let mut problems = Vec::new();
    board(&rows, None, None, &mut problems);
    problems.retain(|problem| problem.severity() == Severity::Error);
    if problems.is_empty() {
        let span = rows.iter().map(|row| row.span).reduce(Span::to).unwrap_or_default();
        problems.push(Diagnostic::new(Code::NoBoard, span));
    }
    problems.truncate(1);
    Some(problems)
}

/// Returns the rows of a block by the split that makes most of them equally long; `None` if they are no board.
fn nearest<'a>(lines: &[SourceLine<'a>], block: &Block) -> Option<Vec<LineRow<'a>>> {
    let splits = Split::ALL.into_iter().filter_map(|split| {
        let mut rows = rows(lines, block, split);
        // The names of the columns are one row more than a board has, or begin with a blank.
        let is_extra = |row: &LineRow<'_>| rows.len() > row.cells.len() || row.cells[0].0.text.is_empty();
        if rows.first().is_some_and(|row| is_header(row) && is_extra(row)) {
            rows.remove(0);
        }
        if !rows.iter().all(LineRow::is_letters) {
            rows.retain(|row| !row.is_letters());
        }
        if 2 * rows.iter().filter(|row| row.is_sentence()).count() < rows.len() {
            rows.retain(|row| !row.is_sentence());
        }
        // An answer sheet has lines to write on, but also words.
        if split == Split::Characters {
            rows.retain(|row| !has_word(row));
        }
        let usual = usual_length(&rows)?;
        let alike = rows.iter().filter(|row| row.cells.len() == usual).count();
        let signs = |row: &LineRow<'_>| row.cells.iter().filter(|(cell, _)| is_sign(cell.text)).count();
        let (all, signs) =
            (rows.iter().map(|row| row.cells.len()).sum::<usize>(), rows.iter().map(signs).sum::<usize>());
        let fits = usual >= MIN_CELLS && (split != Split::Characters || usual <= MAX_CHARACTERS);
        let is_near = rows.len() >= MIN_ROWS && fits && 2 * alike > rows.len() && 2 * signs > all;
        is_near.then_some((alike, rows))
    });
    splits.max_by_key(|(alike, _)| *alike).map(|(_, rows)| rows)
}

/// Whether two letters that are no misread digits stand side by side.
fn has_word(row: &LineRow<'_>) -> bool {
    row.cells.windows(2).any(|pair| pair.iter().all(|(cell, _)| !is_sign(cell.text)))
}

/// Returns the most frequent number of cells of a row.
fn usual_length(rows: &[LineRow<'_>]) -> Option<usize> {
    let count = |length: usize| rows.iter().filter(|row| row.cells.len() == length).count();
    rows.iter().take(100).map(|row| row.cells.len()).max_by_key(|&length| count(length))
}

/// Whether a cell is a digit, a sign of an empty cell, or a letter that looks like a digit.
fn is_sign(text: &str) -> bool {
    !text.contains(char::is_alphabetic) || is_like_sign(text)
}
