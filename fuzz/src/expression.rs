//! Arbitrary text as the one clue of a puzzle with every kind of category: nothing panics, and what the compiled
//! model calls a solution satisfies the clue. What was read is also written and read again.

use std::ops::ControlFlow;

use bachet_grid::{compile, verify};
use bachet_notation::{Severity, read_grid};
use bachet_solver::{Budget, Solver};

use crate::notation::reads_back;

const CATEGORIES: &str = "\
grid: every kind of category
who: Ann, Bob, Cor, Dia
age: 20, 25, 30, 42
price: $1.50, $2.25, $3, $10
rank (ordered): bronze, silver, gold, platinum
day: Monday, Tuesday, Wednesday, Thursday
hour (some unused): 9:00, 10:30, 11:00, 12:00, 13:15
seat (some unused): 1..6
colour (shared): red 2, blue 2
town (shared): Ale and Moore, Oslo
";

/// The steps that solving may take.
const STEPS: u64 = 200;
/// The solutions that are verified.
const SOLUTIONS: usize = 3;

/// Reads, compiles and solves the puzzle whose only clue is this text.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    // A line's end would end the clue; that is for the other target.
    let expression = String::from_utf8_lossy(data).replace(['\n', '\r'], " ");
    let (puzzle, problems) = read_grid(&format!("{CATEGORIES}1. = {expression}\n"));
    if problems.iter().any(|problem| problem.severity() == Severity::Error) {
        return;
    }
    reads_back(&puzzle);
    let Ok(compiled) = compile(&puzzle) else { return };
    let mut found = 0;
    Solver::new(&compiled.model).for_each(&mut Budget::unlimited().steps(STEPS), |solution| {
        let table = compiled.decode(&puzzle, |x| solution.value(x));
        let violations = verify(&puzzle, &table);
        assert!(violations.is_empty(), "`{expression}` is violated: {violations:?}");
        found += 1;
        if found < SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}
