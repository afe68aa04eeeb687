//! What lies beside the tests: the gallery, which is part of the project, and the documents, which are not.
//!
//! The documents are read where they lie and never copied; without them the tests are skipped, loudly.

use std::path::Path;

use bachet_notation::{GridPuzzle, read_grid};

/// The text of the document whose name begins so; `None`, with a loud line, where it is not there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn document(number: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/sources");
    let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut paths = files.map(|entry| entry.path());
    let file = paths.find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(number)));
    let text = file.and_then(|path| std::fs::read_to_string(path).ok());
    if text.is_none() {
        eprintln!("skipped: no document {number} in {}", folder.display());
    }
    text
}

/// A puzzle of the gallery.
pub(crate) fn gallery(name: &str) -> GridPuzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name).with_extension("bachet");
    let (puzzle, problems) = read_grid(&std::fs::read_to_string(path).expect("the gallery has the puzzle"));
    assert!(problems.is_empty(), "{problems:?}");
    puzzle
}
