//! Tables with bars, semicolons or commas, or with columns separated by blanks. The first row names the categories, or
//! the first column.

use std::ops::Range;

use bachet_notation::Span;

use crate::page::Words;
use crate::page::lines::{Label, Line};
use crate::page::lists::items;
use crate::page::words::folded;

/// A table on some lines.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The line after it.
    pub(super) end: usize,
    /// The cells of each row.
    rows: Vec<Vec<Span>>,
    /// The separator of its cells.
    parted: Separator,
    /// Whether a rule stands below the first row, which names the categories.
    has_head: bool,
}

/// The separator of the cells of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Separator {
    Bars,
    Blanks,
    Semicolons,
    /// Without a blank after them: commas with blanks are in sentences.
    Commas,
}

/// The table that begins at a line: at least two rows of at least two cells, as many in each. Linear in its lines.
pub(super) fn table(lines: &[Line<'_>], at: usize, open: &dyn Fn(usize) -> bool) -> Option<Table> {
    let barred = lines[at].text.contains('|');
    let ways: &[Separator] =
        if barred { &[Separator::Bars] } else { &[Separator::Blanks, Separator::Semicolons, Separator::Commas] };
    ways.iter().find_map(|&parted| parted.table(lines, at, open))
}

impl Separator {
    fn table(self, lines: &[Line<'_>], at: usize, open: &dyn Fn(usize) -> bool) -> Option<Table> {
        // Only the rows below the first have something before their first bar: `    | Ann | Bob`, `hat |     |`.
        let is_inner = |line: &Line<'_>| line.text.contains('|') && !line.text.starts_with('|');
        let below = lines.get(at + 1).filter(|line| open(at + 1) && !line.gap);
        let has_corner = match self {
            Self::Bars => lines[at].text.starts_with('|') && below.is_some_and(is_inner),
            // Blanks before the first row are an empty cell.
            Self::Blanks => {
                lines[at].indent > 0
                    && below.is_some_and(|line| line.indent < lines[at].indent)
                    && below.and_then(aligned).map(|row| row.len()) == aligned(&lines[at]).map(|row| row.len() + 1)
            }
            Self::Semicolons | Self::Commas => false,
        };
        let corner = Span::new(lines[at].start, lines[at].start);
        let first = self.cells(&lines[at]).filter(|row| row.len() > usize::from(!has_corner))?;
        let mut rows = vec![has_corner.then_some(corner).into_iter().chain(first).collect::<Vec<_>>()];
        let mut end = at + 1;
        let has_head = lines.get(end).is_some_and(|line| is_rule(line.text));
        while let Some(line) = lines.get(end).filter(|l| open(end) && !l.gap && !l.heading) {
            if is_rule(line.text) {
                end += 1;
                continue;
            }
            let Some(row) = self.cells(line).filter(|row| row.len() == rows[0].len()) else { break };
            rows.push(row);
            end += 1;
        }
        let least = match self {
            Self::Bars => 2,
            // Fewer rows may have the same number of cells by accident.
            Self::Semicolons if rows[0].len() > 2 => 2,
            Self::Blanks | Self::Semicolons | Self::Commas => 3,
        };
        (rows.len() >= least).then_some(Table { end, rows, parted: self, has_head })
    }

    /// The cells of a line; `None` if it is not a row.
    fn cells(self, line: &Line<'_>) -> Option<Vec<Span>> {
        match self {
            Self::Bars => barred(line),
            Self::Blanks => aligned(line),
            Self::Semicolons => separated(line, ';'),
            Self::Commas => separated(line, ',').filter(|_| !line.text.contains(", ")),
        }
    }
}

impl Table {
    /// The lists of a table that is to be filled in, each with its name, which may be empty: its first column, the cells
    /// of its first row, and those in brackets behind the cells of both: `Job (cook, baker)`.
    pub(super) fn form(&self, source: &str, words: &Words<'_>) -> Option<Vec<(Span, Vec<Span>)>> {
        let text = |span: &Span| &source[span.start as usize..span.end as usize];
        let is_form =
            self.rows.len() > 1 && self.rows[1..].iter().all(|row| row[1..].iter().all(|c| text(c).is_empty()));
        if !is_form {
            return None;
        }
        let corner = self.rows[0][0];
        let heads = self.rows[0][1..].to_vec();
        let column: Vec<Span> = self.rows[1..].iter().map(|row| row[0]).collect();
        let listed = |cell: &Span| {
            let (name, inside) = text(cell).strip_suffix(')')?.split_once('(')?;
            let start = cell.start as usize + name.len() + 1;
            let found = items(inside, words.page, words.split).split;
            let values: Vec<Span> = found.into_iter().map(|r| Span::new(start + r.start, start + r.end)).collect();
            let name = Span::new(cell.start as usize, cell.start as usize + name.trim_end().len());
            (values.len() > 1).then_some((name, values))
        };
        let mut found: Vec<(Span, Vec<Span>)> = heads.iter().chain(&column).filter_map(listed).collect();
        let has_corner = !text(&corner).is_empty();
        found.push((corner, column));
        if !has_corner {
            found.push((corner, heads));
        }
        found.retain(|(_, values)| values.len() > 1 && values.iter().all(|value| !text(value).is_empty()));
        Some(found)
    }

    /// The categories: their names and values.
    #[inline(never)]
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
            // A row without any value is to be filled in.
            let is_filled = |row: &&Vec<Span>| row[1..].iter().any(|cell| !text(cell).is_empty());
            return self.rows[1..].iter().filter(is_filled).map(|row| (row[0], row[1..].to_vec())).collect();
        }
        let by_rows = match self.parted {
            Separator::Semicolons | Separator::Commas => self.is_named_by_columns(source, words),
            // Without a rule below its first row: a puzzle rarely has more categories than values in each.
            Separator::Bars => !self.has_head && self.rows[0].len() > self.rows.len(),
            Separator::Blanks => false,
        };
        if by_rows {
            return self.rows.iter().map(|row| (row[0], row[1..].to_vec())).collect();
        }
        let filled = |span: &Span| !text(span).is_empty();
        (0..self.rows[0].len())
            .map(|c| (self.rows[0][c], self.rows[1..].iter().map(|row| row[c]).filter(filled).collect::<Vec<_>>()))
            .filter(|(_, values)| values.len() > 1)
            .collect()
    }
}

