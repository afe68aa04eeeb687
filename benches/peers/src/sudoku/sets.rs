//! The sets of boards, read from a folder beside the project.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, Result};
use bachet_kernel::BoardLine;

/// The folder of the sets, relative to the root of the project.
pub const PLACE: &str = "../shared/data/sudoku";

/// One set.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// The distance between measured boards: 1 for all, 2 for every second.
    pub step: usize,
}

/// What the table measures.
pub const SETS: [Set; 7] = [
    Set { name: "easy", step: 1 },
    Set { name: "minimal", step: 2 },
    Set { name: "17_clue", step: 2 },
    Set { name: "magictour_top1465", step: 1 },
    Set { name: "hardest_11plus", step: 24 },
    Set { name: "serg_multi", step: 1 },
    Set { name: "no_solution", step: 1 },
];

impl Set {
    /// The boards that are measured; `None` where the set is absent.
    ///
    /// # Errors
    /// If the file cannot be read, or a line is not a board.
    pub fn read(self, root: &Path) -> Result<Option<Vec<BoardLine>>> {
        let file = root.join(PLACE).join(self.name).with_extension("txt");
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(|| file.display().to_string()),
        };
        let board = |line: &str| line.as_bytes().try_into().with_context(|| format!("`{line}` is not 81 characters"));
        text.lines().step_by(self.step).map(board).collect::<Result<_>>().map(Some)
    }
}
