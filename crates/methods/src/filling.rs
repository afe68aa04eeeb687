//! Boards and tables of logic grids that are filled cell by cell.

mod board;
mod table;

use std::ops::ControlFlow;

pub(crate) use board::Board;
pub(crate) use table::Table;

use crate::reporter::Reporter;
use crate::{Event, RunEnd, Sink, Subject};

/// Cells to fill in reading order. The cells before the current one are full, those after it are empty.
pub(crate) trait Filling {
    /// Returns the number of cells that were empty at first.
    fn cells(&self) -> u32;

    /// Returns the number on the board of a cell that was empty at first.
    fn place(&self, cell: u32) -> u32;

    fn values(&self, cell: u32) -> std::ops::Range<u32>;

    /// Whether the board is valid before a value is written.
    fn starts_valid(&self) -> bool;

    /// Writes a value into a cell if the board, as far as it is filled, stays valid. Returns whether it does.
    fn put(&mut self, cell: u32, value: u32) -> bool;

    /// Empties the cell that was filled last.
    fn take(&mut self, cell: u32);

    /// Whether writing a single value may take so long that the cancel flag must be polled before.
    const IS_SLOW: bool;
}

/// Returns whether the board is valid at the start, and reports a conflict if not.
pub(crate) fn check_start(
    board: &impl Filling,
    reporter: &mut Reporter<'_, '_, impl Sink>,
) -> ControlFlow<RunEnd, bool> {
    let holds = board.starts_valid();
    if !holds {
        reporter.node(0)?;
        reporter.event(Event::Check { subject: Subject::Board, holds })?;
        reporter.event(Event::Conflict { subject: Subject::Board })?;
    }
    ControlFlow::Continue(holds)
}
