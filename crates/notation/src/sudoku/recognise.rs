//! Which formats a source is in.

use super::line::{raw_lines, square_root};
use super::read::{piece, pieces};
use super::rows::{is_border, is_row};
use super::{Format, SudokuPuzzle};
use crate::lines::lines;
use crate::{Family, Severity};

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
        None => {}
    }
    let likely = likely(source);
    let mut found: Vec<(Format, SudokuPuzzle)> = Vec::new();
    for &format in &likely {
        let mut problems = Vec::new();
        let first = pieces(source, format)[0];
        let puzzle = piece(source, first, format, &mut problems);
        let sound = puzzle.size >= 4 && problems.iter().all(|p| p.severity() != Severity::Error);
        if sound && !found.iter().any(|(_, other)| other.same(&puzzle)) {
            found.push((format, puzzle));
        }
    }
    let nearest = if found.is_empty() { likely.first().copied() } else { None };
    Recognition { formats: found.into_iter().map(|(format, _)| format).collect(), nearest }
}

/// The formats that the source looks like, the likeliest first.
fn likely(source: &str) -> Vec<Format> {
    let mut formats = Vec::new();
    let raw: Vec<_> = raw_lines(source).collect();
    let whole = |count: usize| square_root(count).is_some_and(|size| size >= 4);
    let squares = raw.iter().filter(|l| whole(l.text.chars().count())).count();
    if raw.len() == 1 && squares == 1 {
        formats.push(Format::Line);
    }
    if raw.len() > 1 && squares == raw.len() {
        formats.push(Format::Sdm);
    }
    let all: Vec<_> = lines(source).collect();
    let rows = all.iter().filter(|l| is_row(**l)).count();
    let drawn = all.iter().filter(|l| is_border(l.text)).count();
    let enough = rows > drawn && (rows - drawn >= 4 || all.iter().map(|l| l.text.len()).sum::<usize>() >= 16);
    if enough && 5 * rows >= 4 * all.len() {
        formats.push(Format::Grid);
    }
    if enough && rows < all.len() && all.first().is_some_and(|l| is_row(*l)) {
        formats.push(Format::Text);
    }
    if let ([line], true) = (&raw[..], enough) {
        // A line in one piece is meant as one, even with a character too few.
        if !line.text.contains(char::is_whitespace) && !formats.contains(&Format::Line) {
            formats.insert(0, Format::Line);
        }
    }
    formats
}
