//! Arbitrary text as a river crossing: nothing panics, every problem has its place, and a crossing without errors reads
//! back equal from its text and from its fields.

use bachet_notation::crossing::{CrossingPuzzle, read, read_fields, write, write_fields};
use bachet_notation::{Diagnostic, Severity};

/// Reads the bytes as a river crossing, and what was read once more.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    let source = String::from_utf8_lossy(data);
    let (puzzle, problems) = read(&source);
    for problem in &problems {
        let places = [Some(problem.span), problem.related];
        for (start, end) in places.into_iter().flatten().map(|s| (s.start as usize, s.end as usize)) {
            assert!(start <= end && end <= source.len(), "{problem:?} is outside of the source");
            assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{problem:?} splits a character");
        }
    }
    if problems.iter().any(|p| p.severity() == Severity::Error) {
        return;
    }
    let text = write(&puzzle);
    same(&puzzle, read(&text), &text);
    same(&puzzle, read_fields(&write_fields(&puzzle)), &text);
}

/// The meaning is the same; an expression may be written in another way.
fn same(puzzle: &CrossingPuzzle, (again, problems): (CrossingPuzzle, Vec<Diagnostic>), text: &str) {
    let errors: Vec<_> = problems.iter().filter(|problem| problem.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?} in what was written:\n{text}");
    let unspelled = |puzzle: &CrossingPuzzle| {
        let mut puzzle = puzzle.clone().without_places();
        puzzle.rules.iter_mut().for_each(|rule| rule.text.clear());
        puzzle
    };
    assert_eq!(unspelled(&again), unspelled(puzzle), "another puzzle is read from what was written:\n{text}");
}
