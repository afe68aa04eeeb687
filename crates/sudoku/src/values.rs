//! The values of a partly filled board.

use bachet_notation::sudoku::CellId;

/// The values in the cells of a board; some cells may be empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Values {
    size: u32,
    /// Row by row; 0 for an empty cell.
    cells: Vec<u8>,
}

impl Values {
    /// Creates an empty board.
    pub fn new(size: u32) -> Self {
        Self { size, cells: vec![0; (size * size) as usize] }
    }

    /// Returns the number of rows, of columns and of values.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Returns the value in a cell; `None` if it is empty or outside the board.
    pub fn get(&self, cell: CellId) -> Option<u8> {
        self.place(cell).map(|at| self.cells[at]).filter(|&value| value != 0)
    }

    /// Writes a value or empties the cell; does nothing outside the board.
    pub fn set(&mut self, cell: CellId, value: Option<u8>) {
        if let Some(at) = self.place(cell) {
            self.cells[at] = value.unwrap_or(0);
        }
    }

    /// Returns every cell with its value, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (CellId, Option<u8>)> + '_ {
        let size = self.size;
        let cells = self.cells.iter().enumerate();
        cells.map(move |(at, &value)| (CellId::at(at, size), (value != 0).then_some(value)))
    }

    /// Whether no cell is empty.
    pub fn is_full(&self) -> bool {
        !self.cells.contains(&0)
    }

    /// Returns pairs of these cells with the same value: each cell with the next one that has its value.
    pub fn equal_pairs(&self, cells: &[CellId]) -> Vec<[CellId; 2]> {
        let mut last: [Option<CellId>; 256] = [None; 256];
        let mut pairs = Vec::new();
        for &cell in cells {
            let Some(value) = self.get(cell) else { continue };
            pairs.extend(last[value as usize].map(|before| [before, cell]));
            last[value as usize] = Some(cell);
        }
        pairs
    }

    fn place(&self, cell: CellId) -> Option<usize> {
        let inside = u32::from(cell.row) < self.size && u32::from(cell.column) < self.size;
        inside.then(|| cell.index(self.size))
    }
}
