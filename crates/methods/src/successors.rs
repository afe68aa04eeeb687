//! Backtracking in two steps: make every valid successor of the board first, then look at one after the other.
//!
//! The lesson is « Jeux logiques amusants », a course that searches a graph of states: a board's neighbours are the boards
//! with one value more. It comes to as many boards as plain backtracking does, but has them all in its hands at once.

use crate::filling::Filling;
use crate::sink::{Flow, Teller};
use crate::{Event, Sink, Subject};

/// Fills the board from its first empty cell on.
pub(crate) fn fill(board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    search(0, board, teller)
}

/// Visits a board that is full up to this empty cell.
fn search(cell: u32, board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    teller.node(cell)?;
    if cell == board.cells() {
        return teller.solution();
    }
    let place = board.place(cell);
    let neighbours = neighbours(cell, board, teller)?;
    teller.tell(Event::Choose { subject: Subject::Place(place), ways: neighbours.len() as u64 })?;
    if neighbours.is_empty() {
        return teller.tell(Event::Conflict { subject: Subject::Place(place) });
    }
    for value in neighbours {
        board.put(cell, value);
        teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
        search(cell + 1, board, teller)?;
        board.take(cell);
        teller.tell(Event::BackUp { kept: cell })?;
    }
    Flow::Continue(())
}

/// The values with which the board is valid.
fn neighbours(
    cell: u32,
    board: &mut impl Filling,
    teller: &mut Teller<'_, '_, impl Sink>,
) -> std::ops::ControlFlow<bachet_solver::End, Vec<u32>> {
    let mut valid = Vec::new();
    for value in board.values(cell) {
        board.put(cell, value);
        let holds = board.is_valid(cell);
        board.take(cell);
        teller.tell(Event::Check { subject: Subject::Board, holds })?;
        if holds {
            valid.push(value);
        }
    }
    std::ops::ControlFlow::Continue(valid)
}
