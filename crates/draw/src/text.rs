//! A page as lines of characters, columns aligned by how wide a terminal shows them.

mod board;
mod fit;
mod river;

use unicode_width::UnicodeWidthStr as _;

use crate::scene::{Block, Cell, Entry, Mark, Page, Table};

pub use fit::{shortened, width, wrapped};

/// A piece of a line and what it means to the eye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The text, without a line break.
    pub text: String,
    /// Its mark.
    pub mark: Mark,
}

impl Run {
    fn new(text: impl Into<String>, mark: Mark) -> Self {
        Self { text: text.into(), mark }
    }
}

/// Lays out the page; each inner list is a line.
pub fn text(page: &Page) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    if !page.title.is_empty() {
        lines.push(vec![Run::new(&page.title, Mark::Strong)]);
    }
    let mut before: Option<&Block> = None;
    for block in &page.blocks {
        // Paragraphs in a row belong together, a heading belongs to what follows it; all else is set apart by a blank line.
        let together = match (before, block) {
            (Some(Block::Heading(_)), _) | (Some(Block::Paragraph(..)), Block::Paragraph(..)) => true,
            (None, block) => lines.is_empty() || matches!(block, Block::Paragraph(..)),
            _ => false,
        };
        if !together {
            lines.push(Vec::new());
        }
        before = Some(block);
        match block {
            Block::Heading(text) => lines.push(vec![Run::new(text, Mark::Strong)]),
            Block::Paragraph(text, mark) => lines.extend(text.lines().map(|line| vec![Run::new(line, *mark)])),
            Block::Table(rows) => lines.extend(table(rows)),
            Block::Board(drawn) => lines.extend(board::board(drawn)),
            Block::Entries(entries) => lines.extend(list(entries)),
            Block::River(drawn) => lines.extend(river::river(drawn)),
            Block::Way(way) => lines.extend(river::way(way)),
        }
    }
    lines
}

/// Lays out one table: caption, headers, a rule, rows; two blanks between columns.
pub fn table(table: &Table) -> Vec<Vec<Run>> {
    let columns = table.rows.iter().map(Vec::len).chain([table.headers.len()]).max().unwrap_or(0);
    let empty = Cell::default();
    let cell = |row: usize, column: usize| table.rows[row].get(column).unwrap_or(&empty);
    let header = |column: usize| table.headers.get(column).map_or("", String::as_str);
    let width = |column: usize| {
        (0..table.rows.len())
            .map(|row| cell(row, column).text.width())
            .chain([header(column).width()])
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    // A column of numbers has its header at the right too.
    let number = |column: usize| !table.rows.is_empty() && (0..table.rows.len()).all(|row| cell(row, column).number);
    let line = |cells: &mut dyn Iterator<Item = (&str, Mark, bool)>| {
        let mut runs: Vec<Run> = Vec::new();
        for (column, (text, mark, right)) in cells.enumerate() {
            let fill = " ".repeat(widths[column] - text.width());
            let gap = if column == 0 { "" } else { "  " };
            let (before, after) = if right { (format!("{gap}{fill}"), "") } else { (gap.to_owned(), fill.as_str()) };
            runs.push(Run::new(before, Mark::Plain));
            runs.push(Run::new(text, mark));
            runs.push(Run::new(after, Mark::Plain));
        }
        while runs.last().is_some_and(|run| run.text.trim_end().is_empty()) {
            runs.pop();
        }
        runs.retain(|run| !run.text.is_empty());
        runs
    };
    let mut lines = Vec::new();
    if !table.caption.is_empty() {
        lines.push(vec![Run::new(&table.caption, Mark::Strong)]);
    }
    if !table.headers.is_empty() {
        lines.push(line(&mut (0..columns).map(|c| (header(c), Mark::Strong, number(c)))));
        let rule: Vec<String> = widths.iter().map(|&w| "─".repeat(w)).collect();
        lines.push(vec![Run::new(rule.join("  "), Mark::Faint)]);
    }
    for row in 0..table.rows.len() {
        lines.push(line(&mut (0..columns).map(|c| {
            let cell = cell(row, c);
            (cell.text.as_str(), cell.mark, cell.number)
        })));
    }
    lines
}

/// The lines as text without marks, each ended by a line break.
pub fn plain(lines: &[Vec<Run>]) -> String {
    let mut out = String::new();
    for line in lines {
        out.extend(line.iter().map(|run| run.text.as_str()));
        out.push('\n');
    }
    out
}

fn list(entries: &[Entry]) -> Vec<Vec<Run>> {
    let width = entries.iter().map(|e| e.label.width()).max().unwrap_or(0);
    let line = |entry: &Entry| {
        let fill = " ".repeat(width - entry.label.width() + if width == 0 { 0 } else { 2 });
        let mut runs = vec![Run::new(format!("{}{fill}", entry.label), Mark::Plain), Run::new(&entry.text, entry.mark)];
        runs.retain(|run| !run.text.is_empty());
        runs
    };
    entries.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_align_by_width() {
        let rows = [("Åsa", "日本", "9"), ("Zoé", "fish", "10"), ("Bob", "", "1000")];
        let rows = rows.iter().map(|(a, b, c)| vec![Cell::new(*a), Cell::new(*b), Cell::number(*c)]).collect();
        let headers = ["who", "pet", "age"].map(str::to_owned).to_vec();
        let drawn = plain(&table(&Table { caption: "Solution 1".to_owned(), headers, rows }));
        insta::assert_snapshot!(drawn, @r"
        Solution 1
        who  pet    age
        ───  ────  ────
        Åsa  日本     9
        Zoé  fish    10
        Bob        1000
        ");
    }

    #[test]
    fn short_rows_and_empty_tables() {
        assert_eq!(plain(&table(&Table::default())), "");
        let rows = vec![vec![Cell::new("a")], vec![], vec![Cell::new("b"), Cell::new("c")]];
        assert_eq!(plain(&table(&Table { rows, ..Table::default() })), "a\n\nb  c\n");
    }

    #[test]
    fn a_page_sets_its_blocks_apart() {
        let entry = |label: &str, text: &str| Entry { label: label.into(), text: text.into(), mark: Mark::Strong };
        let page = Page {
            language: "en".into(),
            title: "Zebra".into(),
            blocks: vec![
                Block::Paragraph("1 solution".into(), Mark::Good),
                Block::Paragraph("in no time".into(), Mark::Faint),
                Block::Heading("Answers".into()),
                Block::Entries(vec![entry("Who drinks water?", "Norwegian"), entry("And?", "nobody")]),
            ],
        };
        insta::assert_snapshot!(plain(&text(&page)), @r"
        Zebra
        1 solution
        in no time

        Answers
        Who drinks water?  Norwegian
        And?               nobody
        ");
    }
}
