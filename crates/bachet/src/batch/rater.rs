//! Rates one board after another, and keeps what is the same for all of them.

use std::sync::atomic::AtomicBool;

use bachet_explain::board::Layout;
use bachet_explain::explainer::{self, Explainer, NotRated};
use bachet_explain::hodoku;
use bachet_kernel::{BoardLine, PencilMarks};
use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};
use bachet_solver::Budget;
use bachet_sudoku::Sudoku;

use super::rating::Rating;

/// The mask of all nine values.
const ALL: u16 = 0x1ff;

/// A board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Board<'b> {
    /// A value or none for each cell.
    Line(&'b BoardLine),
    /// The candidates of each cell.
    Marks(&'b PencilMarks),
}

impl Board<'_> {
    /// Returns the candidates of a cell: one if it has a value.
    pub(super) fn mask(&self, cell: usize) -> u16 {
        match self {
            Self::Line(line) => match line[cell] {
                given @ b'1'..=b'9' => 1 << (given - b'1'),
                _ => ALL,
            },
            Self::Marks(marks) => marks[cell],
        }
    }
}

/// Rates classic boards. The houses and the memory of the explainer serve all of them.
pub(super) struct Rater {
    puzzle: SudokuPuzzle,
    layout: Layout<2>,
    explainer: Explainer,
}

impl Rater {
    /// Prepares for classic boards.
    pub(super) fn new() -> Self {
        let cells = vec![Cell { candidates: ALL.into(), ..Cell::default() }; 81];
        let boxes = Some(BoxShape { rows: 3, columns: 3 });
        let puzzle = SudokuPuzzle { size: 9, boxes, cells, ..SudokuPuzzle::default() };
        let layout = Layout::new(&Sudoku::new(&puzzle).0).expect("two words hold 81 cells");
        let explainer = Explainer::for_rating(&layout);
        Self { puzzle, layout, explainer }
    }

    /// Rates a board with exactly one solution. What is not known when `cancel` is raised is left out.
    pub(super) fn rate(&mut self, board: Board<'_>, cancel: Option<&AtomicBool>) -> Rating {
        for (at, cell) in self.puzzle.cells.iter_mut().enumerate() {
            cell.candidates = board.mask(at).into();
        }
        let (sudoku, _) = Sudoku::new(&self.puzzle);
        let mut budget = cancel.map_or_else(Budget::unlimited, |flag| Budget::unlimited().cancelled_by(flag));
        if budget.is_spent() {
            return Rating::default();
        }
        let rated = explainer::rate(&sudoku, &self.layout, &mut self.explainer, &mut budget);
        if rated == Err(NotRated::Stopped) {
            // Its memory may be of a search that did not end.
            self.explainer = Explainer::for_rating(&self.layout);
        }
        Rating { explainer: rated.ok(), hodoku: hodoku::rate(&self.layout, &sudoku, &mut budget) }
    }
}
