//! `bachet new`: a commented puzzle to start from.

use std::io;

use super::print_text;
use crate::args::{self, Family};
use crate::exit::Exit;
use crate::shell::Shell;

/// A puzzle with one solution that shows what can be written.
const GRID: &str = include_str!("new/grid.bachet");
/// The same for a board.
const SUDOKU: &str = include_str!("new/sudoku.bachet");
/// The same for a river crossing, with several shortest ways.
const CROSSING: &str = include_str!("new/crossing.bachet");

pub(crate) fn run(shell: &Shell, args: &args::New) -> io::Result<Exit> {
    let text = match args.family {
        Family::Grid => GRID,
        Family::Sudoku => SUDOKU,
        Family::Crossing => CROSSING,
    };
    print_text(shell, text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bachet::verbs::{SolveOptions, Verdict, solve};

    #[test]
    fn the_starters_are_sound() {
        for (text, verdict) in [(GRID, Verdict::Unique), (SUDOKU, Verdict::Unique), (CROSSING, Verdict::Several)] {
            let (puzzle, problems) = bachet::read(text.as_bytes());
            assert_eq!(problems, []);
            let puzzle = puzzle.expect("a puzzle without problems");
            let mut budget = bachet::Budget::unlimited();
            let found = solve(&puzzle, &SolveOptions::default(), &mut budget, &bachet::Known::default());
            assert_eq!(found.expect("it can be stated").verdict, verdict);
        }
    }
}
