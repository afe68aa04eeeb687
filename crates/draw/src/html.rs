//! A self-contained page as HTML.

mod board;
mod candidates;
mod crossout;
mod highlight;
mod river;
mod signs;
mod stepper;
mod walkthrough;

use std::fmt::Write as _;

use crate::escaped::Escaped;
use crate::scene::{Block, Cell, Drawing, Entry, Mark, Page, Table};

const STYLE: &str = "\
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fffefb; --line: #c9c4b8; --faint: #66615a; \
--good: #14653a; --warning: #7d5200; --bad: #a3211f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #191815; --line: #4a463e; --faint: #a8a297; \
--good: #7fd6a4; --warning: #f0c674; --bad: #ff9a94; } }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); \
font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: start; font-weight: 600; padding-bottom: .4rem; }
th, td { border: 1px solid var(--line); padding: .3rem .7rem; text-align: start; } .number { text-align: end; }
dl { display: grid; grid-template-columns: minmax(2rem, max-content) 1fr; gap: .3rem 1rem; } dd { margin: 0; }
.strong { font-weight: 600; } .faint { color: var(--faint); } .good { color: var(--good); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
@media print { :root { --ink: #000; --paper: #fff; --line: #888; --faint: #444; --good: #000; --warning: #000; --bad: #000; } \
body { max-width: none; margin: 0; font-size: 10.5pt; } table, dl > * { break-inside: avoid; } h2 { break-after: avoid; } }
";

const DRAWING_STYLE: &str = "\
.drawing { font: 1rem/1.15 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; margin: .6rem 0; overflow-x: auto; }
";

/// Returns the page as valid HTML, with headings, captions and scopes for screen readers, and styles for light and dark
/// screens and for paper. Every text is escaped.
pub fn html(page: &Page) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = write_page(&mut out, page);
    out
}

/// Returns the blocks of a page as a part of another page, such as a notebook: its styles apply to nothing else there.
/// Steps and runs that need a script are written in full.
///
/// ```
/// let page = bachet_draw::Page { title: "A & B".to_owned(), ..bachet_draw::Page::default() };
/// assert!(bachet_draw::html_part(&page).contains("<h1>A &amp; B</h1>"));
/// ```
pub fn html_part(page: &Page) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = write_part(&mut out, page);
    out
}

fn write_part(out: &mut String, page: &Page) -> std::fmt::Result {
    let language = if page.language.is_empty() { "und" } else { &page.language };
    // Nested rules apply within the part; what is about the whole page is about the part.
    let style = format!("{STYLE}{}", Style(page)).replace(":root {", "& {");
    let style = style.replace("\nbody {", "\n& {").replace(" body {", " & {");
    writeln!(out, "<div class=\"bachet\" lang=\"{}\">\n<style>\n.bachet {{\n{style}", Escaped(language))?;
    writeln!(out, "& {{ margin: 0; padding: .2rem 1rem; }}\n}}\n</style>")?;
    if !page.title.is_empty() {
        writeln!(out, "<h1>{}</h1>", Escaped(&page.title))?;
    }
    page.blocks.iter().try_for_each(|block| write_block(out, block))?;
    writeln!(out, "</div>")
}

fn write_page(out: &mut String, page: &Page) -> std::fmt::Result {
    let language = if page.language.is_empty() { "und" } else { &page.language };
    let title = if page.title.is_empty() { "Bachet" } else { &page.title };
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">", Escaped(language))?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(out, "<meta name=\"generator\" content=\"Bachet\">\n<title>{}</title>", Escaped(title))?;
    writeln!(out, "<style>\n{STYLE}{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>", Style(page), Escaped(title))?;
    let mut walkthroughs = 0;
    for block in &page.blocks {
        match block {
            Block::Walkthrough(parts) => {
                walkthroughs += 1;
                walkthrough::write_walkthrough(out, parts, walkthroughs)?;
            }
            block => write_block(out, block)?,
        }
    }
    if walkthroughs > 0 {
        walkthrough::write_script(out)?;
    }
    writeln!(out, "</main>\n</body>\n</html>")
}

fn write_block(out: &mut String, block: &Block) -> std::fmt::Result {
    match block {
        Block::Heading(text) => writeln!(out, "<h2>{}</h2>", Escaped(text))?,
        Block::Paragraph(text, mark) => writeln!(out, "<p{}>{}</p>", Classes(*mark, false), Escaped(text))?,
        Block::Table(table) => write_table(out, table)?,
        Block::Board(drawn) => board::write_board(out, drawn)?,
        Block::Drawing(drawing) => write_drawing(out, drawing)?,
        Block::Entries(entries) => write_entries(out, entries)?,
        Block::River(drawn) => river::write_river(out, drawn)?,
        Block::Way(way) => river::write_way(out, way)?,
        Block::CrossOut(drawn) => crossout::write_cross_out(out, drawn)?,
        Block::Signs(meanings) => signs::write_signs(out, meanings)?,
        Block::Walkthrough(parts) => walkthrough::write_parts(out, parts)?,
        Block::Stepper(runs) => stepper::write_stepper(out, runs)?,
    }
    Ok(())
}

