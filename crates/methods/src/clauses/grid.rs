//! The rules of a logic grid, and the pieces of its table.
//!
//! A clue's alternatives come from asking what it means: as long as that hangs on something that is open, everything
//! which may come there is tried. So each alternative has the pieces that the clue speaks of and no others, and no two
//! alternatives go together.

use std::cell::Cell;

use bachet_grid::{Evaluator, Known, Missing};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use super::{MOST_ALTERNATIVES, Piece, Rule, Standing};
use crate::arrangements::Arrangements;
use crate::{How, Method, Subject, Unfit};

/// A clue that speaks of more than this at once cannot be looked at.
const MOST_PIECES: usize = 200;

/// The table is asked no more often than this for all clues together: in vain, if what a clue says cannot be.
const MOST_QUESTIONS: u64 = 2_000_000;

/// The room that all alternatives have together, in pieces: about a hundred megabytes.
const ROOM: usize = 4_000_000;

/// The room that an alternative takes beside its pieces.
const FRAME: usize = 3;

const TOO_LARGE: Unfit = Unfit::TooLarge(Method::Clauses);

/// The clues in order, then the categories: who may have their values.
pub(super) fn rules(puzzle: &GridPuzzle, how: &How) -> Result<Vec<Rule>, Unfit> {
    let evaluator = Evaluator::new(puzzle);
    let mut table = Table::new(puzzle);
    let mut room = ROOM;
    let mut rules = Vec::new();
    for (clue, truth) in how.clues(puzzle)? {
        let mut alternatives = Alternatives { list: Vec::new(), room: &mut room };
        expand(&evaluator, truth, &mut table, &mut Vec::new(), &mut alternatives)?;
        let mut alternatives = alternatives.list;
        // What lies near the first row comes first, as in the lesson: houses 1 and 2, then those with house 3, ..
        alternatives.sort_by_key(|pieces: &Vec<Piece>| pieces.iter().map(|piece| piece.entity).max());
        rules.push(Rule { subject: Subject::Clue(clue), alternatives });
    }
    for category in 1..puzzle.categories.len() as u32 {
        let mut alternatives = Alternatives { list: Vec::new(), room: &mut room };
        arrange(puzzle, category, &mut alternatives)?;
        rules.push(Rule { subject: Subject::Category(category), alternatives: alternatives.list });
    }
    Ok(rules)
}

/// The alternatives of a rule, as far as there is room for them.
struct Alternatives<'r> {
    list: Vec<Vec<Piece>>,
    room: &'r mut usize,
}

impl Alternatives<'_> {
    fn push(&mut self, pieces: Vec<Piece>) -> Result<(), Unfit> {
        *self.room = self.room.checked_sub(pieces.len() + FRAME).ok_or(TOO_LARGE)?;
        if self.list.len() == MOST_ALTERNATIVES {
            return Err(TOO_LARGE);
        }
        self.list.push(pieces);
        Ok(())
    }
}

/// Adds the alternatives of a clue that go with what is in the table.
fn expand(
    evaluator: &Evaluator<'_>,
    truth: &Truth,
    table: &mut Table<'_>,
    pieces: &mut Vec<Piece>,
    alternatives: &mut Alternatives<'_>,
) -> Result<(), Unfit> {
    if pieces.len() > MOST_PIECES || table.asked.get() > MOST_QUESTIONS {
        return Err(TOO_LARGE);
    }
    match evaluator.decide(truth, table) {
        Ok(false) => Ok(()),
        Ok(true) => alternatives.push(pieces.clone()),
        Err(missing) => {
            for piece in table.ways(missing) {
                table.put(piece);
                pieces.push(piece);
                expand(evaluator, truth, table, pieces, alternatives)?;
                pieces.pop();
                table.take(piece);
            }
            Ok(())
        }
    }
}

/// Adds every way to share out the values of a category.
fn arrange(puzzle: &GridPuzzle, category: u32, alternatives: &mut Alternatives<'_>) -> Result<(), Unfit> {
    let mut next = Arrangements::first(puzzle.category(CategoryId(category)), puzzle.entities());
    while let Some(arrangement) = &mut next {
        let values = (0..).zip(arrangement.values());
        alternatives.push(values.map(|(entity, &value)| Piece { entity: Some(entity), category, value }).collect())?;
        if arrangement.advance().is_none() {
            next = None;
        }
    }
    Ok(())
}

