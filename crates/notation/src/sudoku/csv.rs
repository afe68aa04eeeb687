//! Comma-separated values: `,`, `;` or tabs; a cell with nothing in it is empty.

use super::board::{Row, Written};
use super::drawn::{cell_texts, plain, recognisable};
use super::format::{FormatEntry, Statable, whole};
use super::recognise::Likeness;
use crate::Span;
use crate::lines::lines_with_offsets;

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "csv",
    places: whole,
    read: |source, problems| {
        let rows = rows(source.text);
        plain(&rows, rows.first().map(|r| r.span).unwrap_or_default(), problems)
    },
    looks_like: |source| {
        let separator = separator(source.text).filter(|_| !source.is_long())?;
        // A blank cell between tabs is not a blank of a drawing.
        let is_last = !(separator == '\t' && source.text.contains("\t\t"));
        Some(Likeness { is_clear: is_table(source.text), is_last, is_only: false })
    },
    rank: 7,
    write: |puzzle| write(puzzle.size, &cell_texts(puzzle, recognisable(puzzle))),
    states: Statable::ANY_SIZE,
};

const SEPARATORS: [char; 3] = [';', '\t', ','];

/// Returns the separator that a table uses most; `None` if its first line has none.
fn separator(source: &str) -> Option<char> {
    let (_, first) = table(source).next()?;
    let count = |c: char| first.chars().filter(|&d| d == c).count();
    SEPARATORS.into_iter().max_by_key(|&c| count(c)).filter(|&c| count(c) > 0)
}

/// Whether most fields are short enough for cells, and there are several a line.
fn is_table(source: &str) -> bool {
    let rows = rows(source);
    let fields = rows.iter().flat_map(|r| &r.cells);
    let (mut all, mut short) = (0, 0);
    for field in fields {
        all += 1;
        short += usize::from(field.text.len() <= 2 && !field.text.contains(char::is_whitespace));
    }
    rows.len() >= 4 && all >= 4 * rows.len() && 10 * short >= 9 * all
}

/// Returns the rows of a table.
fn rows(source: &str) -> Vec<Row<'_>> {
    let separator = separator(source).unwrap_or(',');
    let mut rows: Vec<Row<'_>> = table(source).map(|(start, line)| row(line, start, separator)).collect();
    // Some programs end each line with a separator.
    let ended = |r: &Row<'_>| r.cells.last().is_some_and(|c| c.text.is_empty());
    let size = rows.len();
    if rows.iter().all(|r| r.cells.len() == size + 1 && ended(r)) {
        for row in &mut rows {
            row.cells.pop();
        }
    }
    if let [one] = &rows[..] {
        let size = one.cells.len().isqrt();
        if size > 1 && size * size == one.cells.len() {
            let span = one.span;
            return one.cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span }).collect();
        }
    }
    rows
}

/// Returns the lines that are not blank, though perhaps nothing but separators, and where they begin.
fn table(source: &str) -> impl Iterator<Item = (usize, &str)> {
    lines_with_offsets(source)
        .filter(|(_, text)| !(text.trim_matches(' ').is_empty() || text.starts_with('#') || text.starts_with("sep=")))
}

fn row(line: &str, start: usize, separator: char) -> Row<'_> {
    let mut cells = Vec::new();
    let mut from = 0;
    loop {
        let rest = &line[from..];
        let blank = rest.len() - rest.trim_start_matches(' ').len();
        // A separator in quotes separates nothing.
        let quoted =
            rest[blank..].strip_prefix('"').and_then(|inside| inside.find('"')).map_or(0, |end| blank + end + 2);
        let end = rest[quoted..].find(separator).map_or(rest.len(), |at| quoted + at);
        let field = rest[..end].trim();
        let text = field.strip_prefix('"').and_then(|f| f.strip_suffix('"')).unwrap_or(field).trim();
        let at = start + from + (text.as_ptr() as usize - rest.as_ptr() as usize);
        cells.push(Written { text, span: Span::new(at, at + text.len()) });
        if end == rest.len() {
            return Row { cells, span: Span::new(start, start + line.len()) };
        }
        from += end + separator.len_utf8();
    }
}

/// Returns a table with commas.
fn write(size: u32, cells: &[String]) -> String {
    let field =
        |text: &String| if text.contains(',') { format!("\"{text}\"") } else { text.trim_matches('.').to_owned() };
    let row = |row: &[String]| row.iter().map(field).collect::<Vec<_>>().join(",") + "\n";
    cells.chunks(size as usize).map(row).collect()
}
