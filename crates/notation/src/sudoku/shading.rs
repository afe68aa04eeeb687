//! The signs beside the cells of a drawing: strokes along the diagonals, and shaded windows. They state rules.

use super::SudokuPuzzle;
use super::board::Row;
use super::rule::add_stated;
use crate::{Code, Diagnostic, Span};

/// Signs of a stroke or a shade.
const SIGNS: [char; 4] = ['╲', '╱', '╳', '░'];

/// The cells that have a sign.
struct Marked {
    cells: Vec<bool>,
    first: Option<Span>,
}

/// Gives a puzzle the rules that the signs of its drawing show; signs of no rule are reported.
pub(super) fn shading(source: &str, rows: &[Row<'_>], puzzle: &mut SudokuPuzzle, problems: &mut Vec<Diagnostic>) {
    let size = puzzle.size as usize;
    if !source.contains(SIGNS) || rows.len() != size || rows.iter().any(|row| row.cells.len() != size) {
        return;
    }
    let cells = || rows.iter().flat_map(|row| &row.cells).map(|cell| cell.span);
    // Each cell has a place for a sign on its left, where a conflict is marked, and one on its right, where a given is.
    let is_starred = |span: Span| source.get(..span.end as usize).is_some_and(|text| text.ends_with('*'));
    let is_conflict = |span: Span| source.get(span.start as usize..).is_some_and(|text| text.starts_with('!'));
    let left = |span: Span| {
        let before = source.get(..span.start as usize).and_then(|text| text.chars().next_back());
        before.filter(|_| !is_conflict(span))
    };
    let right = |span: Span| {
        let after = source.get(span.end as usize..).and_then(|text| text.chars().next());
        after.filter(|_| !is_starred(span))
    };
    // A given in a conflict has a sign on both sides.
    let hidden: Vec<bool> = cells().map(|span| is_conflict(span) && is_starred(span)).collect();
    let marked = |signs: [char; 2]| {
        let has = |span: &Span| [left(*span), right(*span)].into_iter().flatten().any(|c| signs.contains(&c));
        Marked { cells: cells().map(|span| has(&span)).collect(), first: cells().find(has) }
    };
    let shows = |marked: &Marked, of_rule: &dyn Fn(usize) -> bool, covered: &[bool]| {
        let fits = |at: usize| if marked.cells[at] { of_rule(at) } else { !of_rule(at) || covered[at] || hidden[at] };
        (0..size * size).all(fits)
    };
    let [down, up, shaded] = [marked(['╲', '╳']), marked(['╱', '╳']), marked(['░'; 2])];
    let lines: Vec<bool> = down.cells.iter().zip(&up.cells).map(|(a, b)| *a || *b).collect();
    let window = |at: usize| {
        let is_in = |line: usize| !line.is_multiple_of(4) && line < 8;
        size == 9 && is_in(at / 9) && is_in(at % 9)
    };
    let nothing = vec![false; size * size];
    let is_down = |at: usize| at / size == at % size;
    let is_up = |at: usize| at / size + at % size + 1 == size;
    let both = down.first.is_some() && up.first.is_some();
    let found = [
        (&down, if both { "diagonals" } else { "diagonal: down" }, shows(&down, &is_down, &nothing)),
        (&up, if both { "diagonals" } else { "diagonal: up" }, shows(&up, &is_up, &nothing)),
        (&shaded, "windoku", shows(&shaded, &window, &lines)),
    ];
    for (marked, line, is_shown) in found {
        let Some(first) = marked.first else { continue };
        if !is_shown {
            problems.push(Diagnostic::new(Code::UnclearShading, first));
            return;
        }
        add_stated(&mut puzzle.rules, line, first, problems);
    }
}
