//! SDK files: headers `#A` to `#U`, or sections such as `[Puzzle]`; then rows.

use std::fmt::Write as _;

use super::SudokuPuzzle;
use super::read::plain;
use super::rows::rows;
use crate::lines::Line;
use crate::lines::one_line;
use crate::{Code, Diagnostic, Span};

/// Whether a line is a header: `#`, a capital letter and its text at once, unlike a comment.
pub(super) fn is_header(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next() == Some('#') && chars.next().is_some_and(|c| "ABCDLSTU".contains(c))
}

/// Whether a line begins a section.
pub(super) fn section(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    (!name.is_empty() && name.chars().all(char::is_alphabetic)).then_some(name)
}

/// Reads the puzzle of such a file; other sections are passed over with a note.
pub(super) fn read(source: &str, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut board: Vec<Line<'_>> = Vec::new();
    let mut from: [Vec<&str>; 3] = Default::default();
    let mut title = None;
    let mut inside = true;
    for line in source_lines(source) {
        if let Some(name) = section(line.text) {
            inside = name.eq_ignore_ascii_case("puzzle");
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

/// The lines with something on them; `#` begins a header.
fn source_lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    let mark = source.len() - source.trim_start_matches('\u{feff}').len();
    let mut offset = mark;
    source[mark..].split_inclusive('\n').filter_map(move |raw| {
        let start = offset;
        offset += raw.len();
        let text = raw.trim_start();
        let indent = raw.len() - text.len();
        let text = text.trim_end();
        (!text.is_empty()).then_some(Line { text, start: (start + indent) as u32, indented: false })
    })
}

/// The place of the first line, where the format is seen.
pub(super) fn first_line(source: &str) -> Option<(&str, Span)> {
    source_lines(source).next().map(|l| (l.text, l.span()))
}

/// A file with the title, the source and the rows of characters.
pub(super) fn write(puzzle: &SudokuPuzzle, characters: &str) -> String {
    let mut text = String::new();
    for (header, value) in [("#D", &puzzle.headers.title), ("#S", &puzzle.headers.source)] {
        if let Some(value) = value {
            let _ = writeln!(text, "{header}{}", one_line(value));
        }
    }
    text.push_str("[Puzzle]\n");
    let cells: Vec<char> = characters.trim_end().chars().collect();
    for row in cells.chunks(puzzle.size as usize) {
        text.extend(row);
        text.push('\n');
    }
    text
}
