//! The two forms of a board that the solvers take.

use std::array;

use crate::board::{Line, Marks};

/// A board to solve: a [`Line`] of text or pencil [`Marks`].
pub trait Puzzle: Sync + Sized + Sealed {}

impl Puzzle for Line {}

impl Puzzle for Marks {}

/// Nobody else's type is a [`Puzzle`].
pub trait Sealed: Sized {
    /// The board in one of the two forms.
    fn form(&self) -> Form<'_>;

    /// The boards in one of the two forms.
    fn boards(puzzles: &[Self]) -> Boards<'_>;
}

impl Sealed for Line {
    #[inline(always)]
    fn form(&self) -> Form<'_> {
        Form::Line(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::Lines(puzzles)
    }
}

impl Sealed for Marks {
    #[inline(always)]
    fn form(&self) -> Form<'_> {
        Form::Marks(self)
    }

    fn boards(puzzles: &[Self]) -> Boards<'_> {
        Boards::Marks(puzzles)
    }
}

/// Boards of one form.
#[derive(Clone, Copy, Debug)]
pub enum Boards<'b> {
    /// As text.
    Lines(&'b [Line]),
    /// As pencil marks.
    Marks(&'b [Marks]),
}

impl<'b> Boards<'b> {
    /// How many there are.
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Lines(lines) => lines.len(),
            Self::Marks(marks) => marks.len(),
        }
    }

    /// One of them.
    #[inline(always)]
    pub(crate) fn get(self, index: usize) -> Form<'b> {
        match self {
            Self::Lines(lines) => lines[index].form(),
            Self::Marks(marks) => marks[index].form(),
        }
    }
}

/// A board in either form.
#[derive(Clone, Copy, Debug)]
pub enum Form<'b> {
    /// Text.
    Line(&'b Line),
    /// Pencil marks.
    Marks(&'b Marks),
}

/// For each digit and band the cells where the digit is possible, row by row from the lowest bit.
pub(crate) fn bands_of_line(line: &Line) -> [[u32; 3]; 9] {
    let mut bands = [[0; 3]; 9];
    for (band, bytes) in line.chunks_exact(27).enumerate() {
        for (cell, &byte) in bytes.iter().enumerate() {
            match byte {
                b'1'..=b'9' => bands[usize::from(byte - b'1')][band] |= 1 << cell,
                _ => bands.iter_mut().for_each(|digit| digit[band] |= 1 << cell),
            }
        }
    }
    bands
}

/// The same of pencil marks.
pub(crate) fn bands_of_marks(marks: &Marks) -> [[u32; 3]; 9] {
    array::from_fn(|d| {
        array::from_fn(|band| {
            let cells = &marks[27 * band..27 * band + 27];
            cells.iter().enumerate().fold(0, |bits, (cell, &marks)| bits | u32::from(marks >> d & 1) << cell)
        })
    })
}

/// The digits of a board as text: plane `j` has the cells, band by band, whose digit has the bit `j`.
pub(crate) fn line_of_planes(planes: [[u32; 3]; 4]) -> Line {
    array::from_fn(|cell| {
        let digit = (0..4).fold(0, |digit, j| digit | (planes[j][cell / 27] >> (cell % 27) & 1) << j);
        b'0' + digit as u8
    })
}
