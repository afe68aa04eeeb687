//! A cross-out grid as a table, with the names of the columns turned.

use std::fmt::Write as _;

use super::highlight::{self, ClassList};
use crate::board::Highlight;
use crate::crossout::{CrossMark, CrossOut, CrossState};
use crate::escaped::Escaped;

pub(super) const STYLE: &str = include_str!("crossout.css");

/// A grid of more columns than these has no room beside words.
const WIDE: usize = 20;

/// Whether a grid is too wide to stand beside words.
pub(super) fn is_wide(drawn: &CrossOut) -> bool {
    let (columns, _) = drawn.sides();
    columns.iter().map(|&column| drawn.categories()[column].values.len()).sum::<usize>() > WIDE
}

pub(super) fn write_cross_out(out: &mut String, drawn: &CrossOut) -> std::fmt::Result {
    let (columns, rows) = drawn.sides();
    if columns.is_empty() {
        return Ok(());
    }
    writeln!(out, "<div class=\"scroll\">\n<table class=\"crossout\">")?;
    if !drawn.caption.is_empty() {
        writeln!(out, "<caption>{}</caption>", Escaped(&drawn.caption))?;
    }
    write_header(out, drawn, &columns)?;
    for (at, &(category, count)) in rows.iter().enumerate() {
        // The columns right of these have no marks: the staircase.
        let next = rows.get(at + 1).map_or(0, |(_, count)| *count);
        write_rows(out, drawn, category, (&columns[..count], &columns[count..], next))?;
    }
    writeln!(out, "</table>\n</div>")
}

fn write_header(out: &mut String, drawn: &CrossOut, columns: &[usize]) -> std::fmt::Result {
    write!(out, "<thead>\n<tr><td class=\"none\" colspan=\"2\" rowspan=\"2\"></td>")?;
    for (at, &column) in columns.iter().enumerate() {
        let category = &drawn.categories()[column];
        let classes = ClassList(&["top left", if at + 1 == columns.len() { "right" } else { "" }]);
        let (count, name) = (category.values.len(), Escaped(&category.name));
        write!(out, "<th scope=\"colgroup\" colspan=\"{count}\"{classes}><span dir=\"auto\">{name}</span></th>")?;
    }
    write!(out, "</tr>\n<tr>")?;
    for (at, &column) in columns.iter().enumerate() {
        let values = &drawn.categories()[column].values;
        for (value, name) in values.iter().enumerate() {
            let is_last = at + 1 == columns.len() && value + 1 == values.len();
            let classes = ClassList(&[if value == 0 { "left" } else { "" }, if is_last { "right" } else { "" }]);
            write!(out, "<th scope=\"col\"{classes}><span dir=\"auto\">{}</span></th>", Escaped(name))?;
        }
    }
    writeln!(out, "</tr>\n</thead>")
}

/// Writes the rows of a category: with marks in `columns`, and without marks in `rest`. Only `next` of its columns go on
/// below it.
fn write_rows(
    out: &mut String,
    drawn: &CrossOut,
    category: usize,
    (columns, rest, next): (&[usize], &[usize], usize),
) -> std::fmt::Result {
    let values = &drawn.categories()[category].values;
    let rest: usize = rest.iter().map(|&column| drawn.categories()[column].values.len()).sum();
    writeln!(out, "<tbody>")?;
    for (value, name) in values.iter().enumerate() {
        let top = if value == 0 { "top" } else { "" };
        let is_last = value + 1 == values.len();
        let bottom = |ends: bool| if is_last && ends { "bottom" } else { "" };
        write!(out, "<tr>")?;
        if value == 0 {
            let (count, name) = (values.len(), Escaped(&drawn.categories()[category].name));
            let classes = ClassList(&["top left", if next == 0 { "bottom" } else { "" }]);
            write!(out, "<th scope=\"rowgroup\" rowspan=\"{count}\"{classes}><span dir=\"auto\">{name}</span></th>")?;
        }
        let classes = ClassList(&[top, bottom(next == 0)]);
        write!(out, "<th scope=\"row\"{classes}><span dir=\"auto\">{}</span></th>", Escaped(name))?;
        for (at, &column) in columns.iter().enumerate() {
            let count = drawn.categories()[column].values.len();
            for other in 0..count {
                let left = if other == 0 { "left" } else { "" };
                let right = if at + 1 == columns.len() && other + 1 == count { "right" } else { "" };
                let walls = [top, bottom(at >= next), left, right];
                write_mark(out, drawn, drawn.mark((category, value), (column, other)), walls)?;
            }
        }
        if rest > 0 {
            write!(out, "<td class=\"none\" colspan=\"{rest}\"></td>")?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody>")
}

fn write_mark(out: &mut String, drawn: &CrossOut, mark: CrossMark, walls: [&str; 4]) -> std::fmt::Result {
    let words = &drawn.words;
    let (sign, class, state) = match mark.state {
        CrossState::Unknown => ("", "", &words.unknown),
        CrossState::Yes => ("●", "yes", &words.yes),
        CrossState::No => ("×", "no", &words.no),
    };
    let role = match mark.highlight {
        Highlight::None => "",
        Highlight::House => &words.house,
        Highlight::Reason => &words.reason,
        Highlight::Result => &words.result,
    };
    let [top, bottom, left, right] = walls;
    let classes = ClassList(&[class, highlight::class(mark.highlight), top, bottom, left, right]);
    write!(out, "<td{classes}")?;
    // Screen readers say of an empty cell that it is empty.
    let is_silent = role.is_empty() && (state.is_empty() || mark.state == CrossState::Unknown);
    if !is_silent {
        let comma = if state.is_empty() || role.is_empty() { "" } else { ", " };
        write!(out, " aria-label=\"{}{comma}{}\"", Escaped(state), Escaped(role))?;
    }
    write!(out, ">{sign}</td>")
}
