//! A page as lines of characters. Columns are aligned by the display width of characters.

mod board;
mod crossout;
mod explained;
mod fit;
mod river;
mod signs;

use unicode_width::UnicodeWidthStr;

use crate::scene::{Block, Cell, Entry, Mark, Page, Table};
use crate::walkthrough::Walkthrough;

pub use fit::{shortened, width, wrapped};

/// A part of a line with one mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The text, without a line break.
    pub text: String,
    /// The mark.
    pub mark: Mark,
}

impl Run {
    fn new(text: impl Into<String>, mark: Mark) -> Self {
        Self { text: text.into(), mark }
    }
}

/// Lays out the page. Each inner list is a line.
pub fn text(page: &Page) -> Vec<Vec<Run>> {
    text_within(page, usize::MAX)
}

/// Lays out the page for a terminal of this many columns. Tables, entries and paragraphs that are wider are wrapped at
/// spaces; boards, rivers and single words are never broken.
pub fn text_within(page: &Page, columns: usize) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    if !page.title.is_empty() {
        lines.push(vec![Run::new(&page.title, Mark::Strong)]);
    }
    let mut layout = Layout { columns, before: if lines.is_empty() { Before::Nothing } else { Before::Title } };
    for block in &page.blocks {
        layout.lay_out(block, &mut lines);
    }
    lines
}

/// Lays out blocks one after another, for a page that is too long to be laid out as a whole.
///
/// The lines of all blocks together are those of [`text_within`] for a page without a title.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    columns: usize,
    before: Before,
}

/// What stands above the next block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Nothing,
    Title,
    Heading,
    Paragraph,
    Other,
}

impl Layout {
    /// Starts a page for a terminal of this many columns.
    pub fn new(columns: usize) -> Self {
        Self { columns, before: Before::Nothing }
    }

    /// Returns the lines of the next block, with the blank line above it if there is one.
    pub fn next(&mut self, block: &Block) -> Vec<Vec<Run>> {
        let mut lines = Vec::new();
        self.lay_out(block, &mut lines);
        lines
    }

    fn lay_out(&mut self, block: &Block, lines: &mut Vec<Vec<Run>>) {
        let columns = self.columns;
        // A blank line separates blocks, except between paragraphs and after a heading.
        let together = match self.before {
            Before::Nothing | Before::Heading => true,
            Before::Title | Before::Paragraph => matches!(block, Block::Paragraph(..)),
            Before::Other => false,
        };
        if !together {
            lines.push(Vec::new());
        }
        self.before = match block {
            Block::Heading(_) => Before::Heading,
            Block::Paragraph(..) => Before::Paragraph,
            _ => Before::Other,
        };
        match block {
            Block::Heading(text) => lines.push(vec![Run::new(text, Mark::Strong)]),
            Block::Paragraph(text, mark) => {
                let wrapped = text.lines().flat_map(|line| wrapped(line, columns));
                lines.extend(wrapped.map(|line| vec![Run::new(line, *mark)]));
            }
            Block::Entries(entries) => lines.extend(list(entries, columns)),
            Block::Walkthrough(walkthrough) => add_parts(lines, walkthrough, columns),
            block => {
                let caption = Some(block.caption()).filter(|caption| !caption.is_empty());
                lines.extend(caption.map(|caption| vec![Run::new(caption, Mark::Strong)]));
                lines.extend(drawn(block, columns));
            }
        }
    }
}

/// Lays out a block that is drawn, without its caption.
pub(crate) fn drawn(block: &Block, columns: usize) -> Vec<Vec<Run>> {
    match block {
        Block::Table(rows) => table(rows, columns),
        Block::Board(drawn) => board::board(drawn),
        Block::River(drawn) => river::river(drawn),
        Block::Way(way) => river::way(way),
        Block::Drawing(drawing) => drawing.lines.iter().map(|line| vec![Run::new(line, Mark::Plain)]).collect(),
        Block::CrossOut(drawn) => crossout::cross_out(drawn, columns),
        Block::Signs(meanings) => signs::signs(meanings, columns),
        _ => Vec::new(),
    }
}

/// Lays out the parts of a walkthrough, each with its number and its title above it.
fn add_parts(lines: &mut Vec<Vec<Run>>, walkthrough: &Walkthrough, columns: usize) {
    for (at, part) in walkthrough.parts.iter().enumerate() {
        if at > 0 {
            lines.push(Vec::new());
        }
        let title = wrapped(&format!("{}. {}", at + 1, part.title), columns);
        lines.extend(title.into_iter().map(|line| vec![Run::new(line, Mark::Strong)]));
        let mut layout = Layout { columns, before: Before::Title };
        for block in &part.blocks {
            layout.lay_out(block, lines);
        }
    }
}

