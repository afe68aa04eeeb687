//! Tables: with bars, or with columns that blanks hold apart. The first row names the categories, or the first column.

use std::ops::Range;

use bachet_notation::Span;

use crate::page::Words;
use crate::page::lines::{Label, Line};
use crate::page::lists::items;

/// A table on some lines.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The line behind it.
    pub(super) end: usize,
    /// The cells of each row.
    rows: Vec<Vec<Span>>,
}

/// The table that begins at a line: at least two rows of at least two cells, as many in each. Linear in its lines.
pub(super) fn table(lines: &[Line<'_>], at: usize, open: &dyn Fn(usize) -> bool) -> Option<Table> {
    let bars = lines[at].text.contains('|');
    let cells = if bars { barred } else { aligned };
    let first = cells(&lines[at]).filter(|row| row.len() > 1)?;
    let mut rows = vec![first];
    let mut end = at + 1;
    while let Some(line) = lines.get(end).filter(|l| open(end) && !l.gap && !l.heading) {
        if is_rule(line.text) {
            end += 1;
            continue;
        }
        let Some(row) = cells(line).filter(|row| row.len() == rows[0].len()) else { break };
        rows.push(row);
        end += 1;
    }
    // Blanks alone may stand anywhere: three rows are no accident.
    let enough = if bars { rows.len() > 1 } else { rows.len() > 2 };
    enough.then_some(Table { end, rows })
}

impl Table {
    /// The categories: their names and values.
    pub(super) fn categories(&self, source: &str, words: &Words<'_>) -> Vec<(Span, Vec<Span>)> {
        let text = |span: &Span| &source[span.start as usize..span.end as usize];
        let listed = |row: &Vec<Span>| {
            let found = items(text(&row[1]), words.page, words.split);
            let place = |r: Range<usize>| Span::new(row[1].start as usize + r.start, row[1].start as usize + r.end);
            (row[0], found.split.into_iter().map(place).collect::<Vec<_>>())
        };
        // Two columns, the second with lists.
        if self.rows[0].len() == 2 {
            let lists: Vec<_> = self.rows.iter().map(listed).filter(|(_, values)| values.len() > 1).collect();
            if lists.len() + 1 >= self.rows.len() {
                return lists;
            }
        }
        // An empty corner: the first column has the names.
        if text(&self.rows[0][0]).is_empty() {
            return self.rows[1..].iter().map(|row| (row[0], row[1..].to_vec())).collect();
        }
        let filled = |span: &Span| !text(span).is_empty();
        (0..self.rows[0].len())
            .map(|c| (self.rows[0][c], self.rows[1..].iter().map(|row| row[c]).filter(filled).collect::<Vec<_>>()))
            .filter(|(_, values)| values.len() > 1)
            .collect()
    }
}

/// Whether a line only parts others: `---`, `|:--|--:|`, `====`.
pub(super) fn is_rule(text: &str) -> bool {
    text.len() > 2 && text.chars().all(|c| matches!(c, '-' | '=' | '|' | ':' | '+' | '_' | '*' | ' ' | '─' | '━'))
}

fn barred(line: &Line<'_>) -> Option<Vec<Span>> {
    if !line.text.contains('|') || line.label != Label::None {
        return None;
    }
    let from = usize::from(line.text.starts_with('|'));
    let to = line.text.len() - usize::from(line.text.len() > from && line.text.ends_with('|'));
    Some(cells(line, from..to, |text| text.find('|').map(|at| (at, 1))))
}

fn aligned(line: &Line<'_>) -> Option<Vec<Span>> {
    let gap = |text: &str| {
        let at = text.find("  ").into_iter().chain(text.find('\t')).min()?;
        let blanks = text[at..].len() - text[at..].trim_start().len();
        Some((at, blanks))
    };
    let found = cells(line, 0..line.text.len(), gap);
    // The parts of a sentence are no cells.
    let short = |cell: &Span| cell.end - cell.start <= 40;
    let plain = line.label == Label::None && !line.ends_sentence() && !line.is_code() && !line.text.ends_with(':');
    (plain && found.iter().all(short)).then_some(found)
}

fn cells(line: &Line<'_>, range: Range<usize>, next: impl Fn(&str) -> Option<(usize, usize)>) -> Vec<Span> {
    let mut found = Vec::new();
    let mut at = range.start;
    while at <= range.end {
        let rest = &line.text[at..range.end];
        let (length, skipped) = next(rest).unwrap_or((rest.len(), 1));
        let raw = &rest[..length];
        let text = raw.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '`'));
        let start = line.start + (text.as_ptr() as usize - line.text.as_ptr() as usize);
        found.push(Span::new(start, start + text.len()));
        at += length + skipped;
        if length == rest.len() {
            break;
        }
    }
    found
}
