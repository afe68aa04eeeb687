//! Recognises the formats that a source may be in.
//!
//! What a source looks like gives a few formats that it could be in; each of them then reads it, and those without an
//! error fit. If two fit and find different boards, a person must decide.

use std::cell::OnceCell;

use super::amid::{Amid, KEYWORDS, find};
use super::line::{Excerpt, raw_lines};
use super::read::read_at;
use super::rows::{is_border, is_row, is_separator, is_surely_row};
use super::{Format, RuleLine, SudokuPuzzle};
use crate::lines::{Line, lines};
use crate::source::MAX_SOURCE_BYTES;
use crate::{Code, Diagnostic, Family, Severity};

/// Maximum number of lines of a drawn board.
const MAX_DRAWN_LINES: usize = 5000;
/// Minimum size of a board that is recognised as one.
pub(super) const MIN_SIZE: usize = 4;
/// Minimum length of a row that is taken for one where others are missing.
const MIN_LONE_ROW: usize = 6;

/// What a source could be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recognition {
    /// The formats that it fits, each giving another puzzle; of those that give the same only the first.
    pub formats: Vec<Format>,
    /// If none fits: the format that it comes nearest to.
    pub nearest: Option<Format>,
}

impl Recognition {
    /// Returns the one format to read it in; `None` if there are several or none.
    pub fn chosen(&self) -> Option<Format> {
        match self.formats[..] {
            [one] => Some(one),
            [] => self.nearest,
            _ => None,
        }
    }

    /// Whether the source is a Sudoku, however badly written.
    pub fn is_sudoku(&self) -> bool {
        !self.formats.is_empty() || self.nearest.is_some()
    }
}

/// How much a source looks like a format.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Likeness {
    /// Whether it looks so even with an error in it.
    pub is_clear: bool,
    /// Whether it can be in no other format.
    pub is_only: bool,
    /// Whether all other formats that it looks like are likelier.
    pub is_last: bool,
}

impl Likeness {
    /// Of a source that may be in other formats too.
    pub(super) fn maybe(is_clear: bool) -> Self {
        Self { is_clear, ..Self::default() }
    }

    /// Of a source that can be in no other format.
    pub(super) fn only(is_clear: bool) -> Self {
        Self { is_clear, is_only: true, is_last: false }
    }
}

/// A source, with what several formats look at.
pub(super) struct Source<'a> {
    pub text: &'a str,
    /// The lines that are neither blank nor comments, up to one more than a drawn board has.
    pub lines: Vec<Excerpt<'a>>,
    drawing: OnceCell<Drawing>,
}

/// What the lines of a source have of a drawn board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Drawing {
    /// Whether most lines are surely rows, and there are enough for a board.
    pub is_board: bool,
    /// Whether there is a row or two and nothing else: no other family has such lines.
    pub is_part: bool,
    /// The number of rows of cells.
    pub rows: usize,
    /// The number of lines before the last row that are no rows: on a page of text, single lines look like rows.
    pub others: usize,
    /// Whether the first line is a row, and a later one is not.
    pub then_other_lines: bool,
    /// The number of lines that are not surely rows.
    pub doubtful: usize,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, lines: raw_lines(text).take(MAX_DRAWN_LINES + 1).collect(), drawing: OnceCell::new() }
    }

    /// Returns the first line; there is one.
    pub(super) fn first(&self) -> Excerpt<'a> {
        self.lines[0]
    }

    pub(super) fn only_line(&self) -> Option<Excerpt<'a>> {
        (self.lines.len() == 1).then(|| self.lines[0])
    }

    /// Whether it has more lines than a drawn board.
    pub(super) fn is_long(&self) -> bool {
        self.lines.len() > MAX_DRAWN_LINES
    }

    /// Returns what the lines have of a drawn board.
    pub(super) fn drawing(&self) -> Drawing {
        *self.drawing.get_or_init(|| self.drawn())
    }

    fn drawn(&self) -> Drawing {
        if self.is_long() {
            let is_board = self.lines.iter().all(|line| is_surely_row(line.as_line()));
            return Drawing { is_board, ..Drawing::default() };
        }
        let all: Vec<Line<'_>> = lines(self.text).collect();
        let count = |is: fn(Line<'_>) -> bool| all.iter().filter(|line| is(**line)).count();
        let (rows, borders, sure) = (count(is_row), count(|line| is_border(line.text)), count(is_surely_row));
        let first = self.first().text;
        let has_rows = rows > borders;
        let is_boardlike = has_rows && 5 * sure >= 4 * all.len();
        let is_board = is_boardlike && (rows - borders >= MIN_SIZE || first.len() >= MIN_SIZE * MIN_SIZE);
        let last_row = all.iter().rposition(|line| is_row(*line)).map_or(0, |at| at + 1);
        let in_first = first.chars().filter(|&c| !is_separator(c)).count();
        Drawing {
            is_board,
            doubtful: all.len() - sure,
            is_part: !is_board && is_boardlike && sure == all.len() && in_first >= MIN_LONE_ROW,
            rows: rows.saturating_sub(borders),
            others: last_row.saturating_sub(rows),
            then_other_lines: has_rows && rows < all.len() && all.first().is_some_and(|line| is_row(*line)),
        }
    }
}

