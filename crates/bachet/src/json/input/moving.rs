//! Reads puzzles of moves in JSON: the keywords of the text as fields. Boards are rows of cells, or rows drawn as
//! strings.

use bachet_notation::moving::{Entry, Field, MovingFields, RowFields, drawn_rows};
use bachet_notation::{Family, Hint, Text};

use super::{Reader, brace, is_null};
use crate::json::tree::{Node, Value};

impl Reader {
    pub(super) fn moving(&mut self, family: Family, node: &Node) -> Option<MovingFields> {
        let fields: Vec<Field> = Field::of_family(family).collect();
        let keys: Vec<&str> = fields.iter().map(|field| field.keyword()).collect();
        let (headers, found) = self.puzzle_entries(node, &keys)?;
        let mut entries = Vec::new();
        for (field, value) in fields.into_iter().zip(found) {
            match value {
                None => {}
                Some(value) if is_null(value) => {}
                Some(value) if field.is_board(family) => entries.extend(self.board(field, value)),
                Some(value) => entries.extend(self.list(field, value)),
            }
        }
        Some(MovingFields { family, headers, entries, span: brace(node) })
    }

    /// Reads one number or word, or a list of them; `null` means any.
    fn list(&mut self, field: Field, node: &Node) -> Option<Entry> {
        let cells: Vec<Text> = match &node.value {
            Value::List(items) => items.iter().map(|item| self.item(field, item, "any")).collect::<Option<_>>()?,
            _ => vec![self.item(field, node, "any")?],
        };
        let rows = if cells.is_empty() { Vec::new() } else { vec![RowFields { cells, span: node.span }] };
        Some(Entry { field, span: node.span, rows, left_out: 0 })
    }

    /// Reads rows, each a drawn string or a list of cells.
    fn board(&mut self, field: Field, node: &Node) -> Option<Entry> {
        let Value::List(items) = &node.value else {
            self.wrong(field.keyword(), node, Hint::List);
            return None;
        };
        let drawn = items.iter().all(|row| matches!(row.value, Value::Text(_)));
        let (rows, left_out) = if drawn {
            let lines: Vec<Text> = items.iter().filter_map(|row| self.text(field.keyword(), row)).collect();
            drawn_rows(&lines)
        } else {
            let rows: Option<Vec<RowFields>> = items.iter().map(|row| self.cells(field, row)).collect();
            (rows?, 0)
        };
        Some(Entry { field, span: node.span, rows, left_out })
    }

    fn cells(&mut self, field: Field, node: &Node) -> Option<RowFields> {
        let Value::List(cells) = &node.value else {
            self.wrong(field.keyword(), node, Hint::List);
            return None;
        };
        let cells = cells.iter().map(|cell| self.item(field, cell, ".")).collect::<Option<_>>()?;
        Some(RowFields { cells, span: node.span })
    }

    /// Reads a number or a word; `null` stands for `null_word`.
    fn item(&mut self, field: Field, node: &Node, null_word: &str) -> Option<Text> {
        match node.value {
            Value::Null => Some(Text::new(null_word, node.span.start)),
            Value::Number(_) | Value::Text(_) => self.value(node),
            _ => {
                self.wrong(field.keyword(), node, Hint::Item);
                None
            }
        }
    }
}
