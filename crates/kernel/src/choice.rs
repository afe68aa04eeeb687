//! Where a lane branches when the rules say no more: on one digit of one cell.
//!
//! A cell with two candidates is best, because both ways settle it. Of several, the one with the most open cells and
//! the most such pairs in sight; a cell counts less if one of its digits has only two places in the box, because such
//! cells often come in twos that say nothing to the others. Without a pair, a digit with two places in a box; without
//! that, any open cell.
//!
//! All lanes choose at once: the score is a number in bit slices, and its maximum is found bit by bit from the top.

use crate::cube::{BY_DIGIT, Cells, Cube, FULL, pack, three};
use crate::round::{Count, count, last_band, last_stack, next_band, next_stack};
use crate::simd::{Lanes, Simd};

/// A number for each cell, by bit slices from the lowest.
type Numbers<L, const BITS: usize> = [L; BITS];

/// The slice that says how much worth it is that no digit of a cell has only two places in the box: eight cells.
const LOOSE: usize = 3;

/// Branches in those of the lanes that have open cells, and the same as `before`: where the last round settled a cell the
/// rules have not come to a halt. Gives the lanes that branched. There the cube becomes the
/// boards where the cell has the digit; the boards where it has not are the second thing returned. The other lanes stay
/// as they are.
#[inline(always)]
pub(crate) fn branch<S: Simd>(
    simd: S,
    cube: &mut Cube<S::Lanes>,
    lanes: u32,
    before: &Cells<S::Lanes>,
) -> (u32, Cube<S::Lanes>) {
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
    let mut settled = zero;
    for r in 0..3 {
        settled = settled | (before[r] ^ open[r]);
    }
    let lanes = lanes & !settled.nonzero();
    let twins = twins(simd, cube);
    let tied = pack(simd, &places(simd, cube, &twins));
    let twin = first(twins);
    let twin_cells = pack(simd, &places(simd, cube, &twin));

    let some_pair = pairs[0].or3(pairs[1], pairs[2]);
    let some_twin = twin[0].or3(twin[1], twin[2]);
    let mut cells = [zero; 3];
    for r in 0..3 {
        let other = some_twin.where_nonzero(twin_cells[r], open[r]);
        cells[r] = zero.replace(lanes, some_pair.where_nonzero(pairs[r], other));
    }
    let by_open = peers(simd, &open);
    let by_pairs = peers(simd, &pairs);
    let mut scores = [[zero; 6]; 3];
    for r in 0..3 {
        scores[r] = score(by_open[r], by_pairs[r], open[r].and_not(tied[r]));
    }
    most(&mut cells, &scores);
    let cell = first(cells);

    let mut chosen = [zero; 9];
    let mut digits = [zero; 3];
    for place in 0..9 {
        let bit = cell[place / 3] & simd.splat(BY_DIGIT[place % 3]);
        chosen[place] = bit.or3(bit.turns()[0], bit.turns()[1]);
        for g in 0..3 {
            digits[g] = digits[g].or_and(cube[g][place], chosen[place]);
        }
    }
    let any = first(digits);
    let mut rest = *cube;
    for g in 0..3 {
        let twin = zero.replace(lanes, some_twin.where_nonzero(twin[g], any[g]));
        let digit = some_pair.where_nonzero(any[g], twin);
        for place in 0..9 {
            // The cell has no other digit, and the digit no other cell in the box.
            rest[g][place] = rest[g][place].and_not(chosen[place] & digit);
            cube[g][place] = cube[g][place].and_not(chosen[place] ^ digit);
        }
    }
    (lanes & open[0].or3(open[1], open[2]).nonzero(), rest)
}

/// The cells of a place with three candidates or more.
#[inline(always)]
fn triples<L: Lanes>(cube: &Cube<L>, place: usize, count: &Count<L>) -> L {
    let thrice = cube[0][place] & cube[1][place] & cube[2][place];
    let triple = thrice | count.twice.and_or(count.next, count.last);
    triple.or3(triple.turns()[0], triple.turns()[1]) | (count.any & count.next & count.last)
}

