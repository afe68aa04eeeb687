//! Arbitrary bytes as a puzzle: nothing panics, every problem has its place in the source, and a puzzle without
//! errors is the same puzzle when it is written and read again.

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::{GridPuzzle, Kind, Number, NumericKind, Severity, read_bytes, read_grid, write_grid};

/// Reads the bytes as a puzzle, and what was read once more.
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
    if problems.iter().all(|problem| problem.severity() != Severity::Error) {
        reads_back(&puzzle);
    }
}

/// Holds a puzzle that was read without errors against what its text reads as.
///
/// # Panics
/// If that is another puzzle.
pub fn reads_back(puzzle: &GridPuzzle) {
    let text = write_grid(puzzle);
    let (again, problems) = read_grid(&text);
    let errors: Vec<_> = problems.iter().filter(|problem| problem.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?} in what was written:\n{text}");
    assert_eq!(Stated::of(&again), Stated::of(puzzle), "another puzzle is read from what was written:\n{text}");
}

/// A puzzle without the places in its source and without the spelling of its expressions.
#[derive(Debug, PartialEq)]
struct Stated<'a> {
    head: [Option<&'a str>; 3],
    categories: Vec<(&'a str, &'a Kind, &'a Option<NumericKind>, bool)>,
    values: Vec<(&'a str, Option<Number>)>,
    clues: Vec<(&'a str, Option<&'a str>, &'a Option<Truth>)>,
    questions: Vec<(Option<&'a str>, &'a Option<Asked>)>,
}

impl<'a> Stated<'a> {
    fn of(puzzle: &'a GridPuzzle) -> Self {
        Self {
            head: [
                puzzle.headers.title.as_deref(),
                puzzle.headers.language.as_deref(),
                puzzle.headers.source.as_deref(),
            ],
            categories: puzzle.categories.iter().map(|c| (&*c.name, &c.kind, &c.numeric, c.ordered)).collect(),
            values: puzzle.categories.iter().flat_map(|c| &c.values).map(|v| (&*v.text, v.number)).collect(),
            clues: puzzle.clues.iter().map(|c| (&*c.label, c.text.as_deref(), &c.truth)).collect(),
            questions: puzzle.questions.iter().map(|q| (q.text.as_deref(), &q.asked)).collect(),
        }
    }
}
