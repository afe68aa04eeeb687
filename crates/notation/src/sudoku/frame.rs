//! The lines of a drawing: which boxes or regions they are the borders of.

use super::board::{Row, Written};
use super::{BoxShape, SudokuPuzzle};
use crate::{Code, Diagnostic};

/// The borders between the cells of a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Borders {
    size: usize,
    /// Whether there is one on the right of a cell.
    right: Vec<bool>,
    /// Whether there is one below a cell.
    below: Vec<bool>,
}

/// The houses that borders surround.
#[derive(Debug, PartialEq, Eq)]
enum Houses {
    /// Those of the size.
    Usual,
    Boxes(BoxShape),
    Regions(Vec<u8>),
    /// The borders surround parts of different sizes.
    Unclear,
}

/// Gives a puzzle the boxes or regions that the lines of its drawing show; lines that are no borders of either are
/// reported. Returns whether there are such lines.
pub(super) fn houses(
    source: &str,
    rows: &[Row<'_>],
    puzzle: &mut SudokuPuzzle,
    problems: &mut Vec<Diagnostic>,
) -> bool {
    let size = puzzle.size as usize;
    if rows.len() != size || rows.iter().any(|row| row.cells.len() != size) || size < 2 {
        return false;
    }
    let Some(heavy) = borders(source, rows, true) else { return false };
    let Some(all) = borders(source, rows, false) else { return false };
    let has_lines = !(all.is_none() || all.is_everywhere(true) && heavy.is_none());
    let found = if heavy.is_none() || heavy == all { all.houses(puzzle.boxes) } else { heavy.houses(puzzle.boxes) };
    match found {
        Houses::Usual => {}
        Houses::Boxes(shape) => puzzle.boxes = Some(shape),
        Houses::Regions(regions) => {
            puzzle.boxes = None;
            puzzle.regions = Some(regions);
        }
        Houses::Unclear => {
            let problem = Diagnostic::new(Code::UnclearBorders, rows[0].span);
            problems.push(problem.text("example", BoxShape::line_of_size(puzzle.size)));
        }
    }
    has_lines
}

fn is_vertical(c: char, heavy: bool) -> bool {
    matches!(c, '┃' | '║') || !heavy && matches!(c, '|' | '¦' | '│' | '｜')
}

fn is_horizontal(c: char, heavy: bool) -> bool {
    let is_heavy = matches!(c, '━' | '═' | '=' | '╋' | '╬' | '┿' | '╪' | '┻' | '┳' | '╩' | '╦' | '┷' | '┯' | '╧' | '╤');
    is_heavy || !heavy && matches!(c, '-' | '–' | '—' | '─' | '┼' | '┴' | '┬' | '╫' | '╂' | '+')
}

/// Returns the borders of a drawing with a row on each line; `None` if the rows are not on lines of their own.
fn borders(source: &str, rows: &[Row<'_>], heavy: bool) -> Option<Borders> {
    let size = rows.len();
    let mut found = Borders { size, right: vec![false; size * size], below: vec![false; size * size] };
    let line_start = |at: usize| source.get(..at).map(|before| before.rfind('\n').map_or(0, |end| end + 1));
    let mut before: Option<(usize, Vec<usize>)> = None;
    for (r, row) in rows.iter().enumerate() {
        let start = line_start(row.span.start as usize)?;
        let end = source[start..].find('\n').map_or(source.len(), |end| start + end);
        let line = &source[start..end];
        let inside = |cell: &Written<'_>| cell.span.start as usize >= start && cell.span.end as usize <= end;
        if !row.cells.iter().all(inside) {
            return None;
        }
        for (c, pair) in row.cells.windows(2).enumerate() {
            let between = source.get(pair[0].span.end as usize..pair[1].span.start as usize).unwrap_or_default();
            found.right[r * size + c] = between.chars().any(|c| is_vertical(c, heavy));
        }
        let column = |cell: &Written<'_>| line[..cell.span.start as usize - start].chars().count();
        let columns: Vec<usize> = row.cells.iter().map(column).collect();
        if let Some((last, above)) = &before {
            if *last > start {
                return None;
            }
            for border in source[*last..start].lines() {
                let characters: Vec<char> = border.chars().take(4000).collect();
                for (c, &column) in above.iter().enumerate() {
                    let drawn = characters.get(column).is_some_and(|&c| is_horizontal(c, heavy));
                    found.below[(r - 1) * size + c] |= drawn;
                }
            }
        }
        before = Some((end, columns));
    }
    Some(found)
}

impl Borders {
    fn is_none(&self) -> bool {
        !self.right.iter().chain(&self.below).any(|&drawn| drawn)
    }

    /// Whether there is a border on the right of, or below, every cell but the last ones.
    fn is_everywhere(&self, right: bool) -> bool {
        let n = self.size;
        (0..n * n).all(|at| {
            let last = if right { at % n == n - 1 } else { at / n == n - 1 };
            last || if right { self.right[at] } else { self.below[at] }
        })
    }

    /// Returns the houses that the borders surround; `usual` are the boxes of the size.
    fn houses(&self, usual: Option<BoxShape>) -> Houses {
        let mut borders = self.clone();
        // A line around every cell surrounds no house.
        if borders.is_everywhere(true) {
            borders.right.fill(false);
            // Rows with bars between all cells are a table, whose head may be apart.
            borders.below.fill(false);
        }
        if borders.is_everywhere(false) {
            borders.below.fill(false);
        }
        if usual.is_some_and(|shape| borders.are_within(shape)) || borders.is_none() {
            return Houses::Usual;
        }
        borders.strips().or_else(|| borders.areas()).unwrap_or(Houses::Unclear)
    }

    /// Whether every border is one between boxes of this shape.
    fn are_within(&self, shape: BoxShape) -> bool {
        let (n, rows, columns) = (self.size, shape.rows as usize, shape.columns as usize);
        (0..n * n).all(|at| {
            let (row, column) = (at / n + 1, at % n + 1);
            (!self.right[at] || column.is_multiple_of(columns)) && (!self.below[at] || row.is_multiple_of(rows))
        })
    }

    /// Returns the boxes of a drawing that has lines in one direction only.
    fn strips(&self) -> Option<Houses> {
        let n = self.size;
        let columns = (1..n).filter(|c| (0..n).all(|r| self.right[r * n + c - 1]));
        let rows = (1..n).filter(|r| (0..n).all(|c| self.below[(r - 1) * n + c]));
        let (columns, rows): (Vec<usize>, Vec<usize>) = (columns.collect(), rows.collect());
        let drawn = |of: &[bool]| of.iter().filter(|&&drawn| drawn).count();
        if drawn(&self.right) != columns.len() * n || drawn(&self.below) != rows.len() * n {
            return None;
        }
        let step = |lines: &[usize]| {
            let step = *lines.first()?;
            let regular = lines.iter().copied().eq((1..n / step).map(|at| at * step));
            (regular && n.is_multiple_of(step) && step > 1).then_some(step)
        };
        let shape = |rows: usize, columns: usize| BoxShape { rows: rows as u32, columns: columns as u32 };
        match (&rows[..], &columns[..]) {
            ([], lines) => step(lines).map(|width| Houses::Boxes(shape(n / width, width))),
            (lines, []) => step(lines).map(|height| Houses::Boxes(shape(height, n / height))),
            (rows, columns) => {
                let (height, width) = (step(rows)?, step(columns)?);
                (height * width == n).then(|| Houses::Boxes(shape(height, width)))
            }
        }
    }

    /// Returns the regions that the borders surround, if each has as many cells as the board has rows.
    fn areas(&self) -> Option<Houses> {
        let n = self.size;
        let mut area = vec![usize::MAX; n * n];
        let mut count = 0;
        for start in 0..n * n {
            if area[start] != usize::MAX {
                continue;
            }
            let mut cells = 0;
            let mut open = vec![start];
            area[start] = count;
            while let Some(at) = open.pop() {
                cells += 1;
                let (row, column) = (at / n, at % n);
                let beside = [
                    (column + 1 < n && !self.right[at]).then_some(at + 1),
                    (column > 0 && !self.right[at - 1]).then(|| at - 1),
                    (row + 1 < n && !self.below[at]).then_some(at + n),
                    (row > 0 && !self.below[at - n]).then(|| at - n),
                ];
                for next in beside.into_iter().flatten() {
                    if area[next] == usize::MAX {
                        area[next] = count;
                        open.push(next);
                    }
                }
            }
            if cells != n {
                return None;
            }
            count += 1;
        }
        (count == n).then(|| Houses::Regions(area.iter().map(|&a| a as u8).collect()))
    }
}
