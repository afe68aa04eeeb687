//! Boards drawn as rows of cells, with or without borders; and what other formats need to write a board.

use std::fmt::Write as _;

use super::board::{Row, board};
use super::fields::default_boxes;
use super::format::{FormatEntry, Statable, whole};
use super::frame::houses;
use super::line::Excerpt;
use super::recognise::Likeness;
use super::rows::{is_separator, rows};
use super::shading::shading;
use super::value::{spelled, symbols_of, values};
use super::{Cell, SudokuPuzzle, Symbols};
use crate::lines::{Line, lines};
use crate::{Code, Diagnostic, Span};

pub(super) const GRID: FormatEntry = FormatEntry {
    name: "grid",
    places: whole,
    read,
    looks_like: |source| {
        let drawing = source.drawing();
        let in_one = source.only_line().is_some_and(|line| !line.text.contains(is_separator));
        let is_grid = !source.is_long() && (drawing.is_board && !in_one || drawing.is_part);
        is_grid.then(|| Likeness::maybe(true))
    },
    rank: 9,
    write: |puzzle| drawn(puzzle, recognisable(puzzle)),
    states: Statable { candidates: |_| false, ..Statable::ANY_SIZE },
};

/// A grid is recognised as this one by the candidates in it.
pub(super) const PENCILMARKS: FormatEntry =
    FormatEntry { name: "pencilmarks", looks_like: |_| None, states: Statable::ANY_SIZE, ..GRID };

fn read(source: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let all: Vec<Line<'_>> = lines(source.text).collect();
    let rows = rows(&all);
    let mut puzzle = plain(&rows, all.first().map(Line::span).unwrap_or_default(), problems);
    houses(source.text, &rows, &mut puzzle, problems);
    shading(source.text, &rows, &mut puzzle, problems);
    puzzle
}

/// Returns the puzzle of a board and nothing else.
pub(super) fn plain(rows: &[Row<'_>], span: Span, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut puzzle = bare(rows, None, span, problems);
    default_boxes(&mut puzzle, span, problems);
    puzzle
}

/// Returns a puzzle with the size and the cells of a board, without boxes.
pub(super) fn bare(
    rows: &[Row<'_>],
    symbols: Option<Symbols>,
    span: Span,
    problems: &mut Vec<Diagnostic>,
) -> SudokuPuzzle {
    let before = problems.len();
    board(rows, None, symbols, problems).unwrap_or_else(|| {
        if problems.len() == before {
            problems.push(Diagnostic::new(Code::NoBoard, span));
        }
        SudokuPuzzle::default()
    })
}

/// Returns the spelling of each cell on a drawn board.
pub(super) fn cell_texts(puzzle: &SudokuPuzzle, symbols: Symbols) -> Vec<String> {
    puzzle.cells.iter().map(|c| cell_text(puzzle, c, symbols)).collect()
}

fn cell_text(puzzle: &SudokuPuzzle, cell: &Cell, symbols: Symbols) -> String {
    let spelled = |v| spelled(v, puzzle.size, symbols);
    match cell.given {
        Some(v) => spelled(v),
        None if cell.candidates == puzzle.all_values() => ".".to_owned(),
        None => {
            let each: Vec<String> = values(cell.candidates).map(spelled).collect();
            let commas = symbols == Symbols::Numbers || each.iter().any(|s| s.len() > 1);
            // A number alone in braces could be two values of a digit each.
            let behind = if each.len() == 1 && each[0].len() > 1 { "," } else { "" };
            format!("{{{}{behind}}}", each.join(if commas { "," } else { "" }))
        }
    }
}

/// Returns the board with borders between its boxes.
pub(super) fn drawn(puzzle: &SudokuPuzzle, symbols: Symbols) -> String {
    let n = puzzle.size as usize;
    let cells = cell_texts(puzzle, symbols);
    let width = |column: usize| (0..n).map(|row| cells[row * n + column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..n).map(width).collect();
    let (rows, columns) = puzzle.boxes.map_or((n, n), |b| (b.rows as usize, b.columns as usize));
    let mut text = String::new();
    for row in 0..n {
        if row > 0 && row % rows == 0 {
            text.push_str(&border(&widths, columns));
        }
        let mut line = String::new();
        for column in 0..n {
            if column > 0 {
                line.push_str(if column % columns == 0 { " | " } else { " " });
            }
            let _ = write!(line, "{:>1$}", cells[row * n + column], widths[column]);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Returns the line between two bands of boxes: `------+-------+------`.
fn border(widths: &[usize], columns: usize) -> String {
    let last = widths.len().div_ceil(columns.max(1)) - 1;
    let bands = widths.chunks(columns.max(1)).enumerate().map(|(i, widths)| {
        let cells: usize = widths.iter().sum::<usize>() + widths.len() - 1;
        "-".repeat(cells + usize::from(i > 0) + usize::from(i < last))
    });
    format!("{}\n", bands.collect::<Vec<_>>().join("+"))
}

/// Returns the board as a line with a character for each cell.
pub(super) fn in_line(puzzle: &SudokuPuzzle) -> String {
    let symbols = if recognisable(puzzle) == Symbols::FromZero { Symbols::FromZero } else { Symbols::Letters };
    let mut line = cell_texts(puzzle, symbols).concat();
    line.push('\n');
    line
}

/// Returns the symbols that a board in these symbols is taken to be in.
pub(super) fn shown_as(puzzle: &SudokuPuzzle, symbols: Symbols) -> Symbols {
    let cells = cell_texts(puzzle, symbols);
    symbols_of(cells.iter().map(String::as_str), puzzle.size)
}

/// Returns the puzzle's symbols, or letters if a bare board would not be recognised as one in the puzzle's symbols.
pub(super) fn recognisable(puzzle: &SudokuPuzzle) -> Symbols {
    let symbols = puzzle.symbols;
    if symbols != Symbols::FromZero || shown_as(puzzle, symbols) == symbols { symbols } else { Symbols::Letters }
}
