//! Boards amid other text: below a title, in a mail, in a program, in a page, with the prompt and the answer of this
//! program.
//!
//! What no format reads as a whole is searched for boards. Text around a board must not change its meaning: a
//! sentence that states a rule is read as this rule or is an error.

mod around;
mod block;
mod cell;
mod columns;
mod coordinates;
mod field;
mod flat;
mod line;
mod markup;
mod nested;
mod places;
mod restriction;
mod row;
mod sentence;
mod sighting;
mod string;
mod suspect;
mod vocabulary;

use around::{Around, around, boxes};
use line::source_lines;
pub use sentence::rule_in_words;
pub(super) use sentence::{KEYWORDS, Said, said};
use sighting::{MAX_SIGHTINGS, Sighting, sightings};
pub(super) use vocabulary::{is_noun, is_weak_noun};

use super::frame::houses;
use super::shading::shading;
use super::{Format, SudokuPuzzle};
use crate::lines::shown;
use crate::{Code, Diagnostic, Hint, Severity, Span};

/// Maximum length of a source that is searched for boards, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// Maximum number of lines with boards that a message lists.
const MAX_LISTED: usize = 10;
/// Maximum number of lines of a source that is searched for boards.
const MAX_LINES: usize = 5000;

/// What a text holds.
#[derive(Debug)]
pub(super) enum Amid {
    /// Nothing like a board.
    Nothing,
    /// One board.
    Board(Box<Found>),
    /// Something like a board that cannot be used.
    Wrong(Vec<Diagnostic>),
}

/// The board of a text.
#[derive(Debug)]
pub(super) struct Found {
    /// The format that it comes nearest to.
    pub format: Format,
    pub puzzle: SudokuPuzzle,
    /// Where it is.
    pub span: Span,
    /// Notes.
    pub problems: Vec<Diagnostic>,
}

/// Searches a text for a board. Linear, up to the limits on bytes and lines.
pub(super) fn find(source: &str) -> Amid {
    if source.len() > MAX_BYTES {
        return Amid::Nothing;
    }
    let lines = source_lines(source);
    if lines.len() > MAX_LINES {
        return Amid::Nothing;
    }
    let (found, unclear) = match sightings(source, &lines) {
        Ok(found) => found,
        Err(problem) => return Amid::Wrong(vec![problem]),
    };
    if found.len() >= MAX_SIGHTINGS {
        return Amid::Wrong(vec![several(source, &found.iter().collect::<Vec<_>>())]);
    }
    let (maps, boards): (Vec<&Sighting<'_>>, Vec<&Sighting<'_>>) = found.iter().partition(|s| s.is_map);
    let (boards, solution) = without_solution(boards);
    let [board] = boards[..] else {
        return match (boards.is_empty(), unclear) {
            (false, _) => Amid::Wrong(vec![several(source, &boards)]),
            (true, Some(span)) => Amid::Wrong(vec![Diagnostic::new(Code::UnclearBlanks, span)]),
            (true, None) => suspect::problems(&lines).map_or(Amid::Nothing, Amid::Wrong),
        };
    };
    let mut problems = Vec::new();
    let mut puzzle = board.puzzle.clone();
    match maps[..] {
        [] => {}
        [map] if map.puzzle.size == puzzle.size => {
            puzzle.regions = board.regions_of(map, &mut problems);
            puzzle.boxes = None;
        }
        _ => return Amid::Wrong(vec![several(source, &found.iter().collect::<Vec<_>>())]),
    }
    let stated = boxes(source, &lines, &found);
    if let Some((shape, _)) = stated.filter(|_| maps.is_empty()) {
        puzzle.boxes = shape;
    }
    let has_lines = board.is_drawn && maps.is_empty() && houses(source, &board.rows, &mut puzzle, &mut problems);
    // The boxes that are stated must be those of the size, and those that are drawn.
    if let Some((shape, span)) = stated
        && (puzzle.boxes != shape
            || shape.is_some_and(|shape| shape.rows.checked_mul(shape.columns) != Some(puzzle.size)))
    {
        let text = shown(&source[span.start as usize..span.end as usize]);
        return Amid::Wrong(vec![Diagnostic::new(Code::RuleInText, span).text("text", text)]);
    }
    if board.is_drawn {
        shading(source, &board.rows, &mut puzzle, &mut problems);
    }
    let Around { title, rules, notes, mut errors } = around(source, &lines, &found, board, &puzzle, has_lines);
    errors.extend(board.strays.map(|span| stray_row(puzzle.size, span)));
    if let Some(solution) = solution {
        problems.push(Diagnostic::new(Code::SolutionIgnored, solution.span));
    }
    problems.extend(notes);
    if !errors.is_empty() {
        errors.truncate(1);
        return Amid::Wrong(errors);
    }
    if problems.iter().any(|p| p.severity() == Severity::Error) {
        return Amid::Wrong(problems);
    }
    puzzle.headers.title = title;
    puzzle.rules = rules;
    Amid::Board(Box::new(Found { format: board.format, puzzle, span: board.span, problems }))
}

