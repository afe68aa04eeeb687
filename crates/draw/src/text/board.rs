//! A board as lines of characters, with heavy lines between regions only, so that irregular regions stand out.
//!
//! A cell is its text between two signs: `!` before a value that clashes, `>` before the latest value, `*` after a
//! given value on an annotated board; `[5]` is a result, `(5)` a reason, and `:5:` where to look. Without a sign, a line
//! through the cell or the shade of the cell is shown there. Candidates that are struck out follow a minus: `12-3`.

use unicode_width::UnicodeWidthStr as _;

use super::Run;
use super::explained::{brackets, shown};
use crate::board::{Board, BoardCell, CellKind, CellPosition, Figure, Highlight};
use crate::scene::Mark;

/// Lays out a board.
pub(super) fn board(board: &Board) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    if board.cells.is_empty() || board.columns == 0 {
        return lines;
    }
    let layout = Layout::new(board);
    if board.annotated {
        lines.push(layout.ruler());
    }
    for row in 0..=board.rows() {
        if layout.irregular || (0..board.columns).any(|column| board.wall_above(row, column)) {
            lines.push(layout.border(row));
        }
        if row < board.rows() {
            lines.push(layout.row(row));
        }
    }
    lines
}

/// The characters where walls meet: bit 0 for a wall that leads up, then down, left, right.
pub(super) const CORNERS: [char; 16] = [' ', '╹', '╻', '┃', '╸', '┛', '┓', '┫', '╺', '┗', '┏', '┣', '━', '┻', '┳', '╋'];

struct Layout<'a> {
    board: &'a Board,
    /// Whether the board has lists of candidates.
    lists: bool,
    /// The width of each column's text.
    widths: Vec<usize>,
    /// For each column, and after the last, whether there is room for a wall to its left.
    walled: Vec<bool>,
    /// Whether some wall ends inside the board. Then all cells have room for walls, to keep distances equal.
    irregular: bool,
    /// For each cell the character that is shown where there is no sign.
    backgrounds: Vec<char>,
    /// The width of the row numbers.
    margin: usize,
}

impl<'a> Layout<'a> {
    fn new(board: &'a Board) -> Self {
        let rows = board.rows();
        let widest = |column| {
            let widths = (0..rows).map(|row| shown(board.cell(CellPosition { row, column })).width());
            let number = if board.annotated { (column + 1).to_string().len() } else { 1 };
            widths.max().unwrap_or(0).max(number)
        };
        let mut widths: Vec<usize> = (0..board.columns).map(widest).collect();
        let lists = board.cells.iter().any(|cell| cell.kind == CellKind::Candidates || !cell.candidates.is_empty());
        // Columns with lists are as wide as needed; columns of values all have the same width.
        if !lists {
            let widest = widths.iter().copied().max().unwrap_or(1);
            widths.fill(widest);
        }
        let walls = |column| (0..rows).filter(|&row| board.wall_left(row, column)).count();
        let irregular = (0..board.columns).any(|column| (1..rows).contains(&walls(column)));
        Self {
            board,
            widths,
            lists,
            irregular,
            walled: (0..=board.columns).map(|column| irregular || walls(column) > 0).collect(),
            backgrounds: backgrounds(board),
            margin: if board.annotated { rows.to_string().len() + 1 } else { 0 },
        }
    }

    /// Draws the column numbers.
    fn ruler(&self) -> Vec<Run> {
        let mut text = " ".repeat(self.margin);
        for (column, width) in self.widths.iter().enumerate() {
            let number = (column + 1).to_string();
            let fill = " ".repeat(width - number.len());
            let (before, behind) = if self.lists { ("", fill.as_str()) } else { (fill.as_str(), "") };
            text.extend([if self.walled[column] { "  " } else { " " }, before, &number, behind, " "]);
        }
        vec![Run::new(text.trim_end(), Mark::Faint)]
    }

