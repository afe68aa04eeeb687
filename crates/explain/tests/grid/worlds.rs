//! What a part of a clue means, by brute force: all tables of the entities that it names.

use std::collections::BTreeSet;

use bachet_grid::{Evaluator, Known, Missing, Table};
use bachet_notation::clue::{CategoryId, Item, Quantity, Truth, ValueId, Visitor, Who};
use bachet_notation::{GridPuzzle, Kind};

/// Two values, and whether they belong together.
pub(crate) type Pair = (ValueId, ValueId, bool);

/// What a table says.
pub(crate) type World = Vec<Pair>;

/// Whether a value belongs to one entity at most.
pub(crate) fn is_unique(puzzle: &GridPuzzle, value: ValueId) -> bool {
    !matches!(puzzle.category(value.category).kind, Kind::Shared(_))
}

/// Returns the values of a category.
pub(crate) fn values(puzzle: &GridPuzzle, category: CategoryId) -> impl Iterator<Item = ValueId> + use<> {
    (0..puzzle.category(category).values.len() as u32).map(move |index| ValueId { category, index })
}

/// Returns the pairs that each table in which the part is true says something about; `None` if there are over `limit`
/// tables. Only tables that agree with what is known are tried.
pub(crate) fn worlds(
    puzzle: &GridPuzzle,
    truth: &Truth,
    limit: usize,
    known: &dyn Fn(ValueId, ValueId) -> Option<bool>,
) -> Option<Vec<World>> {
    let mut named = Named { puzzle, values: BTreeSet::new(), categories: BTreeSet::new() };
    named.truth(truth);
    let mut search = Search {
        puzzle,
        evaluator: Evaluator::new(puzzle),
        truth,
        values: named.values.into_iter().collect(),
        categories: named.categories.into_iter().collect(),
        rows: Vec::new(),
        nobody: Vec::new(),
        worlds: Vec::new(),
        tables: 0,
        limit,
        known,
    };
    search.place(0);
    (search.tables <= limit).then_some(search.worlds)
}

/// The values that a part names, and the categories in which it looks something up.
struct Named<'a> {
    puzzle: &'a GridPuzzle,
    values: BTreeSet<ValueId>,
    categories: BTreeSet<CategoryId>,
}

impl Named<'_> {
    fn all(&mut self, category: CategoryId) {
        let all: Vec<ValueId> = values(self.puzzle, category).collect();
        for value in all {
            self.value(value);
        }
    }
}

impl Visitor for Named<'_> {
    fn truth(&mut self, truth: &Truth) {
        if let Truth::Every(_, category, _) | Truth::Some(_, category, _) = truth {
            self.all(*category);
        }
        truth.visit_parts(self);
    }

    fn who(&mut self, who: &Who) {
        match who {
            Who::ActNumber(category, _) => self.all(*category),
            Who::Act(item) => match &**item {
                Item::Value(value) => self.value(*value),
                Item::Of(category, _) => self.all(*category),
                Item::Bound(_) => {}
            },
            _ => {}
        }
        who.visit_parts(self);
    }

    fn quantity(&mut self, quantity: &Quantity) {
        quantity.visit_parts(self);
    }

    fn value(&mut self, value: ValueId) {
        if is_unique(self.puzzle, value) {
            self.values.insert(value);
        }
    }

    fn category(&mut self, category: CategoryId) {
        self.categories.insert(category);
    }
}

struct Search<'a> {
    puzzle: &'a GridPuzzle,
    evaluator: Evaluator<'a>,
    truth: &'a Truth,
    values: Vec<ValueId>,
    categories: Vec<CategoryId>,
    rows: Vec<Vec<ValueId>>,
    nobody: Vec<ValueId>,
    worlds: Vec<World>,
    tables: usize,
    limit: usize,
    known: &'a dyn Fn(ValueId, ValueId) -> Option<bool>,
}

