//! What there is to know of a format of a Sudoku. Reading, recognising, writing and the command line take the formats
//! from one table; a format is a file with a [`FormatEntry`], and a line of that table.

use super::line::{Excerpt, raw_lines};
use super::recognise::{Likeness, Source};
use super::{BoxShape, Format, RuleLine, SudokuPuzzle, line};
use crate::{Diagnostic, Span};

/// What there is to know of a format.
pub(super) struct FormatEntry {
    /// The stable name, by which `--from` and `--to` know it.
    pub name: &'static str,
    /// Returns the places of the puzzles of a source.
    pub places: fn(&str) -> Vec<Span>,
    /// Reads one puzzle, best-effort, and reports its problems.
    pub read: fn(Excerpt<'_>, &mut Vec<Diagnostic>) -> SudokuPuzzle,
    /// Returns how much a source looks like this format; `None` if not at all.
    pub looks_like: fn(&Source<'_>) -> Option<Likeness>,
    /// The order in which formats are recognised: the first is the likeliest.
    pub rank: u8,
    /// Writes a puzzle of which nothing is lost.
    pub write: fn(&SudokuPuzzle) -> String,
    /// What it can state.
    pub states: Statable,
}

/// What a format can state of a puzzle.
#[derive(Clone, Copy)]
pub(super) struct Statable {
    pub rule: fn(&RuleLine) -> bool,
    pub regions: bool,
    /// Whether it states the boxes of a puzzle, or the absence of any.
    pub boxes: fn(&SudokuPuzzle) -> bool,
    pub candidates: fn(&SudokuPuzzle) -> bool,
    pub size: fn(u32) -> bool,
}

impl Statable {
    /// A board of givens, a character each, with the boxes of its size.
    pub(super) const GIVENS: Self = Self {
        rule: |_| false,
        regions: false,
        boxes: |puzzle| puzzle.boxes == BoxShape::of_size(puzzle.size),
        candidates: |_| false,
        size: |size| (2..=line::MAX_CHARACTER_SIZE as u32).contains(&size),
    };

    /// The same with candidates.
    pub(super) const CANDIDATES: Self = Self { candidates: |_| true, ..Self::GIVENS };

    /// A board of any size, with candidates.
    pub(super) const ANY_SIZE: Self = Self { size: |size| size >= 2, ..Self::CANDIDATES };
}

/// Returns the one place of a source that holds one puzzle.
pub(super) fn whole(source: &str) -> Vec<Span> {
    vec![Span::new(0, source.len())]
}

/// Returns the places of a source that holds a puzzle a line.
pub(super) fn each_line(source: &str) -> Vec<Span> {
    raw_lines(source).map(|line| line.span()).collect()
}

macro_rules! formats {
    ($($(#[$doc:meta])* $format:ident: $entry:path,)*) => {
        /// A way of writing down a Sudoku.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Format {
            $($(#[$doc])* $format,)*
        }

        impl Format {
            /// Every format.
            pub const ALL: &'static [Self] = &[$(Self::$format),*];

            fn entry(self) -> &'static format::FormatEntry {
                match self {
                    $(Self::$format => &$entry,)*
                }
            }
        }
    };
}

pub(super) use formats;

impl Format {
    /// Returns the stable name.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns the format of this name, in any case.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|f| f.name().eq_ignore_ascii_case(name.trim()))
    }
}

impl std::fmt::Display for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
