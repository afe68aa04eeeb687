//! The best puzzle that can be read from a source, with everything that is wrong with it.

use bachet_notation::moving;
use bachet_notation::sudoku::{self, Format, SudokuPuzzle};
use bachet_notation::{Code, Diagnostic, Document, Family, Hint, Severity, Span};
use bachet_prose::page;
use bachet_sudoku::Sudoku;

use crate::json;
use crate::link;
use crate::puzzle::Puzzle;
use crate::sentences::{self, Place, Sentences};

/// The best puzzle that can be read from a source, with all problems. [`read`](crate::read) is for those who need a
/// puzzle without errors.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The puzzle; incomplete if an error is among the problems. `None` if not even its family is known.
    pub puzzle: Option<Puzzle>,
    /// The format of a Sudoku, if it is known.
    pub format: Option<Format>,
    /// How the sentences of a logic grid were read, if it has any.
    pub sentences: Option<Sentences>,
    /// All problems, in the order of the source.
    pub problems: Vec<Diagnostic>,
}

impl Draft {
    /// Reads a source; a Sudoku in this format, if one is stated.
    pub fn read(bytes: &[u8], format: Option<Format>) -> Self {
        let source = match bachet_notation::decode(bytes) {
            Ok(source) => source,
            Err(problem) => return Self { problems: vec![problem], ..Self::default() },
        };
        if is_json(source) {
            return Self::json(source);
        }
        if format.is_none()
            && let Some(draft) = Self::link(source)
        {
            return draft;
        }
        if format.is_some() || sudoku::recognise(source).is_sudoku() {
            return Self::sudoku(source, format);
        }
        match Family::of_source(source) {
            Some(Family::Crossing) => {
                let (puzzle, problems) = bachet_notation::crossing::read(source);
                Self { problems, ..Self::plain(Puzzle::Crossing(puzzle)) }.finished()
            }
            Some(family) if family.is_moving() => {
                let (puzzle, problems) = moving::read(source);
                Self { puzzle: puzzle.map(Puzzle::Moving), problems, ..Self::default() }
            }
            Some(_) => Self::grid(Document::of_source(source), Place::Text),
            None if page::recognise(source) => Self::page(source),
            None => Self::grid(Document::of_source(source), Place::Text).of_two_categories(),
        }
    }

    /// The puzzle in a link; a board beside a link without one is read as usual.
    fn link(source: &str) -> Option<Self> {
        let draft = link::read(source)?;
        let has_board = || !sudoku::recognise(source).formats.is_empty();
        (draft.puzzle.is_some() || !has_board()).then_some(draft)
    }

    /// A puzzle in JSON: in the form of this library, in that of f-puzzles or `SudokuPad`, or as a board in it.
    fn json(source: &str) -> Self {
        let keys = ["\"family\"", "\"categories\"", "\"schema\""];
        if keys.into_iter().any(|key| source.contains(key)) {
            return json::read(source);
        }
        if let Some(draft) = link::of_json(source) {
            return draft;
        }
        let is_board = !sudoku::recognise(source).formats.is_empty();
        if is_board { Self::sudoku(source, None) } else { json::read(source) }
    }

    /// A text that does not state its family is a logic grid only if it has two categories and a clue: almost any line
    /// could be a category.
    fn of_two_categories(mut self) -> Self {
        let is_grid = match &self.puzzle {
            Some(Puzzle::Grid(grid)) => grid.categories.len() >= 2 && !grid.clues.is_empty(),
            _ => true,
        };
        if !is_grid && !has_errors(&self.problems) {
            self.problems.push(Diagnostic::new(Code::UnclearPuzzle, Span::default()));
        }
        self
    }

    /// A puzzle without problems, sentences and format.
    pub(crate) fn plain(puzzle: Puzzle) -> Self {
        Self { puzzle: Some(puzzle), ..Self::default() }
    }

    /// A logic grid with the meaning of its sentences.
    pub(crate) fn grid(document: Document, place: Place) -> Self {
        let (puzzle, sentences, problems) = sentences::read(document, place);
        Self { sentences, problems, ..Self::plain(Puzzle::Grid(puzzle)) }
    }

    fn sudoku(source: &str, format: Option<Format>) -> Self {
        let (reading, problems) = sudoku::read(source, format);
        Self { format: reading.format, problems, ..Self::plain(Puzzle::Sudoku(reading.puzzle)) }.finished()
    }

    /// Adds what is wrong with the puzzle as a whole, and sorts the problems.
    pub(crate) fn finished(mut self) -> Self {
        self.problems.extend(match &self.puzzle {
            Some(Puzzle::Sudoku(puzzle)) => rule_problems(puzzle),
            Some(Puzzle::Crossing(puzzle)) if !has_errors(&self.problems) => bachet_crossing::forbidden_start(puzzle),
            _ => Vec::new(),
        });
        self.problems.sort_by_key(|problem| problem.span);
        self
    }

    /// A logic grid from a page of text that is not in the notation.
    fn page(source: &str) -> Self {
        let mut page = page::read(source);
        let has_clues = !page.fields.clues.is_empty();
        // One category alone is only implied (numbered places); the names in the clues are listed nowhere.
        if page.fields.categories.len() < 2 {
            page.fields.categories.clear();
        }
        let document = Document::found_in(source, page.fields, page.problems);
        let mut draft = Self::grid(document, Place::Page);
        for problem in draft.problems.iter_mut().filter(|p| p.code == Code::NoCategories && has_clues) {
            problem.hint = Some(Hint::Page);
        }
        if let Some(sentences) = &mut draft.sentences {
            let text = |span: &Span| source.get(span.start as usize..span.end as usize).unwrap_or_default();
            sentences.scene = Some(page.scene.iter().map(|span| sentences::shown(text(span))).collect());
        }
        draft
    }
}

/// Reads each Sudoku of a source in this format, with its problems.
pub fn read_each(source: &str, format: Format) -> impl Iterator<Item = (Puzzle, Vec<Diagnostic>)> {
    sudoku::read_each(source, format).map(|(puzzle, mut problems)| {
        problems.extend(rule_problems(&puzzle));
        (Puzzle::Sudoku(puzzle), problems)
    })
}

/// Whether an error is among the problems.
pub fn has_errors(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|p| p.severity() == Severity::Error)
}

/// Returns what is wrong with the rules of a board.
fn rule_problems(puzzle: &SudokuPuzzle) -> Vec<Diagnostic> {
    // Without a board every rule is wrong, and the missing board was reported already.
    if puzzle.cells.is_empty() { Vec::new() } else { Sudoku::new(puzzle).1 }
}

/// Whether a source is JSON: its first character is `{`.
pub(crate) fn is_json(source: &str) -> bool {
    source.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}
