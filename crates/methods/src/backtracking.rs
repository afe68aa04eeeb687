//! Backtracking: write a value into the first empty cell, look whether the board is still valid, go on; take it back when
//! no value leads anywhere.
//!
//! The lesson is « Jour 2 : Premier objet – Tout est dans la matrice », a course that programs a Sudoku.

use crate::filling::Filling;
use crate::sink::{Flow, Teller};
use crate::{Event, Sink, Subject};

/// Fills the board from its first empty cell on.
pub(crate) fn fill(board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    fill_from(0, board, teller)
}

/// Fills the board from this empty cell on: a call, a node.
fn fill_from(cell: u32, board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    teller.node(cell)?;
    if cell == board.cells() {
        return teller.solution();
    }
    let (place, values) = (board.place(cell), board.values(cell));
    teller.tell(Event::Choose { subject: Subject::Place(place), ways: values.len() as u64 })?;
    let mut is_stuck = true;
    for value in values {
        board.put(cell, value);
        teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
        let holds = board.is_valid(cell);
        teller.tell(Event::Check { subject: Subject::Board, holds })?;
        if holds {
            is_stuck = false;
            fill_from(cell + 1, board, teller)?;
        }
        board.take(cell);
        teller.tell(Event::BackUp { kept: cell })?;
    }
    if is_stuck { teller.tell(Event::Conflict { subject: Subject::Place(place) }) } else { Flow::Continue(()) }
}
