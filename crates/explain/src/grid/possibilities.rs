//! All the ways in which a part of a clue can be true.
//!
//! A way is about the entities that the clue names. The evaluator says which value it needs next, and every possibility
//! for it is tried, so that a way says no more than the clue depends on.

use bachet_grid::{Evaluator, Known, Missing, Table};
use bachet_notation::clue::{CategoryId, Truth, ValueId};

use super::shape::{Owners, Shape};
use crate::subsets::{Literal, Options};

/// Maximum number of tables that are tried for a part of a clue.
const MAX_TABLES: u32 = 60_000;

/// Maximum number of ways of a part of a clue.
const MAX_WAYS: usize = 6_000;

/// Returns all ways in which the part can be true, given what is known; `None` if there are too many.
pub(super) fn possibilities(
    shape: &Shape,
    evaluator: &Evaluator<'_>,
    truth: &Truth,
    known: &dyn Fn(Literal) -> bool,
) -> Option<Options> {
    let world = World {
        shape,
        known,
        rows: Vec::new(),
        row_of: vec![Owner::Open; shape.values()],
        is_looked_up: Vec::new(),
        ways: Vec::new(),
        tables: 0,
    };
    world.all(evaluator, truth)
}

/// Who has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Open,
    Nobody,
    Row(usize),
}

/// A table with a row for each entity that the clue has named so far.
struct World<'a> {
    shape: &'a Shape,
    known: &'a dyn Fn(Literal) -> bool,
    /// For each row its value in each category, as far as it matters.
    rows: Vec<Vec<Option<usize>>>,
    /// For each unique value its row, as far as it matters.
    row_of: Vec<Owner>,
    /// For each row and category whether its value there was asked for.
    is_looked_up: Vec<Vec<bool>>,
    ways: Vec<Vec<Literal>>,
    tables: u32,
}

impl Table for World<'_> {
    fn value(&self, row: usize, category: CategoryId) -> Known<Option<u32>> {
        match self.rows[row][category.0 as usize] {
            Some(value) => Ok(Some(self.shape.value(value).index)),
            None => Err(Missing::Cell(row, category)),
        }
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        match self.row_of[self.shape.number(value)] {
            Owner::Open => Err(Missing::Owner(value)),
            Owner::Nobody => Ok(None),
            Owner::Row(row) => Ok(Some(row)),
        }
    }
}

