//! Irregular boards in a line: `n * n` labels of regions, alone or with the board of `n * n` characters.

use rustc_hash::FxHashMap;

use super::board::{Row, Written, board, regions};
use super::drawn::in_line;
use super::format::{FormatEntry, Statable, each_line};
use super::line::{Excerpt, MAX_CHARACTER_SIZE, characters, square_root};
use super::recognise::Likeness;
use super::value::spelled;
use super::{Cell, SudokuPuzzle, Symbols};
use crate::{Code, Diagnostic, Hint};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "jigsaw",
    places: each_line,
    read,
    looks_like: |source| fits(source.first()).then(|| Likeness::maybe(false)),
    rank: 5,
    write,
    states: Statable {
        regions: true,
        boxes: |puzzle| puzzle.regions.is_some() && puzzle.boxes.is_none(),
        ..Statable::GIVENS
    },
};

/// Signs that may be between the regions and the board.
const BETWEEN: [char; 5] = [' ', '\t', ',', ';', ':'];

/// Whether a line has connected regions, all of the right size.
pub(super) fn fits(line: Excerpt<'_>) -> bool {
    if line.text.len() > 16 * MAX_CHARACTER_SIZE * MAX_CHARACTER_SIZE {
        return false;
    }
    let all: Vec<Written<'_>> = characters(line).filter(|w| !w.text.starts_with(BETWEEN)).collect();
    match (square_root(all.len()), square_root(all.len() / 2)) {
        (Some(size), _) => is_layout(&all, size),
        (None, Some(size)) if all.len().is_multiple_of(2) => {
            let (before, behind) = all.split_at(size * size);
            is_layout(before, size) || is_layout(behind, size)
        }
        _ => false,
    }
}

/// Reads regions, and the board after them or before them.
fn read(line: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let all: Vec<Written<'_>> = characters(line).filter(|w| !w.text.starts_with(BETWEEN)).collect();
    let count = all.len();
    let (size, with_board) = match (square_root(count), square_root(count / 2)) {
        (Some(size), _) => (size, false),
        (None, Some(size)) if count.is_multiple_of(2) => (size, true),
        _ => {
            let lengths = (4..=MAX_CHARACTER_SIZE).flat_map(|n| [(n * n, n), (2 * n * n, n)]);
            let (expected, size) = lengths.min_by_key(|(length, _)| length.abs_diff(count)).unwrap_or((81, 9));
            let problem = Diagnostic::new(Code::CellCount, line.span()).number("found", count);
            problems.push(problem.number("expected", expected).number("size", size).hint(Hint::Regions));
            return SudokuPuzzle::default();
        }
    };
    let (mut labels, mut cells) = all.split_at(size * size);
    if with_board && !is_layout(labels, size) && is_layout(cells, size) {
        (labels, cells) = (cells, labels);
    }
    let mut puzzle = SudokuPuzzle { size: size as u32, ..SudokuPuzzle::default() };
    puzzle.regions = regions(&in_rows(labels, size), puzzle.size, line.span(), problems);
    let all_values = puzzle.all_values();
    let read = if with_board { board(&in_rows(cells, size), Some(puzzle.size), None, problems) } else { None };
    match read {
        Some(read) => (puzzle.cells, puzzle.symbols) = (read.cells, read.symbols),
        None => {
            puzzle.cells = labels.iter().map(|l| Cell { given: None, candidates: all_values, span: l.span }).collect();
        }
    }
    puzzle
}

pub(super) fn in_rows<'a>(cells: &[Written<'a>], size: usize) -> Vec<Row<'a>> {
    let span = |row: &[Written<'_>]| row[0].span.to(row[row.len() - 1].span);
    cells.chunks(size).map(|row| Row { cells: row.to_vec(), span: span(row) }).collect()
}

/// Whether labels are regions: each of as many cells as the board has rows, and all of them connected.
pub(super) fn is_layout(labels: &[Written<'_>], size: usize) -> bool {
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    for label in labels {
        *counts.entry(label.text).or_default() += 1;
    }
    counts.len() == size && counts.values().all(|&n| n == size) && connected(labels, size) == size
}

/// Returns the number of connected areas of cells with the same label.
fn connected(labels: &[Written<'_>], size: usize) -> usize {
    let mut seen = vec![false; labels.len()];
    let mut areas = 0;
    for start in 0..labels.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        areas += 1;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            let (row, column) = (at / size, at % size);
            let beside = [
                (row > 0).then(|| at - size),
                (row + 1 < size).then_some(at + size),
                (column > 0).then(|| at - 1),
                (column + 1 < size).then_some(at + 1),
            ];
            for next in beside.into_iter().flatten() {
                if labels[next].text == labels[at].text && !std::mem::replace(&mut seen[next], true) {
                    open.push(next);
                }
            }
        }
    }
    areas
}

/// Returns the regions and the board in a line.
fn write(puzzle: &SudokuPuzzle) -> String {
    let regions = puzzle.regions.iter().flatten();
    let labels: String = regions.map(|r| spelled(r + 1, puzzle.size, Symbols::Letters)).collect();
    format!("{labels}{}", in_line(puzzle))
}
