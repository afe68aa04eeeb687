//! Why: explanations, hints and ratings, checked by what knows only what rules mean. The checkers share no code with the
//! search for steps.

#[path = "../../../explain/tests/explainer/checker.rs"]
mod board_checker;
mod board_hints;
mod boards;
mod drawn;
mod grid_hints;
mod grids;
#[path = "../../../explain/tests/grid/oracle.rs"]
#[expect(dead_code, reason = "a part of it serves the tests of its own crate alone")]
mod oracle;
mod random;
mod scale;
mod texts;
mod way_hints;
#[path = "../../../explain/tests/grid/worlds.rs"]
mod worlds;

use bachet::{Puzzle, gallery};

/// Number of states for each kind of hint of which one is checked by default; the environment variable
/// `BACHET_ALL_HINTS` asks for all of them.
const SAMPLED: usize = 8;

/// Returns the puzzle of the gallery with this name.
fn puzzle(name: &str) -> Puzzle {
    bachet::read(gallery::get(name).expect("it is in the gallery")).expect("the gallery is sound").puzzle
}

/// Returns the numbers of the states whose hints are checked, of so many.
fn sampled(all: usize) -> impl Iterator<Item = usize> {
    let step = if std::env::var_os("BACHET_ALL_HINTS").is_some() { 1 } else { SAMPLED };
    (0..all).step_by(step)
}
