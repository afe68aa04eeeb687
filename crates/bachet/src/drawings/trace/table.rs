//! Draws the table of a logic grid that a method fills.

use bachet_draw::{Block, Cell, Mark, Table};
use bachet_notation::{Category, GridPuzzle};
use unicode_width::UnicodeWidthStr as _;

use super::Picture;
use crate::drawings::grid::table;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Assignment, Event, Subject, table_cells};

/// The text of an empty cell.
const OPEN: &str = "·";

pub(super) struct Tables<'a> {
    puzzle: &'a GridPuzzle,
}

impl<'a> Tables<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        Self { puzzle }
    }

    fn columns(&self) -> usize {
        self.puzzle.categories.len().max(1)
    }
}

impl Picture for Tables<'_> {
    /// `>` stands before the last value, or `!` if it causes a conflict. The columns keep their width.
    fn picture(&self, assignments: &[Assignment], event: Option<Event>, _: &Messages) -> Block {
        let latest = assignments.last().map(|last| last.place as usize);
        let bad = self.marked(assignments, event).first().map(|&place| place as usize);
        let widths: Vec<usize> = self.puzzle.categories.iter().map(width).collect();
        let (values, columns) = (table_cells(self.puzzle, assignments), self.columns());
        let cell = |place: usize| {
            let (category, text) = (place % columns, text(&self.puzzle.categories[place % columns], values[place]));
            let (sign, mark) = match place {
                _ if bad == Some(place) => ('!', Mark::Bad),
                _ if latest == Some(place) => ('>', Mark::Good),
                _ if category == 0 => (' ', Mark::Strong),
                _ if values[place].is_none() => (' ', Mark::Faint),
                _ => (' ', Mark::Plain),
            };
            let fill = " ".repeat(widths[category].saturating_sub(text.width()));
            Cell::new(format!("{sign}{text}{fill}")).marked(mark)
        };
        let rows =
            (0..self.puzzle.entities()).map(|row| (0..columns).map(|column| cell(row * columns + column)).collect());
        let headers = self.puzzle.categories.iter().map(|category| format!(" {}", category.name)).collect();
        Block::Table(Table { caption: String::new(), headers, rows: rows.collect() })
    }

    fn marked(&self, assignments: &[Assignment], event: Option<Event>) -> Vec<u32> {
        let bad = match event {
            Some(Event::Check { holds: false, .. }) => assignments.last().map(|last| last.place),
            Some(Event::Conflict { subject: Subject::Place(place) }) => Some(place),
            _ => None,
        };
        bad.into_iter().collect()
    }

    fn solution(&self, assignments: &[Assignment], _: &Messages) -> Block {
        let cells = table_cells(self.puzzle, assignments);
        let cell = |category: &Category, row, column| Cell::new(text(category, cells[row * self.columns() + column]));
        Block::Table(table(self.puzzle, String::new(), cell))
    }

    fn whole(&self) -> MessageId {
        MessageId::SubjectTable
    }

    fn assignment(&self, place: u32, value: u128) -> String {
        let row = place as usize / self.columns();
        let entity = self.puzzle.categories.first().and_then(|entities| entities.values.get(row));
        let entity = entity.map_or_else(|| row.to_string(), |entity| entity.text.clone());
        format!("{entity}: {}", self.value(place, value))
    }

    fn place_of(&self, entity: u32, category: u32) -> u32 {
        entity * self.puzzle.categories.len() as u32 + category
    }

    /// Returns the row and the category of a cell in words.
    fn place(&self, place: u32) -> String {
        let (columns, place) = (self.columns(), place as usize);
        let entity = self.puzzle.categories.first().and_then(|entities| entities.values.get(place / columns));
        match (entity, self.puzzle.categories.get(place % columns)) {
            (Some(entity), Some(category)) => format!("{}, {}", entity.text, category.name),
            _ => place.to_string(),
        }
    }

    fn value(&self, place: u32, value: u128) -> String {
        let category = self.puzzle.categories.get(place as usize % self.columns());
        let found = category.zip(usize::try_from(value).ok()).and_then(|(category, value)| category.values.get(value));
        found.map_or_else(|| value.to_string(), |value| value.text.clone())
    }

    fn named(&self, (category, value): (u32, u32)) -> String {
        let categories = &self.puzzle.categories;
        let text_in = |category: &Category| category.values.get(value as usize).map(|value| value.text.clone());
        let Some((name, text)) =
            categories.get(category as usize).and_then(|found| Some((&found.name, text_in(found)?)))
        else {
            return value.to_string();
        };
        let has_text = |category: &&Category| category.values.iter().any(|value| value.text == text);
        let is_clear = categories.iter().filter(has_text).count() == 1;
        if is_clear && !text.starts_with(|c: char| c.is_ascii_digit()) { text } else { format!("{name} {text}") }
    }

    /// Returns the label of a clue, or its number if it has none.
    fn clue(&self, clue: u32) -> String {
        let label = self.puzzle.clues.get(clue as usize).map(|clue| clue.label.clone());
        label.filter(|label| !label.is_empty()).unwrap_or_else(|| (u64::from(clue) + 1).to_string())
    }

    fn category(&self, category: u32) -> String {
        let name = self.puzzle.categories.get(category as usize).map(|category| category.name.clone());
        name.unwrap_or_else(|| (u64::from(category) + 1).to_string())
    }
}

/// Returns the text of a value, by its index.
fn text(category: &Category, value: Option<usize>) -> String {
    value.and_then(|value| category.values.get(value)).map_or(OPEN, |value| &value.text).to_owned()
}

/// Returns the width of the widest value.
fn width(category: &Category) -> usize {
    category.values.iter().map(|value| value.text.width()).max().unwrap_or(0).max(1)
}
