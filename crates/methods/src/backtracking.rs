//! Backtracking: write a value into the first empty cell, look whether the board is still valid, go on; take it back when
//! no value leads anywhere.
//!
//! The lesson is « Jour 2 : Premier objet – Tout est dans la matrice », a course that programs a Sudoku.

use std::ops::{ControlFlow, Range};

use crate::filling::{self, Filling};
use crate::sink::{Flow, RunEnd, Teller};
use crate::{Event, Sink, Subject, Tried};

/// A cell. The lesson calls itself for each of them; a board may have 4,096, so here they lie in a list.
struct TakenUp {
    /// The values that are not tried yet.
    values: Range<u32>,
    /// Whether one of them is in the cell.
    is_filled: bool,
    /// Whether none was valid so far.
    is_stuck: bool,
}

/// Fills the board from its first empty cell on.
pub(crate) fn fill(board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    if !filling::begins(board, teller)? {
        return Flow::Continue(());
    }
    let mut taken_up = Vec::new();
    call(&mut taken_up, board, teller)?;
    while let Some(cell) = (taken_up.len() as u32).checked_sub(1) {
        let place = board.place(cell);
        let last: &mut TakenUp = &mut taken_up[cell as usize];
        if std::mem::take(&mut last.is_filled) {
            board.take(cell);
            teller.tell(Event::BackUp { kept: cell, depth: cell })?;
        }
        if let Some(value) = first_valid(&mut last.values, cell, board, teller)? {
            (last.is_filled, last.is_stuck) = (true, false);
            teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
            teller.tell(Event::Check { subject: Subject::Board, holds: true })?;
            call(&mut taken_up, board, teller)?;
        } else {
            if last.is_stuck {
                teller.tell(Event::Conflict { subject: Subject::Place(place) })?;
            }
            taken_up.pop();
        }
    }
    Flow::Continue(())
}

/// Writes one value after the other into the cell, until the board is valid.
fn first_valid<F: Filling>(
    values: &mut Range<u32>,
    cell: u32,
    board: &mut F,
    teller: &mut Teller<'_, '_, impl Sink>,
) -> ControlFlow<RunEnd, Option<u32>> {
    for value in values {
        if F::IS_SLOW {
            teller.heed()?;
        }
        if board.put(cell, value) {
            return ControlFlow::Continue(Some(value));
        }
        teller.refuted(Tried { place: board.place(cell), value: value.into(), kept: cell, depth: cell })?;
    }
    ControlFlow::Continue(None)
}

/// A call of the lesson, a node: takes up the next cell, if there is one.
fn call(taken_up: &mut Vec<TakenUp>, board: &impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let cell = taken_up.len() as u32;
    teller.node(cell)?;
    if cell == board.cells() {
        return teller.solution();
    }
    let values = board.values(cell);
    teller.tell(Event::Choose { subject: Subject::Place(board.place(cell)), ways: values.len() as u64 })?;
    taken_up.push(TakenUp { values, is_filled: false, is_stuck: true });
    Flow::Continue(())
}
