//! Counts the solutions of a Sudoku.
#![expect(clippy::print_stdout, reason = "an example prints its result")]

use std::error::Error;

use bachet::{Budget, CountOptions};

const PUZZLE: &str = "\
sudoku: Four by four
1 . | . .
. . | 2 .
----+----
. 3 | . .
. . | . .
";

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = bachet::read(PUZZLE)?.puzzle;
    let found = bachet::count(&puzzle, &CountOptions::default(), &mut Budget::unlimited().steps(1_000_000))?;
    println!("{}{} solutions", if found.exact() { "" } else { "at least " }, found.count.number);
    Ok(())
}
