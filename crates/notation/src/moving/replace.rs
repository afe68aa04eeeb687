//! Another start or goal for a puzzle of moves, from the text of that field alone.

use super::fields::{Entry, Field, MovingFields, RowFields, resolve_setup};
use super::write::statements;
use super::{Setup, list, squares};
use crate::lines::Line;
use crate::source::finished;
use crate::{Diagnostic, Headers, Severity, Span, Text};

impl Setup {
    /// Returns the same puzzle with another start, as the notation writes it: `small 3, large 5` for jugs, rows
    /// separated by `/` for a board.
    ///
    /// # Errors
    /// Every problem, in bytes of `text`, if the puzzle has no such start.
    pub fn with_start(&self, text: &str) -> Result<Self, Vec<Diagnostic>> {
        self.with(Field::Start, text)
    }

    /// Returns the same puzzle with another goal, written as for [`Setup::with_start`].
    ///
    /// # Errors
    /// Every problem, in bytes of `text`, if the puzzle has no such goal.
    pub fn with_goal(&self, text: &str) -> Result<Self, Vec<Diagnostic>> {
        self.with(Field::Goal, text)
    }

    fn with(&self, field: Field, text: &str) -> Result<Self, Vec<Diagnostic>> {
        let family = self.family();
        let mut problems = Vec::new();
        let entry = |field: Field, (rows, left_out)| Entry { field, span: Span::new(0, text.len()), rows, left_out };
        let mut entries = Vec::new();
        for statement in statements(self) {
            let is_board = statement.field.is_board(family);
            let rows = match (statement.field == field, is_board) {
                (true, true) => squares::drawn_rows(&rows_of(text)),
                (true, false) => {
                    let line = Line { text, start: 0, indented: false };
                    let (row, left_out) = list::items(&[line], field.keyword(), &mut problems);
                    (Some(row).filter(|row| !row.cells.is_empty()).into_iter().collect(), left_out)
                }
                (false, true) => squares::drawn_rows(&texts(statement.lines)),
                (false, false) => (vec![RowFields { cells: texts(statement.lines), span: Span::default() }], 0),
            };
            entries.push(entry(statement.field, rows));
        }
        let fields = MovingFields { family, headers: Headers::default(), entries, span: Span::default() };
        let setup = resolve_setup(&fields, &mut problems);
        // The new start may show the colours in another order.
        let setup = setup.map(|setup| match (self, setup) {
            (Self::Knights(own), Self::Knights(found)) => Self::Knights(found.with_colours(&own.colours)),
            (_, setup) => setup,
        });
        let is_sound = problems.iter().all(|problem| problem.severity() != Severity::Error);
        setup.filter(|_| is_sound).ok_or_else(|| finished(problems))
    }
}

/// Returns the rows of a board that is written in one line.
fn rows_of(text: &str) -> Vec<Text> {
    let place = |row: &str| row.as_ptr() as usize - text.as_ptr() as usize;
    text.split(['/', '\n']).map(|row| Text::new(row, place(row) as u32)).collect()
}

fn texts(lines: Vec<String>) -> Vec<Text> {
    lines.into_iter().map(|line| Text::new(line, 0)).collect()
}
