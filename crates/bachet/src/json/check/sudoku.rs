//! What `check` found in a Sudoku. Cells are named like `r1c9`; values are numbers from 1.

use bachet_notation::sudoku::CellId;

use crate::json::candidates::values;
use crate::json::conflict::{Constraint, SudokuConflict};
use crate::verbs;

/// What `check` found in a Sudoku.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuFindings {
    /// Givens that violate a constraint.
    pub clashes: Vec<SudokuConflict>,
    /// If there is no solution and no clash: contradictory constraints of which none can be left out; otherwise `null`.
    pub core: Option<Vec<Constraint>>,
    /// Cells of which any one given may be left out.
    pub redundant: Vec<String>,
    /// Numbers of rules, from 1, of which any one may be left out.
    pub redundant_rules: Vec<usize>,
    /// Cells whose givens suffice and of which none can be left out.
    pub minimal: Option<Vec<String>>,
    /// The cells that differ between solutions.
    pub differing: Vec<SudokuCell>,
    /// A value that leaves only one solution.
    pub settling: Option<CellValue>,
    /// If there are givens and pencil marks: what the marks are for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<PencilMarks>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// What the pencil marks of a puzzle with givens are for.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PencilMarks {
    /// They follow from the givens, so that the givens alone were checked.
    Follow,
    /// The givens alone do not suffice, so that the marks were checked as statements of the puzzle.
    Needed,
}

/// A cell with several values.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuCell {
    /// The cell.
    pub cell: String,
    /// The values that it has in some solution.
    pub values: Vec<u8>,
}

/// A value for a cell.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellValue {
    /// The cell.
    pub cell: String,
    /// The value.
    pub value: u8,
}

impl SudokuFindings {
    pub(super) fn new(found: &verbs::SudokuFindings, complete: bool) -> Self {
        let cells = |cells: &Vec<CellId>| cells.iter().map(CellId::to_string).collect::<Vec<String>>();
        let differing = |&(cell, mask): &(CellId, u64)| SudokuCell { cell: cell.to_string(), values: values(mask) };
        Self {
            clashes: found.clashes.iter().map(SudokuConflict::from).collect(),
            core: found.core.as_ref().map(|core| core.iter().map(Constraint::from).collect()),
            redundant: cells(&found.redundant),
            redundant_rules: found.redundant_rules.iter().map(|(rule, _)| rule + 1).collect(),
            minimal: found.minimal.as_ref().map(cells),
            differing: found.differing.iter().map(differing).collect(),
            settling: found.settling.map(|(cell, value)| CellValue { cell: cell.to_string(), value }),
            marks: found.marks.map(|marks| match marks {
                verbs::PencilMarks::Follow => PencilMarks::Follow,
                verbs::PencilMarks::Needed => PencilMarks::Needed,
            }),
            complete,
        }
    }
}
