//! Tests every operation on rows of every available backend against plain integers, and that unused lanes stay 0.

use std::{array, mem};

use super::super::reference::on;
use super::{Plane, ROW, Removal, RowSimd, RowWork, Rows, Words, run};
use crate::puzzle::BoardRef;
use crate::{Backend, BoardLine, CELLS, PencilMarks, pencil_marks_of};

/// Rows of nine digits.
type Digits = [[u16; 9]; 9];

/// Applies all operations to three operands.
struct Operations<'d>(&'d [Digits; 3]);

/// The results: rows, tests of each vector, and the plane of its first digit.
struct Results {
    rows: Vec<Digits>,
    removed_in_memory: Digits,
    tests: Vec<[bool; 2]>,
    digits_at: Vec<u32>,
    planes: Vec<Plane>,
    digits: usize,
}

impl RowWork for Operations<'_> {
    type Output = Results;

    #[inline(always)]
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Results {
        assert_eq!(N * S::Rows::DIGITS, 9, "whole boards");
        let [x, a, b] = self.0.map(|digits| packed::<S, N>(simd, &digits));
        let ones = simd.splat(u16::MAX);
        let mut rows = Vec::new();
        for operation in 0.. {
            let result: [S::Rows; N] = array::from_fn(|i| {
                let (x, a, b) = (x[i], a[i], b[i]);
                match operation {
                    0 => x & a,
                    1 => x | a,
                    2 => x ^ a,
                    3 => x.and_not(a),
                    4 => x.plus(a),
                    5 => x.minus(a),
                    6 => x.least(a),
                    7 => x.shl::<8>(),
                    8 => x.shr::<3>(),
                    9 => x.or3(a, b),
                    10 => x.majority(a, b),
                    11 => x.select(a, b),
                    12 => x.or_and(a, b),
                    13 => x.single(ones),
                    14 => x.placed_or_self(a),
                    15 => x.next_row(),
                    16 => x.previous_row(),
                    17 => x.next_band(),
                    18 => x.previous_band(),
                    19 => x.next_digit(),
                    20 => x.previous_digit(),
                    21 => x.without(&REMOVAL, i * S::Rows::DIGITS),
                    22 => simd.of_digits(0b101),
                    23 => (x & simd.splat(0x777)).boxes_rotated(),
                    24 => (x & simd.splat(0xfff)).columns_rotated(simd.splat(0x333)) & simd.splat(0xfff),
                    25 => (x & simd.splat(0xfff)).guarded(simd.splat(0x888)),
                    26 => x.or_xor(a, b),
                    _ => simd.splat(0x123),
                }
            });
            rows.push(unpacked(&result));
            if operation == OPERATIONS {
                break;
            }
        }
        let mut words = [Words::<S::Rows>::default(); N];
        for (x, words) in x.iter().zip(&mut words) {
            x.store(words);
        }
        REMOVAL.apply::<S::Rows>(&mut words);
        let removed_in_memory: [S::Rows; N] = array::from_fn(|i| simd.load(&words[i]));
        Results {
            rows,
            removed_in_memory: unpacked(&removed_in_memory),
            tests: x.iter().map(|x| [x.is_zero(), x.has_empty_row()]).collect(),
            digits_at: x.iter().map(|x| x.digits_at(7, 0x210)).collect(),
            planes: x.iter().map(|x| x.plane()).collect(),
            digits: S::Rows::DIGITS,
        }
    }
}

/// The removal of the test.
const REMOVAL: Removal = Removal { row: 5, cells: 0x730, digits: 0b100_110_101, placed: 0b010_001_010 };

/// The number of the last operation.
const OPERATIONS: usize = 27;

/// Computes an operation on one row of one digit, if `digits` digits share a vector.
fn plain(operation: usize, [x, a, b]: &[Digits; 3], digits: usize, d: usize, r: usize) -> u16 {
    let (first, band) = (d / digits * digits, r / 3 * 3);
    let (word, a, b) = (x[d][r], a[d][r], b[d][r]);
    match operation {
        0 => word & a,
        1 => word | a,
        2 => word ^ a,
        3 => word & !a,
        4 => word.wrapping_add(a),
        5 => word.wrapping_sub(a),
        6 => word.min(a),
        7 => word << 8,
        8 => word >> 3,
        9 => word | a | b,
        10 => word & a | word & b | a & b,
        11 => word & a | !word & b,
        12 => word | a & b,
        13 if word.is_power_of_two() => word,
        13 => 0,
        14 if a == 0 => word,
        14 => a,
        15 => x[d][band + (r + 1) % 3],
        16 => x[d][band + (r + 2) % 3],
        17 => x[d][(r + 3) % 9],
        18 => x[d][(r + 6) % 9],
        19 => x[first + (d + 1) % digits][r],
        20 => x[first + (d + digits - 1) % digits][r],
        21 if r == REMOVAL.row && REMOVAL.digits >> d & 1 == 1 => word & !REMOVAL.cells,
        21 if r == REMOVAL.row && REMOVAL.placed >> d & 1 == 1 => word & !(ROW ^ REMOVAL.cells),
        21 => word,
        22 if d % digits == 1 => 0,
        22 => u16::MAX,
        23 => (word & 0x777) >> 4 | (word & 0x777) << 8,
        24 => word >> 1 & 0x333 | word << 2 & 0xccc,
        25 => (0..3).fold(0, |cells, k| cells | ((word >> (4 * k + 3) & 1) * (7 << (4 * k)))),
        26 => word | (a ^ b),
        _ => 0x123,
    }
}

