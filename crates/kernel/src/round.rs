//! One round of the rules of Sudoku for all lanes at once, without a branch.
//!
//! - A cell with one candidate takes that digit from the rest of its box.
//! - A digit's places in a band form a 3x3 table, row of the band by box: is it possible in this minirow? A solution
//!   chooses a perfect matching of it, so a place stays only if the other two rows and boxes still match. The same
//!   holds for the columns of a stack. This is the rule of locked candidates both ways, and it empties a digit that
//!   cannot be placed (`FastBandSolver` has the idea of matching).
//! - A digit with one place in a box takes the cell from the other digits.
//!
//! What takes a digit out of the rest of a row or column follows from these. Counting is by bit slices: "one or more"
//! is an or, "two or more" a majority. Where two claims exclude each other, the parity of the claims takes both away:
//! the lane has then a cell or a box without candidate and is given up.

use crate::cube::{BY_BAND, Cells, Cube, FULL, pack, three};
use crate::simd::{Lanes, Simd};

/// What a round saw.
#[derive(Clone, Copy)]
pub(crate) struct Sight<L> {
    /// The cells that had two candidates or more when the round began.
    pub(crate) open: Cells<L>,
    /// All of [`FULL`] in a lane where every cell had a candidate and every digit has a place in every box.
    pub(crate) sound: L,
}

/// How many candidates the cells of one place in their boxes have. The answer for the cell of the box in band `b` and
/// stack `k` stands at the bits of all three `e`.
#[derive(Clone, Copy)]
pub(crate) struct Count<L> {
    /// The cells with one or more.
    pub(crate) one: L,
    /// The cells with two or more.
    pub(crate) two: L,
    /// The bits of the digits that are possible with some `g`.
    pub(crate) any: L,
    /// The same with at least two.
    pub(crate) twice: L,
    /// `any`, the next `e` at each place.
    pub(crate) next: L,
    /// `any`, the last `e` at each place.
    pub(crate) last: L,
}

/// Moves the next stack to each place.
#[inline(always)]
pub(crate) fn next_stack<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(0o077_077_077).select(x.shr::<3>(), x.shl::<6>())
}

/// Moves the last stack to each place.
#[inline(always)]
pub(crate) fn last_stack<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(0o007_007_007).select(x.shr::<6>(), x.shl::<3>())
}

/// Moves the last band to each place.
#[inline(always)]
pub(crate) fn last_band<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(BY_BAND[0]).select(x.shr::<2>(), x.shl::<1>())
}

/// Moves the next band to each place.
#[inline(always)]
pub(crate) fn next_band<S: Simd>(simd: S, x: S::Lanes) -> S::Lanes {
    simd.splat(BY_BAND[2]).select(x.shl::<2>(), x.shr::<1>())
}

/// Counts the candidates of the cells of one place in their boxes.
#[inline(always)]
pub(crate) fn count<L: Lanes>(cube: &Cube<L>, place: usize) -> Count<L> {
    let [x, y, z] = [cube[0][place], cube[1][place], cube[2][place]];
    let any = x.or3(y, z);
    let twice = x.majority(y, z);
    let [next, last] = any.turns();
    // Two digits of one cell differ in `e` by one step, or only in `g`.
    let pair = twice.or_and(any, next);
    let [after, before] = pair.turns();
    Count { one: any.or3(next, last), two: pair.or3(after, before), any, twice, next, last }
}

/// Does a round.
#[inline(always)]
pub(crate) fn round<S: Simd>(simd: S, cube: &mut Cube<S::Lanes>) -> Sight<S::Lanes> {
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
        let rows = three(|r| words[3 * r].or3(words[3 * r + 1], words[3 * r + 2]));
        let [x, y, z] = three(|r| words[3 * r].majority(words[3 * r + 1], words[3 * r + 2]));
        sound = sound & rows[0].or3(rows[1], rows[2]);
        single[g] = !(x.or3(y, z) | rows[0].majority(rows[1], rows[2]));
    }
    for place in 0..9 {
        let claims = (cube[0][place] & single[0]).xor_and(cube[1][place], single[1]).xor_and(cube[2][place], single[2]);
        // The parity keeps three cells of a box that claim the same digit: each must be its only place now.
        sound = sound.and_not(naked[place].and_not(claims));
        let [after, before] = claims.turns();
        let odd = claims.xor3(after, before);
        for g in 0..3 {
            cube[g][place] = cube[g][place].where_equal(single[g], odd);
        }
    }
    Sight { open: pack(simd, &open), sound }
}

/// Takes a digit that is alone in its cell from the other cells of the box.
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

/// Keeps what belongs to a matching of rows and boxes, in each band.
#[inline(always)]
fn match_bands<S: Simd>(simd: S, words: &mut [S::Lanes; 9]) {
    let rows = three(|r| words[3 * r].or3(words[3 * r + 1], words[3 * r + 2]));
    let next = three(|r| next_stack(simd, rows[r]));
    for r in 0..3 {
        let [a, b] = [(r + 1) % 3, (r + 2) % 3];
        let kept = next_stack(simd, (rows[a] & next[b]).or_and(rows[b], next[a]));
        for c in 0..3 {
            words[3 * r + c] = words[3 * r + c] & kept;
        }
    }
}

/// Keeps what belongs to a matching of columns and boxes, in each stack.
#[inline(always)]
fn match_stacks<S: Simd>(simd: S, words: &mut [S::Lanes; 9]) {
    let columns = three(|c| words[c].or3(words[c + 3], words[c + 6]));
    let next = three(|c| next_band(simd, columns[c]));
    for c in 0..3 {
        let [a, b] = [(c + 1) % 3, (c + 2) % 3];
        let kept = next_band(simd, (columns[a] & next[b]).or_and(columns[b], next[a]));
        for r in 0..3 {
            words[3 * r + c] = words[3 * r + c] & kept;
        }
    }
}
