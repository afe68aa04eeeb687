//! The choice of a branch when the rules are at their fixed point: one digit of one cell, in each lane.
//!
//! Bivalue cells are best, because both branches fix the cell. Among these, the score is the number of open cells plus
//! the number of bivalue cells in sight, with a bonus for cells without a *bilocation* digit, one that has only two
//! places in the box: cells with such a digit often come in pairs that do not affect others. Without a bivalue cell a
//! bilocation digit is chosen, and without that any open cell.
//!
//! All lanes choose at once: the scores are bit-sliced numbers, and their maximum is found bit by bit from the highest.

use crate::cube::{BY_DIGIT, Cells, Cube, FULL, pack, three};
use crate::round::{Count, count, last_band, last_stack, next_band, next_stack};
use crate::simd::{Lanes, Simd};

/// A number for each cell, as bit slices from the lowest.
type Numbers<L, const BITS: usize> = [L; BITS];

/// The slice of the bonus for cells without a bilocation digit, which is worth eight cells.
const BONUS_SLICE: usize = 3;

/// Branches in those of the `lanes` whose open cells are the same as `before` the last round; in the others the rules
/// have not reached their fixed point.
///
/// Returns the lanes that branched, and the alternative boards, in which the chosen cell does not have the digit. In
/// these lanes, the cube becomes the boards in which it has the digit; the other lanes do not change.
#[inline(always)]
pub(crate) fn branch<S: Simd>(
    simd: S,
    cube: &mut Cube<S::Lanes>,
    lanes: u32,
    before: &Cells<S::Lanes>,
) -> (u32, Cube<S::Lanes>) {
    let zero = simd.splat(0);
    let mut open = [zero; 9];
    let mut bivalues = [zero; 9];
    for place in 0..9 {
        let count = count(cube, place);
        open[place] = count.two;
        bivalues[place] = count.two.and_not(multivalue_cells(cube, place, &count));
    }
    let open = pack(simd, &open);
    let bivalues = pack(simd, &bivalues);
    let mut changed = zero;
    for r in 0..3 {
        changed = changed | (before[r] ^ open[r]);
    }
    let lanes = lanes & !changed.nonzero();
    let bilocation_digits = bilocation_digits(simd, cube);
    let with_bilocation = pack(simd, &places(simd, cube, &bilocation_digits));
    let bilocation = first(bilocation_digits);
    let bilocation_cells = pack(simd, &places(simd, cube, &bilocation));

    let any_bivalue = bivalues[0].or3(bivalues[1], bivalues[2]);
    let any_bilocation = bilocation[0].or3(bilocation[1], bilocation[2]);
    let mut cells = [zero; 3];
    for r in 0..3 {
        let other = any_bilocation.where_nonzero(bilocation_cells[r], open[r]);
        cells[r] = zero.replace(lanes, any_bivalue.where_nonzero(bivalues[r], other));
    }
    let by_open = peers(simd, &open);
    let by_bivalues = peers(simd, &bivalues);
    let mut scores = [[zero; 6]; 3];
    for r in 0..3 {
        scores[r] = score(by_open[r], by_bivalues[r], open[r].and_not(with_bilocation[r]));
    }
    keep_maximum(&mut cells, &scores);
    let cell = first(cells);

    let mut chosen = [zero; 9];
    let mut digits = [zero; 3];
    for place in 0..9 {
        let bit = cell[place / 3] & simd.splat(BY_DIGIT[place % 3]);
        chosen[place] = bit.or3(bit.rotations()[0], bit.rotations()[1]);
        for g in 0..3 {
            digits[g] = digits[g].or_and(cube[g][place], chosen[place]);
        }
    }
    let any = first(digits);
    let mut rest = *cube;
    for g in 0..3 {
        let bilocation = zero.replace(lanes, any_bilocation.where_nonzero(bilocation[g], any[g]));
        let digit = any_bivalue.where_nonzero(any[g], bilocation);
        for place in 0..9 {
            // In the branch, the cell has no other digit, and the digit no other cell in the box.
            rest[g][place] = rest[g][place].and_not(chosen[place] & digit);
            cube[g][place] = cube[g][place].and_not(chosen[place] ^ digit);
        }
    }
    (lanes & open[0].or3(open[1], open[2]).nonzero(), rest)
}

/// Returns the cells of a place with three candidates or more.
#[inline(always)]
fn multivalue_cells<L: Lanes>(cube: &Cube<L>, place: usize, count: &Count<L>) -> L {
    let three_groups = cube[0][place] & cube[1][place] & cube[2][place];
    let multivalue = three_groups | count.twice.and_or(count.next, count.last);
    multivalue.or3(multivalue.rotations()[0], multivalue.rotations()[1]) | (count.any & count.next & count.last)
}

