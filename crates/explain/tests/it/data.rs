//! Collections beside the project.

use std::fs;
use std::path::{Path, PathBuf};

use bachet_notation::sudoku::{Format, read_each};
use bachet_sudoku::Sudoku;

/// Returns the text of a file of the shared data; `None`, and a line on the error output, if it is missing.
///
/// The folder is `BACHET_SHARED_DATA`, or `../shared/data` beside the project.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn shared(name: &str) -> Option<String> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("BACHET_SHARED_DATA").map_or_else(beside, PathBuf::from);
    let path = folder.join(name);
    let text = fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: no {}", path.display());
    }
    text
}

/// Returns the board of a line with a character for each cell.
pub(crate) fn board(line: &str) -> Sudoku {
    let (puzzle, _) = read_each(line, Format::Line).next().expect("a board");
    Sudoku::new(&puzzle).0
}
