//! Boards in a table of HTML, or in an environment of LaTeX.

use super::cell::cell;
use crate::Span;
use crate::sudoku::board::{Row, Written};

/// Returns the rows of each table of a page of HTML, with its place. Linear.
pub(super) fn html(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let lower = source.to_ascii_lowercase();
    if !lower.contains("<td") {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut from = 0;
    // A part of a page may have rows without a table.
    let has_tables = lower.contains("<table");
    loop {
        let open = if has_tables { lower[from..].find("<table").map(|at| from + at) } else { Some(from) };
        let Some(open) = open else { break };
        let end = lower[open..].find("</table").map_or(source.len(), |at| open + at);
        if let Some(rows) = table(source, &lower, open, end) {
            found.push((rows, Span::new(open, end)));
        }
        from = end;
        if !has_tables || from >= source.len() {
            break;
        }
    }
    found
}

fn table<'a>(source: &'a str, lower: &str, from: usize, to: usize) -> Option<Vec<Row<'a>>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    let mut at = from;
    while let Some(open) = lower[at..to].find('<').map(|found| at + found) {
        let close = lower[open..to].find('>').map(|found| open + found)?;
        let tag = &lower[open + 1..close];
        let name = tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        at = close + 1;
        match name {
            "tr" => rows.push(Row { cells: Vec::new(), span: Span::new(open, at) }),
            "td" | "th" => {
                let end = lower[at..to].match_indices('<').map(|(found, _)| at + found);
                let end = end.into_iter().find(|&found| ends_cell(&lower[found + 1..to])).unwrap_or(to);
                let row = rows.last_mut()?;
                row.cells.push(content(source, at, end)?);
                row.span = row.span.to(Span::new(open, end));
                at = end;
            }
            _ => {}
        }
    }
    rows.retain(|row| !row.cells.is_empty());
    Some(rows)
}

/// Whether a tag is the end of a cell, or begins the next cell or row.
fn ends_cell(tag: &str) -> bool {
    let name = tag.strip_prefix('/').unwrap_or(tag);
    ["td", "th", "tr"].iter().any(|end| name.starts_with(end))
}

/// Returns the text of a cell without tags; the value of an input field counts as text.
fn content(source: &str, from: usize, to: usize) -> Option<Written<'_>> {
    let mut texts: Vec<&str> = Vec::new();
    let mut rest = &source[from..to];
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('<') {
            let (tag, behind) = inside.split_once('>').unwrap_or((inside, ""));
            if let Some(value) = tag.find("value=").filter(|_| tag.to_ascii_lowercase().starts_with("input")) {
                let text = tag[value + 6..].trim_start_matches(['"', '\'']);
                texts.push(&text[..text.find(['"', '\'', ' ', '/']).unwrap_or(text.len())]);
            }
            rest = behind;
        } else {
            let (text, tags) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
            texts.push(text);
            rest = tags;
        }
    }
    let is_blank = |text: &str| {
        let text = text.replace("&nbsp;", " ").replace("&#160;", " ").replace("&emsp;", " ").replace("&ensp;", " ");
        text.trim_matches(|c: char| c.is_whitespace() || c == '\u{200b}').is_empty()
    };
    texts.retain(|text| !is_blank(text));
    let text = match texts[..] {
        [] => &source[from..from],
        [one] => one.trim(),
        _ => return None,
    };
    let start = text.as_ptr() as usize - source.as_ptr() as usize;
    cell(Written { text, span: Span::new(start, start + text.len()) }).map(|(written, _)| written)
}

/// Returns the rows of each `tabular`, `array` or `sudoku` environment of LaTeX, with its place. Linear.
pub(super) fn latex(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = source[from..].find("\\begin{").map(|at| from + at) {
        let end = source[open..].find("\\end{").map_or(source.len(), |at| open + at);
        from = end;
        let Some((name, body)) = source[open + 7..end].split_once('}') else { continue };
        let inside = end - body.len();
        let rows = match name.trim_end_matches('*') {
            "sudoku" | "sudoku-block" => bars(body, inside),
            "tabular" | "array" | "matrix" | "pmatrix" | "bmatrix" => ampersands(body, inside),
            _ => None,
        };
        if let Some(rows) = rows {
            let close = source[end..].split_inclusive(['}', '\n']).next().map_or(end, |last| end + last.len());
            found.push((rows, Span::new(open, close)));
        }
    }
    found
}

/// Returns the rows of the `sudoku` package: `| |5| | ... |.`
fn bars(body: &str, start: usize) -> Option<Vec<Row<'_>>> {
    let lines = body.lines().filter(|line| line.contains('|'));
    let row = |line| {
        let text = str::trim(line);
        let inside = text.strip_suffix('.').unwrap_or(text).strip_prefix('|')?.strip_suffix('|')?;
        cells(inside.split('|'), body, start, text)
    };
    lines.map(row).collect()
}

/// Returns the rows of a table of LaTeX: `5 & 3 & & ... \\`.
fn ampersands(body: &str, start: usize) -> Option<Vec<Row<'_>>> {
    let rows = body.split("\\\\").filter(|row| row.contains('&'));
    let row = |row| {
        let text = without_lines(row);
        // The columns of the table are stated before its first row.
        let text =
            text.strip_prefix('{').and_then(|rest| rest.split_once('}')).map_or(text, |(_, rest)| without_lines(rest));
        cells(text.split('&'), body, start, text)
    };
    rows.map(row).collect()
}

/// Returns a row of LaTeX without the horizontal lines above it.
fn without_lines(row: &str) -> &str {
    row.trim().trim_start_matches("\\hline").trim()
}

fn cells<'a>(parts: impl Iterator<Item = &'a str>, body: &'a str, start: usize, row: &'a str) -> Option<Row<'a>> {
    let offset = |text: &str| start + (text.as_ptr() as usize - body.as_ptr() as usize);
    let place = |text: &str| Span::new(offset(text), offset(text) + text.len());
    let read = |part: &'a str| {
        let text = part.trim();
        cell(Written { text, span: place(text) }).map(|(written, _)| written)
    };
    let cells: Option<Vec<Written<'a>>> = parts.map(read).collect();
    Some(Row { cells: cells?, span: place(row) })
}
