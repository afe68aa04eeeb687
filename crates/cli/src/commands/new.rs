//! `bachet new`: a commented puzzle to start from.

use std::io;

use bachet::json::Payload;
use clap::ValueEnum;

use super::print_text;
use crate::exit::Exit;
use crate::shell::Shell;

/// Print a commented puzzle to start from
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Family of the puzzle
    #[arg(value_enum)]
    family: Family,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Family {
    /// A logic grid
    Grid,
    /// A Sudoku, with variants
    Sudoku,
    /// A river crossing
    Crossing,
    /// Water jugs
    Jugs,
    /// A Tower of Hanoi
    Hanoi,
    /// Sliding tiles
    Tiles,
    /// Knights that change places
    Knights,
}

impl Family {
    /// Returns a puzzle that shows what can be written.
    fn example(self) -> &'static str {
        match self {
            Self::Grid => include_str!("new/grid.bachet"),
            Self::Sudoku => include_str!("new/sudoku.bachet"),
            Self::Crossing => include_str!("new/crossing.bachet"),
            Self::Jugs => include_str!("new/jugs.bachet"),
            Self::Hanoi => include_str!("new/hanoi.bachet"),
            Self::Tiles => include_str!("new/tiles.bachet"),
            Self::Knights => include_str!("new/knights.bachet"),
        }
    }
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    print_text(shell, Payload::New, args.family.example().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bachet::verbs::{SolveOptions, Verdict, solve};

    #[test]
    fn every_family_has_an_example_that_can_be_solved() {
        for family in Family::value_variants() {
            let loaded = bachet::read(family.example()).expect("it is sound");
            assert_eq!(loaded.warnings, []);
            assert!(loaded.puzzle.family().keyword() == format!("{family:?}").to_lowercase());
            let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut bachet::Budget::unlimited());
            let has_several = matches!(family, Family::Crossing | Family::Knights);
            let verdict = if has_several { Verdict::Several } else { Verdict::Unique };
            assert_eq!(found.expect("it can be stated").verdict, verdict);
        }
        assert_eq!(Family::value_variants().len(), bachet::Family::ALL.len());
    }
}
