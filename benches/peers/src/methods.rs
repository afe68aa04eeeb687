//! The methods of `bachet trace`, as whole processes.

use std::env;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::grid::process::measure;

/// A method, a puzzle of the gallery, and the time of the original program, which was measured once because it takes
/// hours.
const RUNS: [(&str, &str, &str, &str); 5] = [
    ("gastsprekers", "permutations", ".3 s, 50 MB", "57 s, 150 MB"),
    ("einstein", "clauses", "", ".45 s"),
    ("17-clue", "backtracking", "", "50.5 s"),
    ("statewiki", "successors", "", "about 14 min"),
    ("a-l-envers", "backtracking", "10 s", "about 4.5 h"),
];

/// The table, row by row.
///
/// # Errors
/// If the program cannot be run.
pub fn rows() -> Result<Vec<String>> {
    let program = PathBuf::from(env::var_os("BACHET_PROGRAM").context("`cargo xtask bench methods` names it")?);
    let mut rows = vec!["| method | puzzle | must | CPU | memory | the document's program |".to_owned()];
    rows.push("|---|---|--:|--:|--:|--:|".to_owned());
    for (puzzle, method, must, peer) in RUNS {
        let usage = measure(&program, &["trace", puzzle, "--method", method, "--summary"], 3)?;
        let (seconds, memory) = (usage.ns / 1e9, usage.megabytes);
        rows.push(format!("| {method} | {puzzle} | {must} | **{seconds:.3} s** | {memory:.1} MB | {peer} |"));
    }
    Ok(rows)
}
