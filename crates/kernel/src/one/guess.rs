//! Which cell to try when no rule helps.

use crate::one::rules::Cells;
use crate::simd::rows::{Plane, Rows, Words};

/// Which candidates to leave out now, and which ones afterwards: together they leave out none of a solution's.
pub(super) struct Guess {
    pub(super) now: Candidates,
    pub(super) then: Candidates,
}

/// Candidates of one row: for each digit some cells.
#[derive(Clone, Copy, Default)]
pub(super) struct Candidates {
    pub(super) row: usize,
    pub(super) cells: [u16; 9],
}

/// The cells that share a house with a cell: by band, and bit of the band.
static PEERS: [[Plane; 48]; 3] = peers();

const fn peers() -> [[Plane; 48]; 3] {
    let mut peers = [[[0; 3]; 48]; 3];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let (row, column) = ((a / 9, b / 9), (a % 9, b % 9));
        let same_box = row.0 / 3 == row.1 / 3 && column.0 / 3 == column.1 / 3;
        if a != b && (row.0 == row.1 || column.0 == column.1 || same_box) {
            peers[row.0 / 3][bit(row.0, column.0)][row.1 / 3] |= 1 << bit(row.1, column.1);
        }
        pair += 1;
    }
    peers
}

/// The bit of a cell in the plane of its band.
const fn bit(row: usize, column: usize) -> usize {
    row % 3 * 16 + column / 3 * 4 + column % 3
}

/// Chooses from a board without contradiction that is not solved.
#[inline(always)]
pub(super) fn guess<R: Rows, const N: usize>(board: &[R; N], words: &[Words<R>; N], cells: &Cells<R>) -> Guess {
    let open = cells.several.plane();
    match busiest(cells.several.and_not(three_or_more(board)).plane(), open) {
        Some((band, bit)) => of_cell::<R, N>(words, band, bit),
        None => of_row::<R, N>(words).unwrap_or_else(|| {
            let band = open.iter().position(|&cells| cells != 0).unwrap_or_default();
            of_cell::<R, N>(words, band, open[band].trailing_zeros() as usize)
        }),
    }
}

/// Of these cells one with the most peers that are open: the first of them.
#[inline(always)]
fn busiest(among: Plane, open: Plane) -> Option<(usize, usize)> {
    let mut best = None;
    let mut most = 0;
    for (band, mut cells) in among.into_iter().enumerate() {
        while cells != 0 {
            let bit = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let reach: u32 = PEERS[band][bit].iter().zip(open).map(|(peers, open)| (peers & open).count_ones()).sum();
            // One more than it is: no cell is not a cell without open peers.
            if reach + 1 > most {
                most = reach + 1;
                best = Some((band, bit));
            }
        }
    }
    best
}

/// Cells that three digits or more may have.
#[inline(always)]
fn three_or_more<R: Rows, const N: usize>(board: &[R; N]) -> R {
    let none = board[0].and_not(board[0]);
    let (mut any, mut several, mut many) = (board[0], none, none);
    for &rows in &board[1..] {
        many = many.or_and(several, rows);
        several = several.or_and(any, rows);
        any = any | rows;
    }
    if R::DIGITS == 1 {
        return many;
    }
    let turned = [any.next_digit(), several.next_digit(), many.next_digit()];
    let last = [any.previous_digit(), several.previous_digit(), many.previous_digit()];
    let mut total = [any, several, many];
    for [any, several, many] in [turned, last] {
        total[2] = total[2].or3(many, (total[1] & any) | (total[0] & several));
        total[1] = total[1].or3(several, total[0] & any);
        total[0] = total[0] | any;
    }
    total[2]
}

/// The first digit of the cell, and afterwards the others.
#[inline(always)]
fn of_cell<R: Rows, const N: usize>(words: &[Words<R>; N], band: usize, bit: usize) -> Guess {
    let (row, cell) = (3 * band + bit / 16, 1 << (bit % 16));
    let mut now = Candidates { row, cells: [0; 9] };
    let mut then = now;
    let mut first = true;
    for digit in 0..9 {
        let cell = words[digit / R::DIGITS].as_ref()[R::lane(digit % R::DIGITS, row)] & cell;
        if cell != 0 && first {
            then.cells[digit] = cell;
            first = false;
        } else {
            now.cells[digit] = cell;
        }
    }
    Guess { now, then }
}

/// A digit that has two cells in a row: the first cell, and afterwards the other.
#[inline(always)]
fn of_row<R: Rows, const N: usize>(words: &[Words<R>; N]) -> Option<Guess> {
    for digit in 0..9 {
        for row in 0..9 {
            let cells = words[digit / R::DIGITS].as_ref()[R::lane(digit % R::DIGITS, row)];
            if cells.count_ones() == 2 {
                let first = cells & cells.wrapping_neg();
                let mut guess =
                    Guess { now: Candidates { row, cells: [0; 9] }, then: Candidates { row, cells: [0; 9] } };
                guess.now.cells[digit] = cells ^ first;
                guess.then.cells[digit] = first;
                return Some(guess);
            }
        }
    }
    None
}