impl Table {
    /// Whether the first cell of each row is its name: there are two rows, or numbers or days run along a row.
    fn is_named_by_columns(&self, source: &str, words: &Words<'_>) -> bool {
        let runs = |cells: &mut dyn Iterator<Item = Span>| {
            let keys: Vec<String> =
                cells.map(|span| folded(&source[span.start as usize..span.end as usize], words.split)).collect();
            keys.iter().all(|key| key.starts_with(|c: char| c.is_ascii_digit()))
                || words.page.calendar_places(&keys).is_some()
        };
        let along = || self.rows.iter().any(|row| runs(&mut row[1..].iter().copied()));
        let down = || (0..self.rows[0].len()).any(|c| runs(&mut self.rows[1..].iter().map(|row| row[c])));
        self.rows.len() == 2 || !down() && along()
    }
}

/// Whether a line is a rule that separates others: `---`, `|:--|--:|`, `====`.
pub(super) fn is_rule(text: &str) -> bool {
    text.len() > 2 && text.chars().all(|c| matches!(c, '-' | '=' | '|' | ':' | '+' | '_' | '*' | ' ' | '─' | '━'))
}

fn barred(line: &Line<'_>) -> Option<Vec<Span>> {
    if !line.text.contains('|') || line.label != Label::None {
        return None;
    }
    let from = usize::from(line.text.starts_with('|'));
    // The last bar closes the row, or the row has an empty cell behind another: `Monday |   |`.
    let inside = line.text.strip_suffix('|').filter(|inside| inside.len() >= from);
    let is_closed = inside.is_some_and(|inside| from > 0 || !inside.trim_end().ends_with('|'));
    let to = line.text.len() - usize::from(is_closed);
    let mut found = cells(line, from..to, |text| text.find('|').map(|at| (at, 1)));
    // `colour  red | green | blue`, `colour: red | green | blue`, `colour ... red | green | blue`: blanks, a colon or dots
    // part the name from the values.
    let first = found[0];
    let text = &line.text[first.start as usize - line.start..first.end as usize - line.start];
    let gap = ["  ", "\t", ": ", " ..", " …"].iter().find_map(|gap| text.find(gap));
    if let Some(gap) = gap.filter(|_| from == 0) {
        let value = text.len() - text[gap..].trim_start_matches([':', ' ', '\t', '.', '…']).len();
        let at = |from: usize, to: usize| Span::new(first.start as usize + from, first.start as usize + to);
        found.splice(..1, [at(0, gap), at(value, text.len())]);
    }
    Some(found)
}

#[inline(never)]
fn aligned(line: &Line<'_>) -> Option<Vec<Span>> {
    let gap = |text: &str| {
        let at = text.find("  ").into_iter().chain(text.find('\t')).min()?;
        let blanks = text[at..].len() - text[at..].trim_start().len();
        Some((at, blanks))
    };
    let found = cells(line, 0..line.text.len(), gap);
    // Long cells are parts of a sentence.
    let short = |cell: &Span| cell.end - cell.start <= 40;
    // `Lunch:   soup,  wrap` is a list in a line.
    let ends = |cell: &Span| {
        line.text[cell.start as usize - line.start..cell.end as usize - line.start].ends_with([',', ':', ';'])
    };
    // The cells of a form end with dots.
    let is_form = found.last().is_some_and(|last| last.start == last.end);
    let plain = line.label == Label::None && (is_form || !line.ends_sentence() && !line.is_code());
    (plain && found.iter().all(short) && !found.iter().any(ends)).then_some(found)
}

fn separated(line: &Line<'_>, separator: char) -> Option<Vec<Span>> {
    // `Films: a; b; c` and `[Films] a; b; c` are a category with its list.
    let is_named = line.text.contains(": ") || line.text.starts_with('[');
    if line.label != Label::None || line.ends_sentence() || line.is_code() || is_named {
        return None;
    }
    let found = cells(line, 0..line.text.len(), |text| text.find(separator).map(|at| (at, 1)));
    let is_name = |cell: &Span| (1..=40).contains(&(cell.end - cell.start));
    found.iter().all(is_name).then_some(found)
}

fn cells(line: &Line<'_>, range: Range<usize>, next: impl Fn(&str) -> Option<(usize, usize)>) -> Vec<Span> {
    let mut found = Vec::new();
    let mut at = range.start;
    while at <= range.end {
        let rest = &line.text[at..range.end];
        let (length, skipped) = next(rest).unwrap_or((rest.len(), 1));
        let raw = &rest[..length];
        let text = raw.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '`'));
        // A cell of a form is to be filled in.
        let is_form = text.len() > 1 && text.chars().all(|c| matches!(c, '.' | '_' | '…' | ' '));
        let text = if is_form { &text[..0] } else { text };
        let start = line.start + (text.as_ptr() as usize - line.text.as_ptr() as usize);
        found.push(Span::new(start, start + text.len()));
        at += length + skipped;
        if length == rest.len() {
            break;
        }
    }
    found
}
