//! A board as lines of characters: heavy lines between regions and nowhere else, so that irregular ones stand out.
//!
//! A cell is its text between two signs: `!` before a value that clashes, `>` before the one that was filled in last, `*`
//! behind a given one on an annotated board.
//! Where no sign stands, a line that runs through the cell shows in its place, or the shade of the cell.

use unicode_width::UnicodeWidthStr as _;

use super::Run;
use crate::board::{Board, BoardCell, Figure, Place, Standing};
use crate::scene::Mark;

/// Lays out a board.
pub(super) fn board(board: &Board) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    if !board.caption.is_empty() {
        lines.push(vec![Run::new(&board.caption, Mark::Strong)]);
    }
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

/// What stands where walls meet: bit 0 for a wall that leads up, then down, left, right.
const CORNERS: [char; 16] = [' ', '╹', '╻', '┃', '╸', '┛', '┓', '┫', '╺', '┗', '┏', '┣', '━', '┻', '┳', '╋'];

struct Layout<'a> {
    board: &'a Board,
    /// Whether lists of candidates stand on it.
    lists: bool,
    /// The width of each column's text.
    widths: Vec<usize>,
    /// For each column, and behind the last, whether there is room for a wall at its left.
    walled: Vec<bool>,
    /// Whether some wall ends inside the board: then there is room for one between all cells, to keep distances even.
    irregular: bool,
    /// For each cell what shows in the place of a sign.
    grounds: Vec<char>,
    /// The width of the numbers of the rows.
    margin: usize,
}

impl<'a> Layout<'a> {
    fn new(board: &'a Board) -> Self {
        let rows = board.rows();
        let widest = |column| {
            let widths = (0..rows).map(|row| board.cell(Place { row, column }).text.width());
            let number = if board.annotated { (column + 1).to_string().len() } else { 1 };
            widths.max().unwrap_or(0).max(number)
        };
        let mut widths: Vec<usize> = (0..board.columns).map(widest).collect();
        let lists = board.cells.iter().any(|cell| cell.standing == Standing::Candidates);
        // Lists take what they need; columns of values are all alike.
        if !lists {
            let most = widths.iter().copied().max().unwrap_or(1);
            widths.fill(most);
        }
        let walls = |column| (0..rows).filter(|&row| board.wall_left(row, column)).count();
        let irregular = (0..board.columns).any(|column| (1..rows).contains(&walls(column)));
        Self {
            board,
            widths,
            lists,
            irregular,
            walled: (0..=board.columns).map(|column| irregular || walls(column) > 0).collect(),
            grounds: grounds(board),
            margin: if board.annotated { rows.to_string().len() + 1 } else { 0 },
        }
    }

    /// The numbers of the columns.
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

    /// A line of cells.
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
            let place = Place { row, column };
            let cell = self.board.cell(place);
            let ground = self.grounds[row * self.board.columns + column];
            let sign = |shown: bool, sign: char| {
                if shown { (sign.to_string(), mark(cell)) } else { (ground.to_string(), Mark::Faint) }
            };
            let (before, of) = match (cell.clashes, cell.standing) {
                (false, Standing::Latest) => sign(true, '>'),
                (clashes, _) => sign(clashes, '!'),
            };
            add(before, of);
            let text = if cell.text.is_empty() { "." } else { &cell.text };
            let fill = " ".repeat(width - text.width());
            // Values end where their column ends; beside lists all begin where it begins.
            if self.lists {
                add(text.to_owned(), mark(cell));
            } else {
                add(fill.clone(), Mark::Faint);
                add(text.to_owned(), mark(cell));
            }
            let (behind, of) = sign(self.board.annotated && cell.standing == Standing::Given, '*');
            add(behind, of);
            if self.lists {
                add(fill, Mark::Faint);
            }
        }
        runs
    }

    /// The line above a row.
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

    /// What stands where four cells meet: at the upper left of this one.
    fn corner(&self, row: usize, column: usize) -> char {
        let up = row > 0 && self.board.wall_left(row - 1, column);
        let down = self.board.wall_left(row, column);
        let left = column > 0 && self.board.wall_above(row, column - 1);
        let right = self.board.wall_above(row, column);
        CORNERS[usize::from(up) | usize::from(down) << 1 | usize::from(left) << 2 | usize::from(right) << 3]
    }
}

