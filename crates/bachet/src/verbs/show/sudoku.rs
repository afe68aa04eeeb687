//! The board of a Sudoku.

use std::hash::BuildHasher as _;

use bachet_notation::Text;
use bachet_notation::sudoku::{CellId, SudokuPuzzle, cells};
use bachet_solver::{Budget, Satisfiable};
use bachet_sudoku::{Board, Refused};
use rustc_hash::FxBuildHasher;

use super::dead_end::dead_end;
use super::{ShowOptions, ShownBoard};
use crate::messages::{Message, MessageId};
use crate::puzzle::compiled;
use crate::verbs::Refusal;

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
    let got = options.get.iter().map(|place| cell(puzzle, place)).collect::<Result<Vec<CellId>, Refusal>>()?;
    let solvable = match board.is_solvable(budget) {
        Satisfiable::Yes => Some(true),
        Satisfiable::No => Some(false),
        Satisfiable::Unknown => None,
    };
    let clashes = board.clashes();
    let dead_end = if solvable == Some(false) && (clashes.is_empty() || options.reveal) {
        let secret = FxBuildHasher.hash_one(givens.cells.iter().map(|cell| cell.given).collect::<Vec<_>>());
        let is_entry = |&(cell, _): &(CellId, Option<u8>)| !board.is_fixed(cell);
        let entries = board.values().iter().filter(is_entry).filter_map(|(cell, value)| Some((cell, value?)));
        dead_end(&sudoku, &entries.collect::<Vec<_>>(), options.reveal, secret, budget)
    } else {
        None
    };
    Ok(ShownBoard { clashes, solved: board.is_solved(), solvable, dead_end, got, values: board.values().clone() })
}

/// Separates the givens from the values that were filled in: cells with one candidate that is not given.
fn without_entries(puzzle: &SudokuPuzzle) -> (SudokuPuzzle, Vec<(CellId, u8)>) {
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
fn cell(puzzle: &SudokuPuzzle, place: &str) -> Result<CellId, Refusal> {
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

fn no_value(puzzle: &SudokuPuzzle, written: &str) -> Refusal {
    let largest = puzzle.spelled(puzzle.size as u8);
    let sentence = Message::from(MessageId::NoSuchValue).text("text", written.trim());
    Refusal::Because(sentence.text("first", puzzle.spelled(1)).text("last", largest))
}
