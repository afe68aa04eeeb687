//! Backtracking: write a value into the first empty cell, test whether the board is still valid, continue; undo when no
//! value leads to a solution.
//!
//! Source: « Jour 2 : Premier objet – Tout est dans la matrice », a course that programs a Sudoku.

use std::ops::{ControlFlow, Range};

use crate::filling::{self, Board, Filling, Table};
use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Method, Problem, RefutedValue, RunEnd, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Tries every value in the first empty cell.
    pub const BACKTRACKING: Self = Self {
        name: "backtracking",
        other_names: &[
            "backtrack",
            "brute force",
            "trial and error",
            "retour sur trace",
            "retour arrière",
            "essais et erreurs",
            "terugzoeken",
            "terugkrabbelen",
            "proberen en terugkeren",
        ],
        title: "fills one cell after the other, and backtracks where no value is valid",
        families: Family::ASSIGNMENTS,
        stops_at_first: true,
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    options: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    match problem {
        Problem::Grid(puzzle) => Ok(fill(&mut Table::new(puzzle, options)?, reporter)),
        Problem::Sudoku(sudoku) => Ok(fill(&mut Board::new(sudoku), reporter)),
        _ => Err(Unfit::Family(Method::BACKTRACKING, problem.family())),
    }
}

/// A cell being filled. The source recurses for each cell; a board may have 4,096, so they are kept in a list here.
struct ChoicePoint {
    /// The values that are not tried yet.
    values: Range<u32>,
    /// Whether one of the values is in the cell.
    is_filled: bool,
    /// Whether no value was valid so far.
    is_stuck: bool,
}

fn fill(board: &mut impl Filling, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    if !filling::check_start(board, reporter)? {
        return Flow::Continue(());
    }
    let mut choice_points = Vec::new();
    enter(&mut choice_points, board, reporter)?;
    while let Some(cell) = (choice_points.len() as u32).checked_sub(1) {
        let place = board.place(cell);
        let last: &mut ChoicePoint = &mut choice_points[cell as usize];
        if std::mem::take(&mut last.is_filled) {
            board.take(cell);
            reporter.event(Event::Backtrack { kept: cell, depth: cell })?;
        }
        if let Some(value) = put_next_valid(&mut last.values, cell, board, reporter)? {
            (last.is_filled, last.is_stuck) = (true, false);
            reporter.event(Event::Assign { place, value: value.into(), forced: false })?;
            reporter.event(Event::Check { subject: Subject::Board, holds: true })?;
            enter(&mut choice_points, board, reporter)?;
        } else {
            if last.is_stuck {
                reporter.event(Event::Conflict { subject: Subject::Place(place) })?;
            }
            choice_points.pop();
        }
    }
    Flow::Continue(())
}

/// Writes the values into the cell one after the other, until the board is valid. Returns the value that is.
fn put_next_valid<F: Filling>(
    values: &mut Range<u32>,
    cell: u32,
    board: &mut F,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> ControlFlow<RunEnd, Option<u32>> {
    for value in values {
        if F::IS_SLOW {
            reporter.poll()?;
        }
        if board.put(cell, value) {
            return ControlFlow::Continue(Some(value));
        }
        reporter.refuted(RefutedValue { place: board.place(cell), value: value.into(), kept: cell, depth: cell })?;
    }
    ControlFlow::Continue(None)
}

/// Enters a node: reports a solution if the board is full, else opens a choice point for the next cell.
fn enter(
    choice_points: &mut Vec<ChoicePoint>,
    board: &impl Filling,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> Flow {
    let cell = choice_points.len() as u32;
    reporter.node(cell)?;
    if cell == board.cells() {
        return reporter.solution();
    }
    let values = board.values(cell);
    reporter.event(Event::Choose { subject: Subject::Place(board.place(cell)), ways: values.len() as u64 })?;
    choice_points.push(ChoicePoint { values, is_filled: false, is_stuck: true });
    Flow::Continue(())
}
