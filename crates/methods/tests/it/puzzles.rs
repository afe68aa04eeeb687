//! The puzzles of the gallery, and running a method on one.

use std::fs;
use std::path::Path;

use bachet_methods::{Method, Problem, RunEnd, RunOptions, Tally, run};
use bachet_notation::GridPuzzle;
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;
use bachet_sudoku::Sudoku;

fn source(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../puzzles/{name}.bachet"));
    fs::read_to_string(&path).expect("it is in the gallery")
}

/// The logic grids of the gallery.
pub(crate) const GRIDS: [&str; 15] = [
    "ceintures",
    "comets",
    "einstein",
    "einstein-direct",
    "escargots",
    "gastsprekers",
    "katten",
    "knights",
    "marche",
    "nachttrein",
    "picnic",
    "regatta",
    "schoolverkeer",
    "verjaardag",
    "zebra",
];

/// The boards of the gallery.
pub(crate) const BOARDS: [&str; 11] = [
    "17-clue",
    "18-clue",
    "a-l-envers",
    "difficile",
    "irregular",
    "six",
    "sixteen",
    "start",
    "statewiki",
    "twenty-five",
    "x-sudoku",
];

/// The river crossings of the gallery.
pub(crate) const CROSSINGS: [&str; 20] = [
    "ballast",
    "buit",
    "chess",
    "dag-en-nacht",
    "family",
    "guides",
    "harbour",
    "honden-en-katten",
    "island",
    "last-train",
    "marchands",
    "maris-jaloux",
    "maris-jaloux-programme",
    "maris-jaloux-un-siege",
    "mill",
    "missionaries",
    "torch",
    "voisins",
    "weights",
    "wolf-goat-cabbage",
];

/// The puzzles of moves of the gallery.
pub(crate) const MOVES: [&str; 6] = ["cruches", "decanting", "eight", "fifteen", "guarini", "hanoi"];

/// A puzzle of one of the families.
pub(crate) enum Puzzle {
    Grid(GridPuzzle),
    Sudoku(Sudoku),
    Crossing(Box<CrossingPuzzle>),
    Moving(MovingPuzzle),
}

impl Puzzle {
    pub(crate) fn problem(&self) -> Problem<'_> {
        match self {
            Self::Grid(puzzle) => Problem::Grid(puzzle),
            Self::Sudoku(sudoku) => Problem::Sudoku(sudoku),
            Self::Crossing(puzzle) => Problem::Crossing(puzzle),
            Self::Moving(puzzle) => Problem::Moving(puzzle),
        }
    }
}

/// Returns a puzzle of the gallery.
pub(crate) fn of_gallery(name: &str) -> Puzzle {
    match name {
        _ if BOARDS.contains(&name) => Puzzle::Sudoku(sudoku(name)),
        _ if CROSSINGS.contains(&name) => Puzzle::Crossing(Box::new(crossing(name))),
        _ if MOVES.contains(&name) => Puzzle::Moving(moving(name)),
        _ => Puzzle::Grid(grid(name)),
    }
}

/// Returns a Sudoku of the gallery.
pub(crate) fn sudoku(name: &str) -> Sudoku {
    let (reading, problems) = bachet_notation::sudoku::read(&source(name), None);
    assert!(problems.is_empty(), "{name}: {problems:?}");
    Sudoku::new(&reading.puzzle).0
}

/// Returns a logic grid of the gallery.
pub(crate) fn grid(name: &str) -> GridPuzzle {
    bachet_notation::read_grid(&source(name)).0
}

/// Returns a river crossing of the gallery.
pub(crate) fn crossing(name: &str) -> CrossingPuzzle {
    let (puzzle, problems) = bachet_notation::crossing::read(&source(name));
    assert!(problems.is_empty(), "{name}: {problems:?}");
    puzzle
}

/// Returns a puzzle of moves of the gallery.
pub(crate) fn moving(name: &str) -> MovingPuzzle {
    let (puzzle, problems) = bachet_notation::moving::read(&source(name));
    assert!(problems.is_empty(), "{name}: {problems:?}");
    puzzle.expect("it was read")
}

/// Runs a method without limits, and returns how it ended and its counts.
pub(crate) fn cost(method: Method, problem: Problem<'_>, options: &RunOptions) -> (RunEnd, Tally) {
    let mut tally = Tally::default();
    let end =
        run(method, problem, options, &mut tally, &mut Budget::unlimited()).expect("the method is for the family");
    (end, tally)
}
