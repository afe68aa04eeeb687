//! The rules of a logic grid, and the pieces of its table.
//!
//! A clue's alternatives come from asking what it means: as long as that hangs on something that is open, everything
//! which may come there is tried. So each alternative has the pieces that the clue speaks of and no others, and no two
//! alternatives go together.

use bachet_grid::{Evaluator, Known, Missing};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use super::{MOST_ALTERNATIVES, Piece, Rule, Standing};
use crate::arrangements::Arrangements;
use crate::{How, Method, Subject, Unfit};

/// The clues in order, then the categories: who may have their values.
pub(super) fn rules(puzzle: &GridPuzzle, how: &How) -> Result<Vec<Rule>, Unfit> {
    let evaluator = Evaluator::new(puzzle);
    let mut rules = Vec::new();
    for (clue, truth) in how.clues(puzzle) {
        let mut alternatives = Vec::new();
        let mut stack = Vec::new();
        expand(&evaluator, truth, &mut Table::new(puzzle), &mut stack, &mut alternatives)?;
        // What lies near the first row comes first, as in the lesson: houses 1 and 2, then those with house 3, ..
        alternatives.sort_by_key(|pieces: &Vec<Piece>| pieces.iter().map(|piece| piece.entity).max());
        rules.push(Rule { subject: Subject::Clue(clue), alternatives });
    }
    for category in 1..puzzle.categories.len() as u32 {
        rules.push(Rule { subject: Subject::Category(category), alternatives: arrangements(puzzle, category)? });
    }
    Ok(rules)
}

/// Adds the alternatives of a clue that go with what is in the table.
fn expand(
    evaluator: &Evaluator<'_>,
    truth: &Truth,
    table: &mut Table<'_>,
    pieces: &mut Vec<Piece>,
    alternatives: &mut Vec<Vec<Piece>>,
) -> Result<(), Unfit> {
    match evaluator.decide(truth, table) {
        Ok(false) => Ok(()),
        Ok(true) if alternatives.len() == MOST_ALTERNATIVES => Err(Unfit::TooLarge(Method::Clauses)),
        Ok(true) => {
            alternatives.push(pieces.clone());
            Ok(())
        }
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

/// Every way to share out the values of a category.
fn arrangements(puzzle: &GridPuzzle, category: u32) -> Result<Vec<Vec<Piece>>, Unfit> {
    let mut alternatives = Vec::new();
    let mut next = Arrangements::first(puzzle.category(CategoryId(category)), puzzle.entities());
    while let Some(arrangement) = &mut next {
        if alternatives.len() == MOST_ALTERNATIVES {
            return Err(Unfit::TooLarge(Method::Clauses));
        }
        let values = (0..).zip(arrangement.values());
        alternatives.push(values.map(|(entity, &value)| Piece { entity: Some(entity), category, value }).collect());
        if !arrangement.advance() {
            next = None;
        }
    }
    Ok(alternatives)
}

/// Who has what, as far as that is settled.
pub(super) struct Table<'a> {
    puzzle: &'a GridPuzzle,
    categories: usize,
    cells: Vec<Option<u32>>,
    /// For each category and value who has it. A shared value has no one owner.
    owners: Vec<Vec<Owner>>,
    open: usize,
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
        let mut table = Self { puzzle, categories, cells, owners, open: entities * categories };
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
        let cell = entity * self.categories + category.0 as usize;
        self.cells[cell].map(Some).ok_or(Missing::Cell(entity, category))
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
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
