//! Sliding tiles: a board with one blank, into which a tile beside it may slide.

use super::fields::{Entry, Field, MovingFields};
use super::squares::{Board, bits, board, other_pieces, same_shape, too_large};
use crate::{Argument, Code, Diagnostic, Hint, Text};

/// Number of bits of a state.
const BITS: u32 = 128;
/// Number of squares of the largest board whose tiles all differ.
const MAX_SQUARES: usize = 25;
/// Maximum length of the name of a tile, in characters.
const MAX_NAME: usize = 12;
/// Maximum number of tiles that a message names.
const MAX_SHOWN: usize = 10;

/// A board of sliding tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tiles {
    /// The number of columns.
    pub columns: u32,
    /// The names of the tiles, each once, in the order of the goal. Tiles of one name are interchangeable.
    pub names: Vec<String>,
    /// The cells at the start, row by row: 0 is the blank, other numbers are names from 1.
    pub start: Vec<u8>,
    /// The cells of the goal.
    pub goal: Vec<u8>,
}

impl Tiles {
    /// Returns the name of the tile in a cell; `None` for the blank.
    pub fn name(&self, cell: u8) -> Option<&str> {
        cell.checked_sub(1).map(|i| self.names[i as usize].as_str())
    }

    /// Returns the rows of a board as they are drawn, with a point for the blank.
    pub fn drawn(&self, cells: &[u8]) -> Vec<String> {
        let names: Vec<&str> = cells.iter().map(|cell| self.name(*cell).unwrap_or(".")).collect();
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(1);
        let row = |row: &[&str]| {
            let cells: Vec<String> = row.iter().map(|name| format!("{name:>width$}")).collect();
            // Bars show that a name is one cell, in a row without a blank between two cells.
            if row.len() == 1 { format!("|{}|", cells[0]) } else { cells.join(" ") }
        };
        names.chunks(self.columns as usize).map(row).collect()
    }

    /// Whether the goal is the default one: 1, 2, 3 and so on, the blank last.
    pub fn has_usual_goal(&self) -> bool {
        let numbers = self.names.iter().enumerate().all(|(i, name)| *name == (i + 1).to_string());
        numbers && self.goal.last() == Some(&0) && (1..).zip(&self.goal[..self.goal.len() - 1]).all(|(i, &c)| i == c)
    }
}

/// Resolves the fields to the board.
pub(super) fn resolve(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<Tiles> {
    let entry = fields.needed(Field::Start, problems)?;
    let start = board(entry, problems);
    let goal_entry = fields.entry(Field::Goal);
    let goal = goal_entry.and_then(|entry| board(entry, problems));
    let start = start?;
    if start.cells.len() > BITS as usize {
        problems.push(too_large(entry.place(), MAX_SQUARES));
        return None;
    }
    let sound = checked(&start, entry, problems);
    let (names, goal) = match goal_entry {
        Some(entry) => {
            let goal = goal?;
            let sound = checked(&goal, entry, problems) & same_shape(&start, &goal, entry, problems) & sound;
            (sound && same_tiles(&start, &goal, entry, problems)).then(|| named(&goal))?
        }
        None => sound.then(|| usual_goal(&start, entry, problems)).flatten()?,
    };
    let bits = bits(names.len() + 1);
    if start.cells.len() as u32 * bits > BITS {
        problems.push(too_large(entry.place(), (BITS / bits.max(1)) as usize));
        return None;
    }
    let start_cells = start.cells.iter().map(|c| cell(c, &names)).collect();
    Some(Tiles { columns: start.columns as u32, names, start: start_cells, goal })
}

/// Returns the names of a board's tiles in their order, and its cells.
fn named(board: &Board<'_>) -> (Vec<String>, Vec<u8>) {
    let mut names: Vec<String> = Vec::new();
    for text in tiles(board) {
        if !names.iter().any(|n| n == text) {
            names.push(text.to_owned());
        }
    }
    let cells = board.cells.iter().map(|c| cell(c, &names)).collect();
    (names, cells)
}

/// Returns the tiles of a board, without the blank.
fn tiles<'a>(board: &Board<'a>) -> impl Iterator<Item = &'a str> {
    board.cells.iter().map(|c| c.as_str()).filter(|c| !is_blank(c))
}

/// Returns the default goal; tiles that are not numbered from 1 are reported.
fn usual_goal(start: &Board<'_>, entry: &Entry, problems: &mut Vec<Diagnostic>) -> Option<(Vec<String>, Vec<u8>)> {
    let names: Vec<String> = (1..start.cells.len()).map(|n| n.to_string()).collect();
    let mut found: Vec<&str> = tiles(start).collect();
    let mut wanted: Vec<&str> = names.iter().map(String::as_str).collect();
    found.sort_unstable();
    wanted.sort_unstable();
    if found != wanted {
        let problem = Diagnostic::new(Code::GoalNeeded, entry.place()).hint(Hint::Tiles);
        problems.push(problem.text("family", "tiles").number("last", names.len()));
        return None;
    }
    let goal = (1..=names.len() as u8).chain([0]).collect();
    Some((names, goal))
}

/// Whether a cell is the blank.
pub(super) fn is_blank(text: &str) -> bool {
    matches!(text, "." | "0" | "_" | "-" | "*" | "□" | "▢")
}

fn cell(text: &Text, names: &[String]) -> u8 {
    // Every tile of a sound board has a name.
    names.iter().position(|n| n == text.as_str()).map_or(0, |i| i as u8 + 1)
}

/// Whether the board has one blank and tiles with names.
fn checked(board: &Board<'_>, entry: &Entry, problems: &mut Vec<Diagnostic>) -> bool {
    let before = problems.len();
    let blanks: Vec<&&Text> = board.cells.iter().filter(|c| is_blank(c.as_str())).collect();
    if blanks.len() != 1 {
        let place = blanks.get(1).map_or(entry.place(), |second| second.span());
        problems.push(Diagnostic::new(Code::OneBlank, place).number("found", blanks.len()));
    }
    for cell in board.cells.iter().filter(|c| !is_blank(c.as_str())) {
        let name = cell.as_str();
        if name.chars().count() > MAX_NAME {
            problems.push(Diagnostic::new(Code::NameTooLong, cell.span()).number("limit", MAX_NAME));
        } else if name.is_empty() || !name.chars().all(char::is_alphanumeric) {
            problems.push(Diagnostic::new(Code::BadTile, cell.span()).text("text", name));
        }
    }
    problems.len() == before
}

/// Whether the goal has the tiles of the start; if not, reports those that are missing or extra.
fn same_tiles(start: &Board<'_>, goal: &Board<'_>, entry: &Entry, problems: &mut Vec<Diagnostic>) -> bool {
    let mut missing: Vec<&str> = tiles(start).collect();
    let mut extra: Vec<&str> = Vec::new();
    for text in tiles(goal) {
        match missing.iter().position(|m| *m == text) {
            Some(i) => drop(missing.remove(i)),
            None => extra.push(text),
        }
    }
    let same = missing.is_empty() && extra.is_empty();
    if !same {
        let names = |list: &[&str]| Argument::first(MAX_SHOWN, list.iter().copied());
        problems.push(other_pieces(entry, names(&missing), names(&extra)));
    }
    same
}
