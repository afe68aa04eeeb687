//! The two formats of boards that the solvers accept.

use std::array;

use crate::board::{BoardLine, CELLS, PencilMarks};

/// A board to solve: a [`BoardLine`] or [`PencilMarks`].
pub trait Puzzle: Sync + Sized + Sealed {}

impl Puzzle for BoardLine {}

impl Puzzle for PencilMarks {}

/// Prevents other implementations of [`Puzzle`].
pub trait Sealed: Sized {
    /// Returns the board in its format.
    fn board_ref(&self) -> BoardRef<'_>;

    /// Returns the boards in their format.
    fn boards(puzzles: &[Self]) -> Boards<'_>;
}

impl Sealed for BoardLine {
    #[inline(always)]
    fn board_ref(&self) -> BoardRef<'_> {
        BoardRef::Line(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::Lines(puzzles)
    }
}

impl Sealed for PencilMarks {
    #[inline(always)]
    fn board_ref(&self) -> BoardRef<'_> {
        BoardRef::PencilMarks(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::PencilMarks(puzzles)
    }
}

/// Boards of one format.
#[derive(Clone, Copy, Debug)]
pub enum Boards<'b> {
    /// As text.
    Lines(&'b [BoardLine]),
    PencilMarks(&'b [PencilMarks]),
}

impl<'b> Boards<'b> {
    /// Returns the number of boards.
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Lines(lines) => lines.len(),
            Self::PencilMarks(marks) => marks.len(),
        }
    }

    #[inline(always)]
    pub(crate) fn get(self, index: usize) -> BoardRef<'b> {
        match self {
            Self::Lines(lines) => lines[index].board_ref(),
            Self::PencilMarks(marks) => marks[index].board_ref(),
        }
    }
}

/// A board in either format.
#[derive(Clone, Copy, Debug)]
pub enum BoardRef<'b> {
    /// Text.
    Line(&'b BoardLine),
    PencilMarks(&'b PencilMarks),
}

/// A board as 27 bits for each digit and band: the cells where the digit is possible, row by row from the lowest bit.
/// The five bits above are undefined.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(crate) struct ParsedBoard {
    /// The first two bands of each digit, the second from bit 32 on.
    pub(crate) both: [u64; 9],
    /// The third band of each digit.
    pub(crate) third: [u32; 9],
    /// Padding to two vectors of 512 bits.
    pub(crate) rest: [u32; 5],
}

impl ParsedBoard {
    /// Returns the bands of each digit.
    #[inline(always)]
    pub(crate) fn bands(&self) -> [[u32; 3]; 9] {
        array::from_fn(|d| [self.both[d] as u32, (self.both[d] >> 32) as u32, self.third[d]])
    }

    /// Sets the possible cells of a digit in a band.
    fn set(&mut self, d: usize, band: usize, cells: u32) {
        match band {
            0 => self.both[d] = u64::from(cells),
            1 => self.both[d] |= u64::from(cells) << 32,
            _ => self.third[d] = cells,
        }
    }
}

/// The cells of a band, a byte each, and padding.
type BandBytes = [u8; 32];

