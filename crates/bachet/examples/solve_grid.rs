//! Solves a logic grid that is written as text.
#![expect(clippy::print_stdout, reason = "an example prints its result")]

use std::error::Error;

use bachet::{Budget, SolveOptions};

const PUZZLE: &str = "\
grid: Three friends
friend: Ann, Bob, Cleo
drink: tea, coffee, milk
1. Ann does not drink tea.
2. Bob drinks milk.
";

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = bachet::read(PUZZLE)?.puzzle;
    let found = bachet::solve(&puzzle, &SolveOptions::default(), &mut Budget::unlimited())?;
    for solution in &found.solutions {
        println!("Ann drinks {}.", solution.value("Ann", "drink").unwrap_or("nothing"));
    }
    Ok(())
}
