//! The interface between the files of `variants/` and the rest of the crate.
//!
//! A [`Variant`] reads the rule lines of its keywords to [`Rule`]s. A rule posts its constraints, finds the cells that
//! break it on a board, draws itself, and describes itself in words. It consists of instances, such as each of two
//! diagonals, so that a message can name the one that is broken.

use std::fmt::Debug;
use std::sync::Arc;

use bachet_notation::sudoku::{BoxShape, CellId, RuleLine};
use bachet_notation::{Argument, Diagnostic};

use crate::{Mark, Posting, Values};

/// The properties of a board that a rule line may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of rows, of columns and of values.
    pub size: u32,
    /// The shape of the boxes, if there are any.
    pub boxes: Option<BoxShape>,
}

impl Shape {
    /// Returns every cell, row by row.
    pub fn cells(self) -> impl Iterator<Item = CellId> {
        (0..(self.size * self.size) as usize).map(move |index| CellId::at(index, self.size))
    }

    /// Returns the cell that lies this many rows below and columns to the right of another; `None` outside the board.
    pub fn beside(self, cell: CellId, rows: i32, columns: i32) -> Option<CellId> {
        let within = |at: u8, by: i32| u8::try_from(i32::from(at) + by).ok().filter(|&to| u32::from(to) < self.size);
        Some(CellId { row: within(cell.row, rows)?, column: within(cell.column, columns)? })
    }

    /// Returns the pairs of cells that are one of these steps apart, each pair once.
    pub fn pairs(self, steps: &[(i32, i32)]) -> Vec<[CellId; 2]> {
        let of =
            |cell| steps.iter().filter_map(move |&(rows, columns)| Some([cell, self.beside(cell, rows, columns)?]));
        self.cells().flat_map(of).collect()
    }
}

/// A message: a Fluent id with named arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The id, which is defined in [`Variant::words`].
    pub id: &'static str,
    /// The named arguments.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Words {
    /// Creates a message without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Adds a text argument.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Text(text.into())));
        self
    }

    /// Creates a message with the first and the last of some cells as the arguments `from` and `to`.
    pub(crate) fn from_to(id: &'static str, cells: &[CellId]) -> Self {
        let ends = [("from", cells.first()), ("to", cells.last())];
        ends.into_iter().fold(Self::new(id), |words, (name, cell)| {
            words.text(name, cell.map_or_else(String::new, CellId::to_string))
        })
    }
}

/// A kind of rule, with its keywords.
#[derive(Debug)]
pub struct Variant {
    /// The keywords of its lines, in small letters with hyphens between words.
    pub keywords: &'static [&'static str],
    /// Its messages by language, such as `en`: the source of a Fluent resource.
    pub(crate) words: &'static [(&'static str, &'static str)],
    pub(crate) read: ReadRule,
}

/// Reads a line with one of a variant's keywords, or returns what is wrong with the line.
type ReadRule = fn(&RuleLine, Shape) -> Result<Arc<dyn Rule>, Diagnostic>;

impl Variant {
    /// Returns its messages in a language, as the source of a Fluent resource; `None` if it has none.
    pub fn words(&self, language: &str) -> Option<&'static str> {
        self.words.iter().find(|(code, _)| *code == language).map(|(_, words)| *words)
    }
}

/// Filled cells that break a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The index of the instance of the rule.
    pub instance: usize,
    /// The cells that break it.
    pub cells: Vec<CellId>,
}

/// The meaning of a rule line.
pub trait Rule: Debug + Send + Sync {
    /// Returns the rule in one line.
    fn text(&self) -> Words;

    /// Returns the name of each of its instances; there is at least one.
    fn instances(&self) -> Vec<Words>;

    /// Posts its constraints.
    fn post(&self, posting: &mut Posting<'_>);

    /// Returns filled cells that break the rule, whatever the empty cells will have. On a full board it must find all
    /// of them.
    fn broken(&self, values: &Values) -> Vec<Broken>;

    /// Returns what it draws on the board.
    fn marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    /// Whether its truth is unchanged when values are renamed, as for "all different" and unlike "consecutive".
    fn is_symmetric_in_values(&self) -> bool {
        true
    }
}

pub(crate) fn broken_pairs(instance: usize, pairs: impl IntoIterator<Item = [CellId; 2]>) -> Vec<Broken> {
    pairs.into_iter().map(|pair| Broken { instance, cells: pair.to_vec() }).collect()
}
