//! Files of tests with a puzzle below each `== NAME`: its categories, an empty line, and sentences with what they mean.

use std::path::Path;

use bachet_notation::{GridPuzzle, Severity, read_grid};

/// Returns the code of each language that has a file in a folder of `tests`, with the file.
pub(crate) fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let paths = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    let read = |path: std::path::PathBuf| {
        let code = path.file_stem().and_then(|stem| stem.to_str()).expect("the name of a language").to_owned();
        (code, std::fs::read_to_string(&path).expect("the file is part of the project"))
    };
    let mut files: Vec<_> = paths.map(read).collect();
    files.sort();
    files
}

/// Returns the puzzles of a file, each from its name on.
pub(crate) fn puzzles(source: &str) -> impl Iterator<Item = &str> {
    source.split("\n== ").skip(1)
}

/// Returns the name of a puzzle, the puzzle, and the lines behind its categories.
pub(crate) fn puzzle<'s>(code: &str, source: &'s str) -> (&'s str, GridPuzzle, &'s str) {
    let (head, lines) = source.split_once("\n\n").expect("an empty line ends the categories");
    let (name, categories) = head.split_once('\n').expect("a name and categories");
    let (puzzle, problems) = read_grid(&format!("grid: {name}\nlanguage: {code}\n{categories}\n"));
    assert!(problems.iter().all(|problem| problem.severity() != Severity::Error), "{name}: {problems:?}");
    (name, puzzle, lines)
}