/// Number of spaces between two columns of a table.
const GAP: usize = 2;

/// Lays out a table: headers, a line, rows.
fn table(table: &Table, columns: usize) -> Vec<Vec<Run>> {
    let count = table.rows.iter().map(Vec::len).chain([table.headers.len()]).max().unwrap_or(0);
    let empty = Cell::default();
    let cell = |row: usize, column: usize| table.rows[row].get(column).unwrap_or(&empty);
    let header = |column: usize| table.headers.get(column).map_or("", String::as_str);
    let texts =
        |column: usize| (0..table.rows.len()).map(move |row| cell(row, column).text.as_str()).chain([header(column)]);
    let width = |column: usize| texts(column).map(UnicodeWidthStr::width).max().unwrap_or(0);
    let longest_word =
        |column: usize| texts(column).flat_map(|text| text.split(' ')).map(UnicodeWidthStr::width).max().unwrap_or(0);
    let widths = fitted((0..count).map(width).collect(), &(0..count).map(longest_word).collect::<Vec<_>>(), columns);
    // The header of a column of numbers is aligned to the right, too.
    let number = |column: usize| !table.rows.is_empty() && (0..table.rows.len()).all(|row| cell(row, column).number);
    let mut lines = Vec::new();
    if !table.headers.is_empty() {
        let headers: Vec<_> = (0..count).map(|column| (header(column), Mark::Strong, number(column))).collect();
        lines.extend(row(&headers, &widths));
        let rule: Vec<String> = widths.iter().map(|&width| "─".repeat(width)).collect();
        lines.push(vec![Run::new(rule.join(&" ".repeat(GAP)), Mark::Faint)]);
    }
    for at in 0..table.rows.len() {
        let cells: Vec<_> =
            (0..count).map(|column| cell(at, column)).map(|c| (c.text.as_str(), c.mark, c.number)).collect();
        lines.extend(row(&cells, &widths));
    }
    lines
}

/// Narrows the widest columns until the table fits, but none below its longest word.
fn fitted(mut widths: Vec<usize>, min_widths: &[usize], columns: usize) -> Vec<usize> {
    let gaps = GAP * widths.len().saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > columns {
        let narrowable = (0..widths.len()).filter(|&column| widths[column] > min_widths[column]);
        let Some(widest) = narrowable.max_by_key(|&column| widths[column]) else { break };
        widths[widest] -= 1;
    }
    widths
}

/// A row of a table, with the text, the mark and the side of each cell: as many lines as its highest cell.
fn row(cells: &[(&str, Mark, bool)], widths: &[usize]) -> Vec<Vec<Run>> {
    let wrapped: Vec<Vec<String>> = cells
        .iter()
        .zip(widths)
        .map(|((text, ..), &width)| if text.width() > width { wrapped(text, width) } else { vec![(*text).to_owned()] })
        .collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let mut runs: Vec<Run> = Vec::new();
        for (column, &(_, mark, is_right)) in cells.iter().enumerate() {
            let text = wrapped[column].get(at).map_or("", String::as_str);
            let fill = " ".repeat(widths[column].saturating_sub(text.width()));
            let gap = " ".repeat(if column == 0 { 0 } else { GAP });
            let (before, after) = if is_right { (gap + &fill, String::new()) } else { (gap, fill) };
            runs.extend([Run::new(before, Mark::Plain), Run::new(text, mark), Run::new(after, Mark::Plain)]);
        }
        while runs.last().is_some_and(|run| run.text.trim_end().is_empty()) {
            runs.pop();
        }
        runs.retain(|run| !run.text.is_empty());
        runs
    };
    (0..height).map(line).collect()
}

/// Returns the lines as text without marks. Each ends with a line break.
pub fn plain(lines: &[Vec<Run>]) -> String {
    let mut out = String::new();
    for line in lines {
        out.extend(line.iter().map(|run| run.text.as_str()));
        out.push('\n');
    }
    out
}

fn list(entries: &[Entry], columns: usize) -> Vec<Vec<Run>> {
    let width = entries.iter().map(|e| e.label.width()).max().unwrap_or(0);
    let indent = if width == 0 { 0 } else { width + GAP };
    let lines = |entry: &Entry| {
        let texts = wrapped(&entry.text, columns.saturating_sub(indent));
        let line = |(at, text): (usize, String)| {
            let label = if at == 0 { entry.label.as_str() } else { "" };
            let fill = " ".repeat(indent - label.width());
            let mut runs = vec![Run::new(format!("{label}{fill}"), Mark::Plain), Run::new(text, entry.mark)];
            runs.retain(|run| !run.text.is_empty());
            runs
        };
        texts.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    entries.iter().flat_map(lines).collect()
}
