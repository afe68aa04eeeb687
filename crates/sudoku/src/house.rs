//! Houses: rows, columns, boxes and regions, whose cells have different values.

use bachet_notation::sudoku::{CellId, SudokuPuzzle};

/// The kind of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Box,
    /// An irregular region.
    Region,
}

/// A set of cells with different values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// The kind.
    pub kind: HouseKind,
    /// The number among the houses of its kind, from 1.
    pub number: u32,
    /// The cells, in reading order.
    pub cells: Vec<CellId>,
}

/// Returns the rows, columns, boxes and regions of a board.
pub fn houses(puzzle: &SudokuPuzzle) -> Vec<House> {
    let size = puzzle.size as usize;
    let cells = || (0..size * size).map(|index| CellId::at(index, puzzle.size));
    let mut houses = Vec::new();
    let mut add = |kind, of: &dyn Fn(CellId) -> usize| {
        let mut groups = vec![Vec::new(); size];
        cells().for_each(|cell| groups[of(cell)].push(cell));
        houses.extend(groups.into_iter().zip(1..).map(|(cells, number)| House { kind, number, cells }));
    };
    add(HouseKind::Row, &|cell| cell.row as usize);
    add(HouseKind::Column, &|cell| cell.column as usize);
    if let Some(shape) = puzzle.boxes {
        let (rows, columns) = (shape.rows as usize, shape.columns as usize);
        add(HouseKind::Box, &|cell| cell.row as usize / rows * rows + cell.column as usize / columns);
    }
    if let Some(regions) = &puzzle.regions {
        add(HouseKind::Region, &|cell| regions[cell.index(puzzle.size)] as usize);
    }
    houses
}
