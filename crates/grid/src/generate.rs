//! Generator of logic grids with exactly one solution, from which no clue can be left out.
//!
//! A random solution is drawn, then random clues that are true in it until no other table satisfies them all, and then
//! every clue is removed that follows from the others.
//!
//! Most of the work is done on near tables (`near`): those that differ from the solution by an exchange of two or three
//! entities. They are the same for all puzzles of a size, so that what a clue excludes of them is a few operations on
//! bit masks. A search proves that there is no other solution, and that a clue is needed which excludes no near table
//! alone. Each table that it finds is kept: a clue is needed as long as some known table is excluded by it alone.

mod clues;
mod constraint;
mod draw;
mod general;
mod kind;
mod near;
mod search;
mod shape;
mod statement;
mod table;

use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{Category, GridPuzzle};
use bachet_random::Random;
use bachet_solver::Budget;

use clues::{Candidate, Clues};
use constraint::Cell;
use draw::{Choices, Drawer};
pub use kind::{ClueKind, Weights};
use near::NearTables;
use search::{Found, Search};
use shape::Shape;
pub use shape::{Allowed, Scale};

use crate::Solution;

/// Maximum number of values of a category.
pub const MAX_VALUES: usize = 16;
/// Maximum number of values of all categories.
pub const MAX_CELLS: usize = 128;

/// Number of random clues of which the one that excludes most is added.
const DRAWN_AT_ONCE: usize = 3;
/// Maximum number of random clues that are drawn to find one that excludes a given table. If none of them does, the
/// allowed kinds of clue probably cannot exclude it: clues such as `next` alone never tell left from right.
const MAX_DRAWN: usize = 2_000;

/// A generated puzzle, without names.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated {
    /// The clues with their kinds, in random order.
    pub clues: Vec<(ClueKind, Truth)>,
    /// The only solution.
    pub solution: Solution,
}

/// Why there is no generator for some categories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGenerator {
    /// There are too few or too many values, or not one for each entity, or a scale does not fit its category.
    Shape,
    /// No kind of clue is possible.
    Kinds,
}

/// Generates puzzles of one size.
#[derive(Clone, Debug)]
pub struct Generator {
    /// The categories, for the general solver.
    bare: GridPuzzle,
    shape: Shape,
    choices: Choices,
    near: NearTables,
    search: Search,
    clues: Clues,
    /// The places of the tables that were found while clues were added, one after the other.
    others: Vec<u8>,
    /// The place of each cell in the solution.
    solution: Vec<u8>,
    /// The cell of each category and place.
    at: Vec<Cell>,
}

