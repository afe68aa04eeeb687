//! The board of a Sudoku with its givens.

use bachet_draw::{Point, Shade, Sketch};
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
    let pairs = || inner.clone().flat_map(|edge| (0..size).map(move |line| (line, edge)));
    let upright = pairs()
        .filter(|&(row, edge)| region(row, edge - 1) != region(row, edge))
        .map(|(row, edge)| (at(row, edge), at(row + 1, edge)));
    let level = pairs()
        .filter(|&(column, edge)| region(edge - 1, column) != region(edge, column))
        .map(|(column, edge)| (at(edge, column), at(edge, column + 1)));
    sketch.lines(joined(upright.chain(level)), 1.4, Shade::Dark);
    let givens = |row: usize| {
        let cells = puzzle.cells.get(row * size..).unwrap_or_default().iter().take(size).enumerate();
        cells.filter_map(move |(column, cell)| Some((left + (column as f64 + 0.5) * side, cell.given?)))
    };
    let middle = |row: usize| top + (row as f64 + 0.5) * side;
    if size <= READABLE {
        for row in 0..size {
            let characters: Vec<(f64, char)> =
                givens(row).filter_map(|(x, given)| Some((x, puzzle.spelled(given).chars().next()?))).collect();
            sketch.characters(middle(row), side * 0.75, Shade::Ink, &characters);
        }
    } else {
        let dots = (0..size).flat_map(|row| givens(row).map(move |(x, _)| ((x, middle(row)), (x, middle(row)))));
        sketch.lines(dots, side * 0.45, Shade::Dark);
    }
}

/// Joins lines that go on where the one before ends, in the same direction.
fn joined(lines: impl Iterator<Item = (Point, Point)>) -> Vec<(Point, Point)> {
    let is_near = |one: f64, other: f64| (one - other).abs() < 0.01;
    let mut all: Vec<(Point, Point)> = Vec::new();
    for (from, to) in lines {
        match all.last_mut() {
            Some((start, end))
                if is_near(end.0, from.0)
                    && is_near(end.1, from.1)
                    && (is_near(start.0, to.0) || is_near(start.1, to.1)) =>
            {
                *end = to;
            }
            _ => all.push((from, to)),
        }
    }
    all
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
