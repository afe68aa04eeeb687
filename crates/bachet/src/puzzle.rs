//! A puzzle of any family, from text or JSON.

use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::{self, MovingPuzzle};
use bachet_notation::sudoku::{self, Format, SudokuPuzzle};
use bachet_notation::{Code, Diagnostic, Document, Family, GridPuzzle, Severity, Span};
use bachet_prose::page;
use bachet_sudoku::Sudoku;

use crate::json;
use crate::sentences::{self, Place, Sentences};

/// The largest source, in bytes.
pub const MAX_BYTES: usize = bachet_notation::LARGEST_SOURCE;

/// What a person stated. The families are a closed set: whoever matches on them is told when one is added.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a puzzle is one of its kind: no list has many")]
pub enum Puzzle {
    /// A logic grid.
    Grid(GridPuzzle),
    /// A Sudoku or one of its variants.
    Sudoku(SudokuPuzzle),
    /// A river crossing.
    Crossing(CrossingPuzzle),
    /// Water jugs, a Tower of Hanoi, sliding tiles or a swap of knights.
    Moving(MovingPuzzle),
}

impl Puzzle {
    /// Returns the label of a clue by its index; empty for a dash, and if there is no such clue.
    pub(crate) fn clue_label(&self, clue: usize) -> String {
        let Self::Grid(puzzle) = self else { return String::new() };
        puzzle.clues.get(clue).map(|clue| clue.label.clone()).unwrap_or_default()
    }
}

/// What a source holds.
#[derive(Clone, Debug)]
pub struct Read {
    /// The best puzzle that could be read: with an error among the problems it may be incomplete, and is not fit for the
    /// verbs. `None` if not even its family could be made out.
    pub puzzle: Option<Puzzle>,
    /// How it is written down, where it is a Sudoku and that could be made out.
    pub format: Option<Format>,
    /// How its sentences were read, where it is a logic grid with sentences.
    pub sentences: Option<Sentences>,
    /// Every problem, in the order of the source.
    pub problems: Vec<Diagnostic>,
}

impl Read {
    /// A puzzle without sentences.
    pub(crate) fn plain(puzzle: Option<Puzzle>, problems: Vec<Diagnostic>) -> Self {
        Self { puzzle, format: None, sentences: None, problems }
    }

    /// A logic grid from a page as people find it; `None` if it is none.
    fn of_page(source: &str) -> Option<Self> {
        let mut page = if page::recognise(source) { page::read(source) } else { return None };
        let has_clues = !page.fields.clues.is_empty();
        // Whom the clues speak of is nowhere listed; places alone, which a page may imply, are not enough.
        if page.fields.categories.len() < 2 {
            page.fields.categories.clear();
        }
        let document = Document::found_in(source, page.fields, page.problems);
        let mut read = Self::of_document(document, Place::Page);
        for problem in read.problems.iter_mut().filter(|p| p.code == Code::NoCategories && has_clues) {
            problem.hint = "page";
        }
        if let Some(sentences) = &mut read.sentences {
            let text = |span: &Span| source.get(span.start as usize..span.end as usize).unwrap_or_default();
            sentences.scene = Some(page.scene.iter().map(|span| sentences::shown(text(span))).collect());
        }
        Some(read)
    }

    /// A logic grid with the meaning of its sentences.
    pub(crate) fn of_document(document: Document, place: Place) -> Self {
        let (puzzle, sentences, problems) = sentences::read(document, place);
        Self { puzzle: Some(Puzzle::Grid(puzzle)), format: None, sentences, problems }
    }
}

/// Reads a puzzle from text or JSON: a logic grid, a river crossing, or a Sudoku in any notation that people use.
///
/// Gives every problem in the order of the source; [`Read::puzzle`] says what the puzzle is worth then. A clue or question
/// of a logic grid that is a sentence alone means what the sentence means.
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
    let Read { puzzle, problems, .. } = read_as(bytes, None);
    (puzzle, problems)
}

/// The same for a Sudoku in this format, where one is stated.
pub fn read_as(bytes: &[u8], format: Option<Format>) -> Read {
    let source = match bachet_notation::decode(bytes) {
        Ok(source) => source,
        Err(problem) => return Read::plain(None, vec![problem]),
    };
    if is_json(source) {
        return json::read(source);
    }
    if format.is_some() || sudoku::recognise(source).is_sudoku() {
        let (reading, mut problems) = sudoku::read(source, format);
        problems.extend(rules(&reading.puzzle));
        problems.sort_by_key(|p| p.span);
        return Read { format: reading.format, ..Read::plain(Some(Puzzle::Sudoku(reading.puzzle)), problems) };
    }
    if Family::of_source(source).is_some_and(Family::is_moving) {
        let (puzzle, problems) = moving::read(source);
        return Read::plain(puzzle.map(Puzzle::Moving), problems);
    }
    if Family::of_source(source) == Some(Family::Crossing) {
        let (puzzle, mut problems) = bachet_notation::crossing::read(source);
        problems.extend(start(&puzzle, &problems));
        problems.sort_by_key(|p| p.span);
        return Read::plain(Some(Puzzle::Crossing(puzzle)), problems);
    }
    if let Some(read) = Read::of_page(source) {
        return read;
    }
    Read::of_document(Document::of_source(source), Place::Text)
}

/// Reads every Sudoku of a source in this format, one after the other, each with its problems.
pub fn read_each(source: &str, format: Format) -> impl Iterator<Item = (Puzzle, Vec<Diagnostic>)> {
    sudoku::read_each(source, format).map(|(puzzle, mut problems)| {
        problems.extend(rules(&puzzle));
        (Puzzle::Sudoku(puzzle), problems)
    })
}

/// What is wrong with the rule lines of a board.
pub(crate) fn rules(puzzle: &SudokuPuzzle) -> Vec<Diagnostic> {
    // Without a board there is nothing that a rule could speak of, and reading has said so.
    if puzzle.cells.is_empty() { Vec::new() } else { Sudoku::new(puzzle).1 }
}

/// What is to be said of the start of a crossing that was read without an error.
pub(crate) fn start(puzzle: &CrossingPuzzle, problems: &[Diagnostic]) -> Vec<Diagnostic> {
    if has_errors(problems) { Vec::new() } else { bachet_crossing::forbidden_start(puzzle) }
}

/// A board with its rules made ready.
///
/// # Errors
/// What keeps it from being stated.
pub(crate) fn prepared(puzzle: &SudokuPuzzle) -> Result<Sudoku, Vec<Diagnostic>> {
    if puzzle.cells.is_empty() {
        return Err(vec![Diagnostic::new(Code::NoBoard, Span::default())]);
    }
    let (sudoku, problems) = Sudoku::new(puzzle);
    if has_errors(&problems) { Err(problems) } else { Ok(sudoku) }
}

/// Whether a source is JSON: its first character is `{`.
fn is_json(source: &str) -> bool {
    source.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// Whether an error is among the problems.
pub fn has_errors(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|p| p.severity() == Severity::Error)
}