fn write_table(out: &mut String, table: &Table) -> std::fmt::Result {
    writeln!(out, "<div class=\"scroll\">\n<table>")?;
    if !table.caption.is_empty() {
        writeln!(out, "<caption>{}</caption>", Escaped(&table.caption))?;
    }
    if !table.headers.is_empty() {
        write!(out, "<thead><tr>")?;
        for header in &table.headers {
            write!(out, "<th scope=\"col\">{}</th>", Escaped(header))?;
        }
        writeln!(out, "</tr></thead>")?;
    }
    writeln!(out, "<tbody>")?;
    for row in &table.rows {
        write!(out, "<tr>")?;
        for (column, Cell { text, mark, number }) in row.iter().enumerate() {
            let classes = Classes(*mark, *number);
            // The first cell names its row.
            if column == 0 {
                write!(out, "<th scope=\"row\"{classes}>{}</th>", Escaped(text))?;
            } else {
                write!(out, "<td{classes}>{}</td>", Escaped(text))?;
            }
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody>\n</table>\n</div>")
}

fn write_drawing(out: &mut String, Drawing { caption, lines, label }: &Drawing) -> std::fmt::Result {
    if !caption.is_empty() {
        writeln!(out, "<h3>{}</h3>", Escaped(caption))?;
    }
    let (label, lines) = (Escaped(label), lines.join("\n"));
    writeln!(out, "<pre class=\"drawing\" role=\"img\" aria-label=\"{label}\">{}</pre>", Escaped(&lines))
}

fn write_entries(out: &mut String, entries: &[Entry]) -> std::fmt::Result {
    writeln!(out, "<dl>")?;
    for Entry { label, text, mark } in entries {
        writeln!(out, "<dt>{}</dt><dd{}>{}</dd>", Escaped(label), Classes(*mark, false), Escaped(text))?;
    }
    writeln!(out, "</dl>")
}

/// The styles that only some pages need.
struct Style<'a>(&'a Page);

impl std::fmt::Display for Style<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let has = |wanted: fn(&Block) -> bool| self.0.blocks.iter().flat_map(Block::parts).any(wanted);
        if has(|block| matches!(block, Block::Board(_))) {
            f.write_str(board::STYLE)?;
        }
        if has(|block| matches!(block, Block::Drawing(_))) {
            f.write_str(DRAWING_STYLE)?;
        }
        if has(|block| matches!(block, Block::River(_) | Block::Way(_))) {
            f.write_str(river::STYLE)?;
        }
        let is_noted = |block: &Block| matches!(block, Block::Board(board) if candidates::Notes::of(board).is_some());
        if has(is_noted) {
            f.write_str(candidates::STYLE)?;
        }
        if has(|block| matches!(block, Block::CrossOut(_))) {
            f.write_str(crossout::STYLE)?;
        }
        if has(|block| matches!(block, Block::Signs(_))) {
            f.write_str(signs::STYLE)?;
        }
        if has(highlight::is_used) {
            f.write_str(highlight::STYLE)?;
        }
        if has(|block| matches!(block, Block::Walkthrough(_))) {
            f.write_str(walkthrough::STYLE)?;
        }
        if has(|block| matches!(block, Block::Stepper(_))) {
            f.write_str(stepper::STYLE)?;
        }
        let is_wide = |block: &Block| matches!(block, Block::Stepper(stepper) if stepper.runs.len() > 1);
        if has(is_wide) {
            f.write_str("body { max-width: 110rem; }\n")?;
        }
        Ok(())
    }
}

/// The `class` attribute with a blank before it, or nothing.
struct Classes(Mark, bool);

impl std::fmt::Display for Classes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mark = match self.0 {
            Mark::Plain => "",
            Mark::Strong => "strong",
            Mark::Faint => "faint",
            Mark::Good => "good",
            Mark::Warning => "warning",
            Mark::Bad => "bad",
        };
        match (mark, self.1) {
            ("", false) => Ok(()),
            ("", true) => f.write_str(" class=\"number\""),
            (mark, false) => write!(f, " class=\"{mark}\""),
            (mark, true) => write!(f, " class=\"{mark} number\""),
        }
    }
}
