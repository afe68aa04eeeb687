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
                let ends = ["</td", "</th", "<td", "<th", "</tr", "<tr"].map(|end| lower[at..to].find(end));
                let end = ends.into_iter().flatten().min().map_or(to, |found| at + found);
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

/// Returns the text of a cell without tags; the value of an input field counts as text.
fn content(source: &str, from: usize, to: usize) -> Option<Written<'_>> {
    let mut texts: Vec<(usize, &str)> = Vec::new();
    let mut at = from;
    while at < to {
        let rest = &source[at..to];
        if let Some(inside) = rest.strip_prefix('<') {
            let close = inside.find('>').unwrap_or(inside.len().saturating_sub(1));
            let tag = &inside[..close];
            if let Some(value) = tag.find("value=").filter(|_| tag.to_ascii_lowercase().starts_with("input")) {
                let text = tag[value + 6..].trim_start_matches(['"', '\'']);
                let end = text.find(['"', '\'', ' ', '/']).unwrap_or(text.len());
                texts.push((source.len() - (source.len() - at) + 1 + value, &text[..end]));
            }
            at += close + 2;
        } else {
            let end = rest.find('<').unwrap_or(rest.len());
            texts.push((at, &rest[..end]));
            at += end;
        }
    }
    let is_blank = |text: &str| {
        let text = text.replace("&nbsp;", " ").replace("&#160;", " ").replace("&emsp;", " ").replace("&ensp;", " ");
        text.trim_matches(|c: char| c.is_whitespace() || c == '\u{200b}').is_empty()
    };
    texts.retain(|(_, text)| !is_blank(text));
    let (start, text) = match texts[..] {
        [] => (from, ""),
        [one] => one,
        _ => return None,
    };
    let text = text.trim();
    cell(Written { text, span: Span::new(start, (start + text.len()).min(to)) }).map(|(written, _)| written)
}

/// Returns the rows of each `tabular`, `array` or `sudoku` environment of LaTeX, with its place. Linear.
pub(super) fn latex(source: &str) -> Vec<(Vec<Row<'_>>, Span)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = source[from..].find("\\begin{").map(|at| from + at) {
        let name = source[open + 7..].split('}').next().unwrap_or_default();
        let end = source[open..].find("\\end{").map_or(source.len(), |at| open + at);
        from = (open + 7).max(end);
        let inside = open + 8 + name.len();
        if inside > end {
            continue;
        }
        let name = name.trim_end_matches('*');
        let body = &source[inside..end];
        let rows = match name {
            "sudoku" | "sudoku-block" => bars(body, inside),
            "tabular" | "array" | "matrix" | "pmatrix" | "bmatrix" => ampersands(body, inside),
            _ => None,
        };
        if let Some(rows) = rows {
            let close = source[end..].find('\n').map_or(source.len(), |at| end + at);
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
    let row = |row: &'_ str| {
        let text = row.trim().trim_start_matches("\\hline").trim();
        // The columns of the table are stated before its first row.
        let text = match text.strip_prefix('{') {
            Some(rest) => {
                rest.split_once('}').map_or(text, |(_, rest)| rest).trim().trim_start_matches("\\hline").trim()
            }
            None => text,
        };
        let at = text.as_ptr() as usize - body.as_ptr() as usize;
        cells(body[at..at + text.len()].split('&'), body, start, &body[at..at + text.len()])
    };
    rows.map(row).collect()
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
