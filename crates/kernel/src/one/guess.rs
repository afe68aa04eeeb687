//! The choice of a guess when the rules are at their fixed point.

use crate::one::choice::{Set, Undecided};
use crate::one::rules::Cells;
use crate::simd::rows::{Plane, Removal, RowSimd, Rows, Words};

/// A guess: candidates to remove first, and candidates to remove in the alternative. Together they lose no solution.
pub(super) struct Guess {
    pub(super) now: Removal,
    pub(super) then: Removal,
}

/// Returns the undecided cells.
#[inline(always)]
pub(super) fn undecided<S: RowSimd, const N: usize>(
    simd: S,
    board: &[S::Rows; N],
    cells: &Cells<S::Rows>,
) -> Undecided {
    let bivalues = cells.several.and_not(three_or_more(board));
    Undecided { open: set(simd, cells.several.plane()), bivalues: set(simd, bivalues.plane()) }
}

/// Returns a guess for an undecided board: a bivalue cell, else a digit with two cells in a row, else any open cell.
#[inline(always)]
pub(super) fn guess<R: Rows, const N: usize>(board: &[R; N], undecided: &mut Undecided) -> Guess {
    if undecided.bivalues.is_empty() {
        of_row(board).unwrap_or_else(|| of_cell(board, undecided.any()))
    } else {
        of_cell(board, undecided.take_bivalue())
    }
}

#[inline(always)]
fn set<S: RowSimd>(simd: S, [first, second, third]: Plane) -> Set {
    Set::of([simd.dense(first), simd.dense(second), simd.dense(third)])
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
    let others = digits ^ first;
    let second = if others.is_power_of_two() { others } else { 0 };
    Guess {
        now: Removal { row, cells, digits: others, placed: first },
        then: Removal { row, cells, digits: first, placed: second },
    }
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
                    let (first, digit) = (cells & cells.wrapping_neg(), 1 << (i * R::DIGITS + digit));
                    let place = |cell| Removal { row, cells: cell, digits: 0, placed: digit };
                    return Some(Guess { now: place(first), then: place(cells ^ first) });
                }
            }
        }
    }
    None
}