/// Who has what, as far as that is settled.
pub(super) struct Table<'a> {
    puzzle: &'a GridPuzzle,
    categories: usize,
    cells: Vec<Option<u32>>,
    /// For each category and value who has it. A shared value has no one owner.
    owners: Vec<Vec<Owner>>,
    open: usize,
    /// How often it was asked who has what.
    asked: Cell<u64>,
}

/// Who has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// That is open.
    Open,
    /// Nobody.
    Nobody,
    /// The one in this row.
    Entity(u32),
}

impl<'a> Table<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        let (entities, categories) = (puzzle.entities(), puzzle.categories.len());
        let owners = puzzle.categories.iter().map(|category| vec![Owner::Open; category.values.len()]).collect();
        let cells = vec![None; entities * categories];
        let (open, asked) = (entities * categories, Cell::new(0));
        let mut table = Self { puzzle, categories, cells, owners, open, asked };
        for entity in 0..entities as u32 {
            table.put(Piece { entity: Some(entity), category: 0, value: entity });
        }
        table
    }

    fn is_shared(&self, category: u32) -> bool {
        matches!(self.puzzle.category(CategoryId(category)).kind, Kind::Shared(_))
    }

    fn cell(&self, entity: u32, category: u32) -> usize {
        entity as usize * self.categories + category as usize
    }

    fn note_question(&self) {
        self.asked.set(self.asked.get() + 1);
    }

    /// Everything that may come where something is missing.
    fn ways(&mut self, missing: Missing) -> Vec<Piece> {
        let entities = self.puzzle.entities() as u32;
        let mut ways: Vec<Piece> = match missing {
            Missing::Cell(entity, CategoryId(category)) => {
                let values = 0..self.owners[category as usize].len() as u32;
                values.map(|value| Piece { entity: Some(entity as u32), category, value }).collect()
            }
            Missing::Owner(ValueId { category: CategoryId(category), index: value }) => {
                let spare = matches!(self.puzzle.category(CategoryId(category)).kind, Kind::Spare);
                let nobody = spare.then_some(None);
                let owners = (0..entities).map(Some).chain(nobody);
                owners.map(|entity| Piece { entity, category, value }).collect()
            }
        };
        ways.retain(|&piece| self.fits(piece));
        ways
    }
}

impl bachet_grid::Table for Table<'_> {
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        self.note_question();
        let cell = entity * self.categories + category.0 as usize;
        self.cells[cell].map(Some).ok_or(Missing::Cell(entity, category))
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        self.note_question();
        let owner = self.owners[value.category.0 as usize][value.index as usize];
        match owner {
            Owner::Open => Err(Missing::Owner(value)),
            Owner::Nobody => Ok(None),
            Owner::Entity(entity) => Ok(Some(entity as usize)),
        }
    }
}

impl Standing for Table<'_> {
    fn has(&self, piece: Piece) -> bool {
        match piece.entity {
            Some(entity) => self.cells[self.cell(entity, piece.category)] == Some(piece.value),
            None => self.owners[piece.category as usize][piece.value as usize] == Owner::Nobody,
        }
    }

    fn fits(&mut self, piece: Piece) -> bool {
        let is_open = piece.entity.is_none_or(|entity| self.cells[self.cell(entity, piece.category)].is_none());
        is_open && self.owners[piece.category as usize][piece.value as usize] == Owner::Open
    }

    fn put(&mut self, piece: Piece) {
        if !self.is_shared(piece.category) {
            self.owners[piece.category as usize][piece.value as usize] =
                piece.entity.map_or(Owner::Nobody, Owner::Entity);
        }
        if let Some(entity) = piece.entity {
            let cell = self.cell(entity, piece.category);
            self.cells[cell] = Some(piece.value);
            self.open -= 1;
        }
    }

    fn take(&mut self, piece: Piece) {
        self.owners[piece.category as usize][piece.value as usize] = Owner::Open;
        if let Some(entity) = piece.entity {
            let cell = self.cell(entity, piece.category);
            self.cells[cell] = None;
            self.open += 1;
        }
    }

    fn is_full(&self) -> bool {
        self.open == 0
    }

    fn place(&self, piece: Piece) -> Option<u32> {
        piece.entity.map(|entity| self.cell(entity, piece.category) as u32)
    }

    const HEEDS_EMPTY_RULES: bool = false;
}
