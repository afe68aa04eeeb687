//! Pages, independent of the output format.

use crate::board::Board;
use crate::crossout::CrossOut;
use crate::river::{River, Way};
use crate::signs::Sign;
use crate::stepper::{RunPicture, Stepper};
use crate::walkthrough::Walkthrough;

/// How a text is emphasised. The program chooses the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Without emphasis.
    #[default]
    Plain,
    /// A heading, or the main result.
    Strong,
    /// Lines and additional information.
    Faint,
    /// A good result: unique, solved.
    Good,
    /// A result that needs attention: several solutions, a limit reached.
    Warning,
    /// A bad result: no solution, a clash.
    Bad,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text, in one line.
    pub text: String,
    /// The emphasis.
    pub mark: Mark,
    /// Whether it is a number, which is aligned to the right.
    pub number: bool,
}

impl Cell {
    /// Creates a cell with a plain text.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Creates a cell with a number.
    pub fn number(text: impl Into<String>) -> Self {
        Self { text: text.into(), number: true, ..Self::default() }
    }

    /// Returns the cell with a mark.
    #[must_use]
    pub fn marked(self, mark: Mark) -> Self {
        Self { mark, ..self }
    }
}

/// A table: a line of headers and lines of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The caption; empty for none.
    pub caption: String,
    /// The headers of the columns.
    pub headers: Vec<String>,
    /// The rows; short ones are filled with empty cells.
    pub rows: Vec<Vec<Cell>>,
}

/// A labelled line, such as a clue with its label, or an answer with its question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The label.
    pub label: String,
    /// The text after the label.
    pub text: String,
    /// The emphasis of the text.
    pub mark: Mark,
}

/// A picture in characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The caption; empty for none.
    pub caption: String,
    /// The lines, in a font in which all characters are equally wide.
    pub lines: Vec<String>,
    /// The description for screen readers.
    pub label: String,
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
    /// A picture in characters.
    Drawing(Drawing),
    /// Labelled lines.
    Entries(Vec<Entry>),
    /// A state of a river crossing.
    River(River),
    /// A sequence of steps.
    Way(Way),
    /// A cross-out grid.
    CrossOut(CrossOut),
    /// What the signs in boards and cross-out grids mean, each as this kind of output draws it.
    Signs(Vec<(Sign, String)>),
    /// Parts that a person steps through on a page, and reads one after the other elsewhere. A walkthrough inside a
    /// part, and in the picture of a run, has no controls.
    Walkthrough(Walkthrough),
    /// Runs to step through, on a page that runs scripts; nothing elsewhere.
    Stepper(Box<Stepper>),
}

impl Block {
    /// Returns the caption; empty for none.
    pub(crate) fn caption(&self) -> &str {
        match self {
            Self::Table(table) => &table.caption,
            Self::Board(board) => &board.caption,
            Self::Drawing(drawing) => &drawing.caption,
            Self::River(river) => &river.caption,
            Self::Way(way) => &way.caption,
            Self::CrossOut(drawn) => &drawn.caption,
            _ => "",
        }
    }

    /// Returns the block, and the blocks that it is made of.
    pub(crate) fn parts(&self) -> Vec<&Self> {
        let mut parts = vec![self];
        match self {
            Self::Stepper(stepper) => parts.extend(stepper.runs.iter().flat_map(|run| match &run.picture {
                RunPicture::Cells(block) => std::slice::from_ref(&**block),
                RunPicture::States(states) => states,
            })),
            Self::Walkthrough(walkthrough) => {
                parts.extend(walkthrough.parts.iter().flat_map(|part| &part.blocks).flat_map(Self::parts));
            }
            _ => {}
        }
        parts
    }
}

/// A page: a title and blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title; empty for none.
    pub title: String,
    /// The blocks in order.
    pub blocks: Vec<Block>,
}
