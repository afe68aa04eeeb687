//! The rules of a logic grid as disjunctions, and the known values of a table.
//!
//! The alternatives of a clue come from evaluating it: as long as its truth depends on an open cell, every value that
//! fits there is tried. So an alternative has just those facts that the truth of the clue depends on, and no two
//! alternatives are compatible.

use std::cell::Cell;

use bachet_grid::{Evaluator, Known, Missing};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use super::{Disjunction, Fact, KnownFacts, MAX_ALTERNATIVES};
use crate::arrangements::Arrangements;
use crate::{Method, RunOptions, Subject, Unfit};

/// Maximum number of facts of an alternative.
const MAX_FACTS: usize = 200;

/// Maximum number of look-ups in the table for all clues together. A clue that cannot hold takes many and yields
/// nothing.
const MAX_LOOK_UPS: u64 = 2_000_000;

/// Maximum size of all alternatives together, in facts: about a hundred megabytes.
const MAX_SIZE: usize = 4_000_000;

/// The size of an alternative in addition to its facts.
const ALTERNATIVE_SIZE: usize = 3;

const TOO_LARGE: Unfit = Unfit::TooLarge(Method::CLAUSES);

/// Returns a rule for each clue in order, then one for each category, with the arrangements of its values.
pub(super) fn rules(puzzle: &GridPuzzle, options: &RunOptions) -> Result<Vec<Disjunction>, Unfit> {
    let evaluator = Evaluator::new(puzzle);
    let mut table = TableFacts::new(puzzle);
    let mut room = MAX_SIZE;
    let mut rules = Vec::new();
    for (clue, truth) in options.clues(puzzle)? {
        let mut alternatives = Alternatives { list: Vec::new(), room: &mut room };
        expand(&evaluator, truth, &mut table, &mut Vec::new(), &mut alternatives)?;
        let mut alternatives = alternatives.list;
        // As in the source, alternatives near the first row come first: houses 1 and 2, then those with house 3, ..
        alternatives.sort_by_key(|facts: &Vec<Fact>| facts.iter().map(|fact| fact.entity).max());
        rules.push(Disjunction { subject: Subject::Clue(clue), alternatives });
    }
    for category in 1..puzzle.categories.len() as u32 {
        let mut alternatives = Alternatives { list: Vec::new(), room: &mut room };
        arrange(puzzle, category, &mut alternatives)?;
        rules.push(Disjunction { subject: Subject::Category(category), alternatives: alternatives.list });
    }
    Ok(rules)
}

/// The alternatives of a rule, and the size that is left for all rules.
struct Alternatives<'r> {
    list: Vec<Vec<Fact>>,
    room: &'r mut usize,
}

impl Alternatives<'_> {
    fn push(&mut self, facts: Vec<Fact>) -> Result<(), Unfit> {
        *self.room = self.room.checked_sub(facts.len() + ALTERNATIVE_SIZE).ok_or(TOO_LARGE)?;
        if self.list.len() == MAX_ALTERNATIVES {
            return Err(TOO_LARGE);
        }
        self.list.push(facts);
        Ok(())
    }
}

/// Adds the alternatives of a clue that are compatible with the table.
fn expand(
    evaluator: &Evaluator<'_>,
    truth: &Truth,
    table: &mut TableFacts<'_>,
    facts: &mut Vec<Fact>,
    alternatives: &mut Alternatives<'_>,
) -> Result<(), Unfit> {
    if facts.len() > MAX_FACTS || table.look_ups.get() > MAX_LOOK_UPS {
        return Err(TOO_LARGE);
    }
    match evaluator.decide(truth, table) {
        Ok(false) => Ok(()),
        Ok(true) => alternatives.push(facts.clone()),
        Err(missing) => {
            for fact in table.options(missing) {
                table.put(fact);
                facts.push(fact);
                expand(evaluator, truth, table, facts, alternatives)?;
                facts.pop();
                table.take(fact);
            }
            Ok(())
        }
    }
}

/// Adds every arrangement of the values of a category.
fn arrange(puzzle: &GridPuzzle, category: u32, alternatives: &mut Alternatives<'_>) -> Result<(), Unfit> {
    let mut next = Arrangements::first(puzzle.category(CategoryId(category)), puzzle.entities());
    while let Some(arrangement) = &mut next {
        let values = (0..).zip(arrangement.values());
        alternatives.push(values.map(|(entity, &value)| Fact { entity: Some(entity), category, value }).collect())?;
        if arrangement.advance().is_none() {
            next = None;
        }
    }
    Ok(())
}