/// Returns the digits with two places in a box.
#[inline(always)]
fn bilocation_digits<S: Simd>(simd: S, cube: &Cube<S::Lanes>) -> [S::Lanes; 3] {
    let mut bilocation_digits = [simd.splat(0); 3];
    for g in 0..3 {
        let words = &cube[g];
        let ones = three!(|r| words[3 * r].xor3(words[3 * r + 1], words[3 * r + 2]));
        let twos = three!(|r| words[3 * r].majority(words[3 * r + 1], words[3 * r + 2]));
        let count = nine([ones[0], twos[0]], [ones[1], twos[1]], [ones[2], twos[2]]);
        bilocation_digits[g] = count[1].and_not(count[0].or3(count[2], count[3]));
    }
    bilocation_digits
}

/// Returns the cells of each place that have one of the digits as a candidate.
#[inline(always)]
fn places<S: Simd>(simd: S, cube: &Cube<S::Lanes>, digits: &[S::Lanes; 3]) -> [S::Lanes; 9] {
    let mut places = [simd.splat(0); 9];
    for place in 0..9 {
        let with = (cube[0][place] & digits[0]).or_and(cube[1][place], digits[1]).or_and(cube[2][place], digits[2]);
        places[place] = with.or3(with.rotations()[0], with.rotations()[1]);
    }
    places
}

/// Returns the first bit of three words.
#[inline(always)]
fn first<L: Lanes>([x, y, z]: [L; 3]) -> [L; 3] {
    let none = x.splat(0);
    [x.lowest(), x.where_nonzero(none, y).lowest(), (x | y).where_nonzero(none, z).lowest()]
}

/// Keeps the cells with the highest number.
#[inline(always)]
fn keep_maximum<L: Lanes, const BITS: usize>(cells: &mut Cells<L>, numbers: &[Numbers<L, BITS>; 3]) {
    for bit in (0..BITS).rev() {
        let high = three!(|r| cells[r] & numbers[r][bit]);
        let some = high[0].or3(high[1], high[2]);
        for r in 0..3 {
            cells[r] = some.where_nonzero(high[r], cells[r]);
        }
    }
}

/// Returns the number of cells of the set in the row, the column and the box of each cell; a cell counts itself three
/// times.
#[inline(always)]
fn peers<S: Simd>(simd: S, set: &Cells<S::Lanes>) -> [Numbers<S::Lanes, 5>; 3] {
    let thirds = [set[0].xor3(set[1], set[2]), set[0].majority(set[1], set[2])];
    let column = nine(
        thirds,
        [next_band(simd, thirds[0]), next_band(simd, thirds[1])],
        [last_band(simd, thirds[0]), last_band(simd, thirds[1])],
    );
    let square = nine(
        thirds,
        [thirds[0].rotations()[0], thirds[1].rotations()[0]],
        [thirds[0].rotations()[1], thirds[1].rotations()[1]],
    );
    let [ones, twos, fours, eights, more] = sum(column, square);
    let full = simd.splat(FULL);
    let mut peers = [[full; 5]; 3];
    for r in 0..3 {
        let (x, [y, z]) = (set[r], set[r].rotations());
        let thirds = [x.xor3(y, z) & full, x.majority(y, z) & full];
        let row = nine(
            thirds,
            [next_stack(simd, thirds[0]), next_stack(simd, thirds[1])],
            [last_stack(simd, thirds[0]), last_stack(simd, thirds[1])],
        );
        peers[r] = sum([ones, twos, fours, eights], row);
        peers[r][4] = peers[r][4] ^ more;
    }
    peers
}

/// Returns the sum of three numbers up to three.
#[inline(always)]
fn nine<L: Lanes>(x: [L; 2], y: [L; 2], z: [L; 2]) -> Numbers<L, 4> {
    let carry = x[0].majority(y[0], z[0]);
    let twos = x[1].xor3(y[1], z[1]);
    let fours = x[1].majority(y[1], z[1]);
    let second = twos & carry;
    [x[0].xor3(y[0], z[0]), twos ^ carry, fours ^ second, fours & second]
}

/// Returns the sum of two numbers.
#[inline(always)]
fn sum<L: Lanes>(x: Numbers<L, 4>, y: Numbers<L, 4>) -> Numbers<L, 5> {
    let first = x[0] & y[0];
    let second = first.majority(x[1], y[1]);
    let third = second.majority(x[2], y[2]);
    [x[0] ^ y[0], first.xor3(x[1], y[1]), second.xor3(x[2], y[2]), third.xor3(x[3], y[3]), third.majority(x[3], y[3])]
}

/// Returns the score: open cells plus bivalue cells in sight, plus eight for cells without a bilocation digit.
#[inline(always)]
fn score<L: Lanes>(open: Numbers<L, 5>, bivalues: Numbers<L, 5>, without_bilocation: L) -> Numbers<L, 6> {
    let [ones, twos, fours, eights, carry] =
        sum([open[0], open[1], open[2], open[3]], [bivalues[0], bivalues[1], bivalues[2], bivalues[3]]);
    let mut score = [ones, twos, fours, eights, carry.xor3(open[4], bivalues[4]), carry.majority(open[4], bivalues[4])];
    let mut carry = without_bilocation;
    for slice in &mut score[BONUS_SLICE..] {
        let next = *slice & carry;
        *slice = *slice ^ carry;
        carry = next;
    }
    score
}
