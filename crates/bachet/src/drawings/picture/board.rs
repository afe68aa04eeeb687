//! The board of a Sudoku with its givens.

use bachet_draw::{Shade, Sketch};
use bachet_notation::sudoku::{BoxShape, SudokuPuzzle};

use super::squares;

/// Largest board whose givens can be read in a small picture.
const READABLE: usize = 9;

pub(super) fn draw(sketch: &mut Sketch, puzzle: &SudokuPuzzle) {
    let size = puzzle.size as usize;
    let (side, (left, top)) = squares(size, size);
    let at = |row: usize, column: usize| (left + column as f64 * side, top + row as f64 * side);
    let whole = size as f64 * side;
    sketch.rectangle((left, top), (whole, whole), 2.0, Shade::Paper, Shade::Dark);
    let inner = 1..size;
    let down = inner.clone().map(|column| (at(0, column), at(size, column)));
    sketch.lines(down.chain(inner.clone().map(|row| (at(row, 0), at(row, size)))), 0.6, Shade::Light);
    if puzzle.rules.iter().any(|rule| rule.keyword.as_str().contains("diagonal")) {
        sketch.lines([(at(0, 0), at(size, size)), (at(0, size), at(size, 0))], 1.0, Shade::Accent);
    }
    let region = |row: usize, column: usize| region(puzzle, row, column);
    let pairs = || (0..size).flat_map(|line| inner.clone().map(move |edge| (line, edge)));
    let upright = pairs()
        .filter(|&(row, edge)| region(row, edge - 1) != region(row, edge))
        .map(|(row, edge)| (at(row, edge), at(row + 1, edge)));
    let level = pairs()
        .filter(|&(column, edge)| region(edge - 1, column) != region(edge, column))
        .map(|(column, edge)| (at(edge, column), at(edge, column + 1)));
    sketch.lines(upright.chain(level), 1.4, Shade::Dark);
    for (index, cell) in puzzle.cells.iter().enumerate() {
        let Some(given) = cell.given else { continue };
        let (x, y) = at(index / size, index % size);
        if size <= READABLE {
            sketch.text((x + side / 2.0, y + side / 2.0), side * 0.75, Shade::Ink, &puzzle.spelled(given));
        } else {
            let inset = side * 0.3;
            sketch.rectangle(
                (x + inset, y + inset),
                (side - 2.0 * inset, side - 2.0 * inset),
                0.0,
                Shade::Dark,
                Shade::Clear,
            );
        }
    }
}

/// Returns the box and the region of a cell.
fn region(puzzle: &SudokuPuzzle, row: usize, column: usize) -> (usize, u8) {
    let size = puzzle.size as usize;
    let irregular = puzzle.regions.as_ref().and_then(|regions| regions.get(row * size + column)).copied();
    let of_box = puzzle.boxes.map_or(0, |BoxShape { rows, columns }| {
        let [rows, columns] = [rows, columns].map(|count| count.max(1) as usize);
        row / rows * size + column / columns
    });
    (of_box, irregular.unwrap_or(0))
}
