//! SDK files: headers `#A` to `#U`, or sections such as `[Puzzle]`; then rows.

use std::fmt::Write as _;

use super::SudokuPuzzle;
use super::drawn::{in_line, plain};
use super::format::{FormatEntry, Statable, whole};
use super::line::Excerpt;
use super::recognise::Likeness;
use super::rows::rows;
use crate::lines::{Line, lines_with_offsets, one_line};
use crate::{Code, Diagnostic};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "sdk",
    places: whole,
    read,
    looks_like: |source| {
        let first = source_lines(source.text).next()?.text;
        let is_puzzle = |line: Line<'_>| section(line.text).is_some_and(|name| name.eq_ignore_ascii_case(PUZZLE));
        // Posts to a forum have other words in brackets, such as `[code]`.
        let has_section = section(first).is_some() && source_lines(source.text).any(is_puzzle);
        (is_header(first) || has_section).then(|| Likeness::only(true))
    },
    rank: 0,
    write,
    states: Statable::GIVENS,
};

/// The name of the section with the board.
const PUZZLE: &str = "puzzle";

/// Whether a line is a header: `#`, a capital letter and its text at once, unlike a comment.
fn is_header(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next() == Some('#') && chars.next().is_some_and(|c| "ABCDLSTU".contains(c))
}

/// Returns the name of the section that a line begins.
fn section(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    (!name.is_empty() && name.chars().all(char::is_alphabetic)).then_some(name)
}

/// Reads the puzzle of such a file; other sections are passed over with a note.
fn read(source: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut board: Vec<Line<'_>> = Vec::new();
    let mut from: [Vec<&str>; 3] = Default::default();
    let mut title = None;
    let mut inside = true;
    for line in source_lines(source.text) {
        if let Some(name) = section(line.text) {
            inside = name.eq_ignore_ascii_case(PUZZLE);
            if !inside {
                problems.push(Diagnostic::new(Code::IgnoredSection, line.span()).text("section", name));
            }
        } else if is_header(line.text) {
            let text = line.text[2..].trim();
            match line.text.as_bytes()[1] {
                b'D' | b'T' if !text.is_empty() => title = Some(one_line(text)),
                b'A' => from[0].push(text),
                b'S' => from[1].push(text),
                b'U' => from[2].push(text),
                _ => {}
            }
        } else if inside && !line.text.starts_with('#') {
            board.push(line);
        }
    }
    let span = board.first().map(Line::span).unwrap_or_default();
    let mut puzzle = plain(&rows(&board), span, problems);
    let origin: Vec<&str> = from.concat().into_iter().filter(|t| !t.is_empty()).collect();
    puzzle.headers.title = title;
    puzzle.headers.source = (!origin.is_empty()).then(|| one_line(&origin.join(", ")));
    puzzle
}

/// Returns the lines that are not blank; `#` begins a header.
fn source_lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    lines_with_offsets(source).filter_map(|(start, raw)| {
        let text = raw.trim_start();
        let indent = raw.len() - text.len();
        let text = text.trim_end();
        (!text.is_empty()).then_some(Line { text, start: (start + indent) as u32, indented: false })
    })
}

/// Returns a file with the title, the source and the rows of characters.
fn write(puzzle: &SudokuPuzzle) -> String {
    let mut text = String::new();
    for (header, value) in [("#D", &puzzle.headers.title), ("#S", &puzzle.headers.source)] {
        if let Some(value) = value {
            let _ = writeln!(text, "{header}{}", one_line(value));
        }
    }
    text.push_str("[Puzzle]\n");
    let cells: Vec<char> = in_line(puzzle).trim_end().chars().collect();
    for row in cells.chunks(puzzle.size as usize) {
        text.extend(row);
        text.push('\n');
    }
    text
}
