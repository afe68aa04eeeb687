//! A puzzle of any family, from text or JSON.

use bachet_notation::{Code, Diagnostic, GridPuzzle, Severity};

use crate::json;

/// The largest source, in bytes.
pub const MAX_BYTES: usize = bachet_notation::LARGEST_SOURCE;

/// What a person stated. The families are a closed set: whoever matches on them is told when one is added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// A logic grid.
    Grid(GridPuzzle),
}

/// Reads a puzzle from text or, if the first character is `{`, from JSON.
///
/// Gives every problem in the order of the source. The puzzle is the best that could be read: with an error among the
/// problems it may be incomplete, and is not fit for the verbs. `None` if not even its family could be made out.
///
/// ```
/// let (puzzle, problems) = bachet::read(b"grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. = Ann != cat\n");
/// assert!(problems.is_empty());
/// let answer = bachet::verbs::solve(
///     &puzzle.expect("it is a grid"), &Default::default(), &mut bachet::Budget::unlimited(), &Default::default(),
/// );
/// assert_eq!(answer.expect("it is sound").verdict, bachet::verbs::Verdict::Unique);
/// ```
pub fn read(bytes: &[u8]) -> (Option<Puzzle>, Vec<Diagnostic>) {
    let source = match bachet_notation::decode(bytes) {
        Ok(source) => source,
        Err(problem) => return (None, vec![problem]),
    };
    if !is_json(source) {
        let (puzzle, problems) = bachet_notation::read_grid(source);
        return (Some(Puzzle::Grid(puzzle)), problems);
    }
    let (fields, mut problems) = json::fields(source);
    let puzzle = fields.map(|fields| {
        let (puzzle, found) = bachet_notation::read_fields(&fields);
        // What is missing because its JSON could not be read was reported there.
        let follows = |p: &Diagnostic| matches!(p.code, Code::NoCategories | Code::MissingName | Code::EmptyCategory);
        let misread = !problems.is_empty();
        problems.extend(found.into_iter().filter(|p| !(misread && follows(p))));
        Puzzle::Grid(puzzle)
    });
    problems.sort_by_key(|p| p.span);
    (puzzle, problems)
}

/// Whether a source is JSON: its first character is `{`.
fn is_json(source: &str) -> bool {
    source.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// Whether an error is among the problems.
pub fn has_errors(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|p| p.severity() == Severity::Error)
}
