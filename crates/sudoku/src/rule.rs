//! What a variant is: the one interface between a file of `variants/` and the rest of the house.
//!
//! A [`Variant`] reads the rule lines of its keywords. What it has read is a [`Rule`], which states its constraints,
//! sees what breaks it on a board, draws itself, and has words. A rule consists of instances, such as each of two
//! diagonals, so that a message can name the one that takes part.

use std::fmt::Debug;
use std::sync::Arc;

use bachet_notation::sudoku::{BoxShape, CellId, RuleLine};
use bachet_notation::{Argument, Diagnostic};

use crate::{Mark, Posting, Values};

/// What a rule line may know of the board that it stands below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of rows, of columns and of values.
    pub size: u32,
    /// The shape of the boxes, where there are any.
    pub boxes: Option<BoxShape>,
}

impl Shape {
    /// Every cell, row by row.
    pub fn cells(self) -> impl Iterator<Item = CellId> {
        (0..(self.size * self.size) as usize).map(move |index| CellId::at(index, self.size))
    }

    /// The cell so many rows below and columns to the right of another; `None` outside the board.
    pub fn beside(self, cell: CellId, rows: i32, columns: i32) -> Option<CellId> {
        let within = |at: u8, by: i32| u8::try_from(i32::from(at) + by).ok().filter(|&to| u32::from(to) < self.size);
        Some(CellId { row: within(cell.row, rows)?, column: within(cell.column, columns)? })
    }

    /// Pairs of cells that lie apart as one of these steps leads, each pair once.
    pub fn pairs(self, steps: &[(i32, i32)]) -> Vec<[CellId; 2]> {
        let of =
            |cell| steps.iter().filter_map(move |&(rows, columns)| Some([cell, self.beside(cell, rows, columns)?]));
        self.cells().flat_map(of).collect()
    }
}

/// Words for people: a Fluent id with named arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The id; what it stands for is in [`Variant::words`].
    pub id: &'static str,
    /// The named arguments.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Words {
    /// Words without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Adds a text argument.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Text(text.into())));
        self
    }
}

/// A kind of rule with its own keywords.
pub trait Variant: Debug + Sync {
    /// The keywords of its lines, in small letters with hyphens between words.
    fn keywords(&self) -> &'static [&'static str];

    /// Its words as the source of a Fluent resource in a language, such as `en`; `None` if it does not speak it.
    fn words(&self, language: &str) -> Option<&'static str>;

    /// Reads a line of its keyword.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic>;
}

/// Cells that break a rule as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which instance of the rule.
    pub instance: usize,
    /// The cells that take part, all of them filled.
    pub cells: Vec<CellId>,
}

/// A rule line with its meaning.
pub trait Rule: Debug + Send + Sync {
    /// The rule in one line.
    fn text(&self) -> Words;

    /// The name of each of its instances, at least one.
    fn instances(&self) -> Vec<Words>;

    /// States its constraints.
    fn post(&self, posting: &mut Posting<'_>);

    /// What breaks it on a board now, whatever may go into the empty cells. On a full board nothing may be missed.
    fn broken(&self, values: &Values) -> Vec<Broken>;

    /// What it draws on the board.
    fn marks(&self) -> Vec<Mark>;

    /// Whether it holds or not whatever values change names, as "all different" does and "consecutive" does not.
    fn treats_values_alike(&self) -> bool;
}

/// The broken pairs of one instance.
pub(crate) fn broken_pairs(instance: usize, pairs: impl IntoIterator<Item = [CellId; 2]>) -> Vec<Broken> {
    pairs.into_iter().map(|pair| Broken { instance, cells: pair.to_vec() }).collect()
}
