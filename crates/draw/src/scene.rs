//! What is drawn, whatever it is drawn on.

use crate::board::Board;
use crate::river::{River, Way};

/// What a text means to the eye; the program decides on colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// As it is.
    #[default]
    Plain,
    /// A heading or the thing asked for.
    Strong,
    /// Lines and asides.
    Faint,
    /// As wished: unique, solved.
    Good,
    /// Worth a second look: several solutions, a limit reached.
    Warning,
    /// Not as wished: no solution, a clash.
    Bad,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Its text, one line.
    pub text: String,
    /// What it means to the eye.
    pub mark: Mark,
    /// Whether it is a number, which stands at the right of its column.
    pub number: bool,
}

impl Cell {
    /// A plain text.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// A number.
    pub fn number(text: impl Into<String>) -> Self {
        Self { text: text.into(), number: true, ..Self::default() }
    }

    /// The same with a mark.
    #[must_use]
    pub fn marked(self, mark: Mark) -> Self {
        Self { mark, ..self }
    }
}

/// A table: a line of headers and lines of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What it shows; empty for nothing.
    pub caption: String,
    /// The headers of the columns.
    pub headers: Vec<String>,
    /// The rows; short ones are filled with empty cells.
    pub rows: Vec<Vec<Cell>>,
}

/// A labelled line: a clue behind its label, or the answer behind its question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What stands in front.
    pub label: String,
    /// What stands behind it.
    pub text: String,
    /// What the text means to the eye.
    pub mark: Mark,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading below the title.
    Heading(String),
    /// A paragraph.
    Paragraph(String, Mark),
    /// A table.
    Table(Table),
    /// A board.
    Board(Board),
    /// Labelled lines.
    Entries(Vec<Entry>),
    /// A placement on a river.
    River(River),
    /// A way, step by step.
    Way(Way),
}

/// A page: a title and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title; empty for none.
    pub title: String,
    /// The parts in order.
    pub blocks: Vec<Block>,
}
