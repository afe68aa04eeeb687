//! Knights of several colours on a board, which have to exchange places.

use super::fields::{Entry, Field, MovingFields};
use super::list::{choice, empty};
use super::squares::{Board, bits, board, other_pieces, same_shape, too_large};
use crate::lines::shown;
use crate::{Argument, Code, Diagnostic, Hint, Severity, Text};

/// Number of bits of a state, without those of the turn.
const BITS: u32 = 125;
/// Maximum number of colours.
const MAX_COLOURS: usize = 7;

/// Knights on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Knights {
    /// The number of columns.
    pub columns: u32,
    /// The letters of the colours, in the order of the start. Knights of one colour are interchangeable.
    pub colours: Vec<char>,
    /// The squares at the start, row by row.
    pub start: Vec<Square>,
    /// The squares of the goal.
    pub goal: Vec<Square>,
    /// Which colour moves when.
    pub turns: Turns,
}

/// The content of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Square {
    /// No square.
    Hole,
    /// An empty square.
    #[default]
    Free,
    /// A knight, by the index of its colour.
    Knight(u8),
}

/// Which colour moves when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turns {
    /// Any knight may move at any time.
    #[default]
    Any,
    /// The two colours move in turn; either may begin.
    Alternate,
    /// The two colours move in turn, this one first.
    First(u8),
}

impl Knights {
    /// Returns the same puzzle with its colours in this order, which has all of them.
    pub(super) fn with_colours(mut self, colours: &[char]) -> Self {
        let index = |old: u8| {
            let name = self.colours.get(usize::from(old));
            let at = name.and_then(|name| colours.iter().position(|colour| colour == name));
            at.map_or(old, |at| at as u8)
        };
        let renamed = |square: &Square| match square {
            Square::Knight(colour) => Square::Knight(index(*colour)),
            Square::Free | Square::Hole => *square,
        };
        let [start, goal] = [&self.start, &self.goal].map(|squares| squares.iter().map(renamed).collect());
        let turns = match self.turns {
            Turns::First(colour) => Turns::First(index(colour)),
            Turns::Any | Turns::Alternate => self.turns,
        };
        (self.start, self.goal, self.turns, self.colours) = (start, goal, turns, colours.to_vec());
        self
    }

    /// Returns the character of a square in a drawing.
    pub fn sign(&self, square: Square) -> char {
        match square {
            Square::Hole => '#',
            Square::Free => '.',
            Square::Knight(colour) => self.colours[colour as usize],
        }
    }

    /// Returns the default goal: the two colours have exchanged places. `None` if there are not two colours with
    /// equally many knights.
    pub fn exchanged(&self) -> Option<Vec<Square>> {
        let count = |colour| self.start.iter().filter(|s| **s == Square::Knight(colour)).count();
        let exchange = |square: &Square| match *square {
            Square::Knight(colour) => Square::Knight(1 - colour),
            other => other,
        };
        (self.colours.len() == 2 && count(0) == count(1)).then(|| self.start.iter().map(exchange).collect())
    }

    /// Returns the rows of a board as they are drawn.
    pub fn drawn(&self, squares: &[Square]) -> Vec<String> {
        let row = |row: &[Square]| {
            // A lone `#` would begin a comment.
            let sign = |s: &Square| if row.len() == 1 && *s == Square::Hole { '*' } else { self.sign(*s) };
            row.iter().map(sign).collect()
        };
        squares.chunks(self.columns as usize).map(row).collect()
    }

    /// Returns the words for turns.
    pub fn turns_text(&self, turns: Turns) -> String {
        match turns {
            Turns::Any => "any".to_owned(),
            Turns::Alternate => "alternate".to_owned(),
            Turns::First(colour) => first(self.colours[colour as usize]),
        }
    }
}

