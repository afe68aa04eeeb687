//! What a method did, and several compared.

use super::Row;
use crate::json::trace::How;

/// What a method did. Every count is a string of digits.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Traced {
    /// The method.
    pub method: String,
    /// How it ended; left out where it does not run on the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<How>,
    /// What it cost; left out where it does not run on the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// How many solutions it found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<String>,
    /// Of ways: the number of states of a shortest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortest: Option<String>,
    /// Of ways: how many are as short.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortest_ways: Option<String>,
    /// Of ways: the number of states of a longest one; left out where the method looks for shortest ones only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest: Option<String>,
    /// Of ways: the numbers of the states of the first of the shortest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<String>>,
    /// Where it was cut off: what stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// Why it does not run on the puzzle: the name of the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<&'static str>,
}

/// What stands, in the form of the solutions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Standing {
    /// Of a logic grid.
    Grid {
        /// One row an entity; what is open is `null`.
        rows: Vec<Row<Option<String>>>,
    },
    /// Of a Sudoku.
    Sudoku {
        /// The rows from the top, each from the left; what is empty is `null`.
        rows: Vec<Vec<Option<u8>>>,
    },
    /// Of a way.
    Way {
        /// The numbers of its states, from the start.
        states: Vec<String>,
    },
}

/// What a method cost.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Cost {
    /// All events.
    pub events: String,
    /// Nodes of the search tree.
    pub nodes: String,
    /// Values written down.
    pub assigned: String,
    /// Questions whether something holds; of a method that only combines rules, the rules combined.
    pub checks: String,
    /// How often it could not go on.
    pub dead_ends: String,
    /// How far below the root the deepest node was.
    pub deepest: u32,
}

/// Several methods on one puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Comparison {
    /// What each did.
    pub methods: Vec<Traced>,
    /// Whether those that went through everything found the same; `null` where fewer than two did.
    pub agree: Option<bool>,
}
