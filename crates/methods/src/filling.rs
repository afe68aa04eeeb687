//! What is filled cell by cell: a board, or the table of a logic grid.

mod board;
mod table;

use std::ops::ControlFlow;

pub(crate) use board::Board;
pub(crate) use table::Table;

use crate::sink::{RunEnd, Teller};
use crate::{Event, Sink, Subject};

/// Cells to fill one after the other, in reading order. The cells before the one that is filled are full, those behind
/// it are empty.
pub(crate) trait Filling {
    /// How many cells were empty at first.
    fn cells(&self) -> u32;

    /// The number on the board of a cell that was empty at first.
    fn place(&self, cell: u32) -> u32;

    /// The values of the cell, in ascending order: so many, from this one on.
    fn values(&self, cell: u32) -> std::ops::Range<u32>;

    /// Whether nothing is broken before a value is written.
    fn starts_valid(&self) -> bool;

    /// Writes a value into a cell, if the whole board, as far as it is filled, then breaks no rule. Whether it does not.
    fn put(&mut self, cell: u32, value: u32) -> bool;

    /// Empties the cell that was filled last.
    fn take(&mut self, cell: u32);

    /// Whether to write a single value may take so long that somebody loses patience.
    const IS_SLOW: bool;
}

/// Whether there is something to begin with; tells what is wrong if there is not.
pub(crate) fn begins(board: &impl Filling, teller: &mut Teller<'_, '_, impl Sink>) -> ControlFlow<RunEnd, bool> {
    let holds = board.starts_valid();
    if !holds {
        teller.node(0)?;
        teller.tell(Event::Check { subject: Subject::Board, holds })?;
        teller.tell(Event::Conflict { subject: Subject::Board })?;
    }
    ControlFlow::Continue(holds)
}