/// What the figures leave at both sides of each text.
fn grounds(board: &Board) -> Vec<char> {
    let mut grounds = vec![' '; board.cells.len()];
    // What a figure has outside the board is not drawn.
    let inside = |place: &Place| place.row < board.rows() && place.column < board.columns;
    let index = |place: &Place| place.row * board.columns + place.column;
    for figure in &board.figures {
        match figure {
            Figure::Shade(places) => {
                for place in places.iter().filter(|place| inside(place)) {
                    let ground = &mut grounds[index(place)];
                    *ground = if *ground == ' ' { '░' } else { *ground };
                }
            }
            Figure::Line(places) => {
                for (at, place) in places.iter().enumerate().filter(|(_, place)| inside(place)) {
                    // The last cell has the direction of the step into it.
                    let step = places.windows(2).nth(at.min(places.len().saturating_sub(2)));
                    let Some(&[from, to]) = step else { continue };
                    let stroke = match (from.row == to.row, from.column == to.column) {
                        (true, _) => '─',
                        (_, true) => '│',
                        _ if (from.row < to.row) == (from.column < to.column) => '╲',
                        _ => '╱',
                    };
                    let ground = &mut grounds[index(place)];
                    *ground = match (*ground, stroke) {
                        (' ' | '░', _) => stroke,
                        (old, new) if old == new => new,
                        ('╲' | '╱' | '╳', '╲' | '╱') => '╳',
                        _ => '┼',
                    };
                }
            }
        }
    }
    grounds
}

