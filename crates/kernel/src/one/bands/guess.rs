//! The choice of a guess: see `one::guess`.

use super::board::{Bands, Board, Cells};
use super::tables::dense;
use crate::one::choice::{Set, most_constraining};

/// A guess: candidates to remove first, and candidates to remove in the alternative. Together they lose no solution.
pub(super) struct Guess {
    pub(super) now: Candidates,
    pub(super) then: Candidates,
}

/// A set of digits in a set of cells of one band.
pub(super) struct Candidates {
    band: usize,
    cells: u32,
    /// A bit for each digit.
    digits: u32,
}

impl Candidates {
    /// Removes these candidates.
    #[inline(always)]
    pub(super) fn remove_from(&self, board: &mut Board) {
        let mut left = self.digits;
        while left != 0 {
            board.digits[left.trailing_zeros() as usize][self.band] &= !self.cells;
            left &= left - 1;
        }
        board.dirty |= self.digits;
    }
}

/// Returns a guess for an undecided board: a bivalue cell, else a digit with two cells in a row, else any open cell.
#[inline(always)]
pub(super) fn guess(board: &Board, cells: &Cells) -> Guess {
    let many = three_or_more(board);
    let open = set(cells.several);
    let bivalues = set([0, 1, 2, 3].map(|b| cells.several[b] & !many[b]));
    if bivalues.is_empty() {
        of_row(board).unwrap_or_else(|| of_cell(board, most_constraining(open, open)))
    } else {
        of_cell(board, most_constraining(bivalues, open))
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
    let (band, place) = (cell / 27, cell % 27);
    let place = place + place / 9;
    let mut digits = 0;
    for (d, digit) in board.digits.iter().enumerate() {
        digits |= (digit[band] >> place & 1) << d;
    }
    let (cells, first) = (1 << place, digits & digits.wrapping_neg());
    Guess { now: Candidates { band, cells, digits: digits ^ first }, then: Candidates { band, cells, digits: first } }
}

/// Guesses the first cell of a digit with two cells in a row; the alternative is the other cell.
fn of_row(board: &Board) -> Option<Guess> {
    for (d, digit) in board.digits.iter().enumerate() {
        for row in 0..9 {
            let (band, cells) = (row / 3, digit[row / 3] & 0x1ff << (10 * (row % 3)));
            if cells.count_ones() == 2 {
                let (first, digits) = (cells & cells.wrapping_neg(), 1 << d);
                return Some(Guess {
                    now: Candidates { band, cells: cells ^ first, digits },
                    then: Candidates { band, cells: first, digits },
                });
            }
        }
    }
    None
}