/// What a source could be, and what was read meanwhile.
#[derive(Debug, Default)]
pub(super) struct Recognised {
    pub recognition: Recognition,
    /// The board amid other text, or what is wrong with it, if no format fits the whole.
    pub amid: Option<Amid>,
}

/// Returns the formats that a source could be in. Linear.
pub fn recognise(source: &str) -> Recognition {
    recognised(source).recognition
}

/// Returns the formats that a source could be in; if it fits none as a whole, the board amid its text. Linear.
pub(super) fn recognised(source: &str) -> Recognised {
    match Family::of_source(source) {
        Some(Family::Sudoku) => {
            let recognition = Recognition { formats: vec![Format::Text], nearest: None };
            return Recognised { recognition, amid: None };
        }
        Some(_) => return Recognised::default(),
        None if source.len() > MAX_SOURCE_BYTES => return Recognised::default(),
        None => {}
    }
    let (mut recognition, puzzle, is_all_rows) = as_a_whole(source);
    // Other lines may stand below a board, too: without a rule that exists, the text may be another one.
    let rules = puzzle.map(|puzzle| puzzle.rules).unwrap_or_default();
    let has_remarks = rules.iter().any(|rule| !is_known(rule));
    let is_other = matches!(recognition.nearest, Some(Format::List | Format::BoxList | Format::Csv));
    let is_certain = matches!(recognition.nearest, Some(Format::Sukaku | Format::Library | Format::Iss | Format::Sdk));
    if is_certain || !recognition.formats.is_empty() && !has_remarks {
        return Recognised { recognition, amid: None };
    }
    let amid = match find(source) {
        Amid::Nothing => None,
        Amid::Wrong(_) if has_remarks || is_other => None,
        // A text of rows alone is read as it is, with every problem at its place.
        Amid::Wrong(problems) if recognition.nearest.is_some() && is_all_rows && of_rows(&problems) => None,
        amid => Some(amid),
    };
    match &amid {
        None => {}
        Some(Amid::Board(found)) => recognition = Recognition { formats: vec![found.format], nearest: None },
        Some(_) => recognition.nearest = recognition.nearest.or(Some(Format::Grid)),
    }
    Recognised { recognition, amid }
}

/// Whether a line below a board is one of the rules that exist, by its name.
fn is_known(rule: &RuleLine) -> bool {
    let folded: String = rule.keyword.as_str().chars().filter(|c| c.is_alphabetic()).collect();
    KEYWORDS.iter().any(|keyword| keyword.eq_ignore_ascii_case(&folded))
}

/// Returns the formats that fit a source as a whole, the first puzzle, and whether every line is surely a row.
fn as_a_whole(source: &str) -> (Recognition, Option<SudokuPuzzle>, bool) {
    let (likely, is_all_rows) = likely(source);
    let mut found: Vec<(Format, SudokuPuzzle)> = Vec::new();
    for &(format, _) in &likely {
        let mut problems = Vec::new();
        let Some(&first) = (format.entry().places)(source).first() else { continue };
        let puzzle = read_at(source, first, format, &mut problems);
        let sound = puzzle.size as usize >= MIN_SIZE && problems.iter().all(|p| p.severity() != Severity::Error);
        if sound && !found.iter().any(|(_, other)| other.same(&puzzle)) {
            let marked = format == Format::Grid && puzzle.has_candidates();
            found.push((if marked { Format::Pencilmarks } else { format }, puzzle));
        }
    }
    let nearest = likely.iter().find(|(_, likeness)| likeness.is_clear && found.is_empty());
    let nearest = nearest.map(|(format, _)| *format);
    let formats = found.iter().map(|(format, _)| *format).collect();
    (Recognition { formats, nearest }, found.into_iter().next().map(|(_, puzzle)| puzzle), is_all_rows)
}

/// Whether problems are those of rows and their values.
fn of_rows(problems: &[Diagnostic]) -> bool {
    let codes = [Code::RowLength, Code::RowLengths, Code::RowCount, Code::BadValue, Code::BadValues, Code::NoBoard];
    problems.iter().all(|problem| codes.contains(&problem.code))
}

/// Returns the formats that the source looks like, the likeliest first, and whether every line is surely a row.
fn likely(source: &str) -> (Vec<(Format, Likeness)>, bool) {
    let source = Source::new(source);
    if source.lines.is_empty() {
        return (Vec::new(), false);
    }
    let mut formats = Format::ALL.to_vec();
    formats.sort_by_key(|format| format.entry().rank);
    let mut likely = Vec::new();
    for format in formats {
        if let Some(likeness) = (format.entry().looks_like)(&source) {
            likely.push((format, likeness));
            if likeness.is_only {
                return (likely, false);
            }
        }
    }
    likely.sort_by_key(|(_, likeness)| likeness.is_last);
    let is_all_rows = source.drawing().doubtful == 0;
    (likely, is_all_rows)
}