impl World<'_> {
    fn all(mut self, evaluator: &Evaluator<'_>, truth: &Truth) -> Option<Options> {
        self.extend(evaluator, truth).then(|| Options::new(&self.ways))
    }

    /// Adds all ways that extend the table. Returns false if there are too many.
    fn extend(&mut self, evaluator: &Evaluator<'_>, truth: &Truth) -> bool {
        self.tables += 1;
        if self.tables > MAX_TABLES || self.ways.len() > MAX_WAYS {
            return false;
        }
        match evaluator.decide(truth, self) {
            Ok(true) => {
                // That a value belongs to somebody is said by whom it belongs to.
                if let Some(row) = (0..self.rows.len()).find(|&row| self.is_spare_alone(row)) {
                    return self.try_values(evaluator, truth, row, 0);
                }
                let way = self.way();
                self.ways.push(way);
                true
            }
            Ok(false) => true,
            Err(Missing::Owner(value)) => self.try_owners(evaluator, truth, self.shape.number(value)),
            Err(Missing::Cell(row, category)) => self.try_values(evaluator, truth, row, category.0 as usize),
        }
    }

    fn try_owners(&mut self, evaluator: &Evaluator<'_>, truth: &Truth, value: usize) -> bool {
        let category = self.shape.category(value);
        for row in 0..self.rows.len() {
            if self.rows[row][category].is_none() && self.fits(row, value) {
                self.rows[row][category] = Some(value);
                self.row_of[value] = Owner::Row(row);
                let is_done = self.extend(evaluator, truth);
                self.rows[row][category] = None;
                self.row_of[value] = Owner::Open;
                if !is_done {
                    return false;
                }
            }
        }
        if self.rows.len() < self.shape.entities() && self.differs_from_all(value) {
            let mut row = vec![None; self.shape.category_count()];
            row[category] = Some(value);
            self.row_of[value] = Owner::Row(self.rows.len());
            self.rows.push(row);
            self.is_looked_up.push(vec![false; self.shape.category_count()]);
            let is_done = self.extend(evaluator, truth);
            self.rows.pop();
            self.is_looked_up.pop();
            self.row_of[value] = Owner::Open;
            if !is_done {
                return false;
            }
        }
        if self.shape.owners(category) == Owners::AtMostOne && self.differs_from_all(value) {
            self.row_of[value] = Owner::Nobody;
            let is_done = self.extend(evaluator, truth);
            self.row_of[value] = Owner::Open;
            if !is_done {
                return false;
            }
        }
        true
    }

    fn try_values(&mut self, evaluator: &Evaluator<'_>, truth: &Truth, row: usize, category: usize) -> bool {
        self.is_looked_up[row][category] = true;
        let is_unique = self.shape.owners(category) != Owners::Any;
        let mut is_done = true;
        for value in self.shape.values_of(category) {
            if is_unique && self.row_of[value] != Owner::Open || !self.fits(row, value) {
                continue;
            }
            self.rows[row][category] = Some(value);
            if is_unique {
                self.row_of[value] = Owner::Row(row);
            }
            is_done = self.extend(evaluator, truth);
            self.rows[row][category] = None;
            if is_unique {
                self.row_of[value] = Owner::Open;
            }
            if !is_done {
                break;
            }
        }
        self.is_looked_up[row][category] = false;
        is_done
    }

    /// Whether the row has nothing but a value that need not belong to anybody.
    fn is_spare_alone(&self, row: usize) -> bool {
        let mut members = self.rows[row].iter().flatten();
        let first = members.next().map(|&value| self.shape.owners(self.shape.category(value)));
        first == Some(Owners::AtMostOne) && members.next().is_none()
    }

    /// Whether it is not known that the row does not have the value.
    fn fits(&self, row: usize, value: usize) -> bool {
        let members = self.rows[row].iter().flatten();
        members.into_iter().all(|&other| {
            !self.shape.has_square(value, other) || !(self.known)(self.shape.literal(value, other, false))
        })
    }

    /// Whether it is not known that one of the rows has the value.
    fn differs_from_all(&self, value: usize) -> bool {
        self.rows.iter().flatten().flatten().all(|&other| {
            !self.shape.has_square(value, other)
                || !self.shape.is_unique(other)
                || !(self.known)(self.shape.literal(value, other, true))
        })
    }

    /// Returns what the table says of the squares of the grid.
    fn way(&self) -> Vec<Literal> {
        let shape = self.shape;
        let mut way = Vec::new();
        for (row, is_looked_up) in self.rows.iter().zip(&self.is_looked_up) {
            for &x in row.iter().flatten() {
                for (category, &y) in row.iter().enumerate() {
                    let Some(y) = y.filter(|&y| shape.has_square(x, y)) else { continue };
                    if x < y {
                        way.push(shape.literal(x, y, true));
                    }
                    if is_looked_up[category] && shape.is_unique(x) {
                        let others = shape.values_of(category).filter(|&other| other != y);
                        way.extend(others.map(|other| shape.literal(x, other, false)));
                    }
                }
                if shape.is_unique(x) {
                    let others = self.rows.iter().filter(|other| !std::ptr::eq(*other, row)).flatten().flatten();
                    let others = others.filter(|&&y| x < y && shape.is_unique(y) && shape.has_square(x, y));
                    way.extend(others.map(|&y| shape.literal(x, y, false)));
                }
            }
        }
        for x in (0..shape.values()).filter(|&x| self.row_of[x] == Owner::Nobody) {
            let others = (0..shape.values()).filter(|&y| shape.has_square(x, y));
            way.extend(others.map(|y| shape.literal(x, y, false)));
        }
        way.sort_unstable();
        way.dedup();
        way
    }
}
