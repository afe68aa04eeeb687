//! Boards from short texts.

use std::ops::ControlFlow;

use bachet_notation::Text;
use bachet_notation::sudoku::{BoxShape, Cell, RuleLine, SudokuPuzzle};
use bachet_sudoku::{Budget, SearchOutcome, Solution, Sudoku, solve, verify};

/// Returns a board with standard boxes from a character for each cell: `1` to `9`, then letters; others are empty.
pub(crate) fn puzzle(size: u32, line: &str) -> SudokuPuzzle {
    let all = u64::MAX >> (64 - size);
    let cell = |c: char| match c.to_digit(36).filter(|&v| v > 0) {
        Some(v) => Cell { given: Some(v as u8), candidates: 1 << (v - 1), ..Cell::default() },
        None => Cell { candidates: all, ..Cell::default() },
    };
    let cells: Vec<Cell> = line.chars().map(cell).collect();
    assert_eq!(cells.len() as u32, size * size);
    SudokuPuzzle { size, boxes: BoxShape::of_size(size), cells, ..SudokuPuzzle::default() }
}

/// Returns a board without givens.
pub(crate) fn empty(size: u32) -> SudokuPuzzle {
    puzzle(size, &".".repeat((size * size) as usize))
}

/// Returns a board with rule lines such as `diagonal: up`.
pub(crate) fn with_rules(puzzle: SudokuPuzzle, lines: &[&str]) -> SudokuPuzzle {
    let line = |line: &&str| {
        let (keyword, items) = line.split_once(':').unwrap_or((line, ""));
        RuleLine { keyword: Text::new(keyword, 0), parameter: Text::default(), items: Text::new(items.trim(), 0) }
    };
    SudokuPuzzle { rules: lines.iter().map(line).collect(), ..puzzle }
}

/// Prepares a board, which must be free of problems.
pub(crate) fn prepared(puzzle: &SudokuPuzzle) -> Sudoku {
    let (sudoku, diagnostics) = Sudoku::new(puzzle);
    assert_eq!(diagnostics, []);
    sudoku
}

/// Returns up to `limit` solutions, sorted. All of them must be valid and different.
pub(crate) fn solutions(sudoku: &Sudoku, limit: usize) -> Vec<Solution> {
    let mut found = Vec::new();
    let end = solve(sudoku, &mut Budget::unlimited(), |solution| {
        assert_eq!(verify(sudoku, &solution), []);
        found.push(solution);
        if found.len() == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(end == SearchOutcome::Stopped, found.len() == limit);
    let number = found.len();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), number);
    found
}

/// Returns a solution as a line of digits.
pub(crate) fn line(solution: &Solution) -> String {
    solution.values().iter().map(|v| char::from_digit(u32::from(*v), 36).expect("a digit")).collect()
}