#[inline(always)]
fn packed<S: RowSimd, const N: usize>(simd: S, digits: &Digits) -> [S::Rows; N] {
    let mut words = [Words::<S::Rows>::default(); N];
    for (d, rows) in digits.iter().enumerate() {
        for (r, &row) in rows.iter().enumerate() {
            words[d / S::Rows::DIGITS].as_mut()[S::Rows::lane(d % S::Rows::DIGITS, r)] = row;
        }
    }
    words.map(|words| simd.load(&words))
}

#[inline(always)]
fn unpacked<R: Rows, const N: usize>(vectors: &[R; N]) -> Digits {
    let mut digits = Digits::default();
    for (v, vector) in vectors.iter().enumerate() {
        let mut words = Words::<R>::default();
        vector.store(&mut words);
        for (d, rows) in digits[v * R::DIGITS..][..R::DIGITS].iter_mut().enumerate() {
            for (r, row) in rows.iter_mut().enumerate() {
                *row = mem::take(&mut words.as_mut()[R::lane(d, r)]);
            }
        }
        assert!(words.as_ref().iter().all(|&word| word == 0), "an unused lane is not zero");
    }
    digits
}

/// Converts a board to rows, then its first four digits, as bit planes, to a line.
struct Conversion<'b>(BoardRef<'b>);

impl RowWork for Conversion<'_> {
    type Output = (Digits, BoardLine);

    #[inline(always)]
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Self::Output {
        let bands = simd.bands(self.0);
        let vectors: [S::Rows; N] = array::from_fn(|i| simd.rows(&bands[i * S::Rows::DIGITS..][..S::Rows::DIGITS]));
        let digits = unpacked(&vectors);
        let plane = |digit: usize| {
            array::from_fn(|b| {
                let rows = &digits[digit][3 * b..];
                simd.dense(u64::from(rows[0]) | u64::from(rows[1]) << 16 | u64::from(rows[2]) << 32)
            })
        };
        (digits, simd.line_of_planes([plane(0), plane(1), plane(2), plane(3)]))
    }
}

fn numbers(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        state >> 20
    }
}

#[test]
fn avx2_rows_agree_with_integers() {
    on(Backend::Avx2, check);
}

#[test]
fn avx512_rows_agree_with_integers() {
    on(Backend::Avx512, check);
}

fn check(backend: Backend) {
    check_operations(backend);
    check_conversions(backend);
}

fn check_operations(backend: Backend) {
    let mut next = numbers(1);
    let mut word = || match next() % 8 {
        0 | 1 => 0,
        2 => 0x777,
        3 => 1 << (next() % 11),
        4 => next() as u16,
        _ => next() as u16 & 0x777,
    };
    for round in 0..400 {
        let mut operands: [Digits; 3] = array::from_fn(|_| array::from_fn(|_| array::from_fn(|_| word())));
        match round {
            0 => operands[0] = Digits::default(),
            1..100 => operands[0] = operands[0].map(|rows| rows.map(|row| row | 1)),
            _ => {}
        }
        let results = run(backend, Operations(&operands));
        for (operation, rows) in results.rows.iter().enumerate() {
            let expected: Digits =
                array::from_fn(|d| array::from_fn(|r| plain(operation, &operands, results.digits, d, r)));
            assert_eq!(rows, &expected, "operation {operation} of {}", backend.name());
        }
        assert_eq!(results.removed_in_memory, results.rows[21], "{}", backend.name());
        for (d, rows) in operands[0].iter().enumerate() {
            let at = results.digits_at[d / results.digits] >> (d % results.digits) & 1;
            assert_eq!(at == 1, rows[7] & 0x210 != 0, "{}", backend.name());
        }
        let vectors = operands[0].chunks(results.digits).zip(&results.tests).zip(&results.planes);
        for ((digits, &[is_zero, has_empty]), plane) in vectors {
            assert_eq!(is_zero, digits.as_flattened().iter().all(|&row| row == 0), "{}", backend.name());
            assert_eq!(has_empty, digits.as_flattened().contains(&0), "{}", backend.name());
            let row = |b: usize, r: usize| u64::from(digits[0][3 * b + r]) << (16 * r);
            assert_eq!(*plane, array::from_fn(|b| row(b, 0) | row(b, 1) | row(b, 2)), "{}", backend.name());
        }
    }
}

fn check_conversions(backend: Backend) {
    let mut next = numbers(2);
    for _ in 0..500 {
        let line: BoardLine = array::from_fn(|_| b"123456789.0* \xff\x00:/"[next() as usize % 17]);
        let marks: PencilMarks = array::from_fn(|_| next() as u16);
        for (board_ref, marks) in
            [(BoardRef::Line(&line), pencil_marks_of(&line)), (BoardRef::PencilMarks(&marks), marks)]
        {
            let mut expected = ([[0; 9]; 9], [b'0'; CELLS]);
            for (cell, marks) in marks.into_iter().enumerate() {
                for digit in (0..9).filter(|digit| marks >> digit & 1 == 1) {
                    expected.0[digit][cell / 9] |= 1 << (cell % 9 + cell % 9 / 3);
                }
                expected.1[cell] += (marks & 0xf) as u8;
            }
            assert_eq!(run(backend, Conversion(board_ref)), expected, "{}", backend.name());
        }
    }
}
