//! What clashes on a Sudoku, with the names that people know.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{HouseKind, Origin, Sudoku, Values, Words};

/// Something that must hold on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// A row, column, box or region has different values.
    House(HouseKind, u32),
    /// A rule, by its place in the list, and the name of the part of it that is meant.
    Rule(usize, Words),
    /// What is given in a cell.
    Given(CellId),
}

impl Constraint {
    pub(crate) fn of(sudoku: &Sudoku, origin: Origin) -> Option<Self> {
        match origin {
            Origin::House(number) => {
                let house = sudoku.houses().get(number)?;
                Some(Self::House(house.kind, house.number))
            }
            Origin::Rule { rule, .. } => Some(Self::Rule(rule, sudoku.name(origin)?)),
            Origin::Given(cell) => Some(Self::Given(cell)),
            Origin::Derived => None,
        }
    }
}

/// Cells that cannot stay as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The cells, usually two.
    pub cells: Vec<CellId>,
    /// The value that they have, if it is the same.
    pub value: Option<u8>,
    /// What they break.
    pub of: Constraint,
}

impl Clash {
    pub(crate) fn all(sudoku: &Sudoku, clashes: &[bachet_sudoku::Clash], values: &Values) -> Vec<Self> {
        let one = |clash: &bachet_sudoku::Clash| {
            let mut each = clash.cells.iter().map(|&cell| values.get(cell));
            let first = each.next().flatten();
            let value = first.filter(|_| each.all(|value| value == first));
            Some(Self { cells: clash.cells.clone(), value, of: Constraint::of(sudoku, clash.of)? })
        };
        clashes.iter().filter_map(one).collect()
    }
}
