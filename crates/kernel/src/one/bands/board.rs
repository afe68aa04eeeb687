//! The state of one board, and the rules that reduce its candidates: see `one::rules`.

use std::ops::ControlFlow;

use super::tables::{ALL, FIRST, GUARDS, MATCHED, ROTATED, ROW, dense, rows_with, spread};
use crate::board::BoardLine;
use crate::puzzle::{BoardRef, bands_of_line, bands_of_pencil_marks, line_of_planes};

/// Three bands, and padding to the size of a register that nearly every processor has.
pub(super) type Bands = [u32; 4];

/// The candidates of a board.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(super) struct Board {
    /// The cells of each digit.
    pub(super) digits: [Bands; 9],
    /// A bit for each digit that the rules of a single digit may change.
    pub(super) dirty: u32,
}

/// The cells of a board by their number of candidates.
pub(super) struct Cells {
    /// The cells with at least one candidate.
    any: Bands,
    /// The cells with at least two candidates.
    pub(super) several: Bands,
}

impl Cells {
    /// Counts the candidates of each cell.
    #[inline(always)]
    pub(super) fn of(board: &Board) -> Self {
        let (mut any, mut several) = ([0; 4], [0; 4]);
        for digit in &board.digits {
            for b in 0..4 {
                several[b] |= any[b] & digit[b];
                any[b] |= digit[b];
            }
        }
        Self { any, several }
    }

    /// Returns whether a cell has no candidate.
    pub(super) fn is_one_empty(&self) -> bool {
        self.any[0] & self.any[1] & self.any[2] != ALL
    }

    /// Returns whether no cell has several candidates.
    pub(super) fn are_single(&self) -> bool {
        self.several[0] | self.several[1] | self.several[2] == 0
    }
}

impl Board {
    /// Creates the state of a board before any rule.
    pub(super) fn new(board: BoardRef<'_>) -> Self {
        let bands = match board {
            BoardRef::Line(line) => bands_of_line(line),
            BoardRef::PencilMarks(marks) => bands_of_pencil_marks(marks),
        };
        let digits = bands.map(|[first, second, third]| [spread(first), spread(second), spread(third), 0]);
        Self { digits, dirty: ROW }
    }

    /// Applies naked and hidden singles. Returns whether a digit has changed.
    #[inline(always)]
    pub(super) fn across(&mut self, cells: &Cells) -> bool {
        let mut singles = [[0; 4]; 9];
        let mut taken = [0; 4];
        for (digit, single) in self.digits.iter().zip(&mut singles) {
            for b in 0..4 {
                // An empty row makes others wrong, but then the board has no solution.
                let several = digit[b] & digit[b].wrapping_sub(FIRST);
                single[b] = digit[b] & !rows_with(several);
                taken[b] |= single[b];
            }
        }
        let mut changed = [0; 4];
        for ((digit, single), d) in self.digits.iter_mut().zip(&singles).zip(0..) {
            for b in 0..4 {
                let placed = digit[b] & !cells.several[b];
                let rest = digit[b] & (single[b] | !taken[b]);
                let narrowed = rest & !rows_with(placed) | placed;
                changed[b] |= changed_rows(digit[b], narrowed, d);
                digit[b] = narrowed;
            }
        }
        let changed = columns(changed[0] | changed[1] | changed[2] | changed[3]);
        self.dirty |= changed;
        changed != 0
    }

    /// Applies the rules of a single digit to each that has changed. Breaks if a row of one has no cell.
    #[inline(always)]
    pub(super) fn within(&mut self) -> ControlFlow<()> {
        let mut left = self.dirty;
        let (mut nonempty, mut dirty) = (pair(GUARDS, GUARDS), 0);
        while left != 0 {
            let d = left.trailing_zeros() as usize;
            left &= left - 1;
            let [a, b, c, _] = self.digits[d];
            let before = matched_boxes([pair(a, b), u64::from(c)]);
            let [both, third] = matched_columns(before);
            nonempty &= (both + pair(ALL, ALL)) & (third + pair(ALL, GUARDS));
            // The rule of the boxes changes nothing after itself, so only a change by that of the columns matters.
            dirty |= u32::from((both ^ before[0]) | (third ^ before[1]) != 0) << d;
            self.digits[d] = [both as u32, (both >> 32) as u32, third as u32, 0];
        }
        self.dirty = dirty;
        if nonempty == pair(GUARDS, GUARDS) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Returns whether a board with one digit per cell, and each digit in each row, is a solution.
    pub(super) fn is_solution(&self) -> bool {
        self.digits.iter().all(|&[a, b, c, _]| {
            let bands = [pair(a, b), u64::from(c)];
            matched_boxes(bands) == bands && columns(a) | columns(b) | columns(c) == ROW
        })
    }

    /// Returns a solution as text.
    pub(super) fn line(&self) -> BoardLine {
        let mut planes = [[0; 3]; 4];
        for (j, plane) in planes.iter_mut().enumerate() {
            for (digit, value) in self.digits.iter().zip(1_u32..) {
                for b in 0..3 {
                    plane[b] |= if value >> j & 1 == 1 { dense(digit[b]) } else { 0 };
                }
            }
        }
        line_of_planes(planes)
    }
}

/// Returns bit `d` of each row of a band that has changed.
#[inline(always)]
fn changed_rows(before: u32, after: u32, d: u32) -> u32 {
    (((before ^ after) + ALL) & GUARDS) >> (9 - d)
}

/// Returns the columns of a band, as in its first row.
#[inline(always)]
fn columns(band: u32) -> u32 {
    (band | band >> 10 | band >> 20) & ROW
}

/// Returns two bands as one word: the first two bands of a digit need the same operations.
#[inline(always)]
const fn pair(low: u32, high: u32) -> u64 {
    low as u64 | (high as u64) << 32
}

/// Applies the matching rule of the bands: rows and boxes.
#[inline(always)]
fn matched_boxes([both, third]: [u64; 2]) -> [u64; 2] {
    let index = |bands: u64| {
        let boxes = (bands | bands >> 1 | bands >> 2) & pair(0o111 * FIRST, 0o111 * FIRST);
        boxes | boxes >> 9 | boxes >> 18
    };
    let matched = |index: u64| MATCHED[(index & u64::from(ROW)) as usize];
    let (indices, index) = (index(both), index(third));
    [both & pair(matched(indices), matched(indices >> 32)), third & u64::from(matched(index))]
}

/// Applies the matching rule of the stacks: bands and columns.
#[inline(always)]
fn matched_columns([both, third]: [u64; 2]) -> [u64; 2] {
    let rotated = |bands: u64| ROTATED[((bands | bands >> 10 | bands >> 20) & u64::from(ROW)) as usize];
    let [x, y, z] = [rotated(both), rotated(both >> 32), rotated(third)];
    let kept = |matched: u64| ((matched | matched >> 9) & pair(ROW, ROW)) * u64::from(FIRST);
    [both & kept(pair(y[0] & z[1], z[0] & x[1])), third & kept(u64::from(x[0] & y[1]))]
}