/// Returns one bit of each byte.
fn plane(bytes: &BandBytes, bit: u32) -> u32 {
    let mut plane = 0;
    for (i, &word) in bytes.as_chunks::<8>().0.iter().enumerate() {
        let bits = u64::from_le_bytes(word) >> bit & 0x0101_0101_0101_0101;
        // Each factor of the constant moves the bit of one byte to its place in the highest byte.
        plane |= ((bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32) << (8 * i);
    }
    plane
}

/// Parses text, by comparing the bit planes of the values with each digit.
pub(crate) fn read_line(line: &BoardLine, parsed: &mut ParsedBoard) {
    for (band, cells) in line.as_chunks::<27>().0.iter().enumerate() {
        let mut values: BandBytes = [0; 32];
        for (value, &byte) in values.iter_mut().zip(cells) {
            let digit = byte.wrapping_sub(b'0');
            *value = if digit > 9 { 0 } else { digit };
        }
        let planes = [0, 1, 2, 3].map(|bit| plane(&values, bit));
        let given = planes[0] | planes[1] | planes[2] | planes[3];
        for d in 0..9 {
            let value = d as u32 + 1;
            let other = (0..4).fold(0, |other, j| other | (planes[j] ^ (value >> j & 1).wrapping_neg()));
            parsed.set(d, band, !(given & other));
        }
    }
}

/// Reads pencil marks: the bit planes of the cells are those of the digits.
pub(crate) fn read_marks(marks: &PencilMarks, parsed: &mut ParsedBoard) {
    for (band, cells) in marks.as_chunks::<27>().0.iter().enumerate() {
        let (mut low, mut high): (BandBytes, BandBytes) = ([0; 32], [0; 32]);
        for ((low, high), &marks) in low.iter_mut().zip(&mut high).zip(cells) {
            [*low, *high] = marks.to_le_bytes();
        }
        for d in 0..8 {
            parsed.set(d, band, plane(&low, d as u32));
        }
        parsed.set(8, band, plane(&high, 0));
    }
}

/// Returns the bands of each digit of a line.
pub(crate) fn bands_of_line(line: &BoardLine) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_line(line, &mut parsed);
    parsed.bands()
}

/// Returns the bands of each digit of pencil marks.
pub(crate) fn bands_of_pencil_marks(marks: &PencilMarks) -> [[u32; 3]; 9] {
    let mut parsed = ParsedBoard::default();
    read_marks(marks, &mut parsed);
    parsed.bands()
}

/// Returns a board as text, given bit planes of its digits: plane `j` has the cells, band by band, whose digit has bit
/// `j`.
pub(crate) fn line_of_planes(planes: [[u32; 3]; 4]) -> BoardLine {
    let mut line = [0; CELLS];
    for (band, cells) in line.as_chunks_mut::<27>().0.iter_mut().enumerate() {
        let mut bytes: BandBytes = [0; 32];
        for (i, word) in bytes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let mut digits = u64::from_le_bytes([b'0'; 8]);
            for (j, plane) in planes.iter().enumerate() {
                // Each byte keeps the bit of its cell; the sum carries it to the highest bit of the byte.
                let copies = u64::from(plane[band] >> (8 * i) & 0xff) * 0x0101_0101_0101_0101;
                let highest = (copies & 0x8040_2010_0804_0201) + 0x0040_6070_787c_7e7f;
                digits |= (highest >> 7 & 0x0101_0101_0101_0101) << j;
            }
            *word = digits.to_le_bytes();
        }
        cells.copy_from_slice(&bytes[..27]);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pencil_marks_of;

    /// Boards of any bytes and any marks, read and written cell by cell.
    #[test]
    fn boards_are_converted_cell_by_cell() {
        let mut state = 2_u64;
        let mut next = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            state >> 20
        };
        for _ in 0..500 {
            let line: BoardLine = array::from_fn(|_| b"123456789.0* \xff\x00:/"[next() as usize % 17]);
            let marks: PencilMarks = array::from_fn(|_| next() as u16);
            for (bands, marks) in
                [(bands_of_line(&line), pencil_marks_of(&line)), (bands_of_pencil_marks(&marks), marks)]
            {
                let mut expected = ([[0; 3]; 9], [b'0'; CELLS]);
                for (cell, marks) in marks.into_iter().enumerate() {
                    for digit in (0..9).filter(|digit| marks >> digit & 1 == 1) {
                        expected.0[digit][cell / 27] |= 1 << (cell % 27);
                    }
                    expected.1[cell] += (marks & 0xf) as u8;
                }
                let bands = bands.map(|bands| bands.map(|band| band & 0x7ff_ffff));
                assert_eq!(bands, expected.0);
                assert_eq!(line_of_planes([bands[0], bands[1], bands[2], bands[3]]), expected.1);
            }
        }
    }
}
