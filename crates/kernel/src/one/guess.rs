//! The choice of a guess when the rules are at their fixed point.

use crate::one::rules::Cells;
use crate::simd::rows::{Plane, RowSimd, Rows, Words};

/// A guess: candidates to remove first, and candidates to remove in the alternative. Together they lose no solution.
pub(super) struct Guess {
    pub(super) now: Candidates,
    pub(super) then: Candidates,
}

/// A set of digits in a set of cells of one row.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    row: usize,
    cells: u16,
    /// A bit for each digit.
    digits: u32,
}

impl Candidates {
    /// Returns the board's vector with this index, without these candidates.
    #[inline(always)]
    pub(super) fn removed_from<R: Rows>(self, rows: R, index: usize) -> R {
        rows.without(self.row, self.cells, self.digits >> (index * R::DIGITS))
    }
}

/// A set of cells: 54 bits for the first two bands, then 27 for the last.
type Set = [u64; 2];

/// The cells that share a house with a cell.
static PEERS: [Set; 81] = peers();

const fn peers() -> [Set; 81] {
    let mut peers = [[0; 2]; 81];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box) {
            peers[a][b / 54] |= 1 << (b % 54);
        }
        pair += 1;
    }
    peers
}

/// Returns a guess for an undecided board: a bivalue cell, else a digit with two cells in a row, else any open cell.
#[inline(always)]
pub(super) fn guess<S: RowSimd, const N: usize>(simd: S, board: &[S::Rows; N], cells: &Cells<S::Rows>) -> Guess {
    let open = set(simd, cells.several.plane());
    let bivalues = set(simd, cells.several.and_not(three_or_more(board)).plane());
    if bivalues == [0; 2] {
        of_row(board).unwrap_or_else(|| of_cell(board, busiest(open, open)))
    } else {
        of_cell(board, busiest(bivalues, open))
    }
}

#[inline(always)]
fn set<S: RowSimd>(simd: S, [first, second, third]: Plane) -> Set {
    [u64::from(simd.dense(first)) | u64::from(simd.dense(second)) << 27, u64::from(simd.dense(third))]
}

/// Returns the first of these cells with the most open peers. There must be at least one cell.
#[inline(always)]
fn busiest([mut low, mut high]: Set, open: Set) -> usize {
    let mut best = 0;
    // One loop over both words without other branches, because they would be unpredictable.
    for _ in 0..low.count_ones() + high.count_ones() {
        let in_low = low != 0;
        let cell = if in_low { low.trailing_zeros() } else { 54 + high.trailing_zeros() };
        high = if in_low { high } else { high & high.wrapping_sub(1) };
        low &= low.wrapping_sub(1);
        let peers = PEERS[cell as usize % 81];
        let open_peers = (peers[0] & open[0]).count_ones() + (peers[1] & open[1]).count_ones();
        best = best.max(open_peers << 7 | (127 - cell));
    }
    127 - (best & 127) as usize
}

/// Returns the cells with three candidates or more.
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
    let rotated = [any.next_digit(), several.next_digit(), many.next_digit()];
    let last = [any.previous_digit(), several.previous_digit(), many.previous_digit()];
    let mut total = [any, several, many];
    for [any, several, many] in [rotated, last] {
        total[2] = total[2].or3(many, (total[1] & any) | (total[0] & several));
        total[1] = total[1].or3(several, total[0] & any);
        total[0] = total[0] | any;
    }
    total[2]
}

/// Guesses the first digit of the cell; the alternative has the other digits.
#[inline(always)]
fn of_cell<R: Rows, const N: usize>(board: &[R; N], cell: usize) -> Guess {
    let (row, column) = (cell / 9, cell % 9);
    let cells = 1 << (column + column / 3);
    let mut digits = 0;
    for (i, rows) in board.iter().enumerate() {
        digits |= rows.digits_at(row, cells) << (i * R::DIGITS);
    }
    let first = digits & digits.wrapping_neg();
    Guess { now: Candidates { row, cells, digits: digits ^ first }, then: Candidates { row, cells, digits: first } }
}

/// Guesses the first cell of a digit with two cells in a row; the alternative is the other cell.
#[inline(always)]
fn of_row<R: Rows, const N: usize>(board: &[R; N]) -> Option<Guess> {
    for (i, rows) in board.iter().enumerate() {
        let mut words = Words::<R>::default();
        rows.store(&mut words);
        for digit in 0..R::DIGITS {
            for row in 0..9 {
                let cells = words.as_ref()[R::lane(digit, row)];
                if cells.count_ones() == 2 {
                    let (first, digits) = (cells & cells.wrapping_neg(), 1 << (i * R::DIGITS + digit));
                    return Some(Guess {
                        now: Candidates { row, cells: cells ^ first, digits },
                        then: Candidates { row, cells: first, digits },
                    });
                }
            }
        }
    }
    None
}
