//! Backtracking in two steps: list every valid successor of the board first, then visit one after the other.
//!
//! Source: « Jeux logiques amusants », a course that searches a graph of states: the neighbours of a board are the
//! boards with one value more. It visits as many boards as plain backtracking, but lists them sooner.

use std::ops::ControlFlow;

use crate::filling::{self, Board, Filling, Table};
use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Method, Problem, RunEnd, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Lists all valid successors of a board before it visits the first.
    pub const SUCCESSORS: Self = Self {
        name: "successors",
        other_names: &["successor", "candidates", "successeurs", "opvolgers"],
        title: "backtracks, but lists all valid successors of a board before it visits the first",
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
        _ => Err(Unfit::Family(Method::SUCCESSORS, problem.family())),
    }
}

/// A cell being filled. The source recurses for each board; there may be 4,096 cells, so they are kept in a list here.
struct ChoicePoint {
    /// The values of the successors that are not visited yet.
    values: std::vec::IntoIter<u32>,
    /// Whether one of the values is in the cell.
    is_filled: bool,
}

fn fill(board: &mut impl Filling, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    if !filling::check_start(board, reporter)? {
        return Flow::Continue(());
    }
    let mut choice_points = Vec::new();
    visit(&mut choice_points, board, reporter)?;
    while let Some(cell) = (choice_points.len() as u32).checked_sub(1) {
        let last: &mut ChoicePoint = &mut choice_points[cell as usize];
        if std::mem::take(&mut last.is_filled) {
            board.take(cell);
            reporter.event(Event::Backtrack { kept: cell, depth: cell })?;
        }
        if let Some(value) = last.values.next() {
            // The value was valid when the successors were listed, so this is true.
            last.is_filled = board.put(cell, value);
            reporter.event(Event::Assign { place: board.place(cell), value: value.into(), forced: false })?;
            visit(&mut choice_points, board, reporter)?;
        } else {
            choice_points.pop();
        }
    }
    Flow::Continue(())
}

/// Visits the board: reports a solution if it is full, else opens a choice point for the next cell.
fn visit(
    choice_points: &mut Vec<ChoicePoint>,
    board: &mut impl Filling,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> Flow {
    let cell = choice_points.len() as u32;
    reporter.node(cell)?;
    if cell == board.cells() {
        return reporter.solution();
    }
    let subject = Subject::Place(board.place(cell));
    let valid = successors(cell, board, reporter)?;
    reporter.event(Event::Choose { subject, ways: valid.len() as u64 })?;
    if valid.is_empty() {
        return reporter.event(Event::Conflict { subject });
    }
    choice_points.push(ChoicePoint { values: valid.into_iter(), is_filled: false });
    Flow::Continue(())
}

/// Returns the values of the cell with which the board is valid.
fn successors<F: Filling>(
    cell: u32,
    board: &mut F,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> ControlFlow<RunEnd, Vec<u32>> {
    let mut valid = Vec::new();
    for value in board.values(cell) {
        if F::IS_SLOW {
            reporter.poll()?;
        }
        let holds = board.put(cell, value);
        reporter.event(Event::Check { subject: Subject::Board, holds })?;
        if holds {
            board.take(cell);
            valid.push(value);
        }
    }
    ControlFlow::Continue(valid)
}
