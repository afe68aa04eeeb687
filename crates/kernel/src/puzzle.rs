//! The two formats of boards that the solvers accept.

use std::array;

use crate::board::{BoardLine, PencilMarks};

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

    /// Marks the digit as possible in the cell.
    fn allow(&mut self, d: usize, cell: usize) {
        match cell {
            0..27 => self.both[d] |= 1 << cell,
            27..54 => self.both[d] |= 1 << (cell + 5),
            _ => self.third[d] |= 1 << (cell - 54),
        }
    }
}

/// Parses text.
pub(crate) fn read_line(line: &BoardLine, parsed: &mut ParsedBoard) {
    *parsed = ParsedBoard::default();
    for (cell, &byte) in line.iter().enumerate() {
        match byte {
            b'1'..=b'9' => parsed.allow(usize::from(byte - b'1'), cell),
            _ => (0..9).for_each(|d| parsed.allow(d, cell)),
        }
    }
}

pub(crate) fn read_marks(marks: &PencilMarks, parsed: &mut ParsedBoard) {
    *parsed = ParsedBoard::default();
    for (cell, &marks) in marks.iter().enumerate() {
        (0..9).filter(|d| marks >> d & 1 == 1).for_each(|d| parsed.allow(d, cell));
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
    array::from_fn(|cell| {
        let digit = (0..4).fold(0, |digit, j| digit | (planes[j][cell / 27] >> (cell % 27) & 1) << j);
        b'0' + digit as u8
    })
}
