//! Backtracking: write a value into the first empty cell, look whether the board is still valid, go on; take it back when
//! no value leads anywhere.
//!
//! The lesson is « Jour 2 : Premier objet – Tout est dans la matrice », a course that programs a Sudoku.

use crate::filling::Filling;
use crate::sink::{Flow, Teller};
use crate::{Event, Sink, Subject};

/// A cell. The lesson calls itself for each of them; a board may have 4,096, so here they lie in a list.
struct TakenUp {
    /// The values that are not tried yet.
    values: std::ops::Range<u32>,
    /// Whether one of them is in the cell.
    is_filled: bool,
    /// Whether none was valid so far.
    is_stuck: bool,
}

/// Fills the board from its first empty cell on.
pub(crate) fn fill(board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let mut taken_up = Vec::new();
    call(&mut taken_up, board, teller)?;
    while let Some(cell) = (taken_up.len() as u32).checked_sub(1) {
        let place = board.place(cell);
        let last: &mut TakenUp = &mut taken_up[cell as usize];
        if std::mem::take(&mut last.is_filled) {
            board.take(cell);
            teller.tell(Event::BackUp { kept: cell })?;
        }
        if let Some(value) = last.values.next() {
            board.put(cell, value);
            last.is_filled = true;
            teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
            let holds = board.is_valid(cell);
            teller.tell(Event::Check { subject: Subject::Board, holds })?;
            if holds {
                last.is_stuck = false;
                call(&mut taken_up, board, teller)?;
            }
        } else {
            if last.is_stuck {
                teller.tell(Event::Conflict { subject: Subject::Place(place) })?;
            }
            taken_up.pop();
        }
    }
    Flow::Continue(())
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
