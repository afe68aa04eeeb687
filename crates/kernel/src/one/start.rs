//! Conversion of boards to vectors and of solutions to lines.

use crate::board::BoardLine;
use crate::puzzle::BoardRef;
use crate::simd::rows::{RowSimd, Rows as _};

#[inline(always)]
pub(super) fn vectors<S: RowSimd, const N: usize>(simd: S, board: BoardRef<'_>) -> [S::Rows; N] {
    let bands = simd.bands(board);
    let mut vectors = [simd.splat(0); N];
    for (i, vector) in vectors.iter_mut().enumerate() {
        *vector = simd.rows(&bands[i * S::Rows::DIGITS..(i + 1) * S::Rows::DIGITS]);
    }
    vectors
}

#[inline(always)]
pub(super) fn line<S: RowSimd, const N: usize>(simd: S, solution: &[S::Rows; N]) -> BoardLine {
    let mut planes = [[0; 3]; 4];
    for (j, plane) in planes.iter_mut().enumerate() {
        let mut cells = simd.splat(0);
        for (i, &vector) in solution.iter().enumerate() {
            let mut digits = 0;
            for digit in 0..S::Rows::DIGITS {
                let value = i * S::Rows::DIGITS + digit + 1;
                digits |= (value as u32 >> j & 1) << digit;
            }
            cells = cells | (vector & simd.of_digits(digits));
        }
        if S::Rows::DIGITS == 3 {
            cells = cells.or3(cells.next_digit(), cells.previous_digit());
        }
        let bands = cells.plane();
        for band in 0..3 {
            plane[band] = simd.dense(bands[band]);
        }
    }
    simd.line_of_planes(planes)
}
