//! A page as Markdown: the common kind, with the tables of GitHub.
//!
//! Boards, grids and drawings stand in code fences, drawn as in text. Every text of a page is escaped, so that none of
//! it becomes markup.

mod escape;

use crate::river::{Bank, Step, Way};
use crate::scene::{Block, Cell, Entry, Mark, Page, Table};
use crate::text::{self, plain};
use crate::walkthrough::Walkthrough;
use escape::{fenced, inline, lines};

/// The width that grids in code fences should not exceed.
const MAX_COLUMNS: usize = 80;

/// Returns the page as Markdown. Runs to step through are left out, as in text.
pub fn markdown(page: &Page) -> String {
    let mut parts = Vec::new();
    if !page.title.trim().is_empty() {
        parts.push(format!("# {}", inline(&page.title)));
    }
    add_blocks(&mut parts, &page.blocks, 2);
    let mut out = parts.join("\n\n");
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// Writes blocks, with headings of this level.
fn add_blocks(parts: &mut Vec<String>, blocks: &[Block], level: usize) {
    for block in blocks {
        match block {
            Block::Heading(text) => parts.push(heading(level, &inline(text))),
            Block::Paragraph(text, Mark::Strong) => parts.extend(bold(text)),
            Block::Paragraph(text, _) => parts.extend(Some(lines(text)).filter(|text| !text.is_empty())),
            Block::Entries(entries) => parts.extend(list(entries.iter().map(entry))),
            Block::Walkthrough(walkthrough) => add_parts(parts, walkthrough, level),
            Block::Stepper(_) => {}
            block => {
                parts.extend(bold(block.caption()));
                parts.extend(drawn(block));
            }
        }
    }
}

/// Writes a block that is drawn, without its caption.
fn drawn(block: &Block) -> Option<String> {
    match block {
        Block::Table(drawn) => table(drawn),
        Block::Way(way) => steps(way),
        block => {
            let text = plain(&text::drawn(block, MAX_COLUMNS));
            (!text.trim().is_empty()).then(|| fenced(&text))
        }
    }
}

/// Writes the parts of a walkthrough below numbered headings.
fn add_parts(parts: &mut Vec<String>, walkthrough: &Walkthrough, level: usize) {
    for (at, part) in walkthrough.parts.iter().enumerate() {
        parts.push(heading(level, &format!("{}. {}", at + 1, inline(&part.title))));
        add_blocks(parts, &part.blocks, level + 1);
    }
}

/// A heading; there are six levels.
fn heading(level: usize, text: &str) -> String {
    format!("{} {text}", "#".repeat(level.min(6)))
}

/// A text in bold face; nothing if there is none.
fn bold(text: &str) -> Option<String> {
    let text = inline(text);
    (!text.is_empty()).then(|| format!("**{text}**"))
}

/// A table, which needs headers; they are empty if the table has none.
fn table(table: &Table) -> Option<String> {
    let count = table.rows.iter().map(Vec::len).chain([table.headers.len()]).max().filter(|count| *count > 0)?;
    let is_number = |column: usize| {
        !table.rows.is_empty() && table.rows.iter().all(|row| row.get(column).is_some_and(|it| it.number))
    };
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let header = |column: usize| table.headers.get(column).map(|header| inline(header)).unwrap_or_default();
    let rule = |column: usize| if is_number(column) { "---:" } else { "---" }.to_owned();
    let cell = |row: &[Cell], column: usize| row.get(column).map(|cell| inline(&cell.text)).unwrap_or_default();
    let head = [line((0..count).map(header).collect()), line((0..count).map(rule).collect())];
    let rows = table.rows.iter().map(|row| line((0..count).map(|column| cell(row, column)).collect()));
    Some(head.into_iter().chain(rows).collect::<Vec<_>>().join("\n"))
}

/// A list; nothing if it has no items.
fn list(items: impl Iterator<Item = String>) -> Option<String> {
    let items: Vec<String> = items.map(|item| format!("- {item}")).collect();
    (!items.is_empty()).then(|| items.join("\n"))
}

fn entry(Entry { label, text, .. }: &Entry) -> String {
    [bold(label), Some(inline(text))]
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The steps of a way, each with its banks as a list inside.
fn steps(way: &Way) -> Option<String> {
    let step = |Step { label, text, aside, banks }: &Step| {
        let aside = Some(inline(aside)).filter(|aside| !aside.is_empty()).map(|aside| format!("— {aside}"));
        let words = [bold(label), Some(inline(text)), aside].into_iter().flatten().filter(|text| !text.is_empty());
        let banks = banks.iter().map(|bank| format!("\n  - {}", on_bank(bank)));
        words.collect::<Vec<_>>().join(" ") + &banks.collect::<String>()
    };
    list(way.steps.iter().map(step))
}

fn on_bank(bank: &Bank) -> String {
    let who: Vec<String> = bank.who.iter().chain(&bank.boats).map(|who| inline(who)).collect();
    [bold(&bank.name), Some(who.join(", "))]
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
