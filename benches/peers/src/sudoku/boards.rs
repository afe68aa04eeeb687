//! A fixed sample of boards, so that instruction counts are comparable.

use anyhow::{Context as _, Result, ensure};
use bachet_kernel::{Answer, Backend, BoardLine, Options, count_batch, count_one};

/// A kind of board and a mode to answer it.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Its name.
    pub name: &'static str,
    kind: Kind,
    mode: Mode,
}

/// The cases whose instructions are counted.
pub const CASES: [Case; 4] = [
    Case { name: "sudoku-batch-17-clues", kind: Kind::Clues17, mode: Mode::Batch },
    Case { name: "sudoku-batch-hardest", kind: Kind::Hardest, mode: Mode::Batch },
    Case { name: "sudoku-one-17-clues", kind: Kind::Clues17, mode: Mode::One },
    Case { name: "sudoku-one-hardest", kind: Kind::Hardest, mode: Mode::One },
];

/// The widest backend that valgrind supports.
const BACKEND: Backend = Backend::Avx2;

#[derive(Clone, Copy, Debug)]
enum Kind {
    Clues17,
    Hardest,
}

#[derive(Clone, Copy, Debug)]
enum Mode {
    Batch,
    One,
}

impl Case {
    /// The boards.
    ///
    /// # Errors
    /// Never: the text is checked by a test.
    pub fn boards(self) -> Result<Vec<BoardLine>> {
        let mut kinds = include_str!("boards.txt").split("\n\n");
        let text = kinds.nth(self.kind as usize).context("a list for each kind")?;
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let boards = lines.map(|line| line.as_bytes().try_into().context("81 characters a line"));
        let boards = boards.collect::<Result<Vec<BoardLine>>>()?;
        // Repeated, so that the end of the batch, with idle lanes, matters little.
        Ok(match self.mode {
            Mode::Batch => boards.repeat(8),
            Mode::One => boards,
        })
    }

    /// Solves all boards several times.
    ///
    /// # Errors
    /// If one of them does not have one solution, or the processor lacks AVX2.
    pub fn repeat(self, times: u64) -> Result<()> {
        ensure!(BACKEND.is_available(), "no {} here", BACKEND.name());
        let boards = self.boards()?;
        let mut answers = vec![Answer::default(); boards.len()];
        let options = Options::new(2).backend(BACKEND);
        for _ in 0..times {
            match self.mode {
                Mode::Batch => count_batch(&boards, &options, &mut answers),
                Mode::One => {
                    boards.iter().zip(&mut answers).for_each(|(board, answer)| *answer = count_one(board, &options));
                }
            }
            ensure!(answers.iter().all(|answer| answer.count == 1), "each of the boards has one solution");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_solution_each() {
        for case in CASES {
            assert!(case.boards().unwrap().len() >= 16);
            case.repeat(1).unwrap();
        }
    }
}
