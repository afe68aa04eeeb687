//! The layout of a batch of boards in vectors.
//!
//! A cell has four coordinates of three values each: the band `b`, the row `r` in the band, the stack `k` and the
//! column `c` in the stack. A digit has two, `g` and `e` with `d = 3g + e`. A lane holds one board in 27 words, one for
//! each `(g, r, c)`, and bit `9e + 3k + b` of a word says that the digit is possible in the cell. The pair `(r, c)` is
//! the *place* of a cell in its box.
//!
//! So the nine cells of a box are the same bit of nine words, and the three cells of a minirow or minicolumn are the
//! same bit of three words: the rules of Sudoku need no shifts for them.

use crate::simd::{Lanes, Simd, Words};

/// The number of words of a board.
pub(crate) const WORDS: usize = 27;

/// The 27 used bits of a word.
pub(crate) const FULL: u32 = (1 << 27) - 1;

/// The bits with `e = 0`, `1`, `2`.
pub(crate) const BY_DIGIT: [u32; 3] = [0x1ff, 0x1ff << 9, 0x1ff << 18];

/// The bits with `b = 0`, `1`, `2`.
pub(crate) const BY_BAND: [u32; 3] = [0o111_111_111, 0o222_222_222, 0o444_444_444];

/// The candidates of one board per lane: `cube[g][3 * r + c]`.
pub(crate) type Cube<L> = [[L; 9]; 3];

/// A cube in memory: the word of `(g, r, c)` has the index `9 * g + 3 * r + c`.
pub(crate) type Stored<L> = [Words<L>; WORDS];

/// A set of cells: a word for each `r`, with bit `9c + 3k + b`.
pub(crate) type Cells<L> = [L; 3];

/// For each digit and band the 27 cells where the digit is possible, row by row: bit `9r + 3k + c`. The five bits above
/// are undefined.
pub(crate) type Bands<T> = [[T; 3]; 9];

/// Makes an array of three values of an index. Unlike the closures of `array::from_fn` and `map`, the expression is
/// always inlined; only inlined code is compiled for the instruction set of the backend.
macro_rules! three {
    (|$index:ident| $value:expr) => {
        [
            {
                let $index = 0_usize;
                $value
            },
            {
                let $index = 1_usize;
                $value
            },
            {
                let $index = 2_usize;
                $value
            },
        ]
    };
}
pub(crate) use three;

/// Loads a cube from memory.
#[inline(always)]
pub(crate) fn load<S: Simd>(simd: S, stored: &Stored<S::Lanes>) -> Cube<S::Lanes> {
    let mut cube = [[simd.splat(0); 9]; 3];
    for g in 0..3 {
        for place in 0..9 {
            cube[g][place] = simd.load(&stored[9 * g + place]);
        }
    }
    cube
}

/// Stores a cube in memory.
#[inline(always)]
pub(crate) fn store<L: Lanes>(cube: &Cube<L>, stored: &mut Stored<L>) {
    for g in 0..3 {
        for place in 0..9 {
            cube[g][place].store(&mut stored[9 * g + place]);
        }
    }
}

/// Copies one board from a lane to another.
#[inline(always)]
pub(crate) fn copy<L: Lanes>(from: &Stored<L>, source: usize, to: &mut Stored<L>, lane: usize) {
    for word in 0..WORDS {
        to[word].as_mut()[lane] = from[word].as_ref()[source];
    }
}

/// Returns a set of cells, given a word for each place whose bits are the same for all `e`.
#[inline(always)]
pub(crate) fn pack<S: Simd>(simd: S, words: &[S::Lanes; 9]) -> Cells<S::Lanes> {
    let [first, second] = [simd.splat(BY_DIGIT[0]), simd.splat(BY_DIGIT[1])];
    let mut cells = [simd.splat(FULL); 3];
    for r in 0..3 {
        cells[r] = cells[r] & first.select(words[3 * r], second.select(words[3 * r + 1], words[3 * r + 2]));
    }
    cells
}

/// Returns the cube of boards that are given band by band.
#[inline(always)]
pub(crate) fn fold<S: Simd>(simd: S, bands: &Bands<S::Lanes>) -> Cube<S::Lanes> {
    let full = simd.splat(FULL);
    let mut cube = [[full; 9]; 3];
    for g in 0..3 {
        let mut by_column = [[full; 3]; 3];
        for e in 0..3 {
            by_column[e] = exchange::<S, 1, 2>(simd, bands[3 * g + e], BY_BAND);
        }
        for c in 0..3 {
            let by_row = exchange::<S, 9, 18>(simd, three!(|e| by_column[e][c]), BY_DIGIT);
            for r in 0..3 {
                cube[g][3 * r + c] = by_row[r] & full;
            }
        }
    }
    cube
}

/// The inverse of [`fold`].
#[inline(always)]
pub(crate) fn unfold<S: Simd>(simd: S, cube: &Cube<S::Lanes>) -> Bands<S::Lanes> {
    let mut bands = [[simd.splat(0); 3]; 9];
    for g in 0..3 {
        let mut by_digit = [[simd.splat(0); 3]; 3];
        for c in 0..3 {
            by_digit[c] = exchange::<S, 9, 18>(simd, three!(|r| cube[g][3 * r + c]), BY_DIGIT);
        }
        for e in 0..3 {
            bands[3 * g + e] = exchange::<S, 1, 2>(simd, three!(|c| by_digit[c][e]), BY_BAND);
        }
    }
    bands
}

/// Transposes a 3x3 table of groups of bits. One coordinate is the index of the array, the other one has the stride
/// `ONCE`; `TWICE` must be twice that, and `groups` are the bits of its three values.
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
