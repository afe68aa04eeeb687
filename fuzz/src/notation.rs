//! Arbitrary bytes as a puzzle: nothing panics, and every problem has its place in the source.

use bachet_notation::read_bytes;

/// Reads the bytes as a puzzle.
///
/// # Panics
/// If the reading is not what it should be.
pub fn run(data: &[u8]) {
    let (puzzle, problems) = read_bytes(data);
    let source = str::from_utf8(data);
    for problem in &problems {
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        assert!(start <= end && end <= data.len(), "{problem:?} is outside of the source");
        if let Ok(source) = source {
            assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{problem:?} splits a character");
        }
    }
    for clue in &puzzle.clues {
        assert!(clue.span.end as usize <= data.len(), "clue {} is outside of the source", clue.label);
    }
}
