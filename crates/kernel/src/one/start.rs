//! From what is known of a board to vectors, and from solved vectors to a line.

use crate::board::{CELLS, Line, Marks};
use crate::puzzle::{Form, bands_of_marks};
use crate::simd::rows::{Planes, RowSimd, Rows, Words, spread};

/// The vectors of a board before any rule.
#[inline(always)]
pub(super) fn vectors<S: RowSimd, const N: usize>(simd: S, form: Form<'_>) -> [S::Rows; N] {
    let planes = match form {
        Form::Line(line) => simd.planes(line),
        Form::Marks(marks) => planes(marks),
    };
    let mut words = [Words::<S::Rows>::default(); N];
    for (words, planes) in words.iter_mut().zip(planes.chunks(S::Rows::DIGITS)) {
        for (digit, plane) in planes.iter().enumerate() {
            for (b, &band) in plane.iter().enumerate() {
                let lane = S::Rows::lane(digit, 3 * b);
                words.as_mut()[lane..lane + 3].copy_from_slice(&[
                    band as u16,
                    (band >> 16) as u16,
                    (band >> 32) as u16,
                ]);
            }
        }
    }
    words.map(|words| simd.load(&words))
}

/// The line of a solution.
#[inline(always)]
pub(super) fn line<R: Rows, const N: usize>(solution: &[R; N]) -> Line {
    let mut line = [b'.'; CELLS];
    for (vector, first) in solution.iter().zip((b'1'..).step_by(R::DIGITS)) {
        let mut words = Words::<R>::default();
        vector.store(&mut words);
        for (digit, value) in (0..R::DIGITS).zip(first..) {
            for (row, cells) in line.chunks_mut(9).enumerate() {
                let bit = words.as_ref()[R::lane(digit, row)].trailing_zeros() as usize;
                // One cell a row, and a guard after three.
                if let Some(cell) = cells.get_mut(bit - bit / 4) {
                    *cell = value;
                }
            }
        }
    }
    line
}

fn planes(marks: &Marks) -> Planes {
    bands_of_marks(marks).map(|bands| bands.map(|cells| spread(u64::from(cells))))
}
