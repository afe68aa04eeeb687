//! A board as a table with a description of each cell. Lines across cells are a picture behind the table.

use std::fmt::Write as _;

use super::candidates::Notes;
use super::highlight::{self, ClassList};
use crate::board::{Board, BoardCell, CellKind, CellPosition, Figure, Highlight};
use crate::escaped::Escaped;

pub(super) const STYLE: &str = "\
.board { position: relative; width: max-content; margin: 1rem 0; --filled: #1f4e9c; --shade: #e4e0d4; }
@media (prefers-color-scheme: dark) { .board { --filled: #9cc3ff; --shade: #34312a; } }
@media print { .board { --filled: #000; --shade: #ddd; } }
.board table { position: relative; z-index: 1; border-collapse: collapse; margin: 0; border: 3px solid var(--ink); }
.board td { width: 2.4rem; height: 2.4rem; min-width: 2.4rem; padding: 0; text-align: center; vertical-align: middle; \
font-size: 1.3rem; line-height: 1.1; border: 1px solid var(--line); }
.board .given { font-weight: 700; } .board .filled { color: var(--filled); }
.board .latest { text-decoration: underline; font-weight: 700; }
.board .candidates { font-size: .7rem; color: var(--faint); padding: 0 .2rem; }
.board .clash { color: var(--bad); text-decoration: underline wavy; font-weight: 700; }
.board .shade { background: var(--shade); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.board .top { border-top: 3px solid var(--ink); } .board .left { border-left: 3px solid var(--ink); }
.board svg { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 0; }
.board polyline { fill: none; stroke: var(--faint); stroke-width: .07; stroke-opacity: .4; }
";

/// A board of more ems than these takes the width of the window, where a page has narrower columns of text.
const WIDE: f64 = 60.0;

/// Whether a board is too wide to stand beside words.
pub(super) fn is_wide(board: &Board) -> bool {
    Notes::of(board).is_some_and(|notes| notes.side() * board.columns as f64 > WIDE)
}

pub(super) fn write_board(out: &mut String, board: &Board) -> std::fmt::Result {
    if !board.caption.is_empty() {
        writeln!(out, "<h3>{}</h3>", Escaped(&board.caption))?;
    }
    let notes = Notes::of(board);
    // Explanations name cells by their row and column.
    let ruled = board.annotated && is_explained(board);
    match &notes {
        None => writeln!(out, "<div class=\"scroll\">")?,
        Some(notes) => {
            let wide = if is_wide(board) { " wide" } else { "" };
            let (columns, side) = (board.columns, notes.side());
            writeln!(out, "<div class=\"scroll fit{wide}\" style=\"--columns: {columns}; --side: {side:.2}\">")?;
        }
    }
    let noted = if notes.is_some() { "noted" } else { "" };
    let classes = ClassList(&["board", noted, if ruled { "ruled" } else { "" }]);
    writeln!(out, "<div{classes}>\n<table>")?;
    if ruled {
        write!(out, "<thead><tr><td></td>")?;
        for column in 1..=board.columns {
            write!(out, "<th scope=\"col\">{column}</th>")?;
        }
        writeln!(out, "</tr></thead>")?;
    }
    writeln!(out, "<tbody>")?;
    let shaded = |place: CellPosition| {
        board.figures.iter().any(|figure| matches!(figure, Figure::Shade(places) if places.contains(&place)))
    };
    for row in 0..board.rows() {
        write!(out, "<tr>")?;
        if ruled {
            write!(out, "<th scope=\"row\">{}</th>", row + 1)?;
        }
        for column in 0..board.columns {
            let place = CellPosition { row, column };
            write_cell(out, board, place, (shaded(place), notes.as_ref()))?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody>\n</table>")?;
    write_lines(out, board)?;
    writeln!(out, "</div>\n</div>")
}

/// Whether a board shows a step of an explanation.
pub(super) fn is_explained(board: &Board) -> bool {
    board.cells.iter().any(|cell| cell.highlight != Highlight::None || !cell.candidates.is_empty())
}

fn write_cell(
    out: &mut String,
    board: &Board,
    place: CellPosition,
    (shaded, notes): (bool, Option<&Notes>),
) -> std::fmt::Result {
    let BoardCell { text, kind, clashes, label, candidates, highlight } = board.cell(place);
    let kind = match kind {
        _ if !candidates.is_empty() => "candidates",
        CellKind::Empty => "",
        CellKind::Given => "given",
        CellKind::Filled => "filled",
        CellKind::Latest => "filled latest",
        CellKind::Candidates => "candidates",
    };
    let classes = ClassList(&[
        kind,
        if *clashes { "clash" } else { "" },
        if shaded { "shade" } else { "" },
        highlight::class(*highlight),
        if board.wall_above(place.row, place.column) { "top" } else { "" },
        if board.wall_left(place.row, place.column) { "left" } else { "" },
    ]);
    write!(out, "<td{classes}")?;
    if !label.is_empty() {
        write!(out, " aria-label=\"{}\"", Escaped(label))?;
    }
    write!(out, ">")?;
    match notes {
        Some(notes) if !candidates.is_empty() => notes.write(out, candidates)?,
        _ => write!(out, "{}", Escaped(text))?,
    }
    write!(out, "</td>")
}

/// Writes the lines of the figures. They are hidden from screen readers, since the cells have descriptions.
fn write_lines(out: &mut String, board: &Board) -> std::fmt::Result {
    let lines: Vec<&Vec<CellPosition>> = board
        .figures
        .iter()
        .filter_map(|figure| match figure {
            Figure::Line(places) if places.len() > 1 => Some(places),
            _ => None,
        })
        .collect();
    if lines.is_empty() {
        return Ok(());
    }
    let (columns, rows) = (board.columns, board.rows());
    write!(out, "<svg viewBox=\"0 0 {columns} {rows}\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")?;
    for places in lines {
        write!(out, "<polyline points=\"")?;
        for (at, place) in places.iter().enumerate() {
            let blank = if at == 0 { "" } else { " " };
            write!(out, "{blank}{}.5,{}.5", place.column, place.row)?;
        }
        write!(out, "\"/>")?;
    }
    writeln!(out, "</svg>")
}
