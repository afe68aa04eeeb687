//! Which formats a source is in.
//!
//! What a source looks like gives a few formats that it could be in; each of them then reads it, and those fit that find
//! no error. If two fit and find different boards, a person must say which is meant.

use super::line::{RawLine, board_and_rest, raw_lines, square_root};
use super::list::literals;
use super::read::{has_candidates, piece, pieces};
use super::rows::{is_border, is_row, is_separator, is_surely_row};
use super::{Format, SudokuPuzzle, csv, iss, jigsaw, library, list, sdk, sukaku};
use crate::lines::{Line, lines};
use crate::source::LARGEST_SOURCE;
use crate::{Family, Severity};

/// More lines than a drawn board has.
const MANY: usize = 5000;
/// The smallest board that is recognised as one.
const SMALLEST: usize = 4;
/// The shortest row that is taken for one where others are missing.
const SHORTEST_ROW: usize = 6;
/// The largest board that is recognised in a line of characters: 27 by 27 are the pencil marks of a board of 9.
const LARGEST_LINE: usize = 25;

/// What a source could be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recognition {
    /// The formats that it fits, each giving another puzzle; of those that give the same only the first.
    pub formats: Vec<Format>,
    /// If none fits: the format that it comes nearest to.
    pub nearest: Option<Format>,
}

impl Recognition {
    /// The one format to read it in; `None` if there are several or none.
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

/// Tells which formats a source could be in. Linear.
pub fn recognise(source: &str) -> Recognition {
    match Family::of_source(source) {
        Some(Family::Sudoku) => return Recognition { formats: vec![Format::Text], nearest: None },
        Some(_) => return Recognition::default(),
        None if source.len() > LARGEST_SOURCE => return Recognition::default(),
        None => {}
    }
    let likely = likely(source);
    let mut found: Vec<(Format, SudokuPuzzle)> = Vec::new();
    for &(format, _) in &likely {
        let mut problems = Vec::new();
        let Some(&first) = pieces(source, format).first() else { continue };
        let puzzle = piece(source, first, format, &mut problems);
        let sound = puzzle.size as usize >= SMALLEST && problems.iter().all(|p| p.severity() != Severity::Error);
        if sound && !found.iter().any(|(_, other)| other.same(&puzzle)) {
            let marked = format == Format::Grid && has_candidates(&puzzle);
            found.push((if marked { Format::Pencilmarks } else { format }, puzzle));
        }
    }
    let nearest = likely.iter().find(|(_, surely)| *surely && found.is_empty()).map(|(format, _)| *format);
    Recognition { formats: found.into_iter().map(|(format, _)| format).collect(), nearest }
}

/// The formats that the source looks like, the likeliest first, and whether it looks so even with an error in it.
fn likely(source: &str) -> Vec<(Format, bool)> {
    let raw: Vec<RawLine<'_>> = raw_lines(source).take(MANY + 1).collect();
    let Some(first) = raw.first() else { return Vec::new() };
    if sdk::first_line(source).is_some_and(|(line, _)| sdk::is_header(line) || sdk::section(line).is_some()) {
        return vec![(Format::Sdk, true)];
    }
    if let Some(&place) = literals(source).first() {
        // Far behind other text a list that is no board is rather no board at all.
        let before = source[..place.start as usize].trim();
        let surely = before.lines().all(|l| l.trim_start().starts_with('#')) || !before.contains('\n');
        let boxed = list::read(source, place, &mut Vec::new()).is_some_and(|l| l.boxes.is_some());
        return vec![(if boxed { Format::BoxList } else { Format::List }, surely)];
    }
    if library::is_library_line(first.text) {
        return vec![(Format::Library, true)];
    }
    if iss::is_constraint_line(first.text) {
        return vec![(Format::Iss, true)];
    }
    if raw.len() > MANY {
        return in_lines(&raw, raw.iter().all(|l| is_surely_row(l.as_line())));
    }
    let all: Vec<Line<'_>> = lines(source).collect();
    let rows = all.iter().filter(|l| is_row(**l)).count();
    let drawn = all.iter().filter(|l| is_border(l.text)).count();
    let sure = all.iter().filter(|l| is_surely_row(**l)).count();
    let boardlike = rows > drawn && 5 * sure >= 4 * all.len();
    let enough = boardlike && (rows - drawn >= SMALLEST || first.text.len() >= SMALLEST * SMALLEST);
    let mut formats = in_lines(&raw, enough);
    if csv::separator(source) == Some('\t') && source.contains("\t\t") {
        formats.push((Format::Csv, csv::is_table(source)));
    }
    if rows > drawn && rows < all.len() && all.first().is_some_and(|l| is_row(*l)) {
        formats.push((Format::Text, rows - drawn >= SMALLEST));
    }
    let in_one = raw.len() == 1 && !first.text.contains(is_separator);
    // A row or two of a board, and nothing else: no other family has such lines.
    let few = !enough && boardlike && sure == all.len() && in_row(first.text) >= SHORTEST_ROW;
    if enough && !in_one || few {
        formats.push((Format::Grid, true));
    }
    if csv::separator(source).is_some() {
        formats.push((Format::Csv, csv::is_table(source)));
    }
    formats
}

/// How many characters of a row are not drawn.
fn in_row(line: &str) -> usize {
    line.chars().filter(|&c| !is_separator(c)).count()
}

/// The formats of a puzzle a line.
fn in_lines(raw: &[RawLine<'_>], enough: bool) -> Vec<(Format, bool)> {
    let mut formats = Vec::new();
    let count = |l: &RawLine<'_>| board_and_rest(*l).0.text.chars().count();
    let with_regions = |l: &RawLine<'_>| count(l) < l.text.chars().count() && jigsaw::fits(*l);
    let whole = |l: &RawLine<'_>| {
        square_root(count(l)).is_some_and(|size| (SMALLEST..=LARGEST_LINE).contains(&size)) && !with_regions(l)
    };
    let squares = raw.iter().filter(|l| whole(l)).count();
    let length = raw.iter().find(|l| whole(l)).map_or(0, count);
    if raw.len() == 1 {
        // A line in one piece is meant as one, even with a character too few.
        let length = count(&raw[0]);
        let near = length > 30 && (length.saturating_sub(2)..length + 3).any(|n| square_root(n).is_some());
        let in_one = enough && length < 700 && (near || !raw[0].text.contains(char::is_whitespace));
        if squares == 1 || in_one {
            formats.push((Format::Line, enough));
        }
    } else if squares == raw.len() || 2 * squares > raw.len() && raw.len() != length {
        formats.push((Format::Sdm, enough && 2 * squares > raw.len()));
    }
    if jigsaw::fits(raw[0]) {
        formats.push((Format::Jigsaw, false));
    }
    let long = count(&raw[0]) >= 700 && !raw[0].text.contains(char::is_whitespace);
    if sukaku::cube_root(count(&raw[0])).is_some() || enough && long {
        formats.push((Format::Sukaku, enough && long));
    }
    formats
}
