//! From rows of spelled cells to a board: its size, its symbols, its cells; and regions from their labels.

use rustc_hash::FxHashMap;

use super::value::{cell, is_empty_sign, spelled, symbols_of, value};
use super::{CellId, MAX_SIZE, SudokuPuzzle, Symbols};
use crate::{Code, Diagnostic, Hint, Span};

/// Maximum number of wrong rows or values that a message lists.
const MAX_LISTED: usize = 9;

/// A cell as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written<'a> {
    /// The text: a value, a sign for an empty cell, nothing, or candidates in brackets.
    pub(super) text: &'a str,
    /// Its place in the source.
    pub(super) span: Span,
}

/// A row of cells as written, and its place, even if it is empty.
#[derive(Clone, Debug)]
pub(super) struct Row<'a> {
    pub(super) cells: Vec<Written<'a>>,
    pub(super) span: Span,
}

/// What rows are rows of, as messages name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowsOf {
    Board,
    Regions,
}

impl RowsOf {
    fn hint(self) -> Hint {
        match self {
            Self::Board => Hint::Plain,
            Self::Regions => Hint::Regions,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Regions => "regions",
        }
    }
}

/// Reads a puzzle of a board alone from its rows; `size` and `symbols` are given if they are stated. `None` without a
/// row.
pub(super) fn board(
    rows: &[Row<'_>],
    size: Option<u32>,
    symbols: Option<Symbols>,
    problems: &mut Vec<Diagnostic>,
) -> Option<SudokuPuzzle> {
    let size = size.unwrap_or_else(|| size_of(rows));
    let first = rows.first()?;
    if size == 0 {
        return None;
    }
    if size > MAX_SIZE {
        let problem = Diagnostic::new(Code::BoardTooLarge, first.span);
        problems.push(problem.number("size", size).number("limit", MAX_SIZE));
        return None;
    }
    let before = problems.len();
    let mut written = square(rows, size, RowsOf::Board, problems);
    let from_a = symbols.is_none() && from_a(&mut written, size);
    if from_a {
        problems.push(Diagnostic::new(Code::LettersFromA, first.span));
    }
    let (broken, shaped) = (problems[before..].iter().any(|p| p.code != Code::LettersFromA), problems.len());
    let symbols = match symbols.unwrap_or_else(|| symbols_of(written.iter().map(|w| w.text), size)) {
        // Up to 9 all symbols are the same; from 36 there are not enough letters.
        _ if size <= 9 => Symbols::Letters,
        _ if size >= 36 => Symbols::Numbers,
        _ if from_a => Symbols::Letters,
        Symbols::FromZero if size != 16 => Symbols::Letters,
        symbols => symbols,
    };
    let spelling = if from_a { Symbols::Numbers } else { symbols };
    let cells = written.iter().enumerate().map(|(i, &w)| cell(w, i, size, spelling, problems)).collect();
    let values = problems.split_off(shaped);
    // While the size is uncertain, a value that is wrong is not a problem of its own.
    problems.extend(if broken { Vec::new() } else { bad_values(values, &written, size) });
    Some(SudokuPuzzle { size, cells, symbols, ..SudokuPuzzle::default() })
}

/// Returns the problems of the cells with all wrong values as one.
fn bad_values(problems: Vec<Diagnostic>, written: &[Written<'_>], size: u32) -> Vec<Diagnostic> {
    let (bad, mut others): (Vec<_>, Vec<_>) = problems.into_iter().partition(|p| p.code == Code::BadValue);
    if bad.len() < 2 {
        others.extend(bad);
        return others;
    }
    let mut texts: Vec<(&str, usize)> = Vec::new();
    let wrong = bad.iter().filter_map(|p| written.iter().position(|w| w.span == p.span).map(|at| (at, &written[at])));
    for (at, cell) in wrong {
        if !texts.iter().any(|(text, _)| *text == cell.text.trim()) {
            texts.push((cell.text.trim(), at));
        }
    }
    let place = |at: usize| CellId::at(at, size);
    let each = texts.iter().take(MAX_LISTED).map(|(text, at)| format!("{text} ({})", place(*at)));
    let list = each.collect::<Vec<_>>().join(", ");
    let alike: Option<Vec<String>> =
        texts.iter().map(|(text, _)| digit_like(text).map(|digit| format!("{text} = {digit}"))).collect();
    let problem = Diagnostic::new(Code::BadValues, bad[0].span).number("count", bad.len()).text("texts", list);
    let problem = problem.number("more", texts.len().saturating_sub(MAX_LISTED));
    others.push(match alike {
        Some(alike) if size <= 9 => problem.text("digits", alike.join(", ")).hint(Hint::Letters),
        _ => problem.text("largest", spelled(size as u8, size, Symbols::Letters)),
    });
    others
}

/// Returns the digit that a letter looks like in print.
fn digit_like(text: &str) -> Option<char> {
    Some(match text {
        "O" | "o" | "D" | "Q" => '0',
        "l" | "I" | "i" | "|" | "!" => '1',
        "Z" | "z" => '2',
        "A" => '4',
        "S" | "s" => '5',
        "G" | "b" => '6',
        "T" => '7',
        "B" => '8',
        "g" | "q" => '9',
        _ => return None,
    })
}

/// Replaces letters by numbers if `A` must be 1: all values are letters, and some would be too large if `A` were 10.
/// Returns whether it is so.
fn from_a(written: &mut [Written<'_>], size: u32) -> bool {
    const NUMBERS: [&str; 26] = [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
        "21", "22", "23", "24", "25", "26",
    ];
    let letter = |w: &Written<'_>| match w.text.as_bytes() {
        [c] if c.is_ascii_alphabetic() => Some(usize::from(c.to_ascii_uppercase() - b'A')),
        _ => None,
    };
    let empty = |w: &Written<'_>| is_empty_sign(w.text) || w.text == "0";
    let fits = size > 9 && written.iter().all(|w| letter(w).map_or(empty(w), |n| n < size as usize));
    let beyond = fits && written.iter().any(|w| letter(w).is_some_and(|n| n + 10 > size as usize));
    if beyond {
        for w in written.iter_mut() {
            w.text = letter(w).map_or("", |n| NUMBERS[n]);
        }
    }
    beyond
}

/// Reads the regions of a board of this size from rows of labels. Returns the number of each cell's region, from 0.
pub(super) fn regions(rows: &[Row<'_>], size: u32, span: Span, problems: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
    let before = problems.len();
    if rows.is_empty() {
        problems.push(row_count(0, size, RowsOf::Regions, span));
        return None;
    }
    let labels = square(rows, size, RowsOf::Regions, problems);
    if problems.len() > before {
        return None;
    }
    // Labels that are values keep their numbers; others are numbered in order of appearance.
    let mut known = FxHashMap::default();
    let by_value: Option<Vec<usize>> =
        labels.iter().map(|l| value(l.text, size, Symbols::Letters).map(|v| usize::from(v - 1))).collect();
    let mut counted = |label: &Written<'_>| {
        let next = known.len();
        *known.entry(label.text.to_owned()).or_insert(next)
    };
    let numbers: Vec<usize> = match by_value {
        Some(numbers) => numbers,
        None => labels.iter().map(&mut counted).collect(),
    };
    let mut sizes = vec![(0u32, Span::default(), ""); labels.len()];
    for (&number, label) in numbers.iter().zip(&labels) {
        let entry = &mut sizes[number];
        if entry.0 == 0 {
            *entry = (0, label.span, label.text);
        }
        entry.0 += 1;
    }
    for &(found, span, label) in sizes.iter().filter(|s| s.0 != 0 && s.0 != size) {
        let problem = Diagnostic::new(Code::RegionSize, span).text("region", label);
        problems.push(problem.number("found", found).number("expected", size));
    }
    (problems.len() == before).then(|| numbers.iter().map(|&n| n as u8).collect())
}

/// Returns the likeliest size: the number of rows if one has that length, else the most frequent length.
pub(super) fn size_of(rows: &[Row<'_>]) -> u32 {
    let mut counts: FxHashMap<usize, usize> = FxHashMap::default();
    for row in rows {
        *counts.entry(row.cells.len()).or_default() += 1;
    }
    let of = |length: usize| counts.get(&length).copied().unwrap_or(0);
    let lengths = || rows.iter().map(|r| r.cells.len());
    let size = lengths().max_by_key(|&length| (of(length), length == rows.len(), length)).unwrap_or(0);
    // If rows and columns disagree, the largest value may decide.
    let plain = rows.iter().flat_map(|r| &r.cells).filter_map(|c| value(c.text, MAX_SIZE, Symbols::Numbers));
    let largest = plain.filter(|&v| v <= 9).max().map_or(0, usize::from);
    if of(size) == rows.len() && size == rows.len() || largest <= size {
        return size as u32;
    }
    let larger = lengths().chain([rows.len()]).filter(|&length| length >= largest).min();
    larger.filter(|&length| length <= 25).unwrap_or(size) as u32
}

/// Returns the cells of `size` rows of `size` cells; rows of another number or length are reported.
fn square<'a>(rows: &[Row<'a>], size: u32, part: RowsOf, problems: &mut Vec<Diagnostic>) -> Vec<Written<'a>> {
    let n = size as usize;
    let wrong: Vec<(usize, &Row<'_>)> = rows.iter().enumerate().filter(|(_, row)| row.cells.len() != n).collect();
    problems.extend(row_lengths(&wrong, size, part));
    if rows.len() != n && wrong.is_empty() {
        let span = rows.get(n).or(rows.last()).map(|r| r.span).unwrap_or_default();
        problems.push(row_count(rows.len() as u32, size, part, span));
    }
    let missing = Written { text: "", span: Span::default() };
    let row = |i: usize| (0..n).map(move |j| rows.get(i).and_then(|r| r.cells.get(j)).copied().unwrap_or(missing));
    (0..n).flat_map(row).collect()
}

/// Returns the problem of the rows that do not have `size` cells, if there are any.
fn row_lengths(wrong: &[(usize, &Row<'_>)], size: u32, part: RowsOf) -> Option<Diagnostic> {
    let (at, first) = wrong.first()?;
    let problem = |code| Diagnostic::new(code, first.span).number("expected", size).text("part", part.name());
    if let [_] = wrong {
        let problem = problem(Code::RowLength).number("row", at + 1).number("found", first.cells.len());
        return Some(problem.hint(part.hint()));
    }
    let list = |number: fn(&(usize, &Row<'_>)) -> usize| {
        let mut numbers: Vec<String> = wrong.iter().take(MAX_LISTED).map(|row| number(row).to_string()).collect();
        if wrong.iter().all(|row| number(row) == number(&wrong[0])) {
            numbers.truncate(1);
        }
        numbers.join(", ")
    };
    let problem = problem(Code::RowLengths).text("rows", list(|(at, _)| at + 1));
    let problem = problem.text("found", list(|(_, row)| row.cells.len()));
    Some(problem.number("more", wrong.len().saturating_sub(MAX_LISTED)).hint(part.hint()))
}

fn row_count(found: u32, expected: u32, part: RowsOf, span: Span) -> Diagnostic {
    Diagnostic::new(Code::RowCount, span)
        .number("found", found)
        .number("expected", expected)
        .text("part", part.name())
        .hint(part.hint())
}

/// Adds the row and the column of the cell with this index to a problem.
pub(super) fn at_cell(problem: Diagnostic, index: usize, size: u32) -> Diagnostic {
    let (row, column) = (index as u32 / size + 1, index as u32 % size + 1);
    problem.number("row", row).number("column", column)
}
