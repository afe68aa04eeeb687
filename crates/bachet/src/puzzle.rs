//! A puzzle of any family, and how it is read.

use std::fmt::{self, Debug, Display, Formatter};

use bachet_draw::Page;
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_notation::sudoku::{Format, SudokuPuzzle};
use bachet_notation::{Code, Diagnostic, Family, GridPuzzle, Headers, Severity, Span};
use bachet_sudoku::Sudoku;

use crate::draft::{Draft, has_errors};
use crate::drawings;
use crate::messages::{Language, Messages, render_plain};
use crate::sentences::{Sentences, is_unread};
use crate::verbs::{self, Solution};

/// The largest source that is read, in bytes.
pub const MAX_BYTES: usize = bachet_notation::MAX_SOURCE_BYTES;

/// A logic grid, a Sudoku, a river crossing or a puzzle of moves. [`read`] makes one from text or JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "programs hold few puzzles at a time")]
pub enum Puzzle {
    /// A logic grid.
    #[doc(hidden)]
    Grid(GridPuzzle),
    /// A Sudoku or one of its variants.
    #[doc(hidden)]
    Sudoku(SudokuPuzzle),
    /// A river crossing.
    #[doc(hidden)]
    Crossing(CrossingPuzzle),
    /// Water jugs, a Tower of Hanoi, sliding tiles or a swap of knights.
    #[doc(hidden)]
    Moving(MovingPuzzle),
}

impl Puzzle {
    /// Returns the family of the puzzle.
    pub fn family(&self) -> Family {
        match self {
            Self::Grid(_) => Family::Grid,
            Self::Sudoku(_) => Family::Sudoku,
            Self::Crossing(_) => Family::Crossing,
            Self::Moving(puzzle) => puzzle.setup.family(),
        }
    }

    /// Returns the title.
    pub fn title(&self) -> Option<&str> {
        self.headers().title.as_deref()
    }

    /// Returns the language that the puzzle states: `en`, `fr` or `nl`.
    pub fn language(&self) -> Option<&str> {
        self.headers().language.as_deref()
    }

    /// Returns where the puzzle comes from.
    pub fn source(&self) -> Option<&str> {
        self.headers().source.as_deref()
    }

    /// Draws a solution of the puzzle as plain text, in English: a table, a board, or the moves of a way.
    pub fn draw(&self, solution: &Solution) -> String {
        let messages = Messages::new(Language::English);
        let blocks = drawings::solution(self, solution, String::new(), Some(&messages)).into_iter().collect();
        bachet_draw::plain(&bachet_draw::text(&Page { blocks, ..Page::default() }))
    }

    fn headers(&self) -> &Headers {
        match self {
            Self::Grid(puzzle) => &puzzle.headers,
            Self::Sudoku(puzzle) => &puzzle.headers,
            Self::Crossing(puzzle) => &puzzle.headers,
            Self::Moving(puzzle) => &puzzle.headers,
        }
    }

    /// Returns the label of a clue by its index; empty for a dash, and if there is no such clue.
    pub(crate) fn clue_label(&self, clue: usize) -> String {
        let Self::Grid(puzzle) = self else { return String::new() };
        puzzle.clues.get(clue).map(|clue| clue.label.clone()).unwrap_or_default()
    }
}

/// Writes the puzzle in the text notation; reading it gives an equal puzzle.
impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&verbs::to_text(self))
    }
}

/// A puzzle that was read without errors.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Warnings and notes, in the order of the source.
    pub warnings: Vec<Diagnostic>,
    /// The format of a Sudoku.
    pub format: Option<Format>,
    /// How the sentences of a logic grid were read, if it has any.
    pub sentences: Option<Sentences>,
}

/// Reads a puzzle of any family from text or JSON; a Sudoku in any notation that people use.
///
/// A clue or question of a logic grid that is a sentence alone means what the sentence means.
///
/// # Errors
/// If the source has an error: a clue that cannot be read is one. [`Problems`] displays them all, and
/// [`Problems::without_unread`] gives the puzzle without those clues.
///
/// ```
/// use bachet::{Budget, SolveOptions, Verdict};
///
/// let puzzle = bachet::read("grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann does not have the cat.\n")?.puzzle;
/// let found = bachet::solve(&puzzle, &SolveOptions::default(), &mut Budget::unlimited())?;
/// assert_eq!(found.verdict, Verdict::Unique);
/// assert_eq!(found.solutions[0].value("Ann", "pet"), Some("dog"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(source: impl AsRef<[u8]>) -> Result<Loaded, Problems> {
    let source = source.as_ref();
    Problems { draft: Box::new(Draft::read(source, None)), source: String::new() }
        .accept(|_| false)
        .map_err(|problems| Problems { source: String::from_utf8_lossy(source).into_owned(), ..problems })
}

/// Why a source cannot be used. `Display` draws each problem at its place in the source, in English.
#[derive(Clone)]
pub struct Problems {
    source: String,
    draft: Box<Draft>,
}

impl Problems {
    /// Returns errors, warnings and notes in the order of the source.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.draft.problems
    }

    /// Returns the puzzle without the clues and questions whose sentences cannot be read.
    ///
    /// # Errors
    /// If there are other errors.
    pub fn without_unread(self) -> Result<Loaded, Self> {
        self.accept(is_unread)
    }

    /// Returns the puzzle if there are no errors but those that are `accepted`.
    fn accept(mut self, accepted: impl Fn(&Diagnostic) -> bool) -> Result<Loaded, Self> {
        let is_sound = self.draft.problems.iter().all(|p| p.severity() != Severity::Error || accepted(p));
        match self.draft.puzzle.take_if(|_| is_sound) {
            Some(puzzle) => {
                let Draft { format, sentences, problems, .. } = *self.draft;
                Ok(Loaded { puzzle, warnings: problems, format, sentences })
            }
            None => Err(self),
        }
    }
}

impl Display for Problems {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&render_plain(&self.source, &self.draft.problems, Language::English))
    }
}

impl Debug for Problems {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl std::error::Error for Problems {}

/// Compiles a board with its rules.
///
/// # Errors
/// If there is no board, or its rules are wrong.
pub(crate) fn compiled(puzzle: &SudokuPuzzle) -> Result<Sudoku, Vec<Diagnostic>> {
    if puzzle.cells.is_empty() {
        return Err(vec![Diagnostic::new(Code::NoBoard, Span::default())]);
    }
    let (sudoku, problems) = Sudoku::new(puzzle);
    if has_errors(&problems) { Err(problems) } else { Ok(sudoku) }
}
