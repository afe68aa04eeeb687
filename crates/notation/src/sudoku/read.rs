//! From a source in any format to a puzzle.

use super::line::{RawLine, raw_lines};
use super::rows::rows;
use super::{Format, SudokuPuzzle, board, fields, line, native, recognise};
use crate::lines::{Line, lines};
use crate::read::{LARGEST_SOURCE, control_characters, finished, too_large};
use crate::{Argument, Code, Diagnostic, Severity, Span};

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
/// error; [`read_each`] reads them all.
///
/// ```
/// use bachet_notation::sudoku::{Format, read};
/// let (reading, problems) = read("1.3.|...2|.1..|...4", None);
/// assert_eq!(reading.format, Some(Format::Grid));
/// assert_eq!(reading.puzzle.size, 4);
/// assert_eq!(problems.len(), 1, "a note that names the format");
/// ```
pub fn read(source: &str, format: Option<Format>) -> (Reading, Vec<Diagnostic>) {
    if source.len() > LARGEST_SOURCE {
        return (Reading::default(), vec![too_large()]);
    }
    let recognition = format.is_none().then(|| recognise(source));
    let chosen = format.or_else(|| recognition.as_ref().and_then(super::Recognition::chosen));
    let Some(format) = chosen else {
        let whole = lines(source).next().map(|l| l.span()).unwrap_or_default();
        return (Reading::default(), vec![undecided(&recognition.unwrap_or_default().formats, whole)]);
    };
    let mut problems = Vec::new();
    control_characters(source, &mut problems);
    let pieces = pieces(source, format);
    let mut reading = Reading { format: Some(format), count: pieces.len(), ..Reading::default() };
    let first = pieces.first().copied().unwrap_or_default();
    reading.puzzle = piece(source, first, format, &mut problems);
    if pieces.len() > 1 {
        let count = Argument::Number(pieces.len() as i64);
        problems.push(Diagnostic::new(Code::SeveralPuzzles, pieces[1]).with("count", count));
    }
    if recognition.is_some() && format != Format::Text {
        let has_errors = problems.iter().any(|p| p.severity() == Severity::Error);
        if !has_errors {
            let problem = Diagnostic::new(Code::RecognisedFormat, Span { end: first.start, ..first });
            let size = Argument::Number(i64::from(reading.puzzle.size));
            problems.push(problem.text("format", format.name()).with("size", size).hint(""));
        }
    }
    (reading, finished(problems))
}

/// Reads every puzzle of a source in this format, one after the other, each with its problems.
pub fn read_each(source: &str, format: Format) -> impl Iterator<Item = (SudokuPuzzle, Vec<Diagnostic>)> {
    pieces(source, format).into_iter().map(move |span| {
        let mut problems = Vec::new();
        let puzzle = piece(source, span, format, &mut problems);
        (puzzle, finished(problems))
    })
}

/// The places of the puzzles of a source; at least one.
pub(super) fn pieces(source: &str, format: Format) -> Vec<Span> {
    let pieces: Vec<Span> = match format {
        Format::Line | Format::Sdm => raw_lines(source).map(|l| l.span()).collect(),
        Format::Text | Format::Grid | Format::Pencilmarks => Vec::new(),
    };
    if pieces.is_empty() { vec![Span::new(0, source.len())] } else { pieces }
}

/// Reads one puzzle.
pub(super) fn piece(source: &str, span: Span, format: Format, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let text = &source[span.start as usize..span.end as usize];
    match format {
        Format::Text => native::read(source, problems),
        Format::Line | Format::Sdm => line::read(RawLine { text, start: span.start as usize }, problems),
        Format::Grid | Format::Pencilmarks => {
            let all: Vec<Line<'_>> = lines(source).collect();
            plain(&rows(&all), all.first().map(Line::span).unwrap_or_default(), problems)
        }
    }
}

/// A puzzle that is nothing but a board.
fn plain(rows: &[board::Row<'_>], span: Span, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let before = problems.len();
    let Some(read) = board::board(rows, None, None, problems) else {
        if problems.len() == before {
            problems.push(Diagnostic::new(Code::NoBoard, span));
        }
        return SudokuPuzzle::default();
    };
    let mut puzzle =
        SudokuPuzzle { size: read.size, cells: read.cells, symbols: read.symbols, ..SudokuPuzzle::default() };
    fields::default_boxes(&mut puzzle, span, problems);
    puzzle
}

fn undecided(formats: &[Format], span: Span) -> Diagnostic {
    if formats.is_empty() {
        return Diagnostic::new(Code::NoBoard, span);
    }
    let names = formats.iter().map(|f| f.name().to_owned()).collect();
    Diagnostic::new(Code::AmbiguousFormat, span).with("formats", Argument::List(names))
}