/// The digits with two places in a box.
#[inline(always)]
fn twins<S: Simd>(simd: S, cube: &Cube<S::Lanes>) -> [S::Lanes; 3] {
    let mut twins = [simd.splat(0); 3];
    for g in 0..3 {
        let words = &cube[g];
        let ones = three(|r| words[3 * r].xor3(words[3 * r + 1], words[3 * r + 2]));
        let twos = three(|r| words[3 * r].majority(words[3 * r + 1], words[3 * r + 2]));
        let count = nine([ones[0], twos[0]], [ones[1], twos[1]], [ones[2], twos[2]]);
        twins[g] = count[1].and_not(count[0].or3(count[2], count[3]));
    }
    twins
}

/// The cells of each place that have one of the digits.
#[inline(always)]
fn places<S: Simd>(simd: S, cube: &Cube<S::Lanes>, digits: &[S::Lanes; 3]) -> [S::Lanes; 9] {
    let mut places = [simd.splat(0); 9];
    for place in 0..9 {
        let with = (cube[0][place] & digits[0]).or_and(cube[1][place], digits[1]).or_and(cube[2][place], digits[2]);
        places[place] = with.or3(with.turns()[0], with.turns()[1]);
    }
    places
}

/// The first bit of three words.
#[inline(always)]
fn first<L: Lanes>([x, y, z]: [L; 3]) -> [L; 3] {
    let none = x.like(0);
    [x.lowest(), x.where_nonzero(none, y).lowest(), (x | y).where_nonzero(none, z).lowest()]
}

/// Keeps the cells that have the highest number.
#[inline(always)]
fn most<L: Lanes, const BITS: usize>(cells: &mut Cells<L>, numbers: &[Numbers<L, BITS>; 3]) {
    for bit in (0..BITS).rev() {
        let high = three(|r| cells[r] & numbers[r][bit]);
        let some = high[0].or3(high[1], high[2]);
        for r in 0..3 {
            cells[r] = some.where_nonzero(high[r], cells[r]);
        }
    }
}

/// How many cells of the set are in the row, the column and the box of each cell; it counts itself three times.
#[inline(always)]
fn peers<S: Simd>(simd: S, set: &Cells<S::Lanes>) -> [Numbers<S::Lanes, 5>; 3] {
    let thirds = [set[0].xor3(set[1], set[2]), set[0].majority(set[1], set[2])];
    let column = nine(
        thirds,
        [next_band(simd, thirds[0]), next_band(simd, thirds[1])],
        [last_band(simd, thirds[0]), last_band(simd, thirds[1])],
    );
    let square =
        nine(thirds, [thirds[0].turns()[0], thirds[1].turns()[0]], [thirds[0].turns()[1], thirds[1].turns()[1]]);
    let [ones, twos, fours, eights, more] = sum(column, square);
    let full = simd.splat(FULL);
    let mut peers = [[full; 5]; 3];
    for r in 0..3 {
        let (x, [y, z]) = (set[r], set[r].turns());
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

/// The sum of three numbers up to three.
#[inline(always)]
fn nine<L: Lanes>(x: [L; 2], y: [L; 2], z: [L; 2]) -> Numbers<L, 4> {
    let carry = x[0].majority(y[0], z[0]);
    let twos = x[1].xor3(y[1], z[1]);
    let fours = x[1].majority(y[1], z[1]);
    let second = twos & carry;
    [x[0].xor3(y[0], z[0]), twos ^ carry, fours ^ second, fours & second]
}

/// The sum of two numbers.
#[inline(always)]
fn sum<L: Lanes>(x: Numbers<L, 4>, y: Numbers<L, 4>) -> Numbers<L, 5> {
    let first = x[0] & y[0];
    let second = first.majority(x[1], y[1]);
    let third = second.majority(x[2], y[2]);
    [x[0] ^ y[0], first.xor3(x[1], y[1]), second.xor3(x[2], y[2]), third.xor3(x[3], y[3]), third.majority(x[3], y[3])]
}

/// The open cells and the pairs in sight, and eight more for a loose cell.
#[inline(always)]
fn score<L: Lanes>(open: Numbers<L, 5>, pairs: Numbers<L, 5>, loose: L) -> Numbers<L, 6> {
    let [ones, twos, fours, eights, carry] =
        sum([open[0], open[1], open[2], open[3]], [pairs[0], pairs[1], pairs[2], pairs[3]]);
    let mut score = [ones, twos, fours, eights, carry.xor3(open[4], pairs[4]), carry.majority(open[4], pairs[4])];
    let mut carry = loose;
    for slice in &mut score[LOOSE..] {
        let next = *slice & carry;
        *slice = *slice ^ carry;
        carry = next;
    }
    score
}