impl Search<'_> {
    fn fits(&self, row: usize, value: ValueId) -> bool {
        let together = self.rows[row].iter().all(|&other| (self.known)(value, other) != Some(false));
        let apart = (self.rows.iter().enumerate()).all(|(at, others)| {
            at == row
                || others.iter().all(|&other| {
                    !is_unique(self.puzzle, other)
                        || !is_unique(self.puzzle, value)
                        || (self.known)(value, other) != Some(true)
                })
        });
        together && apart
    }

    /// Gives each value from the one at `at` on a row.
    fn place(&mut self, at: usize) {
        if self.tables > self.limit {
            return;
        }
        let Some(&value) = self.values.get(at) else {
            self.look_up(0);
            return;
        };
        for row in 0..self.rows.len() {
            if self.rows[row].iter().all(|other| other.category != value.category) && self.fits(row, value) {
                self.rows[row].push(value);
                self.place(at + 1);
                self.rows[row].pop();
            }
        }
        if self.rows.len() < self.puzzle.entities() {
            self.rows.push(vec![value]);
            if self.fits(self.rows.len() - 1, value) {
                self.place(at + 1);
            }
            self.rows.pop();
        }
        let category = self.puzzle.category(value.category);
        if category.kind == Kind::Spare && category.values.len() > self.puzzle.entities() {
            self.nobody.push(value);
            self.place(at + 1);
            self.nobody.pop();
        }
    }

    /// Gives each row a value in each category that is looked up, from the cell at `at` on.
    fn look_up(&mut self, at: usize) {
        if self.tables > self.limit {
            return;
        }
        let width = self.categories.len().max(1);
        if self.categories.is_empty() || at == self.rows.len() * width {
            self.tables += 1;
            match self.evaluator.decide(self.truth, self) {
                Ok(true) => {
                    let world = self.world();
                    self.worlds.push(world);
                }
                Ok(false) => {}
                Err(missing) => panic!("{missing:?} is missing in {:?}", self.truth),
            }
            return;
        }
        let (row, category) = (at / width, self.categories[at % width]);
        if self.rows[row].iter().any(|value| value.category == category) {
            return self.look_up(at + 1);
        }
        for value in values(self.puzzle, category) {
            let is_free = !is_unique(self.puzzle, value)
                || !self.values.contains(&value) && self.rows.iter().all(|row| !row.contains(&value));
            if is_free && self.fits(row, value) {
                self.rows[row].push(value);
                self.look_up(at + 1);
                self.rows[row].pop();
            }
        }
    }

    fn world(&self) -> World {
        let mut pairs = Vec::new();
        let unique = |value: ValueId| is_unique(self.puzzle, value);
        let mut add = |x: ValueId, y: ValueId, holds: bool| {
            if x.category != y.category && (unique(x) || unique(y)) {
                pairs.push((x.min(y), x.max(y), holds));
            }
        };
        for (at, row) in self.rows.iter().enumerate() {
            for &x in row {
                for &y in row {
                    add(x, y, true);
                }
                if !unique(x) {
                    continue;
                }
                for others in self.rows.iter().skip(at + 1) {
                    others.iter().filter(|&&y| unique(y)).for_each(|&y| add(x, y, false));
                }
                for &y in row.iter().filter(|y| self.categories.contains(&y.category)) {
                    values(self.puzzle, y.category).filter(|&other| other != y).for_each(|other| add(x, other, false));
                }
            }
        }
        for &x in &self.nobody {
            self.rows.iter().flatten().for_each(|&y| add(x, y, false));
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }
}

impl Table for Search<'_> {
    fn value(&self, row: usize, category: CategoryId) -> Known<Option<u32>> {
        let value = self.rows[row].iter().find(|value| value.category == category);
        value.map(|value| Some(value.index)).ok_or(Missing::Cell(row, category))
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        if self.nobody.contains(&value) {
            return Ok(None);
        }
        self.rows.iter().position(|row| row.contains(&value)).map(Some).ok_or(Missing::Owner(value))
    }
}
