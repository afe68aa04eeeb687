//! Where a lane branches when the rules say no more: on one digit of one cell.

use crate::cube::{BY_DIGIT, Cube, FULL};
use crate::round::{Count, count, last_digit, next_digit};
use crate::simd::{Lanes, Simd};

/// A set of cells: a word for each row of the bands, bit `9c + 3k + b`.
type Cells<L> = [L; 3];

/// Branches in those of the lanes that have a cell with two candidates or more, and gives these lanes: the cube becomes
/// the boards where the cell has the digit; the boards where it has not are the second thing returned. The other lanes
/// stay as they are.
#[inline(always)]
pub(crate) fn branch<S: Simd>(simd: S, cube: &mut Cube<S::Lanes>, lanes: u32) -> (u32, Cube<S::Lanes>) {
    let zero = simd.splat(0);
    let mut open = [zero; 9];
    let mut pairs = [zero; 9];
    for place in 0..9 {
        let count = count(cube, place);
        open[place] = count.two;
        pairs[place] = count.two.and_not(triples(cube, place, &count));
    }
    let open = pack(simd, &open);
    let pairs = pack(simd, &pairs);
    let paired = pairs[0].or3(pairs[1], pairs[2]).nonzero();
    let mut cells = [zero; 3];
    for r in 0..3 {
        cells[r] = zero.replace(lanes, open[r].replace(paired, pairs[r]));
    }
    let cell = first(cells);
    let mut chosen = [zero; 9];
    let mut digits = [zero; 3];
    for place in 0..9 {
        let bit = cell[place / 3] & simd.splat(BY_DIGIT[place % 3]);
        chosen[place] = bit.or3(next_digit(bit), last_digit(bit));
        for g in 0..3 {
            digits[g] = digits[g].or_and(cube[g][place], chosen[place]);
        }
    }
    let digit = first(digits);
    let mut rest = *cube;
    for g in 0..3 {
        for place in 0..9 {
            rest[g][place] = rest[g][place].and_not(chosen[place] & digit[g]);
            cube[g][place] = cube[g][place].and_not(chosen[place].and_not(digit[g]));
        }
    }
    (lanes & open[0].or3(open[1], open[2]).nonzero(), rest)
}

/// The cells of a place with three candidates or more.
#[inline(always)]
fn triples<L: Lanes>(cube: &Cube<L>, place: usize, count: &Count<L>) -> L {
    let thrice = cube[0][place] & cube[1][place] & cube[2][place];
    let triple = thrice | count.twice.and_or(count.next, count.last);
    triple.or3(next_digit(triple), last_digit(triple)) | (count.any & count.next & count.last)
}

/// Nine words, each the same for all `e`, as a set of cells.
#[inline(always)]
fn pack<S: Simd>(simd: S, words: &[S::Lanes; 9]) -> Cells<S::Lanes> {
    let [first, second] = [simd.splat(BY_DIGIT[0]), simd.splat(BY_DIGIT[1])];
    let mut cells = [simd.splat(FULL); 3];
    for r in 0..3 {
        cells[r] = cells[r] & first.select(words[3 * r], second.select(words[3 * r + 1], words[3 * r + 2]));
    }
    cells
}

/// The first bit of three words.
#[inline(always)]
fn first<L: Lanes>([x, y, z]: [L; 3]) -> [L; 3] {
    let both = x | y;
    [x.lowest(), (x.or_else(y) ^ x).lowest(), (both.or_else(z) ^ both).lowest()]
}
