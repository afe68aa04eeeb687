//! Arbitrary text as a Sudoku, in the format that its first byte chooses or in the one that is recognised: nothing
//! panics, every problem has its place, and a board without errors reads back from every format that can say it.

use bachet_notation::Severity;
use bachet_notation::sudoku::{Cell, Format, SudokuPuzzle, read, read_each, write};

/// Maximum number of puzzles that are read from a source.
const MAX_PUZZLES: usize = 4;

/// Reads the bytes as a Sudoku, and what was read once more.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let source = String::from_utf8_lossy(rest);
    let format = Format::ALL.get(usize::from(choice) % (Format::ALL.len() + 1)).copied();
    let (reading, problems) = read(&source, format);
    for problem in &problems {
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        assert!(start <= end && end <= source.len(), "{problem:?} is outside of the source");
        assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{problem:?} splits a character");
    }
    let unsound = |p: &bachet_notation::Diagnostic| p.severity() == Severity::Error;
    if !problems.iter().any(unsound) {
        reads_back(&reading.puzzle);
    }
    if let Some(format) = reading.format.filter(|_| reading.count > 1) {
        for (puzzle, problems) in read_each(&source, format).take(MAX_PUZZLES) {
            if !problems.iter().any(unsound) {
                reads_back(&puzzle);
            }
        }
    }
}

/// Writes a puzzle that was read without errors in every format, and reads that.
fn reads_back(puzzle: &SudokuPuzzle) {
    assert_eq!(puzzle.cells.len(), (puzzle.size * puzzle.size) as usize);
    for &format in Format::ALL {
        let Ok(written) = write(puzzle, format) else { continue };
        let (reading, problems) = read(&written, Some(format));
        let errors: Vec<_> = problems.iter().filter(|problem| problem.severity() == Severity::Error).collect();
        assert!(errors.is_empty(), "{errors:?} in what was written as {format}:\n{written}");
        let again = &reading.puzzle;
        if format == Format::Text {
            assert!(again.same(puzzle), "another puzzle is read from what was written:\n{written}\n{puzzle:?}");
        }
        let candidates = |p: &SudokuPuzzle| p.cells.iter().map(|c: &Cell| c.candidates).collect::<Vec<_>>();
        assert_eq!(candidates(again), candidates(puzzle), "{format}:\n{written}");
        assert_eq!((again.boxes, &again.regions), (puzzle.boxes, &puzzle.regions), "{format}:\n{written}");
    }
}
