//! Arbitrary text as a puzzle of moves, of the family that its first byte chooses: nothing panics, every problem has
//! its place, a puzzle without errors reads back equal, and a short search in it ends.

use bachet_budget::Budget;
use bachet_moving::shortest;
use bachet_notation::Severity;
use bachet_notation::moving::{read, write};

const FAMILIES: [&str; 4] = ["jugs", "hanoi", "tiles", "knights"];

/// So many states are looked at.
const STEPS: u64 = 500;

/// Reads the bytes as a puzzle of moves, and what was read once more.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let family = FAMILIES[usize::from(choice) % FAMILIES.len()];
    let source = format!("{family}:\n{}", String::from_utf8_lossy(rest));
    let (puzzle, problems) = read(&source);
    for problem in &problems {
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        assert!(start <= end && end <= source.len(), "{problem:?} is outside of the source");
        assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{problem:?} splits a character");
    }
    let sound = problems.iter().all(|problem| problem.severity() != Severity::Error);
    assert!(puzzle.is_some() || !sound, "neither a puzzle nor an error");
    let Some(puzzle) = puzzle.filter(|_| sound) else { return };
    let written = write(&puzzle);
    assert_eq!(read(&written).0.as_ref(), Some(&puzzle), "another puzzle is read from what was written:\n{written}");
    let found = shortest(&puzzle.setup, 10, &mut Budget::unlimited().steps(STEPS));
    assert!(found.distance.is_none() || found.proof.is_none(), "a way where there is none");
}