/// Resolves the fields to the board.
pub(super) fn resolve(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<Knights> {
    let before = problems.len();
    let entry = fields.needed(Field::Start, problems)?;
    let start = board(entry, problems);
    let goal_entry = fields.entry(Field::Goal);
    let goal = goal_entry.and_then(|entry| board(entry, problems));
    let start = start?;
    let mut knights = Knights { columns: start.columns as u32, ..Knights::default() };
    knights.start = start.cells.iter().map(|c| square(c, &mut knights.colours, problems)).collect();
    let of_start = knights.colours.len();
    let wanted = match (goal_entry, goal) {
        (Some(entry), goal) => {
            let goal = goal?;
            if !same_shape(&start, &goal, entry, problems) {
                return None;
            }
            let squares: Vec<Square> = goal.cells.iter().map(|c| square(c, &mut knights.colours, problems)).collect();
            let sound = problems[before..].iter().all(|p| p.severity() != Severity::Error);
            if sound {
                same_pieces(&knights, &squares, &goal, entry, problems);
            }
            Some(squares)
        }
        (None, _) => knights.exchanged(),
    };
    if knights.colours.is_empty() {
        problems.push(Diagnostic::new(Code::NoKnights, entry.place()));
    } else if wanted.is_none() && problems.len() == before {
        let problem = Diagnostic::new(Code::GoalNeeded, entry.place()).hint(Hint::Knights);
        problems.push(problem.text("family", "knights").number("last", 0));
    }
    let squares = knights.start.iter().filter(|s| **s != Square::Hole).count() as u32;
    let bits = bits(of_start + 1);
    if squares * bits > BITS {
        problems.push(too_large(entry.place(), (BITS / bits) as usize));
    }
    if let Some(entry) = fields.entry(Field::Turns) {
        knights.turns = turns(entry, &knights, problems).unwrap_or_default();
    }
    knights.goal = wanted?;
    Some(knights)
}

/// Returns the content of a cell; a new colour is added to the list.
fn square(text: &Text, colours: &mut Vec<char>, problems: &mut Vec<Diagnostic>) -> Square {
    match text.as_str() {
        "." | "0" | "_" => return Square::Free,
        "#" | "*" => return Square::Hole,
        _ => {}
    }
    let mut characters = text.as_str().chars();
    let (Some(letter), None) = (characters.next(), characters.next()) else {
        problems.push(Diagnostic::new(Code::BadSquare, text.span()).text("text", shown(text.as_str())));
        return Square::Free;
    };
    let letter = letter.to_ascii_uppercase();
    if let Some(colour) = colours.iter().position(|c| *c == letter) {
        return Square::Knight(colour as u8);
    }
    if !letter.is_ascii_uppercase() || colours.len() == MAX_COLOURS {
        let hint = if letter.is_ascii_uppercase() { Hint::Colours } else { Hint::Plain };
        let problem = Diagnostic::new(Code::BadSquare, text.span()).text("text", text.as_str()).hint(hint);
        problems.push(problem.number("limit", MAX_COLOURS));
        return Square::Free;
    }
    colours.push(letter);
    Square::Knight(colours.len() as u8 - 1)
}

/// Reports knights and squares that only one of start and goal has.
fn same_pieces(knights: &Knights, goal: &[Square], board: &Board<'_>, entry: &Entry, problems: &mut Vec<Diagnostic>) {
    let holes = |square: &Square| *square == Square::Hole;
    let differs = knights.start.iter().zip(goal).position(|(a, b)| holes(a) != holes(b));
    if let Some(at) = differs {
        problems.push(Diagnostic::new(Code::OtherSquares, board.cells[at].span()));
        return;
    }
    let mut missing = Vec::new();
    let mut extra = Vec::new();
    for (colour, letter) in knights.colours.iter().enumerate() {
        let count = |squares: &[Square]| squares.iter().filter(|s| **s == Square::Knight(colour as u8)).count();
        let (start, goal) = (count(&knights.start), count(goal));
        missing.extend(std::iter::repeat_n(letter.to_string(), start.saturating_sub(goal)));
        extra.extend(std::iter::repeat_n(letter.to_string(), goal.saturating_sub(start)));
    }
    if !missing.is_empty() || !extra.is_empty() {
        problems.push(other_pieces(entry, Argument::List(missing), Argument::List(extra)));
    }
}

/// Returns the turns of `any`, `alternate`, `white first` or `X first`.
fn turns(entry: &Entry, knights: &Knights, problems: &mut Vec<Diagnostic>) -> Option<Turns> {
    let Some(item) = entry.items().next() else {
        problems.push(empty(entry));
        return None;
    };
    if let Some(second) = entry.items().nth(1) {
        problems.push(Diagnostic::new(Code::OneItem, second.span()).text("keyword", entry.field.keyword()));
        return None;
    }
    let firsts: Vec<String> = knights.colours.iter().map(|colour| first(*colour)).collect();
    let mut choices = vec![("any", Turns::Any), ("alternate", Turns::Alternate)];
    choices.extend(firsts.iter().zip(0..).map(|(words, colour)| (words.as_str(), Turns::First(colour))));
    let turns = choice(item, entry.field.keyword(), &choices, problems)?;
    if turns != Turns::Any && knights.colours.len() != 2 {
        problems.push(Diagnostic::new(Code::TurnsNeedTwo, item.span()).number("found", knights.colours.len()));
    }
    Some(turns)
}

/// Returns the words that let a colour begin.
fn first(colour: char) -> String {
    match colour {
        'W' => "white first".to_owned(),
        'B' => "black first".to_owned(),
        other => format!("{} first", other.to_ascii_lowercase()),
    }
}
