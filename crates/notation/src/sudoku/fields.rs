//! A Sudoku as separate fields: text and JSON are both read to these, and from these to the puzzle.

use super::board::{Row, Written, at_cell, board, regions};
use super::cells::cell_id;
use super::rule::{is_rule, rule};
use super::shape::box_shape;
use super::value::value;
use super::{BoxShape, SudokuPuzzle, Symbols};
use crate::lines::shown;
use crate::source::finished;
use crate::{Code, Diagnostic, Headers, Hint, Span, Text};

/// The fields of a Sudoku as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SudokuFields {
    /// What the puzzle says about itself.
    pub headers: Headers<Text>,
    /// The number of rows, if it is stated.
    pub size: Option<u32>,
    /// `3x2` or `none`.
    pub boxes: Option<Text>,
    /// `letters`, `numbers` or `0-F`.
    pub symbols: Option<Text>,
    /// The rows of the board.
    pub cells: Vec<RowFields>,
    /// Candidates that are stated apart from the board: the cell and its values.
    pub candidates: Vec<(Text, Vec<Text>)>,
    /// The rows of the regions, each cell a label, and the place of their keyword.
    pub regions: Option<(Vec<RowFields>, Span)>,
    /// The rule lines.
    pub rules: Vec<Text>,
    /// The place of the puzzle as a whole: for what is missing in it.
    pub span: Span,
}

/// A row of cells as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowFields {
    /// The cells.
    pub cells: Vec<Text>,
    /// The place of the row.
    pub span: Span,
}

impl RowFields {
    pub(super) fn of(row: &Row<'_>) -> Self {
        let cells = row.cells.iter().map(|c| Text::new(c.text, c.span.start)).collect();
        Self { cells, span: row.span }
    }

    fn row(&self) -> Row<'_> {
        let cells = self.cells.iter().map(|t| Written { text: t.as_str(), span: t.span() }).collect();
        Row { cells, span: self.span }
    }
}

/// Reads a Sudoku from its fields, best-effort; returns every problem too.
pub fn read_fields(fields: &SudokuFields) -> (SudokuPuzzle, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let puzzle = resolve(fields, &mut problems);
    (puzzle, finished(problems))
}

/// Resolves the fields to the puzzle.
pub(super) fn resolve(fields: &SudokuFields, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let headers = fields.headers.resolved(Hint::Known, problems);
    let mut rules = Vec::new();
    for line in &fields.rules {
        let rule = rule(line);
        if is_rule(line, &rule) {
            rules.push(rule);
        } else {
            problems.push(Diagnostic::new(Code::UnreadableRule, line.span()).text("line", shown(line.as_str())));
        }
    }
    let rows: Vec<Row<'_>> = fields.cells.iter().map(RowFields::row).collect();
    let symbols = fields.symbols.as_ref().and_then(|text| symbols(text, problems));
    let before = problems.len();
    let Some(board) = board(&rows, fields.size, symbols, problems) else {
        if problems.len() == before {
            problems.push(Diagnostic::new(Code::NoBoard, fields.span));
        }
        return SudokuPuzzle { headers, rules, ..SudokuPuzzle::default() };
    };
    let mut puzzle = SudokuPuzzle { headers, rules, ..board };
    for (cell, values) in &fields.candidates {
        set_candidates(&mut puzzle, cell, values, problems);
    }
    if let Some((labels, span)) = &fields.regions {
        let rows: Vec<Row<'_>> = labels.iter().map(RowFields::row).collect();
        puzzle.regions = regions(&rows, puzzle.size, *span, problems);
    }
    match &fields.boxes {
        Some(text) => puzzle.boxes = boxes(text, puzzle.size, problems),
        None if fields.regions.is_none() => default_boxes(&mut puzzle, first_span(&rows), problems),
        None => {}
    }
    puzzle
}

/// Gives the board the boxes of its size; a size without boxes is reported.
pub(super) fn default_boxes(puzzle: &mut SudokuPuzzle, span: Span, problems: &mut Vec<Diagnostic>) {
    puzzle.boxes = BoxShape::of_size(puzzle.size);
    let broken = |p: &Diagnostic| matches!(p.code, Code::RowLength | Code::RowLengths | Code::RowCount);
    if puzzle.boxes.is_none() && puzzle.size > 0 && !problems.iter().any(broken) {
        problems.push(Diagnostic::new(Code::LatinSquare, span).number("size", puzzle.size));
    }
}

fn first_span(rows: &[Row<'_>]) -> Span {
    rows.first().map(|r| r.span).unwrap_or_default()
}

fn set_candidates(puzzle: &mut SudokuPuzzle, written: &Text, values: &[Text], problems: &mut Vec<Diagnostic>) {
    let size = puzzle.size;
    let Some(id) = cell_id(written, size, problems) else { return };
    let at = |problem: Diagnostic| at_cell(problem, id.index(size), size);
    let mut set = 0u64;
    for text in values {
        match value(text.as_str(), puzzle.size, Symbols::Numbers) {
            Some(v) => set |= 1 << (v - 1),
            None => problems.push(at(Diagnostic::new(Code::BadValue, text.span())
                .text("text", text.as_str())
                .text("largest", puzzle.size.to_string())
                .hint(Hint::Candidates))),
        }
    }
    let cell = &mut puzzle.cells[id.index(size)];
    cell.candidates &= set;
    if cell.candidates == 0 {
        problems.push(at(Diagnostic::new(Code::NoCandidates, written.span())));
    }
}

fn symbols(text: &Text, problems: &mut Vec<Diagnostic>) -> Option<Symbols> {
    match text.as_str().trim().to_ascii_lowercase().as_str() {
        "letters" => Some(Symbols::Letters),
        "numbers" => Some(Symbols::Numbers),
        "0-f" => Some(Symbols::FromZero),
        _ => {
            problems.push(Diagnostic::new(Code::UnknownSymbols, text.span()).text("text", text.as_str()));
            None
        }
    }
}

/// Returns the shape of `3x2`, which is 3 rows by 2 columns, or of `2 wide, 3 high`; `None` for `none`.
fn boxes(text: &Text, size: u32, problems: &mut Vec<Diagnostic>) -> Option<BoxShape> {
    let written = text.as_str().trim();
    if written.eq_ignore_ascii_case("none") {
        return None;
    }
    let shape = box_shape(written);
    let fits = shape.is_some_and(|s| s.rows.checked_mul(s.columns) == Some(size));
    if !fits {
        let hint = if shape.is_some() { Hint::Size } else { Hint::Plain };
        let problem = Diagnostic::new(Code::BoxShape, text.span()).text("text", written).hint(hint);
        problems.push(problem.number("size", size).text("example", BoxShape::line_of_size(size)));
    }
    shape.filter(|_| fits)
}
