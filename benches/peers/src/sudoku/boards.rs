//! A few boards of the kinds that matter, so that instructions are counted alike everywhere.

use anyhow::{Context as _, Result, ensure};
use bachet_kernel::{Answer, BoardLine, Options, Backend, count_batch, count_one};

/// A kind of board and a way to answer it.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Its name.
    pub name: &'static str,
    kind: Kind,
    way: Way,
}

/// The cases whose instructions are counted.
pub const CASES: [Case; 4] = [
    Case { name: "sudoku-batch-17-clues", kind: Kind::Clues17, way: Way::Batch },
    Case { name: "sudoku-batch-hardest", kind: Kind::Hardest, way: Way::Batch },
    Case { name: "sudoku-one-17-clues", kind: Kind::Clues17, way: Way::One },
    Case { name: "sudoku-one-hardest", kind: Kind::Hardest, way: Way::One },
];

/// The instructions that valgrind knows and that the fastest processors of every maker have.
const BACKEND: Backend = Backend::Avx2;

#[derive(Clone, Copy, Debug)]
enum Kind {
    Clues17,
    Hardest,
}

#[derive(Clone, Copy, Debug)]
enum Way {
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
        // So many that the last ones, which leave lanes without a board, do not count for much.
        Ok(match self.way {
            Way::Batch => boards.repeat(8),
            Way::One => boards,
        })
    }

    /// Answers all boards so many times.
    ///
    /// # Errors
    /// If one of them does not have one solution, or the processor lacks AVX2.
    pub fn repeat(self, times: u64) -> Result<()> {
        ensure!(BACKEND.is_available(), "no {} here", BACKEND.name());
        let boards = self.boards()?;
        let mut answers = vec![Answer::default(); boards.len()];
        let options = Options::new(2).backend(BACKEND);
        for _ in 0..times {
            match self.way {
                Way::Batch => count_batch(&boards, &options, &mut answers),
                Way::One => {
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