/// Returns the boards without the solution of the only other one, and this solution; a board that is repeated counts
/// once.
fn without_solution<'s, 'a>(boards: Vec<&'s Sighting<'a>>) -> (Vec<&'s Sighting<'a>>, Option<&'s Sighting<'a>>) {
    let mut unique: Vec<&Sighting<'_>> = Vec::new();
    for board in boards {
        if !unique.iter().any(|other| other.puzzle.same(&board.puzzle)) {
            unique.push(board);
        }
    }
    match unique[..] {
        [puzzle, solution] if solves(&solution.puzzle, &puzzle.puzzle) => (vec![puzzle], Some(solution)),
        _ => (unique, None),
    }
}

/// Whether a full board has the givens of another, which is not full.
fn solves(solution: &SudokuPuzzle, puzzle: &SudokuPuzzle) -> bool {
    let agree = |a: &super::Cell, b: &super::Cell| b.given.is_none() || a.given == b.given;
    solution.size == puzzle.size
        && solution.cells.iter().all(|cell| cell.given.is_some())
        && puzzle.cells.iter().any(|cell| cell.given.is_none())
        && solution.cells.iter().zip(&puzzle.cells).all(|(a, b)| agree(a, b))
}

/// The problem of a source with several boards.
fn several(source: &str, boards: &[&Sighting<'_>]) -> Diagnostic {
    let spans: Vec<Span> = boards.iter().map(|board| board.span).collect();
    let problem = several_boards(source, &spans);
    if boards.iter().all(|board| board.format == Format::Line) { problem.hint(Hint::Lines) } else { problem }
}

/// Returns the problem of a source with boards at these places, two or more; if they are as many as are looked at,
/// there may be more.
pub fn several_boards(source: &str, boards: &[Span]) -> Diagnostic {
    let line = |board: &Span| {
        let before = &source[..board.start as usize];
        (before.bytes().filter(|&b| b == b'\n').count() + 1).to_string()
    };
    let mut lines: Vec<String> = boards.iter().map(line).collect();
    lines.dedup();
    let places = lines.len();
    let more = places.saturating_sub(MAX_LISTED);
    lines.truncate(MAX_LISTED);
    let problem = Diagnostic::new(Code::SeveralBoards, boards[1]).number("count", boards.len());
    let problem = problem.text("lines", lines.join(", ")).number("places", places).number("more", more);
    problem.text("bound", if boards.len() < MAX_SIGHTINGS { "exact" } else { "least" })
}

/// The problem of a row beside a board.
fn stray_row(size: u32, span: Span) -> Diagnostic {
    Diagnostic::new(Code::RowCount, span).number("found", size + 1).number("expected", size).text("part", "board")
}
