//! Puzzles of moves as JSON: the keywords of the text as fields.

use bachet_notation::moving::{Hanoi, JugMoves, Jugs, JugsGoal, Knights, MovingPuzzle, Setup, Square, Tiles, Turns};
use serde::Serialize;

use super::Headers;

/// A puzzle of moves as JSON: the same fields as the text has. Each family has some of them.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct MovingFields {
    /// What the puzzle says about itself.
    #[serde(flatten)]
    pub headers: Headers,
    /// Jugs: how much each holds; a jug with a name is a text, `"small 3"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<Vec<Item>>,
    /// Hanoi: how many disks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disks: Option<u32>,
    /// Hanoi: how many pegs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pegs: Option<u32>,
    /// Jugs: how much is in each. Hanoi: for each disk, the smallest first, its peg. Tiles: the rows, 0 for the blank.
    /// Knights: the rows as texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Placement>,
    /// The same at the end. Jugs: one number alone for some jug, or `null` for any amount in a jug.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<Placement>,
    /// Jugs: `fill`, `empty`, `pour`. Hanoi: `any`, `adjacent` or `cyclic`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Words>,
    /// Knights: `any`, `alternate`, `white first`, `black first`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<String>,
}

/// A number, or a text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Item {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
}

/// What is where.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Placement {
    /// One number for all, or for some jug.
    One(u32),
    /// One number each; `null` for any.
    Each(Vec<Option<u32>>),
    /// The rows of a board, cell by cell.
    Rows(Vec<Vec<Item>>),
    /// The rows of a board, drawn.
    Drawn(Vec<String>),
}

/// One word, or several.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Words {
    /// One word.
    One(String),
    /// Several.
    Several(Vec<String>),
}

impl From<&MovingPuzzle> for MovingFields {
    fn from(puzzle: &MovingPuzzle) -> Self {
        let fields = Self { headers: (&puzzle.headers).into(), ..Self::default() };
        match &puzzle.setup {
            Setup::Jugs(puzzle) => jugs(fields, puzzle),
            Setup::Hanoi(puzzle) => hanoi(fields, puzzle),
            Setup::Tiles(puzzle) => tiles(fields, puzzle),
            Setup::Knights(puzzle) => knights(fields, puzzle),
        }
    }
}

fn jugs(fields: MovingFields, puzzle: &Jugs) -> MovingFields {
    let size = |(i, jug): (usize, &bachet_notation::moving::Jug)| match jug.name {
        None => Item::Number(jug.capacity),
        Some(_) => Item::Text(puzzle.named_amount(i, &jug.capacity.to_string())),
    };
    let JugMoves { fill, empty, pour } = puzzle.moves;
    let moves = [("fill", fill), ("empty", empty), ("pour", pour)].into_iter().filter(|(_, allowed)| *allowed);
    MovingFields {
        capacity: Some(puzzle.jugs.iter().enumerate().map(size).collect()),
        start: Some(Placement::Each(puzzle.start.iter().map(|amount| Some(*amount)).collect())),
        goal: Some(match &puzzle.goal {
            JugsGoal::Somewhere(amount) => Placement::One(*amount),
            JugsGoal::Each(amounts) => Placement::Each(amounts.clone()),
        }),
        moves: Some(Words::Several(moves.map(|(word, _)| word.to_owned()).collect())),
        ..fields
    }
}

fn hanoi(fields: MovingFields, puzzle: &Hanoi) -> MovingFields {
    let pegs = |places: &[u32]| Some(Placement::Each(places.iter().map(|peg| Some(peg + 1)).collect()));
    MovingFields {
        disks: Some(puzzle.disks),
        pegs: Some(puzzle.pegs),
        start: pegs(&puzzle.start),
        goal: pegs(&puzzle.goal),
        moves: Some(Words::One(puzzle.moves.word().to_owned())),
        ..fields
    }
}

impl Placement {
    /// The rows of a board of tiles.
    pub(crate) fn of_tiles(puzzle: &Tiles, cells: &[u8]) -> Self {
        let cell = |cell: &u8| match puzzle.name(*cell) {
            None => Item::Number(0),
            // A number that JSON would write otherwise stays a text.
            Some(name) => match name.parse::<u32>() {
                Ok(number) if number.to_string() == name => Item::Number(number),
                _ => Item::Text(name.to_owned()),
            },
        };
        Self::Rows(cells.chunks(puzzle.columns as usize).map(|row| row.iter().map(cell).collect()).collect())
    }
}

fn tiles(fields: MovingFields, puzzle: &Tiles) -> MovingFields {
    let rows = |cells: &[u8]| Some(Placement::of_tiles(puzzle, cells));
    MovingFields { start: rows(&puzzle.start), goal: rows(&puzzle.goal), ..fields }
}

fn knights(fields: MovingFields, puzzle: &Knights) -> MovingFields {
    let row = |row: &[Square]| row.iter().map(|square| puzzle.sign(*square)).collect();
    let rows = |squares: &[Square]| Some(Placement::Drawn(squares.chunks(puzzle.columns as usize).map(row).collect()));
    let turns = match puzzle.turns {
        Turns::Any => None,
        turns => Some(puzzle.turns_text(turns)),
    };
    MovingFields { start: rows(&puzzle.start), goal: rows(&puzzle.goal), turns, ..fields }
}
