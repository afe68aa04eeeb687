//! One round of the rules of Sudoku for all lanes at once, branchless.
//!
//! - Naked singles: a cell with one candidate removes that digit from the rest of its box.
//! - Matching: the places of a digit in a band are a 3x3 table of rows and boxes. A solution selects a perfect matching
//!   of it, so an entry stays only if the other two rows and boxes can be matched. The same holds for the columns of a
//!   stack. This includes locked candidates in both directions, and empties a digit that cannot be placed (an idea of
//!   `FastBandSolver`).
//! - Hidden singles: a digit with one place in a box removes the other digits from the cell.
//!
//! Together they also remove a placed digit from its row and column. Candidates are counted in bit slices: "one or
//! more" is an or, "two or more" a majority. If two claims contradict each other, the parity of the claims removes
//! both, so that the lane has a cell or a box without candidates and fails.

use crate::cube::{BY_BAND, Cells, Cube, FULL, pack, three};
use crate::simd::{Lanes, Simd};

/// The findings of a round.
#[derive(Clone, Copy)]
pub(crate) struct RoundResult<L> {
    /// The cells that had two candidates or more before the round.
    pub(crate) open: Cells<L>,
    /// [`FULL`] in a lane in which every cell had a candidate before the round and every digit has a place in every
    /// box.
    pub(crate) sound: L,
}

/// The number of candidates of the cells at one place. The result for the box in band `b` and stack `k` is at the bits
/// of all three `e`.
#[derive(Clone, Copy)]
pub(crate) struct Count<L> {
    /// The cells with one candidate or more.
    pub(crate) one: L,
    /// The cells with two candidates or more.
    pub(crate) two: L,
    /// The values of `e` with one candidate or more.
    pub(crate) any: L,
    /// The values of `e` with two candidates or more.
    pub(crate) twice: L,
    /// `any` of the next `e`.
    pub(crate) next: L,
    /// `any` of the previous `e`.
    pub(crate) last: L,
}

/// Moves the bits of the next stack to each stack.
#[inline(always)]
pub(crate) fn next_stack<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(0o077_077_077).select(x.shr::<3>(), x.shl::<6>())
}

/// Moves the bits of the previous stack to each stack.
#[inline(always)]
pub(crate) fn last_stack<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(0o007_007_007).select(x.shr::<6>(), x.shl::<3>())
}

/// Moves the bits of the previous band to each band.
#[inline(always)]
pub(crate) fn last_band<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(BY_BAND[0]).select(x.shr::<2>(), x.shl::<1>())
}

/// Moves the bits of the next band to each band.
#[inline(always)]
pub(crate) fn next_band<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(BY_BAND[2]).select(x.shl::<2>(), x.shr::<1>())
}

/// Counts the candidates of the cells at one place.
#[inline(always)]
pub(crate) fn count<L: Lanes>(cube: &Cube<L>, place: usize) -> Count<L> {
    let [x, y, z] = [cube[0][place], cube[1][place], cube[2][place]];
    let any = x.or3(y, z);
    let twice = x.majority(y, z);
    let [next, last] = any.rotations();
    // Two digits of a cell differ in `e`, or only in `g`.
    let pair = twice.or_and(any, next);
    let [after, before] = pair.rotations();
    Count { one: any.or3(next, last), two: pair.or3(after, before), any, twice, next, last }
}

/// Does a round.
#[inline(always)]
pub(crate) fn round<S: Simd>(simd: S, cube: &mut Cube<S::Lanes>) -> RoundResult<S::Lanes> {
    let mut sound = simd.splat(FULL);
    let mut open = [simd.splat(0); 9];
    let mut naked = [simd.splat(0); 9];
    for place in 0..9 {
        let count = count(cube, place);
        sound = sound & count.one;
        open[place] = count.two;
        naked[place] = count.any.and_not(count.two);
    }
    let mut single = [simd.splat(0); 3];
    for g in 0..3 {
        let words = &mut cube[g];
        clear_boxes(simd, words, &naked);
        match_bands(simd, words);
        match_stacks(simd, words);
        let rows = three!(|r| words[3 * r].or3(words[3 * r + 1], words[3 * r + 2]));
        let [x, y, z] = three!(|r| words[3 * r].majority(words[3 * r + 1], words[3 * r + 2]));
        sound = sound & rows[0].or3(rows[1], rows[2]);
        single[g] = !(x.or3(y, z) | rows[0].majority(rows[1], rows[2]));
    }
    for place in 0..9 {
        let claims = (cube[0][place] & single[0]).xor_and(cube[1][place], single[1]).xor_and(cube[2][place], single[2]);
        // The parity does not detect three cells of a box that claim the same digit, so check that each keeps its
        // digit.
        sound = sound.and_not(naked[place].and_not(claims));
        let [after, before] = claims.rotations();
        let odd = claims.xor3(after, before);
        for g in 0..3 {
            cube[g][place] = cube[g][place].where_equal(single[g], odd);
        }
    }
    RoundResult { open: pack(simd, &open), sound }
}

/// Removes a digit that is the only candidate of its cell from the other cells of the box.
#[inline(always)]
fn clear_boxes<S: Simd>(simd: S, words: &mut [S::Lanes; 9], naked: &[S::Lanes; 9]) {
    let mut odd = simd.splat(0);
    for place in 0..9 {
        odd = odd.xor_and(words[place], naked[place]);
    }
    for place in 0..9 {
        words[place] = words[place].where_equal(naked[place], odd);
    }
}

/// Keeps the candidates that are part of a matching of rows and boxes, in each band.
#[inline(always)]
fn match_bands<S: Simd>(simd: S, words: &mut [S::Lanes; 9]) {
    let rows = three!(|r| words[3 * r].or3(words[3 * r + 1], words[3 * r + 2]));
    let next = three!(|r| next_stack(simd, rows[r]));
    for r in 0..3 {
        let [a, b] = [(r + 1) % 3, (r + 2) % 3];
        let kept = next_stack(simd, (rows[a] & next[b]).or_and(rows[b], next[a]));
        for c in 0..3 {
            words[3 * r + c] = words[3 * r + c] & kept;
        }
    }
}

/// Keeps the candidates that are part of a matching of columns and boxes, in each stack.
#[inline(always)]
fn match_stacks<S: Simd>(simd: S, words: &mut [S::Lanes; 9]) {
    let columns = three!(|c| words[c].or3(words[c + 3], words[c + 6]));
    let next = three!(|c| next_band(simd, columns[c]));
    for c in 0..3 {
        let [a, b] = [(c + 1) % 3, (c + 2) % 3];
        let kept = next_band(simd, (columns[a] & next[b]).or_and(columns[b], next[a]));
        for r in 0..3 {
            words[3 * r + c] = words[3 * r + c] & kept;
        }
    }
}
