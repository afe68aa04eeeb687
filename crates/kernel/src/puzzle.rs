//! The two forms of a board that the solvers take.

use std::array;

use crate::board::{BoardLine, PencilMarks};

/// A board to solve: a [`BoardLine`] of text or pencil [`PencilMarks`].
pub trait Puzzle: Sync + Sized + Sealed {}

impl Puzzle for BoardLine {}

impl Puzzle for PencilMarks {}

/// Nobody else's type is a [`Puzzle`].
pub trait Sealed: Sized {
    /// The board in one of the two forms.
    fn form(&self) -> Form<'_>;

    /// The boards in one of the two forms.
    fn boards(puzzles: &[Self]) -> Boards<'_>;
}

impl Sealed for BoardLine {
    #[inline(always)]
    fn form(&self) -> Form<'_> {
        Form::Line(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::Lines(puzzles)
    }
}

impl Sealed for PencilMarks {
    #[inline(always)]
    fn form(&self) -> Form<'_> {
        Form::PencilMarks(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::PencilMarks(puzzles)
    }
}

/// Boards of one form.
#[derive(Clone, Copy, Debug)]
pub enum Boards<'b> {
    /// As text.
    Lines(&'b [BoardLine]),
    /// As pencil marks.
    PencilMarks(&'b [PencilMarks]),
}

impl<'b> Boards<'b> {
    /// How many there are.
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Lines(lines) => lines.len(),
            Self::PencilMarks(marks) => marks.len(),
        }
    }

    /// One of them.
    #[inline(always)]
    pub(crate) fn get(self, index: usize) -> Form<'b> {
        match self {
            Self::Lines(lines) => lines[index].form(),
            Self::PencilMarks(marks) => marks[index].form(),
        }
    }
}

/// A board in either form.
#[derive(Clone, Copy, Debug)]
pub enum Form<'b> {
    /// Text.
    Line(&'b BoardLine),
    /// Pencil marks.
    PencilMarks(&'b PencilMarks),
}

/// A board as its 27 bits for each digit and band: the cells where the digit is possible, row by row from the lowest.
/// The bits above the 27 have no meaning.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(crate) struct Reading {
    /// For each digit two bands, the second from bit 32 on.
    pub(crate) both: [u64; 9],
    /// For each digit the third band.
    pub(crate) third: [u32; 9],
    /// What makes it two vectors of the widest kind.
    pub(crate) rest: [u32; 5],
}

impl Reading {
    /// The same, digit by digit.
    #[inline(always)]
    pub(crate) fn bands(&self) -> [[u32; 3]; 9] {
        array::from_fn(|d| [self.both[d] as u32, (self.both[d] >> 32) as u32, self.third[d]])
    }

    /// Says that the digit is possible in the cell.
    fn allow(&mut self, d: usize, cell: usize) {
        match cell {
            0..27 => self.both[d] |= 1 << cell,
            27..54 => self.both[d] |= 1 << (cell + 5),
            _ => self.third[d] |= 1 << (cell - 54),
        }
    }
}

/// Reads text.
pub(crate) fn read_line(line: &BoardLine, reading: &mut Reading) {
    *reading = Reading::default();
    for (cell, &byte) in line.iter().enumerate() {
        match byte {
            b'1'..=b'9' => reading.allow(usize::from(byte - b'1'), cell),
            _ => (0..9).for_each(|d| reading.allow(d, cell)),
        }
    }
}

/// Reads pencil marks.
pub(crate) fn read_marks(marks: &PencilMarks, reading: &mut Reading) {
    *reading = Reading::default();
    for (cell, &marks) in marks.iter().enumerate() {
        (0..9).filter(|d| marks >> d & 1 == 1).for_each(|d| reading.allow(d, cell));
    }
}

/// Reads text, digit by digit.
pub(crate) fn bands_of_line(line: &BoardLine) -> [[u32; 3]; 9] {
    let mut reading = Reading::default();
    read_line(line, &mut reading);
    reading.bands()
}

/// Reads pencil marks, digit by digit.
pub(crate) fn bands_of_pencil_marks(marks: &PencilMarks) -> [[u32; 3]; 9] {
    let mut reading = Reading::default();
    read_marks(marks, &mut reading);
    reading.bands()
}

/// The digits of a board as text: plane `j` has the cells, band by band, whose digit has the bit `j`.
pub(crate) fn line_of_planes(planes: [[u32; 3]; 4]) -> BoardLine {
    array::from_fn(|cell| {
        let digit = (0..4).fold(0, |digit, j| digit | (planes[j][cell / 27] >> (cell % 27) & 1) << j);
        b'0' + digit as u8
    })
}
