//! The rules that reduce the candidates of one board, for all digits at once.
//!
//! First across digits: a cell with one candidate (naked single) fixes the digit's row, and a digit with one cell in a
//! row (hidden single) removes the other digits from the cell. Then each digit by itself: the rows and boxes of a band
//! are a 3x3 table, and a solution selects a perfect matching of it, so an entry stays only if the other two rows and
//! boxes can be matched. The same holds for the bands and columns of a stack. This includes locked candidates, takes a
//! dozen operations for all rows of all digits, and empties a digit that cannot be placed.

use crate::simd::rows::{GUARDS, ROW, RowSimd, Rows};

/// The constants of the rules.
pub(super) struct Rules<R> {
    ones: R,
    cells: R,
    guards: R,
    /// The two lower of the four bits of a box.
    lower: R,
}

/// The cells of a board by their number of candidates.
pub(super) struct Cells<R> {
    /// The cells with at least one candidate.
    pub(super) any: R,
    /// The cells with at least two candidates.
    pub(super) several: R,
}

impl<R: Rows> Cells<R> {
    /// Counts the candidates of each cell.
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

    /// Returns whether a cell has no candidate, or a digit has no cell in some row.
    #[inline(always)]
    pub(super) fn refute<const N: usize>(&self, board: &[R; N], cells: &Cells<R>) -> bool {
        let mut least = board[0];
        for &rows in &board[1..] {
            least = least.least(rows);
        }
        least.has_empty_row() | !(cells.any ^ self.cells).is_zero()
    }

    /// Applies naked and hidden singles. Returns the changed candidates.
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
            let narrowed = rest.placed_or_self(placed);
            changes = changes.or_xor(*rows, narrowed);
            *rows = narrowed;
        }
        changes
    }

    /// Applies the matching rules of bands and stacks to each digit.
    #[inline(always)]
    pub(super) fn within<const N: usize>(&self, board: &mut [R; N]) {
        for rows in board {
            *rows = self.stacks(self.bands(*rows));
        }
    }

    /// Returns whether a board with one digit per cell, and each digit in each row, is a solution.
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

    /// Applies the matching rule of the bands: rows and boxes.
    #[inline(always)]
    fn bands(&self, rows: R) -> R {
        // The addition sets the guard of each box that is not empty. The rotation puts boxes 1, 2, 0, 1 for 0, 1, 2.
        let rotated = rows.plus(self.cells).boxes_rotated();
        let (next, previous) = (rotated.next_row(), rotated.previous_row());
        // The guard of each box whose other two boxes can be matched with the other two rows.
        let paired = (next & previous.shr::<4>()).or_and(next.shr::<4>(), previous);
        rows & paired.guarded(self.guards)
    }

    /// Applies the matching rule of the stacks: bands and columns.
    #[inline(always)]
    fn stacks(&self, rows: R) -> R {
        let columns = rows.or3(rows.next_row(), rows.previous_row());
        let rotated = columns.columns_rotated(self.lower);
        let (next, previous) = (rotated.next_band(), rotated.previous_band());
        rows & (next & previous.shr::<1>()).or_and(next.shr::<1>(), previous)
    }
}
