//! The choice of a guess: see `one::guess`.

use super::board::{Bands, Board, Cells};
use super::tables::{ROW, dense};
use crate::one::choice::{Set, Undecided};

/// A guess: candidates to remove first, and candidates to remove in the alternative. Together they lose no solution.
pub(super) struct Guess {
    pub(super) now: Removal,
    pub(super) then: Removal,
}

/// Candidates of one row to remove.
pub(super) struct Removal {
    band: usize,
    /// The cells of the row.
    row: u32,
    cells: u32,
    /// A bit for each digit that is removed from the cells.
    digits: u32,
    /// A bit for each digit that is removed from the other cells of the row.
    placed: u32,
}

impl Removal {
    /// Removes the candidates.
    #[inline(always)]
    pub(super) fn apply(&self, board: &mut Board) {
        for (mut digits, cells) in [(self.digits, self.cells), (self.placed, self.row ^ self.cells)] {
            board.dirty |= digits;
            while digits != 0 {
                board.digits[digits.trailing_zeros() as usize][self.band] &= !cells;
                digits &= digits - 1;
            }
        }
    }
}

/// Returns the undecided cells.
#[inline(always)]
pub(super) fn undecided(board: &Board, cells: &Cells) -> Undecided {
    let many = three_or_more(board);
    let bivalues = [0, 1, 2, 3].map(|b| cells.several[b] & !many[b]);
    Undecided { open: set(cells.several), bivalues: set(bivalues) }
}

/// Returns a guess for an undecided board: a bivalue cell, else a digit with two cells in a row, else any open cell.
#[inline(always)]
pub(super) fn guess(board: &Board, undecided: &mut Undecided) -> Guess {
    if undecided.bivalues.is_empty() {
        of_row(board).unwrap_or_else(|| of_cell(board, undecided.any()))
    } else {
        of_cell(board, undecided.take_bivalue())
    }
}

#[inline(always)]
fn set([first, second, third, _]: Bands) -> Set {
    Set::of([first, second, third].map(dense))
}

/// Returns the cells with three candidates or more.
#[inline(always)]
fn three_or_more(board: &Board) -> Bands {
    let (mut any, mut several, mut many) = ([0; 4], [0; 4], [0; 4]);
    for digit in &board.digits {
        for b in 0..4 {
            many[b] |= several[b] & digit[b];
            several[b] |= any[b] & digit[b];
            any[b] |= digit[b];
        }
    }
    many
}

/// Guesses the first digit of the cell; the alternative has the other digits.
#[inline(always)]
fn of_cell(board: &Board, cell: usize) -> Guess {
    let (band, row, column) = (cell / 27, cell / 9 % 3, cell % 9);
    let place = 10 * row + column;
    let mut digits = 0;
    for (d, digit) in board.digits.iter().enumerate() {
        digits |= (digit[band] >> place & 1) << d;
    }
    let (row, cells, first) = (ROW << (10 * row), 1 << place, digits & digits.wrapping_neg());
    let others = digits ^ first;
    let second = if others.is_power_of_two() { others } else { 0 };
    Guess {
        now: Removal { band, row, cells, digits: others, placed: first },
        then: Removal { band, row, cells, digits: first, placed: second },
    }
}

/// Guesses the first cell of a digit with two cells in a row; the alternative is the other cell.
fn of_row(board: &Board) -> Option<Guess> {
    for (d, digit) in board.digits.iter().enumerate() {
        for index in 0..9 {
            let (band, row) = (index / 3, ROW << (10 * (index % 3)));
            let cells = digit[band] & row;
            if cells.count_ones() == 2 {
                let first = cells & cells.wrapping_neg();
                let place = |cells| Removal { band, row, cells, digits: 0, placed: 1 << d };
                return Some(Guess { now: place(first), then: place(cells ^ first) });
            }
        }
    }
    None
}