impl Generator {
    /// Prepares a generator for these categories, all with one value for each entity.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new(categories: &[Category], allowed: &[Allowed], weights: &Weights) -> Result<Self, NoGenerator> {
        let shape = Shape::new(categories, allowed).ok_or(NoGenerator::Shape)?;
        let choices = Choices::new(&shape, weights).ok_or(NoGenerator::Kinds)?;
        let cells = shape.cells();
        Ok(Self {
            bare: GridPuzzle { categories: categories.to_vec(), ..GridPuzzle::default() },
            choices,
            near: NearTables::new(shape.categories, shape.size, shape.axis),
            search: Search::new(shape.categories, shape.size, shape.axis),
            clues: Clues::default(),
            others: Vec::new(),
            solution: vec![0; cells],
            at: vec![0; cells],
            shape,
        })
    }

    /// Replaces the categories. What depends on the size alone is kept if it is the same.
    ///
    /// # Errors
    /// Why there is no generator for them; this one stays as it was.
    pub fn restate(
        &mut self,
        categories: &[Category],
        allowed: &[Allowed],
        weights: &Weights,
    ) -> Result<(), NoGenerator> {
        let shape = Shape::new(categories, allowed).ok_or(NoGenerator::Shape)?;
        if !shape.is_as_large_as(&self.shape) {
            *self = Self::new(categories, allowed, weights)?;
            return Ok(());
        }
        self.choices = Choices::new(&shape, weights).ok_or(NoGenerator::Kinds)?;
        self.bare.categories = categories.to_vec();
        self.shape = shape;
        Ok(())
    }

    /// Generates a puzzle. Returns `None` if random clues of the allowed kinds did not suffice for one solution, or the
    /// budget is spent; another attempt has another solution.
    pub fn generate(&mut self, random: &mut Random, budget: &mut Budget<'_>) -> Option<Generated> {
        self.draw_solution(random);
        self.clues.clear();
        self.exclude_near_tables(random)?;
        self.remove_idle_by_near_tables(random);
        self.exclude_others(random, budget)?;
        self.remove_idle(random, budget)?;
        random.shuffle(&mut self.clues.list);
        let shape = &self.shape;
        Some(Generated {
            clues: self.clues.list.iter().map(|clue| (clue.kind, clue.statement.truth(shape))).collect(),
            solution: self.table(),
        })
    }

    fn draw_solution(&mut self, random: &mut Random) {
        let size = self.shape.size;
        for category in 0..self.shape.categories {
            let own = &mut self.solution[category * size..(category + 1) * size];
            own.iter_mut().zip(0..).for_each(|(place, rank)| *place = rank);
            if category != self.shape.axis {
                random.shuffle(own);
            }
            for (rank, &place) in own.iter().enumerate() {
                self.at[category * size + usize::from(place)] = self.shape.cell(category, rank);
            }
        }
    }

    /// Draws a clue.
    fn draw(&self, random: &mut Random) -> Candidate {
        let Self { shape, choices, solution, at, .. } = self;
        let (kind, statement) = Drawer { shape, choices, solution, at }.draw(random);
        let constraint = statement.constraint(shape);
        let excluded = self.near.excluded_by(&constraint, solution);
        Candidate { kind, statement, constraint, excluded }
    }

    /// Adds clues until every near table is excluded, or no clue is found that excludes those that are left.
    fn exclude_near_tables(&mut self, random: &mut Random) -> Option<()> {
        let mut left = self.near.all;
        let mut drawn = 0;
        while !left.is_empty() && drawn < MAX_DRAWN {
            let mut best: Option<(u32, Candidate)> = None;
            for _ in 0..DRAWN_AT_ONCE {
                let clue = self.draw(random);
                let count = clue.excluded.and(left).count();
                if count > best.as_ref().map_or(0, |&(most, _)| most) {
                    best = Some((count, clue));
                }
            }
            match best {
                Some((_, clue)) => {
                    drawn = 0;
                    left = left.without(clue.excluded);
                    self.add(clue, random)?;
                }
                None => drawn += DRAWN_AT_ONCE,
            }
        }
        Some(())
    }

    fn add(&mut self, clue: Candidate, random: &mut Random) -> Option<()> {
        if self.clues.list.len() == Clues::MAX {
            self.remove_idle_by_near_tables(random);
        }
        (self.clues.list.len() < Clues::MAX).then(|| self.clues.push(clue))
    }

    /// Removes clues, in random order, of which each known table is excluded by others too.
    fn remove_idle_by_near_tables(&mut self, random: &mut Random) {
        random.shuffle(&mut self.clues.list);
        let mut at = self.clues.list.len();
        while at > 0 {
            at -= 1;
            if !self.clues.is_needed(at) {
                self.clues.remove(at);
            }
        }
    }

    /// Adds clues until there is no other solution.
    fn exclude_others(&mut self, random: &mut Random, budget: &mut Budget<'_>) -> Option<()> {
        let size = self.shape.size;
        self.others.clear();
        while self.find_other(budget)? {
            self.others.extend_from_slice(&self.search.places);
            let excludes = |clue: &Candidate, places: &[u8]| !clue.constraint.holds(places, size);
            let mut drawn = 0;
            let clue = loop {
                let clue = self.draw(random);
                drawn += 1;
                if excludes(&clue, &self.search.places) {
                    break clue;
                }
                if drawn == MAX_DRAWN {
                    return None;
                }
            };
            self.add(clue, random)?;
        }
        Some(())
    }

    /// Whether another table satisfies the clues; it is in the places of the search then. Returns `None` if the budget
    /// is spent.
    fn find_other(&mut self, budget: &mut Budget<'_>) -> Option<bool> {
        if !budget.step() {
            return None;
        }
        let found = self.search.find(&self.solution, &self.clues.constraints());
        match found {
            Found::Other => Some(true),
            Found::Nothing => Some(false),
            Found::Limit => general::find(self, None, budget),
        }
    }

    /// Removes clues, in random order, that follow from the others.
    fn remove_idle(&mut self, random: &mut Random, budget: &mut Budget<'_>) -> Option<()> {
        random.shuffle(&mut self.clues.list);
        let size = self.shape.size;
        for places in self.others.chunks_exact(self.shape.cells()) {
            self.clues.add_witness(places, size);
        }
        let mut at = self.clues.list.len();
        while at > 0 {
            at -= 1;
            if self.clues.is_needed(at) {
                continue;
            }
            if !budget.step() {
                return None;
            }
            let negated = self.clues.list[at].constraint.negated(size);
            let found = self.search.find(&self.solution, &self.clues.against(at, &negated));
            let other = match found {
                Found::Other => true,
                Found::Nothing => false,
                Found::Limit => general::find(self, Some(at), budget)?,
            };
            if other {
                self.clues.add_witness(&self.search.places, size);
            } else {
                self.clues.remove(at);
            }
        }
        Some(())
    }

    /// Returns the solution with a row for each value of the first category.
    fn table(&self) -> Solution {
        let size = self.shape.size;
        let mut table = Solution::new(size, self.shape.categories);
        for first in 0..size {
            let place = usize::from(self.solution[first]);
            let entity = self.shape.value(first as Cell).index;
            for category in 0..self.shape.categories {
                let value = self.shape.value(self.at[category * size + place]);
                debug_assert_eq!(value.category, CategoryId(category as u32));
                table.set(entity as usize, ValueId { ..value });
            }
        }
        table
    }
}
