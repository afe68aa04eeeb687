//! The parts of an answer that only logic grids have.

use serde::ser::{Serialize, SerializeMap as _, Serializer};

/// A solution of a logic grid.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GridSolution {
    /// One row an entity, in the order of the first category.
    pub rows: Vec<Row<String>>,
}

/// The values that each cell has in some solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GridCandidates {
    /// One row an entity, in the order of the first category.
    pub rows: Vec<Row<Vec<String>>>,
}

/// An entity: a category to what it has there, in the order of the categories.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, T>"))]
pub struct Row<T>(pub Vec<(String, T)>);

impl<T: Serialize> Serialize for Row<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (category, value) in &self.0 {
            map.serialize_entry(category, value)?;
        }
        map.end()
    }
}

/// A clue, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ClueLine {
    /// Which clue, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Which part of it, from 1; `null` for the whole.
    pub part: Option<usize>,
    /// The words of the clue or its part.
    pub text: String,
}

/// A step of the order in which the clues cut fastest.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Best {
    /// Which clue, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// The number of solutions left after it.
    pub count: String,
    /// Whether `count` is exact; otherwise it is a lower bound.
    pub exact: bool,
}

/// What `check` found in a logic grid.
#[derive(Clone, Debug, Default, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GridCheck {
    /// Clues, each of which could be left out alone; parts of clues that are not idle as a whole.
    pub idle: Vec<ClueLine>,
    /// A set of clues that suffices and from which none can be left out.
    pub minimal: Option<Vec<ClueLine>>,
    /// The fewest clues that suffice; `null` where not asked.
    pub smallest: Option<Vec<ClueLine>>,
    /// Whether that is proved; `null` where not asked.
    pub smallest_proved: Option<bool>,
    /// The cells that differ between solutions.
    pub differing: Vec<Cell>,
    /// For some solutions one clue that leaves exactly that one.
    pub settling: Vec<Settling>,
    /// A set of clues that clash and from which none can be left out.
    pub clash: Option<Vec<ClueLine>>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// A cell with several values.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Cell {
    /// The value of the first category.
    pub entity: String,
    /// The category.
    pub category: String,
    /// The values that it has in some solution.
    pub values: Vec<String>,
}

/// A clue that would settle the puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Settling {
    /// Which of `solutions` it leaves, from 1.
    pub solution: usize,
    /// The clue as an expression; `null` if no single short clue does it.
    pub expression: Option<String>,
}
