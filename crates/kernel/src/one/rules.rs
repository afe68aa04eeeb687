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
        let groups = board.as_chunks().0.iter().map(|&[a, b, c]| (a.or3(b, c), a.majority(b, c)));
        let (any, several) = groups.reduce(merged).expect("three vectors or nine");
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
        let least = board.iter().copied().reduce(R::least).expect("three vectors or nine");
        least.has_empty_row() | !(cells.any ^ self.cells).is_zero()
    }

    /// Applies every rule once.
    #[inline(always)]
    pub(super) fn round<const N: usize>(&self, board: &[R; N], cells: &Cells<R>) -> [R; N] {
        let singles = board.map(|rows| rows.single(self.ones));
        let taken = singles.into_iter().reduce(|a, b| a | b).expect("three vectors or nine");
        let taken = if R::DIGITS == 1 { taken } else { taken.or3(taken.next_digit(), taken.previous_digit()) };
        let mut next = *board;
        for (rows, single) in next.iter_mut().zip(singles) {
            let placed = rows.and_not(cells.several);
            let rest = *rows & (single | (*rows ^ taken));
            *rows = self.stacks(self.bands(rest.settled(placed)));
        }
        next
    }

    /// The rule of the bands: rows against boxes.
    #[inline(always)]
    fn bands(&self, rows: R) -> R {
        // The guard of each box that is not empty; then the boxes 1, 2, 0, 1 in place of 0, 1, 2.
        let boxes = rows.plus(self.cells) & self.guards;
        let turned = boxes.shr::<4>() | boxes.shl::<8>();
        let (next, previous) = (turned.next_row(), turned.previous_row());
        // The guard of each box whose two others pair with the two other rows.
        let paired = (next & previous.shr::<4>()).or_and(next.shr::<4>(), previous);
        rows & paired.minus(paired.shr::<3>())
    }

    /// The rule of the stacks: bands against columns.
    #[inline(always)]
    fn stacks(&self, rows: R) -> R {
        let columns = rows.or3(rows.next_row(), rows.previous_row());
        // In each box the columns 1, 2, 0, 1 in place of 0, 1, 2.
        let turned = self.lower.select(columns.shr::<1>(), columns.shl::<2>());
        let (next, previous) = (turned.next_band(), turned.previous_band());
        rows & (next & previous.shr::<1>()).or_and(next.shr::<1>(), previous)
    }
}

/// Any and several of two groups of digits.
#[inline(always)]
fn merged<R: Rows>((any, several): (R, R), (more, several_more): (R, R)) -> (R, R) {
    (any | more, several.or3(several_more, any & more))
}
