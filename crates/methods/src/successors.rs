//! Backtracking in two steps: make every valid successor of the board first, then look at one after the other.
//!
//! The lesson is « Jeux logiques amusants », a course that searches a graph of states: a board's neighbours are the boards
//! with one value more. It comes to as many boards as plain backtracking does, but has them all in its hands at once.

use std::ops::ControlFlow;

use crate::filling::{self, Filling};
use crate::sink::{Flow, RunEnd, Teller};
use crate::{Event, Sink, Subject};

/// A cell. The lesson calls itself for each board; there may be 4,096 cells, so here they lie in a list.
struct TakenUp {
    /// The values of the successors that are not looked at yet.
    values: std::vec::IntoIter<u32>,
    /// Whether one of them is in the cell.
    is_filled: bool,
}

/// Fills the board from its first empty cell on.
pub(crate) fn fill(board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    if !filling::begins(board, teller)? {
        return Flow::Continue(());
    }
    let mut taken_up = Vec::new();
    visit(&mut taken_up, board, teller)?;
    while let Some(cell) = (taken_up.len() as u32).checked_sub(1) {
        let last: &mut TakenUp = &mut taken_up[cell as usize];
        if std::mem::take(&mut last.is_filled) {
            board.take(cell);
            teller.tell(Event::BackUp { kept: cell, depth: cell })?;
        }
        if let Some(value) = last.values.next() {
            // It was valid before.
            last.is_filled = board.put(cell, value);
            teller.tell(Event::Assign { place: board.place(cell), value: value.into(), forced: false })?;
            visit(&mut taken_up, board, teller)?;
        } else {
            taken_up.pop();
        }
    }
    Flow::Continue(())
}

/// Visits the board: takes up the next cell, if there is one.
fn visit(taken_up: &mut Vec<TakenUp>, board: &mut impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let cell = taken_up.len() as u32;
    teller.node(cell)?;
    if cell == board.cells() {
        return teller.solution();
    }
    let subject = Subject::Place(board.place(cell));
    let valid = neighbours(cell, board, teller)?;
    teller.tell(Event::Choose { subject, ways: valid.len() as u64 })?;
    if valid.is_empty() {
        return teller.tell(Event::Conflict { subject });
    }
    taken_up.push(TakenUp { values: valid.into_iter(), is_filled: false });
    Flow::Continue(())
}

/// The values with which the board is valid.
fn neighbours<F: Filling>(
    cell: u32,
    board: &mut F,
    teller: &mut Teller<'_, '_, impl Sink>,
) -> ControlFlow<RunEnd, Vec<u32>> {
    let mut valid = Vec::new();
    for value in board.values(cell) {
        if F::IS_SLOW {
            teller.heed()?;
        }
        let holds = board.put(cell, value);
        teller.tell(Event::Check { subject: Subject::Board, holds })?;
        if holds {
            board.take(cell);
            valid.push(value);
        }
    }
    ControlFlow::Continue(valid)
}
