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
        let mut nonempty = GUARDS;
        self.dirty = 0;
        while left != 0 {
            let d = left.trailing_zeros() as usize;
            left &= left - 1;
            let [a, b, c, _] = self.digits[d];
            let before = [a, b, c].map(matched_boxes);
            let after = matched_columns(before);
            for band in after {
                nonempty &= band + ALL;
            }
            // The rule of the boxes changes nothing after itself, so only a change by that of the columns matters.
            let is_changed = (after[0] ^ before[0]) | (after[1] ^ before[1]) | (after[2] ^ before[2]) != 0;
            self.dirty |= u32::from(is_changed) << d;
            self.digits[d] = [after[0], after[1], after[2], 0];
        }
        if nonempty == GUARDS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Returns whether a board with one digit per cell, and each digit in each row, is a solution.
    pub(super) fn is_solution(&self) -> bool {
        self.digits.iter().all(|&[a, b, c, _]| {
            let has_boxes = [a, b, c].iter().all(|&band| matched_boxes(band) == band);
            has_boxes && columns(a) | columns(b) | columns(c) == ROW
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

/// Applies the matching rule of a band: rows and boxes.
#[inline(always)]
fn matched_boxes(band: u32) -> u32 {
    let boxes = (band | band >> 1 | band >> 2) & (0o111 * FIRST);
    let index = (boxes | boxes >> 9 | boxes >> 18) & ROW;
    band & MATCHED[index as usize]
}

/// Applies the matching rule of the stacks: bands and columns.
#[inline(always)]
fn matched_columns(bands: [u32; 3]) -> [u32; 3] {
    let [x, y, z] = bands.map(|band| ROTATED[columns(band) as usize]);
    let kept = [(y, z), (z, x), (x, y)].map(|(next, last): ([u32; 2], [u32; 2])| {
        let both = next[0] & last[1];
        ((both | both >> 9) & ROW) * FIRST
    });
    [bands[0] & kept[0], bands[1] & kept[1], bands[2] & kept[2]]
}
