//! From a source in any format to a puzzle.

use super::board::{Row, board, number};
use super::fields::default_boxes;
use super::line::{RawLine, raw_lines};
use super::list::{Listed, literals};
use super::rows::rows;
use super::{
    Format, Recognition, SudokuPuzzle, Symbols, csv, iss, jigsaw, library, line, list, native, recognise, sdk,
};
use super::{sukaku, value};
use crate::lines::{Line, lines};
use crate::source::{finished, read_source};
use crate::{Argument, Code, Diagnostic, Hint, Severity, Span};

/// More bytes than the largest board has, with all its candidates.
const LARGEST_BOARD: usize = 2 << 20;

/// What was read from a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The first puzzle, best-effort.
    pub puzzle: SudokuPuzzle,
    /// The format it is in; `None` if that could not be made out.
    pub format: Option<Format>,
    /// How many puzzles the source holds.
    pub count: usize,
}

/// Reads the puzzle of a source: in the stated format, or in the one that is recognised. More than one puzzle is an
/// error; [`read_each`] reads them all. Linear in the length of the source.
///
/// ```
/// use bachet_notation::sudoku::{Format, read};
/// let (reading, problems) = read("1.3.|...2|.1..|...4", None);
/// assert_eq!(reading.format, Some(Format::Grid));
/// assert_eq!(reading.puzzle.size, 4);
/// assert_eq!(problems.len(), 1, "a note that names the format");
/// ```
pub fn read(source: &str, format: Option<Format>) -> (Reading, Vec<Diagnostic>) {
    read_source(source, |problems| read_first(source, format, problems))
}

/// Reads the first puzzle of a source.
fn read_first(source: &str, format: Option<Format>, problems: &mut Vec<Diagnostic>) -> Reading {
    let recognition = if format.is_none() { recognise(source) } else { Recognition::default() };
    let Some(format) = format.or_else(|| recognition.chosen()) else {
        let first = lines(source).next().map(|l| l.span()).unwrap_or_default();
        // Nothing but that is known of such a source.
        *problems = vec![undecided(&recognition.formats, first)];
        return Reading::default();
    };
    let pieces = pieces(source, format);
    let Some(&first) = pieces.first() else {
        problems.push(Diagnostic::new(Code::NoBoard, Span::default()));
        return Reading { format: Some(format), ..Reading::default() };
    };
    let puzzle = piece(source, first, format, problems);
    let reading = Reading { puzzle, format: Some(format), count: pieces.len() };
    if let Some(&second) = pieces.get(1) {
        let count = Argument::Number(pieces.len() as i64);
        problems.push(Diagnostic::new(Code::SeveralPuzzles, second).with("count", count));
    }
    let sound = problems.iter().all(|p| p.severity() != Severity::Error);
    if sound && recognition.is_sudoku() && format != Format::Text {
        let problem = Diagnostic::new(Code::RecognisedFormat, Span { end: first.start, ..first });
        problems.push(problem.text("format", format.name()).with("size", number(reading.puzzle.size)));
    }
    reading
}

/// Reads every puzzle of a source in this format, one after the other, each with its problems.
pub fn read_each(source: &str, format: Format) -> impl Iterator<Item = (SudokuPuzzle, Vec<Diagnostic>)> {
    pieces(source, format).into_iter().map(move |span| {
        let mut problems = Vec::new();
        let puzzle = piece(source, span, format, &mut problems);
        (puzzle, finished(problems))
    })
}

/// The places of the puzzles of a source.
pub(super) fn pieces(source: &str, format: Format) -> Vec<Span> {
    match format {
        Format::Iss => iss::pieces(source),
        Format::Line | Format::Sdm | Format::Sukaku | Format::Library | Format::Jigsaw => {
            raw_lines(source).map(|l| l.span()).collect()
        }
        Format::List | Format::BoxList => literals(source),
        Format::Text | Format::Grid | Format::Pencilmarks | Format::Csv | Format::Sdk => {
            vec![Span::new(0, source.len())]
        }
    }
}

/// Reads one puzzle.
pub(super) fn piece(source: &str, span: Span, format: Format, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let text = &source[span.start as usize..span.end as usize];
    if text.len() > LARGEST_BOARD {
        let problem = Diagnostic::new(Code::SourceTooLarge, Span { end: span.start, ..span });
        problems.push(problem.with("limit", number((LARGEST_BOARD >> 20) as u32)));
        return SudokuPuzzle::default();
    }
    let line = RawLine { text, start: span.start as usize };
    match format {
        Format::Text => native::read(source, problems),
        Format::Line | Format::Sdm => line::read(line, problems),
        Format::Sukaku => sukaku::read(line, problems),
        Format::Library => library::read(line, problems),
        Format::Jigsaw => jigsaw::read(line, problems),
        Format::Iss => iss::read(line, problems),
        Format::Grid | Format::Pencilmarks => {
            let all: Vec<Line<'_>> = lines(source).collect();
            plain(&rows(&all), all.first().map(Line::span).unwrap_or_default(), problems)
        }
        Format::Csv => {
            let rows = csv::rows(source);
            plain(&rows, rows.first().map(|r| r.span).unwrap_or_default(), problems)
        }
        Format::Sdk => sdk::read(source, problems),
        Format::List | Format::BoxList => match list::read(source, span, problems) {
            Some(list) => listed(&list, span, problems),
            None => SudokuPuzzle::default(),
        },
    }
}

/// A puzzle that is nothing but a board.
pub(super) fn plain(rows: &[Row<'_>], span: Span, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut puzzle = bare(rows, None, span, problems);
    default_boxes(&mut puzzle, span, problems);
    puzzle
}

/// The size and the cells of a board.
fn bare(rows: &[Row<'_>], symbols: Option<Symbols>, span: Span, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let before = problems.len();
    let Some(read) = board(rows, None, symbols, problems) else {
        if problems.len() == before {
            problems.push(Diagnostic::new(Code::NoBoard, span));
        }
        return SudokuPuzzle::default();
    };
    SudokuPuzzle { size: read.size, cells: read.cells, symbols: read.symbols, ..SudokuPuzzle::default() }
}

/// A nested list holds numbers, and perhaps the shape of its boxes.
fn listed(list: &Listed<'_>, span: Span, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut puzzle = bare(&list.rows, Some(Symbols::Numbers), Span { end: span.start, ..span }, problems);
    match list.boxes {
        None => default_boxes(&mut puzzle, span, problems),
        Some(boxes) if boxes.rows * boxes.columns == puzzle.size => puzzle.boxes = Some(boxes),
        Some(boxes) => {
            let problem = Diagnostic::new(Code::BoxShape, Span { end: span.start, ..span }).hint(Hint::Size);
            let shape = format!("{}x{}", boxes.rows, boxes.columns);
            problems.push(problem.text("text", shape).with("size", number(puzzle.size)));
        }
    }
    puzzle
}

/// Whether a puzzle states candidates beside its givens.
pub(super) fn has_candidates(puzzle: &SudokuPuzzle) -> bool {
    puzzle
        .cells
        .iter()
        .any(|c| c.given.is_none() && value::values(puzzle.all_values() & !c.candidates).next().is_some())
}

fn undecided(formats: &[Format], span: Span) -> Diagnostic {
    if formats.is_empty() {
        return Diagnostic::new(Code::NoBoard, span);
    }
    let names = formats.iter().map(|f| f.name().to_owned()).collect();
    Diagnostic::new(Code::AmbiguousFormat, span).with("formats", Argument::List(names))
}
