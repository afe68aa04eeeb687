//! A small picture of a puzzle as it is stated: its board, its banks, its jugs.

mod board;
mod grid;
mod moving;
mod river;

use bachet_draw::Sketch;

use crate::Puzzle;

/// The left, the top, the width and the height of what is drawn.
const FRAME: (f64, f64, f64, f64) = (8.0, 8.0, 128.0, 80.0);

/// Draws a small picture of a puzzle as SVG. It shows what is stated, nothing of the solution.
pub fn picture(puzzle: &Puzzle) -> String {
    let mut sketch = Sketch::default();
    match puzzle {
        Puzzle::Sudoku(puzzle) => board::draw(&mut sketch, puzzle),
        Puzzle::Grid(puzzle) => grid::draw(&mut sketch, puzzle),
        Puzzle::Crossing(puzzle) => river::draw(&mut sketch, puzzle),
        Puzzle::Moving(puzzle) => moving::draw(&mut sketch, &puzzle.setup),
    }
    sketch.svg()
}

/// Returns the side of a cell and the corner of a board with these rows and columns, in the middle of the frame.
fn squares(rows: usize, columns: usize) -> (f64, (f64, f64)) {
    let (left, top, width, height) = FRAME;
    let [rows, columns] = [rows, columns].map(|count| count.max(1) as f64);
    let side = (width / columns).min(height / rows);
    (side, (left + (width - side * columns) / 2.0, top + (height - side * rows) / 2.0))
}
