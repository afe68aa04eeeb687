//! A cross-out grid in characters.
//!
//! Each mark stands between two signs: `[●]` is new, `(●)` is a reason, and `:●:` is where to look. The names of columns
//! are written downwards. Where names are too long for that, the values of their category are numbered, and listed
//! below the grid.

mod marks;
mod names;

use unicode_width::UnicodeWidthStr as _;

use super::board::CORNERS;
use super::{Run, wrapped};
use crate::crossout::{CrossMark, CrossOut};
use crate::scene::Mark;
use marks::{apart, sharing};
use names::{Names, centred, fitting, guarded, one_line, padded};

/// The layouts to try, from the most readable: the maximum width of a column, and that of a name before a row. In
/// columns of width 2, neighbours share the sign between them: `[×|×]`.
const LAYOUTS: [(usize, usize); 5] = [(5, 28), (3, 28), (2, 28), (2, 18), (2, 12)];
/// The width of columns whose neighbours share the sign between them.
const SHARED: usize = 2;

/// Draws a cross-out grid.
pub(super) fn cross_out(drawn: &CrossOut, columns: usize) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    let mut layouts = LAYOUTS.iter().map(|&(column, name)| Layout::new(drawn, column, name)).peekable();
    let mut layout = layouts.next();
    while layout.as_ref().is_some_and(|layout| layout.width() > columns) && layouts.peek().is_some() {
        layout = layouts.next();
    }
    if let Some(layout) = layout.filter(|layout| !layout.columns.is_empty()) {
        layout.draw(&mut lines);
        layout.list(&mut lines, columns);
    }
    lines
}

struct Layout<'a> {
    drawn: &'a CrossOut,
    /// The names of each category.
    names: Vec<Names>,
    /// The categories of the columns, each with the width of one of its columns.
    columns: Vec<(usize, usize)>,
    /// The categories of the rows, each with the number of categories among the columns.
    rows: Vec<(usize, usize)>,
    /// The width of the names of rows.
    left: usize,
}

impl<'a> Layout<'a> {
    fn new(drawn: &'a CrossOut, max_column: usize, max_name: usize) -> Self {
        let (columns, rows) = drawn.sides();
        let width = |at: usize| {
            let category = &drawn.categories()[at];
            // A line before the name, and blanks around it.
            let wanted = (one_line(&category.name).width() + 3).div_ceil(category.values.len());
            wanted.clamp(max_column.min(3), max_column)
        };
        let columns: Vec<(usize, usize)> = columns.into_iter().map(|at| (at, width(at))).collect();
        let room = |at: usize| {
            let column = columns.iter().find(|(column, _)| *column == at);
            column.map(|(_, width)| block_width(drawn.categories()[at].values.len(), *width))
        };
        let all = drawn.categories().iter().enumerate();
        let names: Vec<Names> = all.map(|(at, category)| Names::new(category, room(at), max_name)).collect();
        let left = rows.iter().map(|(at, _)| names[*at].width()).max().unwrap_or(0);
        Self { drawn, names, columns, rows, left }
    }

    fn block_width(&self, (category, width): (usize, usize)) -> usize {
        block_width(self.names[category].rows.len(), width)
    }

    fn width(&self) -> usize {
        self.left + self.columns.iter().map(|&column| self.block_width(column) + 1).sum::<usize>() + 1
    }

    fn draw(&self, lines: &mut Vec<Vec<Run>>) {
        self.draw_header(lines);
        let mut above = self.columns.len();
        for &(category, count) in &self.rows {
            lines.push(self.rule(Some(category), above, count));
            for value in 0..self.names[category].rows.len() {
                lines.push(self.row(category, value, count));
            }
            above = count;
        }
        lines.push(self.rule(None, above, 0));
    }