    /// Draws a row of cells.
    fn row(&self, row: usize) -> Vec<Run> {
        let mut runs = Vec::new();
        let mut add = |text: String, mark: Mark| match runs.last_mut() {
            Some(Run { text: before, mark: same }) if *same == mark => before.push_str(&text),
            _ => runs.push(Run::new(text, mark)),
        };
        if self.margin > 0 {
            add(format!("{:>width$} ", row + 1, width = self.margin - 1), Mark::Faint);
        }
        for column in 0..=self.board.columns {
            if self.walled[column] {
                add(if self.board.wall_left(row, column) { "┃" } else { " " }.to_owned(), Mark::Faint);
            }
            let Some(&width) = self.widths.get(column) else { continue };
            let place = CellPosition { row, column };
            let cell = self.board.cell(place);
            let background = self.backgrounds[row * self.board.columns + column];
            let sign = |sign: Option<char>| match sign {
                Some(sign) => (sign.to_string(), mark(cell)),
                None => (background.to_string(), Mark::Faint),
            };
            // A clash has a sign of its own.
            let (opening, closing) = brackets(cell.highlight).filter(|_| !cell.clashes).unzip();
            let (before, of) = match cell.kind {
                _ if cell.clashes => sign(Some('!')),
                CellKind::Latest => sign(opening.or(Some('>'))),
                _ => sign(opening),
            };
            add(before, of);
            let text = shown(cell);
            let text = if text.is_empty() { "." } else { &*text };
            let fill = " ".repeat(width - text.width());
            // Values are aligned to the right; on a board with lists all texts are aligned to the left.
            if self.lists {
                add(text.to_owned(), mark(cell));
            } else {
                add(fill.clone(), Mark::Faint);
                add(text.to_owned(), mark(cell));
            }
            let given = (self.board.annotated && cell.kind == CellKind::Given).then_some('*');
            let (behind, of) = sign(closing.or(given));
            add(behind, of);
            if self.lists {
                add(fill, Mark::Faint);
            }
        }
        runs
    }

    /// Draws the line above a row.
    fn border(&self, row: usize) -> Vec<Run> {
        let mut text = " ".repeat(self.margin);
        for column in 0..=self.board.columns {
            if self.walled[column] {
                text.push(self.corner(row, column));
            }
            if let Some(width) = self.widths.get(column) {
                let line = if self.board.wall_above(row, column) { "━" } else { " " };
                text.push_str(&line.repeat(width + 2));
            }
        }
        vec![Run::new(text.trim_end(), Mark::Faint)]
    }

    /// Returns the character at the upper left corner of a cell.
    fn corner(&self, row: usize, column: usize) -> char {
        let up = row > 0 && self.board.wall_left(row - 1, column);
        let down = self.board.wall_left(row, column);
        let left = column > 0 && self.board.wall_above(row, column - 1);
        let right = self.board.wall_above(row, column);
        CORNERS[usize::from(up) | usize::from(down) << 1 | usize::from(left) << 2 | usize::from(right) << 3]
    }
}

/// Returns for each cell the character that its figures show beside the text.
fn backgrounds(board: &Board) -> Vec<char> {
    let mut backgrounds = vec![' '; board.cells.len()];
    // Parts of figures outside the board are not drawn.
    let inside = |place: &CellPosition| place.row < board.rows() && place.column < board.columns;
    let index = |place: &CellPosition| place.row * board.columns + place.column;
    for figure in &board.figures {
        match figure {
            Figure::Shade(places) => {
                for place in places.iter().filter(|place| inside(place)) {
                    let background = &mut backgrounds[index(place)];
                    *background = if *background == ' ' { '░' } else { *background };
                }
            }
            Figure::Line(places) => {
                for (at, place) in places.iter().enumerate().filter(|(_, place)| inside(place)) {
                    // The last cell has the direction of the last step.
                    let step = places.windows(2).nth(at.min(places.len().saturating_sub(2)));
                    let Some(&[from, to]) = step else { continue };
                    let stroke = match (from.row == to.row, from.column == to.column) {
                        (true, _) => '─',
                        (_, true) => '│',
                        _ if (from.row < to.row) == (from.column < to.column) => '╲',
                        _ => '╱',
                    };
                    let background = &mut backgrounds[index(place)];
                    *background = match (*background, stroke) {
                        (' ' | '░', _) => stroke,
                        (old, new) if old == new => new,
                        ('╲' | '╱' | '╳', '╲' | '╱') => '╳',
                        _ => '┼',
                    };
                }
            }
        }
    }
    backgrounds
}

fn mark(cell: &BoardCell) -> Mark {
    match (cell.kind, cell.highlight) {
        _ if cell.clashes => Mark::Bad,
        (_, Highlight::Result) | (CellKind::Latest, _) => Mark::Good,
        (_, Highlight::Reason) => Mark::Warning,
        (CellKind::Empty | CellKind::Candidates, _) => Mark::Faint,
        (CellKind::Given, _) => Mark::Strong,
        (CellKind::Filled, _) => Mark::Plain,
    }
}
