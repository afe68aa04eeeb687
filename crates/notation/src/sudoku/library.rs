//! The library line of `HoDoKu` and `SudoCue`: `:technique:candidates:givens:deleted
//! candidates:eliminations:placements:extra`.
//!
//! A `+` before a digit in the givens means that it was placed: such a cell has one candidate here and no given.
//! Deleted candidates, `482` for 4 in r8c2, are removed from their cells; the fields after them belong to the
//! technique.

use super::SudokuPuzzle;
use super::board::{Row, Written, at_cell, board};
use super::fields::default_boxes;
use super::format::{FormatEntry, Statable, each_line};
use super::line::Excerpt;
use super::recognise::Likeness;
use super::value::values;
use crate::source::MAX_COLLECTED_PROBLEMS;
use crate::{Code, Diagnostic, Hint, Span};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "hodoku",
    places: each_line,
    read,
    looks_like: |source| is_library_line(source.first().text).then(|| Likeness::only(true)),
    rank: 2,
    write,
    states: Statable { size: |size| size == SIZE, ..Statable::CANDIDATES },
};

/// The size of its boards.
const SIZE: u32 = 9;

/// Whether a line is of this form.
fn is_library_line(line: &str) -> bool {
    let mut fields = line.trim().split(':');
    let technique = |t: &str| !t.is_empty() && t.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    fields.next() == Some("") && fields.next().is_some_and(technique) && fields.count() >= 2
}

/// Reads the board of a library line.
fn read(line: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let fields: Vec<&str> = line.text.split(':').collect();
    let (Some(givens), true) = (fields.get(3), fields.len() >= 4) else {
        problems.push(Diagnostic::new(Code::LibraryLine, line.span()));
        return SudokuPuzzle::default();
    };
    let offset = |field: &str| line.start + (field.as_ptr() as usize - line.text.as_ptr() as usize);
    let start = offset(givens);
    let mut cells: Vec<Written<'_>> = Vec::new();
    let mut placed = Vec::new();
    for (at, c) in givens.char_indices() {
        if c == '+' {
            placed.push(cells.len());
        } else {
            let end = at + c.len_utf8();
            cells.push(Written { text: &givens[at..end], span: Span::new(start + at, start + end) });
        }
    }
    let span = Span::new(start, start + givens.len());
    let wanted = (SIZE * SIZE) as usize;
    if cells.len() != wanted {
        let problem = Diagnostic::new(Code::CellCount, span).number("found", cells.len()).hint(Hint::Givens);
        problems.push(problem.number("expected", SIZE * SIZE).number("size", SIZE));
        return SudokuPuzzle::default();
    }
    let rows: Vec<Row<'_>> = cells.chunks(SIZE as usize).map(|cells| Row { cells: cells.to_vec(), span }).collect();
    let Some(mut puzzle) = board(&rows, Some(SIZE), None, problems) else { return SudokuPuzzle::default() };
    let valued: Vec<bool> = puzzle.cells.iter().map(|c| c.given.is_some()).collect();
    for index in placed.into_iter().filter(|&index| index < wanted) {
        puzzle.cells[index].given = None;
    }
    let deleted = fields.get(4).copied().unwrap_or_default();
    for word in deleted.split([' ', ',', ';', '\t']).filter(|w| !w.is_empty()) {
        let at = offset(word);
        match deleted_candidate(word) {
            // A cell with a value has no candidate to delete.
            Some((_, index)) if valued[index] => {}
            Some((value, index)) => puzzle.cells[index].candidates &= !(1 << (value - 1)),
            None if problems.len() >= MAX_COLLECTED_PROBLEMS => break,
            None => {
                let shown: String = word.chars().take(20).collect();
                let problem = Diagnostic::new(Code::DeletedCandidate, Span::new(at, at + word.len()));
                problems.push(problem.text("text", shown));
            }
        }
    }
    for (index, cell) in puzzle.cells.iter().enumerate().filter(|(_, c)| c.candidates == 0) {
        problems.push(at_cell(Diagnostic::new(Code::NoCandidates, cell.span), index, SIZE));
    }
    default_boxes(&mut puzzle, line.span(), problems);
    puzzle
}

/// Returns the value and the cell's place in the list of cells: `482` is 4 in r8c2.
fn deleted_candidate(word: &str) -> Option<(u8, usize)> {
    let digits: Vec<usize> =
        word.chars().map(|c| c.to_digit(10).filter(|d| *d > 0).map(|d| d as usize)).collect::<Option<_>>()?;
    match digits[..] {
        [value, row, column] => Some((value as u8, (row - 1) * SIZE as usize + column - 1)),
        _ => None,
    }
}

/// Returns the library line of a board of 9 with the default boxes.
fn write(puzzle: &SudokuPuzzle) -> String {
    let mut givens = String::new();
    let mut deleted: Vec<String> = Vec::new();
    for (index, cell) in puzzle.cells.iter().enumerate() {
        let (row, column) = (index / SIZE as usize + 1, index % SIZE as usize + 1);
        let placed = cell.given.is_none() && cell.candidates.is_power_of_two();
        match cell.given {
            Some(value) => givens.push_str(&value.to_string()),
            None if placed => givens.extend(["+".to_owned(), (cell.candidates.trailing_zeros() + 1).to_string()]),
            None => {
                givens.push('.');
                deleted.extend(values(puzzle.all_values() & !cell.candidates).map(|v| format!("{v}{row}{column}")));
            }
        }
    }
    format!(":0000:x:{givens}:{}:::\n", deleted.join(" "))
}