    /// Draws the names of the columns, written downwards to the same line.
    fn draw_header(&self, lines: &mut Vec<Vec<Run>>) {
        let mut top = " ".repeat(self.left);
        for (at, &column) in self.columns.iter().enumerate() {
            top.push(if at == 0 { '┏' } else { '┳' });
            top.push_str(&titled(&self.names[column.0].title, self.block_width(column)));
        }
        lines.push(vec![Run::new(top + "┓", Mark::Faint)]);
        let heads: Vec<(Vec<Vec<String>>, usize)> =
            self.columns.iter().map(|&(category, width)| (self.names[category].heads(), width)).collect();
        let height = heads.iter().flat_map(|(heads, _)| heads).map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let mut runs = vec![Run::new(" ".repeat(self.left), Mark::Plain)];
            for (heads, width) in &heads {
                runs.push(Run::new("┃", Mark::Faint));
                let letter = |head: &Vec<String>| {
                    let letter = (row + head.len()).checked_sub(height).map_or("", |at| head[at].as_str());
                    if *width == SHARED { padded(letter, SHARED) } else { centred(letter, *width) }
                };
                let before = if *width == SHARED { " " } else { "" };
                let letters: String = heads.iter().map(letter).collect();
                runs.push(Run::new(format!("{before}{letters}"), Mark::Strong));
            }
            runs.push(Run::new("┃", Mark::Faint));
            lines.push(runs);
        }
    }

    /// Draws the line above the rows of a category, or below the last ones. `above` of the columns go up from it, and
    /// `below` go down.
    fn rule(&self, category: Option<usize>, above: usize, below: usize) -> Vec<Run> {
        let mut text = match category {
            Some(category) => titled(&self.names[category].title, self.left),
            None => "━".repeat(self.left),
        };
        for at in 0..=above {
            let down = category.is_some() && at <= below;
            let corner = 1 | usize::from(down) << 1 | 1 << 2 | usize::from(at < above) << 3;
            text.push(CORNERS[corner]);
            if at < above {
                text.push_str(&"━".repeat(self.block_width(self.columns[at])));
            }
        }
        vec![Run::new(text, Mark::Faint)]
    }

    fn row(&self, category: usize, value: usize, count: usize) -> Vec<Run> {
        let name = &self.names[category].rows[value];
        let fill = " ".repeat(self.left.saturating_sub(name.width()));
        let mut runs = vec![Run::new(guarded(name), Mark::Strong), Run::new(fill, Mark::Plain)];
        for &(column, width) in &self.columns[..count] {
            runs.push(Run::new("┃", Mark::Faint));
            let others = 0..self.names[column].rows.len();
            let marks: Vec<CrossMark> =
                others.map(|other| self.drawn.mark((category, value), (column, other))).collect();
            runs.extend(if width == SHARED { sharing(&marks) } else { apart(&marks, width) });
        }
        runs.push(Run::new("┃", Mark::Faint));
        joined(runs)
    }

    /// Lists the values of the categories that are numbered.
    fn list(&self, lines: &mut Vec<Vec<Run>>, columns: usize) {
        for (category, names) in self.drawn.categories().iter().zip(&self.names) {
            if names.is_numbered && !category.values.is_empty() {
                let values = category.values.iter().enumerate();
                let values: Vec<String> =
                    values.map(|(at, value)| format!("{} {}", at + 1, guarded(&one_line(value)))).collect();
                let text = format!("{}: {}", guarded(&one_line(&category.name)), values.join(", "));
                lines.extend(wrapped(&text, columns).into_iter().map(|line| vec![Run::new(line, Mark::Plain)]));
            }
        }
    }
}

/// Joins what follows each other with the same mark.
fn joined(runs: Vec<Run>) -> Vec<Run> {
    let mut joined: Vec<Run> = Vec::new();
    for run in runs {
        match joined.last_mut() {
            Some(last) if last.mark == run.mark => last.text.push_str(&run.text),
            _ => joined.push(run),
        }
    }
    joined.retain(|run| !run.text.is_empty());
    joined
}

/// Returns the width of the columns of a category.
fn block_width(count: usize, width: usize) -> usize {
    width * count + usize::from(width == SHARED)
}

/// Draws a line of this width with a title in it.
fn titled(title: &str, width: usize) -> String {
    let title = fitting(title, width);
    let room = width.saturating_sub(title.width());
    if title.is_empty() || room < 3 {
        return guarded(&title) + &"━".repeat(room);
    }
    format!("━ {} {}", guarded(&title), "━".repeat(room - 3))
}
