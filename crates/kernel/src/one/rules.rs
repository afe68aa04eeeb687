//! What follows from where each digit may still stand, all digits at once.
//!
//! A round looks at the cells first. A cell that only one digit can have settles its row for this digit, and a row
//! with one cell left for a digit takes this cell from the other digits. Then each digit by itself: the rows and boxes
//! of a band are a table of three by three, where each row and each box needs a place of its own, so a place may stand
//! only if the other two rows and boxes can be paired. Likewise the bands and the columns of a stack. This is pointing
//! and claiming and more, in a dozen operations for all rows of all digits; a digit that has become impossible leaves
//! nothing.

use crate::simd::rows::{GUARDS, ROW, RowSimd, Rows};

/// The constants of the rules.
pub(super) struct Rules<R> {
    ones: R,
    cells: R,
    guards: R,
    /// The two lower of the four bits of a box.
    lower: R,
}

/// What the cells of a board tell.
pub(super) struct Cells<R> {
    /// Cells that at least one digit may have.
    pub(super) any: R,
    /// Cells that at least two digits may have.
    pub(super) several: R,
}

impl<R: Rows> Cells<R> {
    /// Counts the digits of each cell.
    #[inline(always)]
    pub(super) fn of<const N: usize>(board: &[R; N]) -> Self {
        let (mut any, mut several) = (board[0].or3(board[1], board[2]), board[0].majority(board[1], board[2]));
        for &[a, b, c] in &board.as_chunks().0[1..] {
            let more = a.or3(b, c);
            several = several.or3(a.majority(b, c), any & more);
            any = any | more;
        }
        if R::DIGITS == 1 {
            return Self { any, several };
        }
        let (next, previous) = (any.next_digit(), any.previous_digit());
        let twice = several.or3(several.next_digit(), several.previous_digit());
        Self { any: any.or3(next, previous), several: twice | any.majority(next, previous) }
    }
}

impl<R: Rows> Rules<R> {
    #[inline(always)]
    pub(super) fn new<S: RowSimd<Rows = R>>(simd: S) -> Self {
        Self {
            ones: simd.splat(u16::MAX),
            cells: simd.splat(ROW),
            guards: simd.splat(GUARDS),
            lower: simd.splat(0x333),
        }
    }

    /// Whether a cell is left without a digit, or a row of a digit without a cell.
    #[inline(always)]
    pub(super) fn refute<const N: usize>(&self, board: &[R; N], cells: &Cells<R>) -> bool {
        let mut least = board[0];
        for &rows in &board[1..] {
            least = least.least(rows);
        }
        least.has_empty_row() | !(cells.any ^ self.cells).is_zero()
    }

    /// What the cells tell the digits. Gives what has changed.
    #[inline(always)]
    pub(super) fn across<const N: usize>(&self, board: &mut [R; N], cells: &Cells<R>) -> R {
        let mut singles = *board;
        let mut taken = board[0].single(self.ones);
        singles[0] = taken;
        for i in 1..N {
            singles[i] = board[i].single(self.ones);
            taken = taken | singles[i];
        }
        if R::DIGITS == 3 {
            taken = taken.or3(taken.next_digit(), taken.previous_digit());
        }
        let mut changes = taken.and_not(taken);
        for (rows, single) in board.iter_mut().zip(singles) {
            let placed = rows.and_not(cells.several);
            let rest = *rows & (single | (*rows ^ taken));
            let settled = rest.settled(placed);
            changes = changes.or_xor(*rows, settled);
            *rows = settled;
        }
        changes
    }

    /// What each digit tells itself.
    #[inline(always)]
    pub(super) fn within<const N: usize>(&self, board: &mut [R; N]) {
        for rows in board {
            *rows = self.stacks(self.bands(*rows));
        }
    }

    /// Whether a board of one digit in each cell, each digit in each row, is a solution.
    #[inline(always)]
    pub(super) fn solved<const N: usize>(&self, board: &[R; N]) -> bool {
        let mut present = self.cells;
        for rows in board {
            let band = rows.or3(rows.next_row(), rows.previous_row());
            let columns = band.or3(band.next_band(), band.previous_band());
            present = present & columns & band.plus(self.cells).guarded(self.guards);
        }
        (present ^ self.cells).is_zero()
    }

    /// The rule of the bands: rows against boxes.
    #[inline(always)]
    fn bands(&self, rows: R) -> R {
        // The guard of each box that is not empty, and anything else; then the boxes 1, 2, 0, 1 in place of 0, 1, 2.
        let turned = rows.plus(self.cells).boxes_turned();
        let (next, previous) = (turned.next_row(), turned.previous_row());
        // The guard of each box whose two others pair with the two other rows.
        let paired = (next & previous.shr::<4>()).or_and(next.shr::<4>(), previous);
        rows & paired.guarded(self.guards)
    }

    /// The rule of the stacks: bands against columns.
    #[inline(always)]
    fn stacks(&self, rows: R) -> R {
        let columns = rows.or3(rows.next_row(), rows.previous_row());
        let turned = columns.columns_turned(self.lower);
        let (next, previous) = (turned.next_band(), turned.previous_band());
        rows & (next & previous.shr::<1>()).or_and(next.shr::<1>(), previous)
    }
}