/// The known values of a table.
pub(super) struct TableFacts<'a> {
    puzzle: &'a GridPuzzle,
    categories: usize,
    cells: Vec<Option<u32>>,
    /// The owner of each value of each category, except for shared values.
    owners: Vec<Vec<Owner>>,
    open: usize,
    /// The number of look-ups so far.
    look_ups: Cell<u64>,
}

/// The entity that has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// Not known yet.
    Open,
    /// No entity has the value.
    Nobody,
    /// The entity in this row.
    Entity(u32),
}

impl<'a> TableFacts<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        let (entities, categories) = (puzzle.entities(), puzzle.categories.len());
        let owners = puzzle.categories.iter().map(|category| vec![Owner::Open; category.values.len()]).collect();
        let cells = vec![None; entities * categories];
        let (open, look_ups) = (entities * categories, Cell::new(0));
        let mut table = Self { puzzle, categories, cells, owners, open, look_ups };
        for entity in 0..entities as u32 {
            table.put(Fact { entity: Some(entity), category: 0, value: entity });
        }
        table
    }

    fn is_shared(&self, category: u32) -> bool {
        matches!(self.puzzle.category(CategoryId(category)).kind, Kind::Shared(_))
    }

    fn cell(&self, entity: u32, category: u32) -> usize {
        entity as usize * self.categories + category as usize
    }

    fn count_look_up(&self) {
        self.look_ups.set(self.look_ups.get() + 1);
    }

    /// Returns the facts that would decide what is missing.
    fn options(&mut self, missing: Missing) -> Vec<Fact> {
        let entities = self.puzzle.entities() as u32;
        let mut options: Vec<Fact> = match missing {
            Missing::Cell(entity, CategoryId(category)) => {
                let values = 0..self.owners[category as usize].len() as u32;
                values.map(|value| Fact { entity: Some(entity as u32), category, value }).collect()
            }
            Missing::Owner(ValueId { category: CategoryId(category), index: value }) => {
                let spare = matches!(self.puzzle.category(CategoryId(category)).kind, Kind::Spare);
                let nobody = spare.then_some(None);
                let owners = (0..entities).map(Some).chain(nobody);
                owners.map(|entity| Fact { entity, category, value }).collect()
            }
        };
        options.retain(|&fact| self.fits(fact));
        options
    }
}

impl bachet_grid::Table for TableFacts<'_> {
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        self.count_look_up();
        let cell = entity * self.categories + category.0 as usize;
        self.cells[cell].map(Some).ok_or(Missing::Cell(entity, category))
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        self.count_look_up();
        let owner = self.owners[value.category.0 as usize][value.index as usize];
        match owner {
            Owner::Open => Err(Missing::Owner(value)),
            Owner::Nobody => Ok(None),
            Owner::Entity(entity) => Ok(Some(entity as usize)),
        }
    }
}

impl KnownFacts for TableFacts<'_> {
    fn has(&self, fact: Fact) -> bool {
        match fact.entity {
            Some(entity) => self.cells[self.cell(entity, fact.category)] == Some(fact.value),
            None => self.owners[fact.category as usize][fact.value as usize] == Owner::Nobody,
        }
    }

    fn fits(&mut self, fact: Fact) -> bool {
        let is_open = fact.entity.is_none_or(|entity| self.cells[self.cell(entity, fact.category)].is_none());
        is_open && self.owners[fact.category as usize][fact.value as usize] == Owner::Open
    }

    fn put(&mut self, fact: Fact) {
        if !self.is_shared(fact.category) {
            self.owners[fact.category as usize][fact.value as usize] = fact.entity.map_or(Owner::Nobody, Owner::Entity);
        }
        if let Some(entity) = fact.entity {
            let cell = self.cell(entity, fact.category);
            self.cells[cell] = Some(fact.value);
            self.open -= 1;
        }
    }

    fn take(&mut self, fact: Fact) {
        self.owners[fact.category as usize][fact.value as usize] = Owner::Open;
        if let Some(entity) = fact.entity {
            let cell = self.cell(entity, fact.category);
            self.cells[cell] = None;
            self.open += 1;
        }
    }

    fn is_full(&self) -> bool {
        self.open == 0
    }

    fn place(&self, fact: Fact) -> Option<u32> {
        fact.entity.map(|entity| self.cell(entity, fact.category) as u32)
    }

    const STOPS_AT_EMPTY_RULE: bool = false;
}