fn mark(cell: &BoardCell) -> Mark {
    match cell.standing {
        _ if cell.clashes => Mark::Bad,
        Standing::Empty | Standing::Candidates => Mark::Faint,
        Standing::Given => Mark::Strong,
        Standing::Filled => Mark::Plain,
        Standing::Latest => Mark::Good,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::plain;

    fn cell(c: char) -> BoardCell {
        let standing = match c {
            '.' => Standing::Empty,
            'a'..='z' => Standing::Filled,
            _ => Standing::Given,
        };
        let text = if standing == Standing::Empty { String::new() } else { c.to_ascii_uppercase().to_string() };
        BoardCell { text, standing, ..BoardCell::default() }
    }

    /// Givens are capitals or digits, filled-in values small letters, regions digits.
    fn drawn(cells: &str, regions: &str, change: impl FnOnce(&mut Board)) -> String {
        let digit = |c: char| c.to_digit(36).expect("a region");
        let mut drawn = Board {
            columns: cells.split(' ').next().map_or(0, str::len),
            cells: cells.chars().filter(|c| *c != ' ').map(cell).collect(),
            regions: regions.chars().filter(|c| *c != ' ').map(digit).collect(),
            ..Board::default()
        };
        change(&mut drawn);
        plain(&board(&drawn))
    }

    #[test]
    fn boxes_have_walls_and_nothing_else_has() {
        let boxes = "001122 001122 001122 334455 334455 334455";
        insta::assert_snapshot!(drawn("1...ab 2..... ...... ...3.. .c.... 1.....", boxes, |_| ()), @r"
        ┏━━━━━━┳━━━━━━┳━━━━━━┓
        ┃ 1  . ┃ .  . ┃ A  B ┃
        ┃ 2  . ┃ .  . ┃ .  . ┃
        ┃ .  . ┃ .  . ┃ .  . ┃
        ┣━━━━━━╋━━━━━━╋━━━━━━┫
        ┃ .  . ┃ .  3 ┃ .  . ┃
        ┃ .  C ┃ .  . ┃ .  . ┃
        ┃ 1  . ┃ .  . ┃ .  . ┃
        ┗━━━━━━┻━━━━━━┻━━━━━━┛
        ");
    }

    #[test]
    fn irregular_regions_are_closed() {
        insta::assert_snapshot!(drawn("1.... .2... ..3.. ...4. a...5", "00001 02111 02223 42333 44443", |_| ()), @r"
        ┏━━━━━━━━━━━━━━━┳━━━┓
        ┃ 1   .   .   . ┃ . ┃
        ┃   ┏━━━┳━━━━━━━┛   ┃
        ┃ . ┃ 2 ┃ .   .   . ┃
        ┃   ┃   ┗━━━━━━━┳━━━┫
        ┃ . ┃ .   3   . ┃ . ┃
        ┣━━━┫   ┏━━━━━━━┛   ┃
        ┃ . ┃ . ┃ .   4   . ┃
        ┃   ┗━━━┻━━━━━━━┓   ┃
        ┃ A   .   .   . ┃ 5 ┃
        ┗━━━━━━━━━━━━━━━┻━━━┛
        ");
    }

    #[test]
    fn an_annotated_board_tells_given_from_filled_in_and_what_clashes() {
        let change = |board: &mut Board| {
            board.annotated = true;
            board.caption = "A board".to_owned();
            board.cells[0].clashes = true;
            board.cells[2].clashes = true;
        };
        insta::assert_snapshot!(drawn("1.a. .... ..3. ...4", "0011 0011 2233 2233", change), @r"
        A board
            1  2   3  4
          ┏━━━━━━┳━━━━━━┓
        1 ┃!1* . ┃!A  . ┃
        2 ┃ .  . ┃ .  . ┃
          ┣━━━━━━╋━━━━━━┫
        3 ┃ .  . ┃ 3* . ┃
        4 ┃ .  . ┃ .  4*┃
          ┗━━━━━━┻━━━━━━┛
        ");
    }

    #[test]
    fn lists_take_what_they_need() {
        let change = |board: &mut Board| {
            board.annotated = true;
            for (at, text) in [(1, "23"), (5, "1234"), (6, "10 12")] {
                board.cells[at] =
                    BoardCell { text: text.into(), standing: Standing::Candidates, ..BoardCell::default() };
            }
        };
        insta::assert_snapshot!(drawn("1.a. .... ..3. ...4", "0011 0011 2233 2233", change), @r"
            1  2      3      4
          ┏━━━━━━━━━┳━━━━━━━━━━┓
        1 ┃ 1* 23   ┃ A      . ┃
        2 ┃ .  1234 ┃ 10 12  . ┃
          ┣━━━━━━━━━╋━━━━━━━━━━┫
        3 ┃ .  .    ┃ 3*     . ┃
        4 ┃ .  .    ┃ .      4*┃
          ┗━━━━━━━━━┻━━━━━━━━━━┛
        ");
    }

    #[test]
    fn lines_and_shades_stand_beside_the_values() {
        let change = |board: &mut Board| {
            let place = |row, column| Place { row, column };
            board.figures = vec![
                Figure::Shade(vec![place(0, 1), place(0, 2), place(3, 3)]),
                Figure::Line((0..5).map(|i| place(i, i)).collect()),
                Figure::Line((0..5).map(|i| place(4 - i, i)).collect()),
                Figure::Line(vec![place(1, 2), place(1, 1), place(2, 1)]),
            ];
        };
        insta::assert_snapshot!(drawn("1.... .2... ..3.. ...4. a...5", "00000 00000 00000 00000 00000", change), @r"
        ┏━━━━━━━━━━━━━━━┓
        ┃╲1╲░.░░.░ . ╱.╱┃
        ┃ . ┼2┼─.─╱.╱ . ┃
        ┃ . │.│╳3╳ .  . ┃
        ┃ . ╱.╱ . ╲4╲ . ┃
        ┃╱A╱ .  .  . ╲5╲┃
        ┗━━━━━━━━━━━━━━━┛
        ");
    }

    #[test]
    fn a_board_may_be_empty() {
        assert_eq!(drawn("", "", |board| board.caption = "none".into()), "none\n");
        assert_eq!(drawn("1", "", |_| ()), "┏━━━┓\n┃ 1 ┃\n┗━━━┛\n");
    }
}
