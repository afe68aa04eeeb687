//! Constraints of a Sudoku that are broken. Cells are named like `r1c9`.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::HouseKind;

use crate::verbs;

/// Cells that cannot stay as they are.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuConflict {
    /// The cells, usually two.
    pub cells: Vec<String>,
    /// The value that they have, if it is the same.
    pub value: Option<u8>,
    /// What they break.
    pub of: Constraint,
}

/// Something that must hold on a board.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Constraint {
    /// A row has different values.
    Row {
        /// Which, from 1.
        number: u32,
    },
    /// A column has different values.
    Column {
        /// Which, from 1.
        number: u32,
    },
    /// A box has different values.
    Box {
        /// Which, from 1, row by row.
        number: u32,
    },
    /// An irregular region has different values.
    Region {
        /// Which, from 1.
        number: u32,
    },
    /// A rule.
    Rule {
        /// Which of the rules, from 1.
        number: usize,
    },
    /// What is given in a cell.
    Given {
        /// The cell.
        cell: String,
    },
}

impl From<&verbs::Clash> for SudokuConflict {
    fn from(clash: &verbs::Clash) -> Self {
        Self {
            cells: clash.cells.iter().map(CellId::to_string).collect(),
            value: clash.value,
            of: Constraint::from(&clash.constraint),
        }
    }
}

impl From<&verbs::BoardConstraint> for Constraint {
    fn from(constraint: &verbs::BoardConstraint) -> Self {
        match *constraint {
            verbs::BoardConstraint::House(HouseKind::Row, number) => Self::Row { number },
            verbs::BoardConstraint::House(HouseKind::Column, number) => Self::Column { number },
            verbs::BoardConstraint::House(HouseKind::Box, number) => Self::Box { number },
            verbs::BoardConstraint::House(HouseKind::Region, number) => Self::Region { number },
            verbs::BoardConstraint::Rule(rule, _) => Self::Rule { number: rule + 1 },
            verbs::BoardConstraint::Given(cell) => Self::Given { cell: cell.to_string() },
        }
    }
}
