//! Draws the table of a logic grid that a method fills.

use bachet_draw::{Block, Cell, Mark, Table};
use bachet_notation::{Category, GridPuzzle, NumericKind};
use unicode_width::UnicodeWidthStr as _;

use crate::verbs::{Assignment, Event, Subject};

/// The text of an empty cell.
const OPEN: &str = "·";

pub(super) struct Tables<'a> {
    puzzle: &'a GridPuzzle,
}

impl<'a> Tables<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        Self { puzzle }
    }

    /// Draws the table, with `>` before the last value, or `!` if it causes a conflict. The columns keep their width.
    pub(super) fn picture(&self, standing: &[Assignment], event: Option<Event>) -> Block {
        let latest = standing.last().map(|last| last.place as usize);
        let bad = match event {
            Some(Event::Check { holds: false, .. }) => latest,
            Some(Event::Conflict { subject: Subject::Place(place) }) => Some(place as usize),
            _ => None,
        };
        let widths: Vec<usize> = self.puzzle.categories.iter().map(width).collect();
        let (values, columns) = (self.values(standing), self.puzzle.categories.len());
        let cell = |place: usize| {
            let (category, text) = (place % columns, self.text(place, values[place]));
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

    pub(super) fn solution(&self, standing: &[Assignment]) -> Block {
        let (values, columns) = (self.values(standing), self.puzzle.categories.len());
        let cell = |place: usize| {
            let numeric = self.puzzle.categories[place % columns].numeric.as_ref();
            let number = matches!(numeric, Some(NumericKind::Number { .. } | NumericKind::Time));
            Cell { number, ..Cell::new(self.text(place, values[place])) }
        };
        let rows =
            (0..self.puzzle.entities()).map(|row| (0..columns).map(|column| cell(row * columns + column)).collect());
        let headers = self.puzzle.categories.iter().map(|category| category.name.clone()).collect();
        Block::Table(Table { caption: String::new(), headers, rows: rows.collect() })
    }

    pub(super) fn columns(&self) -> u32 {
        self.puzzle.categories.len() as u32
    }

    /// Returns the row and the category of a cell in words.
    pub(super) fn place(&self, place: u32) -> String {
        let (columns, place) = (self.puzzle.categories.len().max(1), place as usize);
        let entity = self.puzzle.categories.first().and_then(|entities| entities.values.get(place / columns));
        match (entity, self.puzzle.categories.get(place % columns)) {
            (Some(entity), Some(category)) => format!("{}, {}", entity.text, category.name),
            _ => place.to_string(),
        }
    }

    /// Returns the entity of a row.
    pub(super) fn entity(&self, place: u32) -> String {
        let row = place as usize / self.puzzle.categories.len().max(1);
        let entity = self.puzzle.categories.first().and_then(|entities| entities.values.get(row));
        entity.map_or_else(|| row.to_string(), |entity| entity.text.clone())
    }

    pub(super) fn value(&self, place: u32, value: u128) -> String {
        let category = self.puzzle.categories.get(place as usize % self.puzzle.categories.len().max(1));
        let found = category.zip(usize::try_from(value).ok()).and_then(|(category, value)| category.values.get(value));
        found.map_or_else(|| value.to_string(), |value| value.text.clone())
    }

    /// Returns the label of a clue, or its number if it has none.
    pub(super) fn clue(&self, clue: u32) -> String {
        let label = self.puzzle.clues.get(clue as usize).map(|clue| clue.label.clone());
        label.filter(|label| !label.is_empty()).unwrap_or_else(|| (u64::from(clue) + 1).to_string())
    }

    pub(super) fn category(&self, category: u32) -> String {
        let name = self.puzzle.categories.get(category as usize).map(|category| category.name.clone());
        name.unwrap_or_else(|| (u64::from(category) + 1).to_string())
    }

    /// Returns for each cell the index of its value in the category.
    fn values(&self, standing: &[Assignment]) -> Vec<Option<usize>> {
        let columns = self.puzzle.categories.len();
        let mut values = vec![None; self.puzzle.entities() * columns];
        for row in 0..self.puzzle.entities() {
            values[row * columns] = Some(row);
        }
        for assignment in standing {
            if let Some(cell) = values.get_mut(assignment.place as usize) {
                *cell = usize::try_from(assignment.value).ok();
            }
        }
        values
    }

    fn text(&self, place: usize, value: Option<usize>) -> String {
        let category = &self.puzzle.categories[place % self.puzzle.categories.len()];
        value.and_then(|value| category.values.get(value)).map_or(OPEN, |value| &value.text).to_owned()
    }
}

/// Returns the width of the widest value.
fn width(category: &Category) -> usize {
    category.values.iter().map(|value| value.text.width()).max().unwrap_or(0).max(1)
}
