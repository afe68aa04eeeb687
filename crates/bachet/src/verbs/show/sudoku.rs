//! The board of a Sudoku.

use std::hash::BuildHasher as _;
use std::ops::ControlFlow;

use bachet_notation::Text;
use bachet_notation::sudoku::{CellId, SudokuPuzzle, cells};
use bachet_solver::{Budget, Satisfiable, SearchOutcome};
use bachet_sudoku::{Board, Refused, Solution, Sudoku, candidates, solve};
use rustc_hash::FxBuildHasher;

use super::dead_end::dead_end;
use super::marks::{Marks, Spent, closest};
use super::{ShowOptions, ShownBoard};
use crate::messages::{Message, MessageId};
use crate::puzzle::compiled;
use crate::verbs::candidates::of_board;
use crate::verbs::{Refusal, SudokuSolution};

pub(super) fn show(
    puzzle: &SudokuPuzzle,
    options: &ShowOptions,
    budget: &mut Budget<'_>,
) -> Result<ShownBoard, Refusal> {
    let (givens, entries) = without_entries(puzzle);
    let sudoku = compiled(&givens)?;
    let mut board = Board::new(&sudoku);
    for (cell, value) in entries {
        board.set(cell, value).map_err(|refused| refusal(puzzle, refused))?;
    }
    for change in &options.set {
        let Some((place, written)) = change.split_once('=') else {
            return Err(Refusal::Because(
                Message::from(MessageId::BadChange).text("text", change).text("example", example_change(puzzle)),
            ));
        };
        let id = cell(puzzle, place)?;
        let wanted = puzzle.value(written.trim()).ok_or_else(|| no_value(puzzle, written))?;
        board.set(id, wanted).map_err(|refused| refusal(puzzle, refused))?;
    }
    for place in &options.clear {
        board.clear(cell(puzzle, place)?).map_err(|refused| refusal(puzzle, refused))?;
    }
    let cells = |places: &[String]| places.iter().map(|place| cell(puzzle, place)).collect::<Result<Vec<_>, Refusal>>();
    let (got, asked) = (cells(&options.get)?, cells(&options.tell)?);
    let solvable = match board.is_solvable(budget) {
        Satisfiable::Yes => Some(true),
        Satisfiable::No => Some(false),
        Satisfiable::Unknown => None,
    };
    let clashes = board.clashes();
    let is_entry = |&(cell, _): &(CellId, Option<u8>)| !board.is_fixed(cell);
    let entries = board.values().iter().filter(is_entry).filter_map(|(cell, value)| Some((cell, value?))).collect();
    let mut entries = Entries { sudoku: &sudoku, entries };
    let dead_end = if solvable == Some(false) && (clashes.is_empty() || options.reveal || options.count_wrong) {
        let secret = FxBuildHasher.hash_one(givens.cells.iter().map(|cell| cell.given).collect::<Vec<_>>());
        let names: Vec<CellId> = entries.entries.iter().map(|&(cell, _)| cell).collect();
        dead_end(&mut entries, &names, options, secret, budget).ok()
    } else {
        None
    };
    let closest = if options.wants_solution() { closest(&mut entries, budget).unwrap_or(None) } else { None };
    let told = asked.into_iter().map(|cell| (cell, closest.as_ref().map(|solution| solution.get(cell)))).collect();
    let named = SudokuSolution::namer(puzzle);
    Ok(ShownBoard {
        clashes,
        solved: board.is_solved(),
        solvable,
        dead_end,
        got,
        told,
        solution: closest.filter(|_| options.solution).map(named),
        candidates: options.candidates.then(|| of_board(&candidates(&board.as_sudoku(), budget))),
        values: board.values().clone(),
    })
}

/// The entries of a board.
struct Entries<'a> {
    sudoku: &'a Sudoku,
    entries: Vec<(CellId, u8)>,
}

impl Marks for Entries<'_> {
    type Solution = Solution;

    fn count(&self) -> usize {
        self.entries.len()
    }

    fn find(&mut self, marks: &[usize], budget: &mut Budget<'_>) -> Result<Option<Solution>, Spent> {
        let mut board = Board::new(self.sudoku);
        for &mark in marks {
            let (cell, value) = self.entries[mark];
            board.set(cell, value).expect("the entry was on the board");
        }
        if !board.clashes().is_empty() {
            return Ok(None);
        }
        let mut found = None;
        let end = solve(&board.as_sudoku(), budget, |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        });
        if end == SearchOutcome::Limit { Err(Spent) } else { Ok(found) }
    }

    fn has(&self, solution: &Solution, mark: usize) -> bool {
        let (cell, value) = self.entries[mark];
        solution.get(cell) == value
    }
}

/// Separates the givens from the values that were filled in: cells with one candidate that is not given.
pub(in crate::verbs) fn without_entries(puzzle: &SudokuPuzzle) -> (SudokuPuzzle, Vec<(CellId, u8)>) {
    let all = puzzle.all_values();
    let mut givens = puzzle.clone();
    let mut entries = Vec::new();
    for (index, cell) in givens.cells.iter_mut().enumerate() {
        if cell.given.is_none() && cell.candidates.is_power_of_two() && cell.candidates != all {
            entries.push((CellId::at(index, puzzle.size), cell.candidates.trailing_zeros() as u8 + 1));
            cell.candidates = all;
        }
    }
    (givens, entries)
}

/// Returns a change that is possible: the first cell that is not given, with a value.
pub fn example_change(puzzle: &SudokuPuzzle) -> String {
    let cells = (0..puzzle.cells.len()).map(|index| CellId::at(index, puzzle.size));
    let free = cells.into_iter().find(|id| puzzle.cell(*id).given.is_none());
    let value = puzzle.spelled(puzzle.size.min(5) as u8);
    free.map_or_else(String::new, |cell| format!("{cell}={value}"))
}

/// Returns the only cell that a text names.
pub(in crate::verbs) fn cell(puzzle: &SudokuPuzzle, place: &str) -> Result<CellId, Refusal> {
    match cells(&Text::new(place, 0), puzzle.size) {
        (found, problems) if problems.is_empty() && found.len() == 1 => Ok(found[0]),
        _ => Err(no_cell(puzzle, place)),
    }
}

fn refusal(puzzle: &SudokuPuzzle, refused: Refused) -> Refusal {
    match refused {
        Refused::Fixed(cell) => Refusal::Because(Message::from(MessageId::FixedCell).text("cell", cell.to_string())),
        Refused::NoSuchCell(cell) => no_cell(puzzle, &cell.to_string()),
        Refused::NoSuchValue(value) => no_value(puzzle, &value.to_string()),
    }
}

fn no_cell(puzzle: &SudokuPuzzle, written: &str) -> Refusal {
    let size = puzzle.size.to_string();
    Refusal::Because(Message::from(MessageId::NoSuchCell).text("text", written).text("size", size))
}

pub(in crate::verbs) fn no_value(puzzle: &SudokuPuzzle, written: &str) -> Refusal {
    let largest = puzzle.spelled(puzzle.size as u8);
    let sentence = Message::from(MessageId::NoSuchValue).text("text", written.trim());
    Refusal::Because(sentence.text("first", puzzle.spelled(1)).text("last", largest))
}
