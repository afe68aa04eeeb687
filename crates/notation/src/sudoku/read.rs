//! From a source in any format to a puzzle.

use super::line::Excerpt;
use super::value::values;
use super::{Format, Recognition, SudokuPuzzle, recognise};
use crate::lines::lines;
use crate::source::{finished, read_source};
use crate::{Argument, Code, Diagnostic, Severity, Span};

/// Maximum length of the text of one board, with all its candidates, in bytes.
const MAX_BOARD_BYTES: usize = 2 << 20;

/// What was read from a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SudokuSource {
    /// The first puzzle, best-effort.
    pub puzzle: SudokuPuzzle,
    /// Its format; `None` if it could not be recognised.
    pub format: Option<Format>,
    /// The number of puzzles in the source.
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
pub fn read(source: &str, format: Option<Format>) -> (SudokuSource, Vec<Diagnostic>) {
    read_source(source, |problems| read_first(source, format, problems))
}

/// Reads the first puzzle of a source.
fn read_first(source: &str, format: Option<Format>, problems: &mut Vec<Diagnostic>) -> SudokuSource {
    let recognition = if format.is_none() { recognise(source) } else { Recognition::default() };
    let Some(format) = format.or_else(|| recognition.chosen()) else {
        let first = lines(source).next().map(|l| l.span()).unwrap_or_default();
        // Other problems of such a source do not matter.
        *problems = vec![undecided(&recognition.formats, first)];
        return SudokuSource::default();
    };
    let places = (format.entry().places)(source);
    let Some(&first) = places.first() else {
        problems.push(Diagnostic::new(Code::NoBoard, Span::default()));
        return SudokuSource { format: Some(format), ..SudokuSource::default() };
    };
    let puzzle = read_at(source, first, format, problems);
    let reading = SudokuSource { puzzle, format: Some(format), count: places.len() };
    if let Some(&second) = places.get(1) {
        problems.push(Diagnostic::new(Code::SeveralPuzzles, second).number("count", places.len()));
    }
    let sound = problems.iter().all(|p| p.severity() != Severity::Error);
    if sound && recognition.is_sudoku() && format != Format::Text {
        let problem = Diagnostic::new(Code::RecognisedFormat, Span { end: first.start, ..first });
        problems.push(problem.text("format", format.name()).number("size", reading.puzzle.size));
    }
    reading
}

/// Reads every puzzle of a source in this format, one after the other, each with its problems.
pub fn read_each(source: &str, format: Format) -> impl Iterator<Item = (SudokuPuzzle, Vec<Diagnostic>)> {
    (format.entry().places)(source).into_iter().map(move |span| {
        let mut problems = Vec::new();
        let puzzle = read_at(source, span, format, &mut problems);
        (puzzle, finished(problems))
    })
}

pub(super) fn read_at(source: &str, span: Span, format: Format, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let text = &source[span.start as usize..span.end as usize];
    if text.len() > MAX_BOARD_BYTES {
        let problem = Diagnostic::new(Code::SourceTooLarge, Span { end: span.start, ..span });
        problems.push(problem.number("limit", MAX_BOARD_BYTES >> 20));
        return SudokuPuzzle::default();
    }
    (format.entry().read)(Excerpt { text, start: span.start as usize }, problems)
}

/// Whether a puzzle states candidates besides its givens.
pub(super) fn has_candidates(puzzle: &SudokuPuzzle) -> bool {
    let removed = |candidates: u64| values(puzzle.all_values() & !candidates).next().is_some();
    puzzle.cells.iter().any(|cell| cell.given.is_none() && removed(cell.candidates))
}

fn undecided(formats: &[Format], span: Span) -> Diagnostic {
    if formats.is_empty() {
        return Diagnostic::new(Code::NoBoard, span);
    }
    let names = formats.iter().map(|f| f.name().to_owned()).collect();
    Diagnostic::new(Code::AmbiguousFormat, span).with("formats", Argument::List(names))
}
