//! What a part of a clue means, by brute force: all tables of the entities that it names.

use bachet_grid::{Evaluator, Known, Missing, Table};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
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

/// Returns what each table says in which the part is true, as far as its truth depends on it.
///
/// The evaluator tells what it has to know next: the entity with a value, or the value of an entity. Everything is tried.
pub(crate) fn worlds(puzzle: &GridPuzzle, truth: &Truth) -> Vec<World> {
    let mut search = Search {
        puzzle,
        evaluator: Evaluator::new(puzzle),
        truth,
        rows: Vec::new(),
        looked_up: Vec::new(),
        nobody: Vec::new(),
        worlds: Vec::new(),
    };
    search.go_on();
    search.worlds
}

struct Search<'a> {
    puzzle: &'a GridPuzzle,
    evaluator: Evaluator<'a>,
    truth: &'a Truth,
    /// The values of each entity.
    rows: Vec<Vec<ValueId>>,
    /// The entities and categories in which a value was asked for.
    looked_up: Vec<(usize, CategoryId)>,
    /// Values that no entity has.
    nobody: Vec<ValueId>,
    worlds: Vec<World>,
}

impl Search<'_> {
    fn go_on(&mut self) {
        match self.evaluator.decide(self.truth, self) {
            Ok(true) => {
                // That somebody has a spare value is said by who it is.
                let is_alone = |row: &Vec<ValueId>| row.len() == 1 && self.is_spare(row[0]);
                if let Some(row) = self.rows.iter().position(is_alone) {
                    self.look_up(row, CategoryId(0));
                    return;
                }
                let world = self.world();
                self.worlds.push(world);
            }
            Ok(false) => {}
            Err(Missing::Owner(value)) => {
                for row in 0..self.rows.len() {
                    if self.rows[row].iter().all(|other| other.category != value.category) {
                        self.rows[row].push(value);
                        self.go_on();
                        self.rows[row].pop();
                    }
                }
                if self.rows.len() < self.puzzle.entities() {
                    self.rows.push(vec![value]);
                    self.go_on();
                    self.rows.pop();
                }
                if self.is_spare(value) {
                    self.nobody.push(value);
                    self.go_on();
                    self.nobody.pop();
                }
            }
            Err(Missing::Cell(row, category)) => self.look_up(row, category),
        }
    }

    fn look_up(&mut self, row: usize, category: CategoryId) {
        self.looked_up.push((row, category));
        for value in values(self.puzzle, category) {
            let is_taken = self.rows.iter().any(|row| row.contains(&value)) || self.nobody.contains(&value);
            if !is_unique(self.puzzle, value) || !is_taken {
                self.rows[row].push(value);
                self.go_on();
                self.rows[row].pop();
            }
        }
        self.looked_up.pop();
    }

    fn is_spare(&self, value: ValueId) -> bool {
        let category = self.puzzle.category(value.category);
        category.kind == Kind::Spare && category.values.len() > self.puzzle.entities()
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
                for &y in row.iter().filter(|y| self.looked_up.contains(&(at, y.category))) {
                    values(self.puzzle, y.category).filter(|&other| other != y).for_each(|other| add(x, other, false));
                }
            }
        }
        for &x in &self.nobody {
            for y in self.puzzle.category_ids().flat_map(|category| values(self.puzzle, category)) {
                add(x, y, false);
            }
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
