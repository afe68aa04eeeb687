//! Clues that the answer given with them contradicts: they count as neither read rightly nor wrongly.
//!
//! Each is listed with what its sentence says, as an expression over the puzzle's names. That is the proof, and it is
//! checked: the reading must mean the same, and the expression must be false under the answer.

use bachet_notation::clue::Truth;
use bachet_notation::read_clue;

use super::{Case, Set};

/// A set, the beginning of a puzzle's name, the clue's place from 1, and what it says.
const KNOWN: &[(Set, &str, usize, &str)] = &[
    // Who is ranked behind another has the higher number; the answer has it the other way round, twice.
    (Set::Lgp, "puzzles_extra/train/puzzle_26", 1, "Splat Squad directly right of blue by rankings"),
    (Set::Lgp, "puzzles_extra/train/puzzle_26", 4, "blue directly right of Target Bombs by rankings"),
];

/// What a clue says that is known to contradict its answer.
pub(crate) fn known(set: Set, case: &Case, clue: usize) -> Option<Truth> {
    let says =
        |&&(of, name, at, _): &&(Set, &str, usize, &str)| of == set && case.name.starts_with(name) && at == clue + 1;
    let (_, _, _, expression) = KNOWN.iter().find(says)?;
    read_clue(&case.puzzle, expression).0
}
