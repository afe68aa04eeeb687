//! The cells whose values are known, derived from the variables that have one value.
//!
//! On a board a variable is a cell. In a logic grid most variables are the place of a value, and one category numbers
//! the places: the row of the cell is known once the entity at that place is known.

use bachet_solver::Var;

use crate::compiled::{CompiledPuzzle, VariableMeaning};

/// A cell that got a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AssignedCell {
    pub(crate) place: u32,
    pub(crate) value: u32,
}

/// The known values, with a trail to undo them.
pub(crate) struct PartialAssignment<'a> {
    compiled: &'a CompiledPuzzle,
    /// Whether each cell has a value.
    filled: Vec<bool>,
    /// The number of cells that were assigned a value.
    assigned: u32,
    /// The entity at each place, by its value of the first category.
    entities: Vec<Option<u32>>,
    /// The categories and values known of each place whose entity is not known.
    waiting: Vec<Vec<(u32, u32)>>,
    trail: Vec<Change>,
}

enum Change {
    Cell(u32),
    Entity(usize),
    Waiting(usize),
}

/// A state to return to: the length of the trail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checkpoint(usize);

impl<'a> PartialAssignment<'a> {
    pub(crate) fn new(compiled: &'a CompiledPuzzle) -> Self {
        let entities = match &compiled.axis {
            // The values of the first category are the entities.
            Some((0, along)) => along.iter().copied().map(Some).collect(),
            Some((_, along)) => vec![None; along.len()],
            None => Vec::new(),
        };
        let waiting = vec![Vec::new(); entities.len()];
        Self { compiled, filled: compiled.given.clone(), assigned: 0, entities, waiting, trail: Vec::new() }
    }

    /// Returns the number of cells that were assigned a value.
    pub(crate) fn len(&self) -> u32 {
        self.assigned
    }

    pub(crate) fn checkpoint(&self) -> Checkpoint {
        Checkpoint(self.trail.len())
    }

    /// Undoes all changes since the checkpoint.
    pub(crate) fn back_to(&mut self, checkpoint: Checkpoint) {
        while self.trail.len() > checkpoint.0 {
            match self.trail.pop() {
                Some(Change::Cell(cell)) => {
                    self.filled[cell as usize] = false;
                    self.assigned -= 1;
                }
                Some(Change::Entity(place)) => self.entities[place] = None,
                Some(Change::Waiting(place)) => {
                    self.waiting[place].pop();
                }
                None => break,
            }
        }
    }

    /// Assigns a value to a variable, and returns the cells whose values this determines. A filled cell keeps its
    /// value: a second one is a contradiction, which the search reports.
    pub(crate) fn assign(&mut self, x: Var, value: u32) -> Vec<AssignedCell> {
        let mut new_cells = Vec::new();
        for &meaning in self.compiled.meanings(x) {
            match meaning {
                VariableMeaning::Cell(cell) => self.write(cell, value + 1, &mut new_cells),
                VariableMeaning::PlaceOf { category: 0, value: entity } => {
                    self.enter(value as usize, entity, &mut new_cells);
                }
                VariableMeaning::PlaceOf { category, value: of } => {
                    self.put(value as usize, category, of, &mut new_cells);
                }
                VariableMeaning::ValueAt { category, place } => {
                    self.put(place as usize, category, value, &mut new_cells);
                }
            }
        }
        new_cells
    }

    /// Returns the cell whose value the variable would determine with this value, if known.
    pub(crate) fn place(&self, x: Var, value: u32) -> Option<u32> {
        let row = |place: usize| self.entities.get(place).copied().flatten();
        let cell = |entity: u32, category: u32| entity * self.compiled.columns + category;
        match *self.compiled.meanings(x).first()? {
            VariableMeaning::Cell(number) => Some(number),
            VariableMeaning::PlaceOf { category: 0, value: entity } => {
                self.compiled.axis.as_ref().map(|(axis, _)| cell(entity, *axis))
            }
            VariableMeaning::PlaceOf { category, .. } => row(value as usize).map(|entity| cell(entity, category)),
            VariableMeaning::ValueAt { category, place } => row(place as usize).map(|entity| cell(entity, category)),
        }
    }

    /// Gives the entity at this place a value.
    fn put(&mut self, place: usize, category: u32, value: u32, new_cells: &mut Vec<AssignedCell>) {
        match self.entities.get(place) {
            Some(Some(entity)) => self.write(entity * self.compiled.columns + category, value, new_cells),
            Some(None) => {
                self.waiting[place].push((category, value));
                self.trail.push(Change::Waiting(place));
            }
            // After the last place: no entity has the value.
            None => {}
        }
    }

    /// Puts an entity at a place, and gives it all values known of that place.
    fn enter(&mut self, place: usize, entity: u32, new_cells: &mut Vec<AssignedCell>) {
        if self.entities[place].is_some() {
            return;
        }
        self.entities[place] = Some(entity);
        self.trail.push(Change::Entity(place));
        let row = entity * self.compiled.columns;
        if let Some((axis, along)) = &self.compiled.axis {
            self.write(row + axis, along[place], new_cells);
        }
        for at in 0..self.waiting[place].len() {
            let (category, value) = self.waiting[place][at];
            self.write(row + category, value, new_cells);
        }
    }

    fn write(&mut self, place: u32, value: u32, new_cells: &mut Vec<AssignedCell>) {
        if !std::mem::replace(&mut self.filled[place as usize], true) {
            self.assigned += 1;
            self.trail.push(Change::Cell(place));
            new_cells.push(AssignedCell { place, value });
        }
    }
}
