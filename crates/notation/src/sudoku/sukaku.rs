//! Pencil marks in a line: `n` characters a cell, each a candidate or a sign that the value of its place is none.

use super::board::at_cell;
use super::fields::default_boxes;
use super::format::{FormatEntry, Statable, each_line};
use super::line::{Excerpt, MAX_CHARACTER_SIZE, MIN_MARKS, characters, count};
use super::recognise::Likeness;
use super::value::{is_empty_sign, spelled};
use super::{Cell, SudokuPuzzle, Symbols};
use crate::{Code, Diagnostic, Hint};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "sukaku",
    places: each_line,
    read,
    looks_like: |source| {
        let (line, length) = (source.first(), count(source.first()));
        let long = length >= MIN_MARKS && !line.text.contains(char::is_whitespace) && source.drawing().is_board;
        (long || cube_root(length).is_some()).then(|| Likeness::maybe(long))
    },
    rank: 6,
    write,
    states: Statable::CANDIDATES,
};

/// Returns the size of a board with this number of pencil marks.
fn cube_root(marks: usize) -> Option<usize> {
    (2..=MAX_CHARACTER_SIZE).find(|n| n * n * n == marks)
}

/// Reads a board of `n * n * n` characters. A cell with one mark has that value.
fn read(line: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let count = line.text.chars().count();
    let Some(size) = cube_root(count) else {
        let size = (2..=MAX_CHARACTER_SIZE).min_by_key(|n| (n * n * n).abs_diff(count)).unwrap_or(9);
        let problem = Diagnostic::new(Code::CellCount, line.span()).hint(Hint::Marks);
        problems.push(problem.number("found", count).number("size", size).number("expected", size * size * size));
        return SudokuPuzzle::default();
    };
    let mut puzzle = SudokuPuzzle { size: size as u32, ..SudokuPuzzle::default() };
    let marks: Vec<_> = characters(line).collect();
    for (index, marks) in marks.chunks(size).enumerate() {
        let place = |problem: Diagnostic| at_cell(problem, index, size as u32);
        let mut cell = Cell { span: marks[0].span.to(marks[size - 1].span), ..Cell::default() };
        for (v, mark) in (1..).zip(marks) {
            let expected = spelled(v, size as u32, Symbols::Letters);
            if mark.text.eq_ignore_ascii_case(&expected) {
                cell.candidates |= 1 << (v - 1);
            } else if !(is_empty_sign(mark.text) || mark.text == "0") {
                let problem = Diagnostic::new(Code::PencilMark, mark.span).text("text", mark.text);
                problems.push(place(problem.text("expected", expected)));
            }
        }
        match cell.candidates {
            0 => problems.push(place(Diagnostic::new(Code::NoCandidates, cell.span))),
            set if set.is_power_of_two() => cell.given = Some(set.trailing_zeros() as u8 + 1),
            _ => {}
        }
        puzzle.cells.push(cell);
    }
    default_boxes(&mut puzzle, line.span(), problems);
    puzzle
}

/// Returns the marks of a puzzle in a line.
fn write(puzzle: &SudokuPuzzle) -> String {
    let spelled = |v| spelled(v, puzzle.size, Symbols::Letters);
    let mark = |cell: &Cell, v: u8| if cell.candidates >> (v - 1) & 1 == 1 { spelled(v) } else { ".".to_owned() };
    let mut line: String = puzzle.cells.iter().flat_map(|c| (1..=puzzle.size as u8).map(move |v| mark(c, v))).collect();
    line.push('\n');
    line
}
