//! Boards for the tests.

use std::ops::ControlFlow;
use std::path::Path;

use bachet_budget::Budget;
use bachet_notation::sudoku::{Format, read, read_each};
use bachet_sudoku::{Sudoku, solve};

/// Returns a classic board from its line.
pub(crate) fn classic(line: &str) -> Sudoku {
    let (puzzle, problems) = read_each(line, Format::Line).next().expect("a board");
    assert!(problems.is_empty(), "{problems:?}");
    let (sudoku, problems) = Sudoku::new(&puzzle);
    assert!(problems.is_empty(), "{problems:?}");
    sudoku
}

/// Returns a board from its source.
pub(crate) fn board(source: &str) -> Sudoku {
    let (source, problems) = read(source, None);
    assert!(problems.is_empty(), "{problems:?}");
    let (sudoku, problems) = Sudoku::new(&source.puzzle);
    assert!(problems.is_empty(), "{problems:?}");
    sudoku
}

/// Returns the values of the first solution, from 0, in reading order.
pub(crate) fn solution(sudoku: &Sudoku) -> Vec<usize> {
    let mut values = Vec::new();
    solve(sudoku, &mut Budget::unlimited(), |solution| {
        values = sudoku.cells().map(|cell| solution.get(cell) as usize - 1).collect();
        ControlFlow::Break(())
    });
    values
}

/// Returns the lines of a file beside the project; `None`, after printing a line, without it.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn data(name: &str) -> Option<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folders = [folder, std::env::var_os("BACHET_SHARED_DATA").unwrap_or_default().into()];
    let text = folders.iter().find_map(|folder| std::fs::read_to_string(folder.join(name)).ok());
    if text.is_none() {
        eprintln!("skipped: no {}", folders[0].join(name).display());
    }
    Some(text?.lines().map(str::to_owned).collect())
}
