//! What a rule draws on a board, whatever the board is drawn on.

use bachet_notation::sudoku::CellId;

/// A mark on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A thin line through the centres of cells, in this order.
    Line(Vec<CellId>),
    /// Cells with a shade of their own.
    Shade(Vec<CellId>),
}
