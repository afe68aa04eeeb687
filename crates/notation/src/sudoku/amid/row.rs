//! The ways to take a line for a row of cells.

use super::cell::{Mark, cell};
use super::line::SourceLine;
use crate::Span;
use crate::sudoku::board::Written;
use crate::sudoku::rows::is_separator;

/// A way to split lines into cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Split {
    /// A bar between all cells: `| 5 |   |`.
    Bars,
    /// A comma, a semicolon or a tab between all cells.
    Separator(char),
    /// Blanks and borders between all cells.
    Tokens,
    /// Braces around each cell, as LaTeX has its arguments: `{5}{ }{3}`.
    Braces,
    /// Each character is a cell.
    Characters,
}

impl Split {
    pub(super) const ALL: [Self; 7] = [
        Self::Bars,
        Self::Separator('\t'),
        Self::Separator(';'),
        Self::Separator(','),
        Self::Braces,
        Self::Tokens,
        Self::Characters,
    ];
}

/// A line as a row of cells.
#[derive(Clone, Debug)]
pub(super) struct LineRow<'a> {
    pub cells: Vec<(Written<'a>, Mark)>,
    /// The line without quotes, brackets, comments and a label.
    pub text: &'a str,
    /// The index of its line.
    pub line: usize,
    /// The label before it.
    pub label: Option<&'a str>,
    /// Its place.
    pub span: Span,
}

impl LineRow<'_> {
    /// Whether it has several letters that are no cells of a board without letters: it is a sentence.
    pub(super) fn is_sentence(&self) -> bool {
        const MIN_LETTERS: usize = 3;
        let is_letter = |text: &str| text.contains(char::is_alphabetic) && !is_like_sign(text);
        self.cells.iter().filter(|(cell, _)| is_letter(cell.text)).count() >= MIN_LETTERS
    }

    /// Whether it has nothing but letters, as words have, and a map of regions.
    pub(super) fn is_letters(&self) -> bool {
        let is_letter = |text: &str| text.contains(char::is_alphabetic) && !is_like_sign(text);
        self.cells.iter().any(|(cell, _)| is_letter(cell.text))
            && self.cells.iter().all(|(cell, _)| is_letter(cell.text) || is_like_sign(cell.text))
    }
}

/// Whether a letter is used for an empty cell, or looks like a digit.
pub(super) fn is_like_sign(text: &str) -> bool {
    matches!(text, "O" | "o" | "l" | "I" | "S" | "x" | "X")
}

/// Maximum number of cells in a row, and some more.
const MAX_CELLS: usize = 80;

pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '│' | '┃' | '║' | '｜')
}

/// Returns the cells of a line; `None` if a part of it is no cell.
pub(super) fn cells_of<'a>(line: &SourceLine<'a>, index: usize, split: Split) -> Option<LineRow<'a>> {
    let parts: Vec<&'a str> = match split {
        Split::Bars => between_bars(line.inner)?,
        Split::Separator(separator) => separated(line, separator)?,
        Split::Tokens => {
            let text = line.inner.trim();
            let parts = text.split(is_separator).filter(|part| !part.is_empty());
            // The sign of a conflict may stand directly behind the star of a given: `6*!8*`.
            parts.flat_map(before_conflicts).filter(|part| *part != "!").take(MAX_CELLS).collect()
        }
        Split::Braces => in_braces(line.body)?,
        Split::Characters => characters(line.inner),
    };
    if parts.is_empty() || parts.len() >= MAX_CELLS {
        return None;
    }
    let written = |text: &'a str| {
        let start = line.offset(text);
        Written { text, span: Span::new(start, start + text.len()) }
    };
    let cells: Option<Vec<_>> = parts.into_iter().map(|part| cell(written(part))).collect();
    Some(LineRow { cells: cells?, text: line.inner.trim(), line: index, label: line.label, span: line.span() })
}

/// Splits a text before each sign of a conflict.
fn before_conflicts(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.match_indices('!').map(|(at, _)| at).filter(|&at| at > 0);
    let ends = starts.clone().chain([text.len()]);
    [0].into_iter().chain(starts).zip(ends).map(|(from, to)| &text[from..to])
}

/// Returns what is between the bars of a line with at least three.
fn between_bars(text: &str) -> Option<Vec<&str>> {
    let text = text.trim();
    let bars = text.chars().filter(|&c| is_bar(c)).count();
    if !(3..MAX_CELLS).contains(&bars) {
        return None;
    }
    let inside = text.strip_prefix(is_bar).unwrap_or(text);
    // A line of LaTeX ends with a full stop behind the last bar.
    let inside = inside.strip_suffix('.').filter(|rest| rest.ends_with(is_bar)).unwrap_or(inside);
    let inside = inside.strip_suffix(is_bar).unwrap_or(inside);
    Some(inside.split(is_bar).map(str::trim).collect())
}

/// Returns what is in the braces of a line with at least four, each around a value or nothing; a command may be before
/// them.
fn in_braces(text: &str) -> Option<Vec<&str>> {
    let first = text.find('{')?;
    let command = text[..first].trim();
    let parts: Vec<&str> = text[first..].split('{').skip(1).take(MAX_CELLS).collect();
    let is_command = command.is_empty() || command.starts_with('\\') && command[1..].chars().all(char::is_alphabetic);
    let inside = |part: &'_ str| -> Option<usize> {
        let (inside, rest) = part.split_once('}')?;
        (inside.trim().len() <= 2 && rest.trim().is_empty()).then_some(inside.len())
    };
    let lengths: Option<Vec<usize>> = parts.iter().map(|part| inside(part)).collect();
    let lengths = lengths.filter(|lengths| is_command && lengths.len() >= 4)?;
    Some(parts.into_iter().zip(lengths).map(|(part, length)| part[..length].trim()).collect())
}

/// Returns what is between the separators of a line with at least three; cells may be in quotes.
fn separated<'a>(line: &SourceLine<'a>, separator: char) -> Option<Vec<&'a str>> {
    let in_code = line.label.is_some() || line.raw.contains(['[', '{', '(', '"']);
    let text = if in_code { line.inner } else { line.raw.trim_matches(['\u{feff}', ' ']) };
    let count = text.chars().filter(|&c| c == separator).count();
    if !(3..MAX_CELLS).contains(&count) {
        return None;
    }
    let bare = |part: &'a str| part.trim().trim_matches(['"', '\'']);
    Some(text.split(separator).map(bare).collect())
}

/// Returns each character that is neither a blank nor a border; candidates in braces are one.
fn characters(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    let mut behind = 0;
    for (at, c) in text.char_indices() {
        if at < behind || is_separator(c) || matches!(c, '\u{fe0f}' | '\u{20e3}' | '｜') {
            continue;
        }
        if found.len() >= MAX_CELLS {
            break;
        }
        let brace = if c == '{' { text[at..].find('}') } else { None };
        behind = at + brace.map_or(c.len_utf8(), |end| end + 1);
        found.push(&text[at..behind]);
    }
    found
}
