//! How many boards lie side by side in vectors.
//!
//! A cell has four coordinates of three values each: the band `b`, the row `r` in it, the stack `k`, the column `c` in
//! it; a digit has two, `g` and `e` with `d = 3g + e`. A lane holds one board in 27 words, one for each `(g, r, c)`,
//! and bit `9e + 3k + b` of a word says that the digit is still possible there.
//!
//! So the nine cells of a box are the same bit of nine words, the three of a minirow or a minicolumn the same bit of
//! three, and what the rules of Sudoku do with them needs no shifts.

use std::array;

use crate::simd::{Lanes, Simd, Words};

/// The words of a board.
pub(crate) const WORDS: usize = 27;

/// The 27 bits of a word in use.
pub(crate) const FULL: u32 = (1 << 27) - 1;

/// The bits with `e = 0`, `1`, `2`.
pub(crate) const BY_DIGIT: [u32; 3] = [0x1ff, 0x1ff << 9, 0x1ff << 18];

/// The bits with `b = 0`, `1`, `2`.
pub(crate) const BY_BAND: [u32; 3] = [0o111_111_111, 0o222_222_222, 0o444_444_444];

/// The possible digits of as many boards as there are lanes: `cube[g][3 * r + c]`.
pub(crate) type Cube<L> = [[L; 9]; 3];

/// A cube in memory, the word of `(g, r, c)` at `9 * g + 3 * r + c`.
pub(crate) type Stored<L> = [Words<L>; WORDS];

/// For each digit and band the 27 cells where the digit is possible, row by row: bit `9r + 3k + c`.
/// The five bits above have no meaning.
pub(crate) type Bands<T> = [[T; 3]; 9];

/// Reads a cube from memory.
#[inline(always)]
pub(crate) fn load<S: Simd>(simd: S, stored: &Stored<S::Lanes>) -> Cube<S::Lanes> {
    array::from_fn(|g| array::from_fn(|place| simd.load(&stored[9 * g + place])))
}

/// Writes a cube to memory.
#[inline(always)]
pub(crate) fn store<L: Lanes>(cube: &Cube<L>, stored: &mut Stored<L>) {
    for (word, words) in cube.iter().flatten().zip(stored) {
        word.store(words);
    }
}

/// Copies one board from a lane to another.
#[inline(always)]
pub(crate) fn copy<L: Lanes>(from: &Stored<L>, source: usize, to: &mut Stored<L>, lane: usize) {
    for (from, to) in from.iter().zip(to) {
        to.as_mut()[lane] = from.as_ref()[source];
    }
}

/// The cube of boards that are given band by band.
#[inline(always)]
pub(crate) fn fold<S: Simd>(simd: S, bands: &Bands<S::Lanes>) -> Cube<S::Lanes> {
    let full = simd.splat(FULL);
    array::from_fn(|g| {
        let by_column: [[S::Lanes; 3]; 3] = array::from_fn(|e| exchange::<S, 1, 2>(simd, bands[3 * g + e], BY_BAND));
        let by_row: [[S::Lanes; 3]; 3] =
            array::from_fn(|c| exchange::<S, 9, 18>(simd, array::from_fn(|e| by_column[e][c]), BY_DIGIT));
        array::from_fn(|place| by_row[place % 3][place / 3] & full)
    })
}

/// The way back from [`fold`].
#[inline(always)]
pub(crate) fn unfold<S: Simd>(simd: S, cube: &Cube<S::Lanes>) -> Bands<S::Lanes> {
    let by_digit: [[[S::Lanes; 3]; 3]; 3] = array::from_fn(|g| {
        array::from_fn(|c| exchange::<S, 9, 18>(simd, array::from_fn(|r| cube[g][3 * r + c]), BY_DIGIT))
    });
    array::from_fn(|d| exchange::<S, 1, 2>(simd, array::from_fn(|c| by_digit[d / 3][c][d % 3]), BY_BAND))
}

/// Transposes a 3x3 table of groups of bits: one coordinate is the place in the array, the other one has the stride
/// `ONCE` (and `TWICE` is twice that); `groups` are the bits of its three values.
#[inline(always)]
fn exchange<S: Simd, const ONCE: u32, const TWICE: u32>(
    simd: S,
    [x, y, z]: [S::Lanes; 3],
    groups: [u32; 3],
) -> [S::Lanes; 3] {
    let first = simd.splat(groups[0]);
    let second = simd.splat(groups[1]);
    [
        first.select(x, second.select(y.shl::<ONCE>(), z.shl::<TWICE>())),
        first.select(x.shr::<ONCE>(), second.select(y, z.shl::<ONCE>())),
        first.select(x.shr::<TWICE>(), second.select(y.shr::<ONCE>(), z)),
    ]
}
