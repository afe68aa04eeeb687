//! What rules draw on a board, independent of the output format.

use bachet_notation::sudoku::CellId;

/// A mark on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A thin line through the centres of cells, in this order.
    Line(Vec<CellId>),
    /// Shaded cells.
    Shade(Vec<CellId>),
}
