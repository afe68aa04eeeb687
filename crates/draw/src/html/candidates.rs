//! The candidates of a cell, as small values in rows.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use crate::board::{Board, Candidate, CandidateMark};
use crate::escaped::Escaped;

pub(super) const STYLE: &str = include_str!("candidates.css");

/// The width of a letter of the font, and the height of a line, in ems.
const LETTER: f64 = 0.602;
const LINE: f64 = 1.2;
/// The room around the candidates of a cell, in ems.
const MARGIN: f64 = 1.1;

/// How the candidates of a board are placed: the same in each cell, so that a value is always at the same place.
pub(super) struct Notes {
    /// The number of candidates in a row.
    columns: usize,
    /// The number of rows.
    rows: usize,
    /// The width of the widest candidate, in letters.
    letters: usize,
}

impl Notes {
    /// Returns the places of the candidates of a board; `None` if it has none.
    pub(super) fn of(board: &Board) -> Option<Self> {
        let count = board.cells.iter().map(|cell| cell.candidates.len()).max().filter(|count| *count > 0)?;
        let columns = (1..=count).find(|side| side * side >= count)?;
        let texts = board.cells.iter().flat_map(|cell| &cell.candidates);
        let letters = texts.map(|candidate| candidate.text.width()).max().unwrap_or(1).max(1);
        Some(Self { columns, rows: count.div_ceil(columns), letters })
    }

    /// Returns the side of a cell that has room for its candidates, in ems.
    pub(super) fn side(&self) -> f64 {
        let letters = self.columns * (self.letters + 1) - 1;
        (letters as f64 * LETTER).max(self.rows as f64 * LINE - LINE / 2.0) + MARGIN
    }

    /// Writes the candidates of a cell.
    pub(super) fn write(&self, out: &mut String, candidates: &[Candidate]) -> std::fmt::Result {
        write!(out, "<span class=\"notes\">")?;
        for (at, Candidate { text, mark }) in candidates.iter().enumerate() {
            if at > 0 {
                out.push(if at % self.columns == 0 { '\n' } else { ' ' });
            }
            let fill = self.letters - text.width();
            out.extend(std::iter::repeat_n(' ', fill));
            let text = Escaped(text);
            match mark {
                CandidateMark::Plain => write!(out, "{text}")?,
                CandidateMark::Reason => write!(out, "<b>{text}</b>")?,
                CandidateMark::OtherReason => write!(out, "<i>{text}</i>")?,
                CandidateMark::Struck => write!(out, "<s>{text}</s>")?,
            }
        }
        write!(out, "</span>")
    }
}
