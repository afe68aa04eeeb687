//! From a source in any format to a puzzle.

use super::amid::{Amid, Found, Said, find, said};
use super::line::Excerpt;
use super::recognise::{Recognised, recognised};
use super::{Format, SudokuPuzzle};
use crate::lines::{lines, lines_with_offsets, shown};
use crate::source::{finished, read_source};
use crate::{Argument, Code, Diagnostic, Severity, Span};

/// Maximum length of the text of one board, with all its candidates, in bytes.
const MAX_BOARD_BYTES: usize = 2 << 20;

/// Maximum number of lines whose comments are searched for rules.
const MAX_COMMENTED_LINES: usize = 5000;

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
    let is_stated = format.is_some();
    let Recognised { recognition, amid } = if is_stated { Recognised::default() } else { recognised(source) };
    match amid {
        Some(Amid::Board(found)) => return amid_text(*found, problems),
        Some(Amid::Wrong(wrong)) => {
            *problems = wrong;
            return SudokuSource { format: recognition.nearest, ..SudokuSource::default() };
        }
        Some(Amid::Nothing) | None => {}
    }
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
    let mut sound = problems.iter().all(|p| p.severity() != Severity::Error);
    if sound && let Some(&second) = places.get(1) {
        problems.push(Diagnostic::new(Code::SeveralPuzzles, second).number("count", places.len()));
        sound = false;
    }
    if is_stated
        && !sound
        && format != Format::Text
        && let Amid::Board(found) = find(source)
        && is_similar(format, found.format)
    {
        problems.clear();
        return amid_text(*found, problems);
    }
    if sound && !is_stated && format != Format::Text {
        problems.extend(rule_in_comment(source));
    }
    if sound && recognition.is_sudoku() && format != Format::Text {
        let problem = Diagnostic::new(Code::RecognisedFormat, Span { end: first.start, ..first });
        problems.push(problem.text("format", format.name()).number("size", reading.puzzle.size));
    }
    reading
}

/// Returns a board that was found amid other text.
fn amid_text(found: Found, problems: &mut Vec<Diagnostic>) -> SudokuSource {
    let Found { format, puzzle, span, problems: notes } = found;
    problems.retain(|problem| problem.severity() != Severity::Error);
    problems.extend(notes);
    let recognised = Diagnostic::new(Code::RecognisedFormat, Span { end: span.start, ..span });
    problems.push(recognised.text("format", format.name()).number("size", puzzle.size));
    SudokuSource { puzzle, format: Some(format), count: 1 }
}

/// Whether a board amid other text may be in a format that was stated.
fn is_similar(stated: Format, found: Format) -> bool {
    let drawn = |format| matches!(format, Format::Grid | Format::Pencilmarks | Format::Csv);
    stated == found || drawn(stated) && drawn(found)
}

/// Returns the problem of the first comment that states a rule.
fn rule_in_comment(source: &str) -> Option<Diagnostic> {
    lines_with_offsets(source).take(MAX_COMMENTED_LINES).find_map(|(start, line)| {
        let mut comments = ["#", "//"].into_iter().filter_map(|mark| line.split_once(mark));
        let (row, comment) = comments.find(|(_, comment)| said(comment) != Said::Nothing)?;
        let span = Span::new(start + row.len(), start + line.len());
        Some(Diagnostic::new(Code::RuleInText, span).text("text", shown(comment.trim())))
    })
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

fn undecided(formats: &[Format], span: Span) -> Diagnostic {
    if formats.is_empty() {
        return Diagnostic::new(Code::NoBoard, span);
    }
    let names = formats.iter().map(|f| f.name().to_owned()).collect();
    Diagnostic::new(Code::AmbiguousFormat, span).with("formats", Argument::List(names))
}
