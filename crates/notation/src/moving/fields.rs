//! A puzzle of moves as separate fields: text and JSON are both read to these, and from these to the puzzle.

use super::text::grammar_of;
use super::{MovingPuzzle, Setup, hanoi, jugs, knights, tiles};
use crate::keywords::{Grammar, Value};
use crate::source::finished;
use crate::{Code, Diagnostic, Family, Headers, Hint, Severity, Span, Text};

/// The fields of a puzzle of moves as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovingFields {
    /// The family.
    pub family: Family,
    /// What the puzzle says about itself.
    pub headers: Headers<Text>,
    /// The family's own fields, each once.
    pub entries: Vec<Entry>,
    /// The place of the puzzle as a whole: for what is missing in it.
    pub span: Span,
}

/// A keyword and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The keyword.
    pub field: Field,
    /// The place of the keyword.
    pub span: Span,
    /// The value: the rows of a board, or a list as one row.
    pub rows: Vec<RowFields>,
    /// Number of items that were not kept.
    pub left_out: usize,
}

/// A row of a board, or the items of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowFields {
    /// The cells or items.
    pub cells: Vec<Text>,
    /// The place of the row.
    pub span: Span,
}

/// A keyword of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The sizes of the jugs.
    Capacity,
    /// How many disks.
    Disks,
    /// How many pegs.
    Pegs,
    /// The start.
    Start,
    /// The goal.
    Goal,
    /// The kinds of moves.
    Moves,
    /// Whose turn it is.
    Turns,
}

impl Field {
    /// Returns the keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Capacity => "capacity",
            Self::Disks => "disks",
            Self::Pegs => "pegs",
            Self::Start => "start",
            Self::Goal => "goal",
            Self::Moves => "moves",
            Self::Turns => "turns",
        }
    }

    /// Every keyword.
    const ALL: [Self; 7] = [Self::Capacity, Self::Disks, Self::Pegs, Self::Start, Self::Goal, Self::Moves, Self::Turns];

    pub(super) fn of_keyword(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.keyword() == word)
    }

    /// Returns the fields of a family, in the order in which they are written.
    pub fn of_family(family: Family) -> impl Iterator<Item = Self> {
        let keywords = grammar_of(family).into_iter().flat_map(Grammar::keywords);
        keywords.filter_map(|keyword| Self::of_keyword(keyword.word))
    }

    /// Whether its value is a board.
    pub fn is_board(self, family: Family) -> bool {
        let keyword = grammar_of(family).and_then(|grammar| grammar.keyword(self.keyword()));
        keyword.is_some_and(|keyword| keyword.value == Value::Board)
    }
}

impl MovingFields {
    pub(super) fn entry(&self, field: Field) -> Option<&Entry> {
        self.entries.iter().find(|e| e.field == field)
    }

    /// Returns the entry of a field; a missing one is reported.
    pub(super) fn needed(&self, field: Field, problems: &mut Vec<Diagnostic>) -> Option<&Entry> {
        let entry = self.entry(field);
        if entry.is_none() {
            let problem = Diagnostic::new(Code::MissingKeyword, self.span).hint(hint(self.family));
            problems.push(problem.text("family", self.family.keyword()).text("keyword", field.keyword()));
        }
        entry
    }
}

impl Entry {
    /// Returns the items of a list.
    pub(super) fn items(&self) -> impl Iterator<Item = &Text> {
        self.rows.iter().flat_map(|row| &row.cells)
    }

    /// Returns the place of the value, or of the keyword if it has none.
    pub(super) fn place(&self) -> Span {
        self.rows.iter().map(|row| row.span).reduce(Span::to).unwrap_or(self.span)
    }
}

/// Reads a puzzle from its fields; returns `None` with at least one error if there is none.
pub fn read_fields(fields: &MovingFields) -> (Option<MovingPuzzle>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let puzzle = resolve(fields, &mut problems);
    (puzzle, finished(problems))
}

/// Resolves the fields to the puzzle; returns `None` with at least one error.
pub(super) fn resolve(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<MovingPuzzle> {
    let headers = fields.headers.resolved(Hint::Known, problems);
    Some(MovingPuzzle { headers, setup: resolve_setup(fields, problems)? })
}

/// Resolves the fields of the family; returns `None` with at least one error.
pub(super) fn resolve_setup(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<Setup> {
    let before = problems.len();
    let setup = match fields.family {
        Family::Jugs => jugs::resolve(fields, problems).map(Setup::Jugs),
        Family::Hanoi => hanoi::resolve(fields, problems).map(Setup::Hanoi),
        Family::Tiles => tiles::resolve(fields, problems).map(Setup::Tiles),
        Family::Knights => knights::resolve(fields, problems).map(Setup::Knights),
        family @ (Family::Grid | Family::Sudoku | Family::Crossing) => {
            problems.push(Diagnostic::new(Code::UnsupportedFamily, fields.span).text("family", family.keyword()));
            None
        }
    };
    setup.filter(|_| problems[before..].iter().all(|p| p.severity() != Severity::Error))
}

/// Returns the hint that shows how the family's keywords are written.
fn hint(family: Family) -> Hint {
    match family {
        Family::Hanoi => Hint::Hanoi,
        Family::Tiles => Hint::Tiles,
        Family::Knights => Hint::Knights,
        _ => Hint::Jugs,
    }
}
