//! `bachet new`: a commented puzzle to start from.

use std::io;

use bachet::json::Payload;

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
/// The same for puzzles of moves.
const JUGS: &str = include_str!("new/jugs.bachet");
const HANOI: &str = include_str!("new/hanoi.bachet");
const TILES: &str = include_str!("new/tiles.bachet");
const KNIGHTS: &str = include_str!("new/knights.bachet");

pub(crate) fn run(shell: &Shell, args: &args::New) -> io::Result<Exit> {
    let text = match args.family {
        Family::Grid => GRID,
        Family::Sudoku => SUDOKU,
        Family::Crossing => CROSSING,
        Family::Jugs => JUGS,
        Family::Hanoi => HANOI,
        Family::Tiles => TILES,
        Family::Knights => KNIGHTS,
    };
    print_text(shell, Payload::New, text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bachet::verbs::{SolveOptions, Verdict, solve};

    #[test]
    fn the_starters_are_sound() {
        let unique = [GRID, SUDOKU, JUGS, HANOI, TILES].map(|text| (text, Verdict::Unique));
        let several = [CROSSING, KNIGHTS].map(|text| (text, Verdict::Several));
        for (text, verdict) in unique.into_iter().chain(several) {
            let loaded = bachet::read(text).expect("it is sound");
            assert_eq!(loaded.warnings, []);
            let mut budget = bachet::Budget::unlimited();
            let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut budget);
            assert_eq!(found.expect("it can be stated").verdict, verdict);
        }
    }
}
