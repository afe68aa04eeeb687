//! A board and its houses, used by all generators and peers.

use bachet_notation::Text;
use bachet_notation::sudoku::{BoxShape, Cell, RuleLine, SudokuPuzzle};

/// Cells that have different values.
pub type House = Vec<usize>;

/// A board: cells are numbered row by row, values are from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The number of rows, columns and values.
    pub size: usize,
    /// Rows, columns and all other sets of cells with different values.
    pub houses: Vec<House>,
    /// For each cell the given value.
    pub givens: Vec<Option<u8>>,
    /// The kinds of the houses other than rows and columns.
    extras: Extras,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Extras {
    boxes: bool,
    regions: Option<Vec<u8>>,
    diagonals: bool,
}

impl Board {
    /// An empty board with rows and columns.
    pub fn latin(size: usize) -> Self {
        let rows = (0..size).map(|r| (0..size).map(|c| r * size + c).collect());
        let columns = (0..size).map(|c| (0..size).map(|r| r * size + c).collect());
        let houses = rows.chain(columns).collect();
        Self { size, houses, givens: vec![None; size * size], extras: Extras::default() }
    }

    /// The same board with the square boxes of a size that is a square number.
    #[must_use]
    pub fn boxes(mut self) -> Self {
        let boxes = square_boxes(self.size);
        self.divide(&boxes);
        self.extras.boxes = true;
        self
    }

    /// The same board with a region for each cell.
    #[must_use]
    pub fn regions(mut self, region_of: &[usize]) -> Self {
        self.divide(region_of);
        self.extras.regions = Some(region_of.iter().map(|&region| region as u8).collect());
        self
    }

    /// The same board with both diagonals.
    #[must_use]
    pub fn diagonals(mut self) -> Self {
        let size = self.size;
        self.houses.push((0..size).map(|r| r * size + r).collect());
        self.houses.push((0..size).map(|r| r * size + size - 1 - r).collect());
        self.extras.diagonals = true;
        self
    }

    fn divide(&mut self, house_of: &[usize]) {
        let house = |number| (0..house_of.len()).filter(|&cell| house_of[cell] == number).collect();
        self.houses.extend((0..self.size).map(house));
    }

    /// For each cell the numbers of its houses.
    pub fn houses_of(&self) -> Vec<Vec<usize>> {
        let mut of = vec![Vec::new(); self.givens.len()];
        for (number, house) in self.houses.iter().enumerate() {
            house.iter().for_each(|&cell| of[cell].push(number));
        }
        of
    }

    /// Returns the board as a parsed puzzle.
    pub fn puzzle(&self) -> SudokuPuzzle {
        let size = self.size as u32;
        let all = u64::MAX >> (64 - size);
        let cell = |given: &Option<u8>| match given {
            Some(value) => Cell { given: Some(value + 1), candidates: 1 << value, ..Cell::default() },
            None => Cell { candidates: all, ..Cell::default() },
        };
        let diagonals = || RuleLine { keyword: Text::new("diagonals", 0), ..RuleLine::default() };
        SudokuPuzzle {
            size,
            boxes: self.extras.boxes.then(|| BoxShape::of_size(size)).flatten(),
            regions: self.extras.regions.clone(),
            cells: self.givens.iter().map(cell).collect(),
            rules: self.extras.diagonals.then(diagonals).into_iter().collect(),
            ..SudokuPuzzle::default()
        }
    }
}

/// For each cell of a board of this size, a square number, its box.
pub fn square_boxes(size: usize) -> Vec<usize> {
    let side = size.isqrt();
    (0..size * size).map(|at| at / size / side * side + at % size / side).collect()
}
